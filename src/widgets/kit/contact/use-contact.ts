/** What a button that reaches an owner needs: whether it is at work, paid for, or its owner's own. */
import { useUnit } from 'effector-react';
import {
  $busyContacts,
  $paidContacts,
  $user,
  busyKey,
  type ContactAction,
  type ContactAsk,
  contactKey,
  type ContactTarget,
  contactWished,
} from '../../../model/account/entry.js';
import { $connection } from '../../../model/index.js';

/** Is what a widget's contact buttons draw from. */
export interface ContactState {
  isBusy: (action: ContactAction) => boolean;
  /** Free: it was paid for before (C-01). */
  isPaid: (action: ContactAction) => boolean;
  /** The signed-in person is the owner (G-23). */
  isOwn: boolean;
  /** The address of the owner's own listings. */
  editHref: string;
  press: (action: ContactAction) => void;
}

/** Answers the state of a listing's contact buttons in a place. */
export function useContact(
  target: ContactTarget,
  { place, surface }: Pick<ContactAsk, 'place' | 'surface'>,
): ContactState {
  const { busy, paid, user, connection, wish } = useUnit({
    busy: $busyContacts,
    paid: $paidContacts,
    user: $user,
    connection: $connection,
    wish: contactWished,
  });
  return {
    isBusy: (action) => busy.has(busyKey(action, target)),
    isPaid: (action) => paid.has(contactKey(action, target)),
    isOwn: user !== '' && user === target.ownerId,
    editHref: `${connection?.apiBase ?? ''}/manage`,
    press: (action) => {
      wish({ action, surface, place, target });
    },
  };
}
