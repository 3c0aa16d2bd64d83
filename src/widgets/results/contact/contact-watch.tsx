/** Tells the list how the contacts of its cards stand, and sends the presses of their buttons: one watch for all cards. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import {
  $busyContacts,
  $contactPrices,
  $paidContacts,
  $user,
  busyKey,
  contactKey,
  contactRequested,
  type ContactTarget,
} from '../../../model/account/entry.js';
import type { ContactAction, Listing, ListingKind } from '../../../model/index.js';
import { listingView } from '../../../model/rules/listing/view.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { useHeadline } from '../../kit/listing/use-headline.js';
import { contactPlace, useSettings } from '../settings.js';
import { type CardContact, type Press, untouched } from './card-contact.js';

/** What all cards know of contacts: their price, and how those of a listing stand. */
export interface Contacts {
  readonly price: number;
  readonly of: (listing: Listing) => CardContact;
}

const actions: readonly ContactAction[] = ['number', 'message'];

const targetOf = (view: ListingView, title = ''): ContactTarget => {
  const { listingType, id, propertyId, ownerId } = view;
  return { listingType, id, propertyId, ownerId, title };
};

/** What ContactWatch takes. */
interface ContactWatchProps {
  kind: ListingKind;
  results: readonly Listing[];
  /** The last press; a press that came before this file is sent as soon as it is here. */
  press: Press | undefined;
  onContacts: (contacts: Contacts) => void;
}

/** Draws nothing. */
export function ContactWatch({ kind, results, press, onContacts }: ContactWatchProps) {
  const { group } = useSettings();
  const headline = useHeadline();
  const { busy, paid, user, prices, request } = useUnit({
    busy: $busyContacts,
    paid: $paidContacts,
    user: $user,
    prices: $contactPrices,
    request: contactRequested,
  });
  useEffect(() => {
    const isTouched = busy.size + paid.size > 0 || user !== '';
    onContacts({
      price: prices.search,
      of: (listing) => {
        if (!isTouched) return untouched;
        const target = targetOf(listingView(kind, listing));
        if (user !== '' && user === target.ownerId) return { isOwn: true };
        const busyNow = actions.filter((action) => busy.has(busyKey(action, target)));
        const paidNow = actions.filter((action) => paid.has(contactKey(action, target)));
        return busyNow.length + paidNow.length > 0 ? { busy: busyNow, paid: paidNow } : untouched;
      },
    });
  }, [busy, paid, user, prices, kind]);
  useEffect(() => {
    const listing = press && results[press.at];
    if (!listing || press.action === 'hide') return;
    const view = listingView(kind, listing);
    request({ action: press.action, ...contactPlace(group), target: targetOf(view, headline(view)) });
  }, [press]);
  return null;
}
