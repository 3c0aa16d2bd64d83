/** What buttons that reach an owner show before and while they are used; the way itself is in `reach-owner.ts`. */
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
  /** How people know the listing. */
  readonly title: string;
}

/** Names the widget in which the dialogs open, and the surface whose price holds there. */
export interface ContactPlace {
  readonly place: string;
  readonly surface: Surface;
}

/** One request to reach an owner. */
export interface ContactRequest extends ContactPlace {
  readonly action: ContactAction;
  readonly target: ContactTarget;
}

/** A number is known by its owner, a message by its listing: once paid for, each is free (C-01). */
export const contactKey = (
  action: ContactAction,
  { id, ownerId }: Pick<ContactTarget, 'id' | 'ownerId'>,
): string => `${action} ${action === 'number' ? ownerId : id}`;

/** Names one button: two cards of one owner are busy apart. */
export const busyKey = (action: ContactAction, { id }: ContactTarget): string => `${action} ${id}`;

/** A button was pressed; the request is pending until the code that reaches owners has come. */
export const contactRequested = createEvent<ContactRequest>();
/** The first step to the owner is being taken. */
export const contactStarted = createEvent<ContactRequest>();
/** The request is over, whatever came of it. */
export const contactEnded = createEvent<ContactRequest>();
/** Contacts have turned out to be paid for. */
export const contactsPaid = createEvent<readonly string[]>();

/** Holds the requests that have not been started, oldest first. */
export const $pendingContacts = createStore<readonly ContactRequest[]>([])
  .on(contactRequested, (requests, request) => [...requests, request])
  .on([contactStarted, contactEnded], (requests, request) => requests.filter((one) => one !== request));

/** Holds the buttons at work, by `busyKey`. */
export const $busyContacts = createStore<ReadonlySet<string>>(new Set())
  .on([contactRequested, contactStarted], (keys, { action, target }) =>
    new Set(keys).add(busyKey(action, target)),
  )
  .on(contactEnded, (keys, { action, target }) => {
    const ended = busyKey(action, target);
    return new Set([...keys].filter((key) => key !== ended));
  });

/** Holds what the person has paid for as far as it is known, by `contactKey`. */
export const $paidContacts = createStore<ReadonlySet<string>>(new Set())
  .on(contactsPaid, (keys, paid) => new Set([...keys, ...paid]))
  .reset(signedOut);
