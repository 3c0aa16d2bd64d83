/** My contacts: owners already paid for, always free to see again. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import {
  $contacts,
  $haveContactsFailed,
  paidContactsRequested,
  type PaidContact,
} from '../../../model/coins/coin-history.js';
import { detailRouteOf, kindOf } from '../../../model/rules/kinds.js';
import { formatPhone, phoneDigits } from '../../../model/rules/phone.js';
import { ButtonLink } from '../../../widgets/kit/button/button.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import {
  MailIcon,
  PhoneIcon,
  SearchIcon,
  UsersIcon,
  WhatsAppIcon,
} from '../../../widgets/kit/icons/icons.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { routes } from '../../routes.js';
import { refundsRequested } from '../../../model/coins/contact-refunds.js';
import { RefundChoice } from './refund-choice.js';
import { useAccountWords } from './words.js';
import { leadClass, panelListClass, waitingClass } from './panel-form.js';

const list = css`
  display: grid;
  gap: var(--h-space-3);
`;

const card = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--h-space-3) var(--h-space-5);
  padding: var(--h-space-4);
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
`;

const facts = css`
  display: grid;
  flex: 1 1 var(--h-size-240);
  gap: var(--h-space-1);
  font-size: var(--h-text-15);
  & > b {
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2);
    align-items: center;
    font-size: var(--h-text-16);
    font-weight: 600;
  }
  & > small {
    color: var(--h-muted);
    font-size: var(--h-text-13);
  }
  & a {
    overflow-wrap: anywhere;
  }
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2);
`;

function ContactLinks({ phone, email }: { phone: string; email: string | undefined }) {
  const text = useAccountWords();
  const digits = phoneDigits(phone);
  return (
    <div className={ways}>
      {phone ? (
        <>
          <ButtonLink size="small" href={`tel:+91${digits}`} icon={<PhoneIcon />}>
            {formatPhone(phone)}
          </ButtonLink>
          <ButtonLink
            size="small"
            href={`https://wa.me/91${digits}`}
            target="_blank"
            rel="noopener noreferrer"
            icon={<WhatsAppIcon />}
          >
            {text.whatsApp}
          </ButtonLink>
        </>
      ) : null}
      {email ? (
        <ButtonLink size="small" href={`mailto:${email}`} icon={<MailIcon />}>
          {email}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** What was paid for at one owner: the home, named once, what was reached, when and for how much. */
function PaidFor({ contact, before }: { contact: PaidContact; before: PaidContact | undefined }) {
  const { action, coins, at, property } = contact;
  const text = useAccountWords();
  const locale = useLocale();
  const kind = kindOf(property?.type);
  return (
    <div className={facts}>
      {property && kind && property._id !== before?.property?._id ? (
        <a href={`${detailRouteOf(kind)}?id=${encodeURIComponent(property._id)}`}>
          {[property.title, property.locality, property.city].filter(Boolean).join(', ')}
        </a>
      ) : null}
      <small>
        {action === 'number' ? text.numberSeen : text.messageSent} · {formatDate(at, locale)} ·{' '}
        {text.coinsName(coins)}
      </small>
    </div>
  );
}

/** One owner, with all that was paid for there. */
function Owner({ contacts }: { contacts: readonly PaidContact[] }) {
  const number = contacts.find(({ action }) => action === 'number');
  return (
    <li className={card}>
      <div className={facts}>
        <b>{contacts[0]?.name}</b>
        {contacts.map((contact, place) => (
          <PaidFor key={`${contact.action} ${contact.at}`} contact={contact} before={contacts[place - 1]} />
        ))}
      </div>
      {number?.phone !== undefined || number?.email ? (
        <ContactLinks phone={number.phone ?? ''} email={number.email} />
      ) : null}
      {number ? <RefundChoice contact={number} /> : null}
    </li>
  );
}

/** Puts the contacts of each owner together, in the order in which owners were last paid for. */
const byOwner = (contacts: readonly PaidContact[]): PaidContact[][] => {
  const owners = new Map<string, PaidContact[]>();
  for (const contact of contacts) owners.set(contact.user, [...(owners.get(contact.user) ?? []), contact]);
  return [...owners.values()];
};

/** Draws the tab. */
export function ContactsTab() {
  const text = useAccountWords();
  const { contacts, hasFailed, want, wantRefunds } = useUnit({
    contacts: $contacts,
    hasFailed: $haveContactsFailed,
    want: paidContactsRequested,
    wantRefunds: refundsRequested,
  });
  useEffect(() => {
    want();
    wantRefunds();
  }, [want, wantRefunds]);
  const toSearch = (
    <ButtonLink href={routes.search.path} variant="primary" icon={<SearchIcon />}>
      {text.search}
    </ButtonLink>
  );
  return (
    <div className={panelListClass}>
      <p className={leadClass}>{text.contactsText}</p>
      {hasFailed ? (
        <InlineNotice tone="danger" onRetry={want}>
          {text.loadFailed}
        </InlineNotice>
      ) : null}
      {!contacts && !hasFailed ? <Skeleton className={waitingClass} /> : null}
      {contacts?.length === 0 ? (
        <EmptyState title={text.noContacts} icon={<UsersIcon />} action={toSearch}>
          {text.noContactsText}
        </EmptyState>
      ) : null}
      {contacts?.length ? (
        <ul className={list}>
          {byOwner(contacts).map((paid) => (
            <Owner key={paid[0]?.user} contacts={paid} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
