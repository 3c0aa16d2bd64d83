/** What buttons that reach an owner show before and while they are used; the way itself is in `contact.ts`. */
import { createEvent, createStore } from 'effector';
import type { Surface } from '../../api/contract/contact.schema.js';
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { signedOut } from '../session/session.js';

/** Names the two ways to an owner: see the number, or send a message. */
export type ContactAction = 'number' | 'message';

/** Is the listing whose owner is to be reached. */
export interface ContactTarget {
  readonly listingType: ListingKind;
  /** `_id`. */
  readonly id: string;
  /** The Property ID people see. */
  readonly propertyId: string;
  readonly ownerId: string;
  /** How people know the listing. */
  readonly title: string;
}

/** Is one wish to reach an owner. */
export interface ContactAsk {
  readonly action: ContactAction;
  readonly surface: Surface;
  readonly target: ContactTarget;
  /** Names the widget that asks, so that its dialog opens there. */
  readonly place: string;
}

/** A number is known by its owner, a message by its listing: once paid for, each is free (C-01). */
export const contactKey = (
  action: ContactAction,
  { id, ownerId }: Pick<ContactTarget, 'id' | 'ownerId'>,
): string => `${action} ${action === 'number' ? ownerId : id}`;

/** Names one button: two cards of one owner are busy apart. */
export const busyKey = (action: ContactAction, { id }: ContactTarget): string => `${action} ${id}`;

/** A button was pressed; whatever brings the way to owners takes it from `$contactWishes`. */
export const contactWished = createEvent<ContactAsk>();
/** The wish has been taken up. */
export const wishTaken = createEvent<ContactAsk>();
export const contactBegan = createEvent<string>();
export const contactEnded = createEvent<string>();
/** Contacts have turned out to be paid for. */
export const contactsPaid = createEvent<readonly string[]>();

const without = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set([...keys].filter((one) => one !== key));

/** Holds the wishes that nobody has taken up yet, oldest first. */
export const $contactWishes = createStore<readonly ContactAsk[]>([])
  .on(contactWished, (wishes, ask) => [...wishes, ask])
  .on(wishTaken, (wishes, ask) => wishes.filter((one) => one !== ask));

/** Holds the buttons at work, by `busyKey`. */
export const $busyContacts = createStore<ReadonlySet<string>>(new Set())
  .on(contactBegan, (keys, key) => new Set(keys).add(key))
  .on(contactWished, (keys, { action, target }) => new Set(keys).add(busyKey(action, target)))
  .on(contactEnded, without);

/** Holds what the person has paid for as far as it is known, by `contactKey`. */
export const $paidContacts = createStore<ReadonlySet<string>>(new Set())
  .on(contactsPaid, (keys, paid) => new Set([...keys, ...paid]))
  .reset(signedOut);
