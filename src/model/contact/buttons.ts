/** The state of the buttons that reach an owner; the flow itself is in `reach-owner.ts`. */
import { createEvent, createStore } from 'effector';
import type { Surface } from '../../api/contract/contact.schema.js';
import type { ListingKind } from '../../api/contract/listings.schema.js';
import type { ContactAction } from '../rules/contact-price.js';
import { signedOut } from '../session/session.js';

/** The listing whose owner is to be reached. */
export interface ContactTarget {
  readonly listingType: ListingKind;
  /** `_id`. */
  readonly id: string;
  /** The Property ID people see. */
  readonly propertyId: string;
  readonly ownerId: string;
  /** The listing's headline. */
  readonly title: string;
}

/** The widget in which the dialogs open, and the surface, which decides the price. */
export interface ContactPlace {
  readonly place: string;
  readonly surface: Surface;
}

/** One request to reach an owner. */
export interface ContactRequest extends ContactPlace {
  readonly action: ContactAction;
  readonly target: ContactTarget;
  /** The person has just allowed it, in a frame or window of ours on a partner's page. */
  readonly isAllowed?: boolean;
}

/** The key of a paid contact: a number by its owner, a message by its listing (C-01). */
export const contactKey = (
  action: ContactAction,
  { id, ownerId }: Pick<ContactTarget, 'id' | 'ownerId'>,
): string => `${action} ${action === 'number' ? ownerId : id}`;

/** The key of one button: two cards of one owner are busy separately. */
export const busyKey = (action: ContactAction, { id }: ContactTarget): string => `${action} ${id}`;

/** A button was pressed; the request is pending until `reach-owner.ts` has loaded. */
export const contactRequested = createEvent<ContactRequest>();
/** The flow of the request has begun. */
export const contactStarted = createEvent<ContactRequest>();
/** The flow of the request is over, with or without success. */
export const contactEnded = createEvent<ContactRequest>();
/** Contacts are known to be paid for. */
export const contactsPaid = createEvent<readonly string[]>();

/** Holds the requests that have not been started, oldest first. */
export const $pendingContacts = createStore<readonly ContactRequest[]>([])
  .on(contactRequested, (requests, request) => [...requests, request])
  .on([contactStarted, contactEnded], (requests, request) => requests.filter((one) => one !== request));

/** Holds the busy buttons, by `busyKey`. */
export const $busyContacts = createStore<ReadonlySet<string>>(new Set())
  .on([contactRequested, contactStarted], (keys, { action, target }) =>
    new Set(keys).add(busyKey(action, target)),
  )
  .on(contactEnded, (keys, { action, target }) => {
    const ended = busyKey(action, target);
    return new Set([...keys].filter((key) => key !== ended));
  });

/** Holds the contacts known to be paid for, by `contactKey`. */
export const $paidContacts = createStore<ReadonlySet<string>>(new Set())
  .on(contactsPaid, (keys, paid) => new Set([...keys, ...paid]))
  .reset(signedOut);
