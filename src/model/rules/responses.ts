/** Reads who reached for listings, in every form a server may send it (C-56), and writes it as a spreadsheet. */
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { listingKinds } from './kinds.js';
import { numberOf } from './numbers.js';
import { withoutFormula } from './spreadsheet-text.js';
import { recordOf, wireText, wireTime } from './wire-values.js';

/** Names one own listing. */
export interface OwnId {
  readonly kind: ListingKind;
  /** `_id`, or the Property ID where a server sends nothing else. */
  readonly id: string;
  readonly propertyId: string;
  /** Society and locality; '' when not told. */
  readonly title: string;
  /** The address of its first picture; '' without one. */
  readonly image: string;
  /** Whether it lies in the bin. */
  readonly isDeleted: boolean;
}

/** One person who reached for one listing. */
export interface Response {
  readonly propertyId: string;
  /** '' for somebody who has deleted the account. */
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** In ms since 1970; null when not told. */
  readonly at: number | null;
  /** `number`, `message`, or '' when not told. */
  readonly action: string;
  /** On how many days. */
  readonly count: number;
}

const ownIdOf = (kind: ListingKind, given: unknown): OwnId => {
  const wire = recordOf(given);
  const propertyId = wireText(wire.propertyId) || wireText(wire._id) || wireText(given);
  return {
    kind,
    id: wireText(wire._id) || propertyId,
    propertyId,
    title: wireText(wire.title),
    image: wireText(wire.image),
    isDeleted: wire.deleted === true,
  };
};

/** Reads the lists of S-434: objects, or plain ids. */
export const ownIds = (reply: object): readonly OwnId[] =>
  listingKinds.flatMap((kind) => {
    const list = recordOf(reply)[kind];
    if (!Array.isArray(list)) return [];
    return list.map((given) => ownIdOf(kind, given)).filter(({ propertyId }) => propertyId !== '');
  });

const responseOf = (propertyId: string, given: unknown): Response => {
  const view = recordOf(given);
  const user = recordOf(view.userId);
  return {
    propertyId,
    userId: wireText(user._id),
    name: wireText(user.name),
    email: wireText(user.email),
    phone: wireText(user.phone),
    at: wireTime(view.at),
    action: wireText(view.action),
    count: numberOf(view.count) ?? 1,
  };
};

/** Reads `propertyViews`: one record or a list of them; `known` names the listing where a record does not. */
export const responsesOf = (propertyViews: unknown, known: string): readonly Response[] =>
  (Array.isArray(propertyViews) ? propertyViews : [propertyViews]).flatMap((record: unknown) => {
    const { propertyId, views } = recordOf(record);
    if (!Array.isArray(views)) return [];
    return views.map((view) => responseOf(wireText(propertyId) || known, view));
  });

const quoted = (text: string): string => `"${withoutFormula(text).replaceAll('"', '""')}"`;

/** Writes rows as CSV that spreadsheets read in every script: a byte order mark, quotes, and no formulas. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
