/** Owner Information: name, phone and e-mail, each with what one does with it, and a word of caution (S-113, S-158). */
import type { ContactStage } from '../../../model/contact.js';
import { dash } from '../../../model/rules/numbers.js';
import { formatPhone, phoneDigits } from '../../../model/rules/phone.js';
import { ButtonLink } from '../button.js';
import { Dialog } from '../dialog.js';
import { IconButton } from '../icon-button.js';
import { CopyIcon, InfoIcon, MailIcon, PhoneIcon, WhatsAppIcon } from '../icons.js';
import { css } from '../sheet.js';
import { useCopy } from './use-copy.js';
import { useContactWords } from './words/contact-words.js';

const parts = css`
  display: grid;
  gap: var(--h-space-4);
`;

const who = css`
  & > b {
    display: block;
    font-size: var(--h-text-20);
    font-weight: 700;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & > span {
    color: var(--h-muted);
    font-size: var(--h-text-14);
  }
`;

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--h-space-3);
  & > svg {
    color: var(--h-brand);
    font-size: var(--h-text-18);
  }
  & > span {
    font-size: var(--h-text-16);
    overflow-wrap: anywhere;
  }
  &[data-part="phone"] > span {
    font-size: var(--h-text-20);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: var(--h-brand);
    text-decoration: underline;
  }
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2);
  & > * {
    flex: 1 1 var(--h-size-144);
  }
`;

const tip = css`
  display: flex;
  gap: var(--h-space-2);
  padding: var(--h-space-3);
  border-radius: var(--h-radius);
  background: var(--h-info-soft);
  font-size: var(--h-text-14);
  & > svg {
    flex: none;
    margin-top: 2px;
    color: var(--h-info);
  }
`;

/** Is what an OwnerDialog takes. */
interface OwnerDialogProps {
  stage: Extract<ContactStage, { step: 'owner' }>;
  onClose: () => void;
}

function Phone({ phone, about }: { phone: string; about: string }) {
  const words = useContactWords();
  const copy = useCopy();
  const digits = phoneDigits(phone);
  const shown = formatPhone(phone);
  const chat = `https://wa.me/91${digits}?text=${encodeURIComponent(about)}`;
  return (
    <>
      <div className={row} data-part="phone">
        <PhoneIcon />
        <span>
          <a href={`tel:+91${digits}`}>{shown}</a>
        </span>
        <IconButton
          label={words.copyPhone}
          icon={<CopyIcon />}
          onClick={() => {
            copy(shown);
          }}
        />
      </div>
      <div className={ways}>
        <ButtonLink variant="primary" href={`tel:+91${digits}`} icon={<PhoneIcon />} data-autofocus="">
          {words.call}
        </ButtonLink>
        <ButtonLink href={chat} target="_blank" rel="noopener noreferrer" icon={<WhatsAppIcon />}>
          {words.whatsApp}
        </ButtonLink>
      </div>
    </>
  );
}

function Email({ email }: { email: string }) {
  const words = useContactWords();
  const copy = useCopy();
  return (
    <div className={row}>
      <MailIcon />
      <span>
        <a href={`mailto:${email}`}>{email}</a>
      </span>
      <IconButton
        label={words.copyEmail}
        icon={<CopyIcon />}
        onClick={() => {
          copy(email);
        }}
      />
    </div>
  );
}

/** Draws the dialog. */
export function OwnerDialog({ stage, onClose }: OwnerDialogProps) {
  const words = useContactWords();
  const { target } = stage.ask;
  const { name, phone, email } = stage.owner;
  return (
    <Dialog isOpen onClose={onClose} title={words.ownerTitle}>
      <div className={parts}>
        <p className={who}>
          <b>{name || dash}</b>
          <span>{target.title}</span>
        </p>
        {phone ? <Phone phone={phone} about={words.about(target.propertyId, target.title)} /> : null}
        {email ? <Email email={email} /> : null}
        <p className={tip}>
          <InfoIcon />
          {words.safety}
        </p>
      </div>
    </Dialog>
  );
}
