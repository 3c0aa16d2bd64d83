/** An owner's name, phone and e-mail, each with its actions, and a warning (S-113, S-158). */
import type { ReactNode } from 'react';
import { dash } from '../../../model/rules/numbers.js';
import { formatPhone, phoneDigits } from '../../../model/rules/phone.js';
import { ButtonLink } from '../button/button.js';
import { IconButton } from '../button/icon-button.js';
import { CopyIcon, InfoIcon, MailIcon, PhoneIcon, WhatsAppIcon } from '../icons/icons.js';
import { css } from '../style/sheet.js';
import { useContactWords } from './contact-words.js';

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

type Copy = (text: string) => void;

interface LineProps {
  icon: ReactNode;
  href: string;
  text: string;
  copyLabel: string;
  copy: Copy;
  part?: string;
}

/** Draws one way to reach the owner, and a button that copies it. */
function Line({ icon, href, text, copyLabel, copy, part }: LineProps) {
  return (
    <div className={row} data-part={part}>
      {icon}
      <span>
        <a href={href}>{text}</a>
      </span>
      <IconButton
        label={copyLabel}
        icon={<CopyIcon />}
        onClick={() => {
          copy(text);
        }}
      />
    </div>
  );
}

function Phone({ phone, about, copy }: { phone: string; about: string; copy: Copy }) {
  const words = useContactWords();
  const digits = phoneDigits(phone);
  const call = `tel:+91${digits}`;
  const chat = `https://wa.me/91${digits}?text=${encodeURIComponent(about)}`;
  return (
    <>
      <Line
        icon={<PhoneIcon />}
        href={call}
        text={formatPhone(phone)}
        copyLabel={words.copyPhone}
        copy={copy}
        part="phone"
      />
      <div className={ways}>
        <ButtonLink variant="primary" href={call} icon={<PhoneIcon />} data-autofocus="">
          {words.call}
        </ButtonLink>
        <ButtonLink href={chat} target="_blank" rel="noopener noreferrer" icon={<WhatsAppIcon />}>
          {words.whatsApp}
        </ButtonLink>
      </div>
    </>
  );
}

/** What OwnerDetails takes; `copy` copies a text and shows a toast. */
interface OwnerDetailsProps {
  owner: { readonly name: string; readonly phone: string; readonly email: string };
  about: { readonly id: string; readonly title: string };
  copy: Copy;
}

/** Draws the details. */
export function OwnerDetails({ owner: { name, phone, email }, about, copy }: OwnerDetailsProps) {
  const words = useContactWords();
  return (
    <div className={parts}>
      <p className={who}>
        <b>{name || dash}</b>
        <span>{about.title}</span>
      </p>
      {phone ? <Phone phone={phone} about={words.about(about.id, about.title)} copy={copy} /> : null}
      {email ? (
        <Line
          icon={<MailIcon />}
          href={`mailto:${email}`}
          text={email}
          copyLabel={words.copyEmail}
          copy={copy}
        />
      ) : null}
      <p className={tip}>
        <InfoIcon />
        {words.safety}
      </p>
    </div>
  );
}
