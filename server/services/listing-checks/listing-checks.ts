/** Makes the rows of listings to be saved: checked by the rules of honest listings, with contact details masked. */
import type { ListingCheck } from '../../../src/api/contract/listing-checks.schema.js';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import { type FieldName, factsOf, fieldsOf } from '../../../src/model/rules/listing/catalogue.js';
import { recordOf, wireText } from '../../../src/model/rules/wire-values.js';
import type { Sql } from '../../db/database.js';
import {
  findKnownCities,
  findOwnerFacts,
  findReplaced,
  findSharedHomes,
  hasSharedPhoto,
  type ListingBefore,
  type OwnerFacts,
} from '../../repositories/listing/check-facts.js';
import type { NewListing } from '../../repositories/listing/new-listing.js';
import { type ListingRow, type RowSettings, rowOf } from '../../repositories/listing/row.js';
import { maskContactDetails } from './contact-details.js';
import { createMedianPrices } from './median-prices.js';
import { type CheckedListing, listingRules, muchEdited } from './rules.js';

/** Photos look the same where at most so many of the 64 bits of their hashes differ. */
const mostPhotoDifference = 6;

/** What the checks need of the settings. */
export interface CheckSettings extends RowSettings {
  /** Whether a listing waits until its owner's phone is proved. */
  readonly requirePhone?: boolean;
}

/** Who brings the listings. */
export interface Checking {
  /** Whether the operator does, whose own files wait for nobody's review and no proof of a phone. */
  readonly byOperator?: boolean;
  /** The listing that is edited. */
  readonly before?: ListingBefore;
}

/** The checks; made by createListingChecks. */
export interface ListingChecks {
  /** Makes the rows inside the transaction that saves them; locks their owners and what they replace. */
  rowsOf(transaction: Sql, listings: readonly NewListing[], how?: Checking): Promise<ListingRow[]>;
}

/** Fields that hold an owner's own words; the number of a register is no phone number. */
const textFieldsOf = (kind: ListingKind): readonly FieldName[] =>
  fieldsOf(kind).filter(
    (name) =>
      ['text', 'long-text'].includes(factsOf(name).type) && !['reraNumber', 'tourLink'].includes(name),
  );

interface MaskedListing {
  /** As everybody may read it. */
  readonly listing: NewListing;
  /** The owner's own words of the fields that were masked; null for none. */
  readonly given: Record<string, string> | null;
}

const maskListing = (listing: NewListing): MaskedListing => {
  const fields = recordOf(listing.fields);
  const given: Record<string, string> = {};
  const masked: Record<string, string> = {};
  for (const name of textFieldsOf(listing.kind)) {
    const text = wireText(fields[name]);
    const plain = maskContactDetails(text);
    if (plain !== text) [given[name], masked[name]] = [text, plain];
  }
  if (Object.keys(given).length === 0) return { listing, given: null };
  return { listing: { ...listing, fields: { ...fields, ...masked } } as unknown as NewListing, given };
};

/** The row of a listing: its columns are masked, its digest and its fingerprint are those of the owner's own words. */
const maskedRow = (listing: NewListing, settings: RowSettings): ListingRow => {
  const { listing: masked, given } = maskListing(listing);
  const row = rowOf(listing, settings);
  if (given === null) return { ...row, given };
  const { content_hash, fingerprint } = row;
  return {
    ...rowOf(masked, settings),
    id: row.id,
    property_id: row.property_id,
    content_hash,
    fingerprint,
    given,
  };
};

const textReader = ({ fields }: NewListing): CheckedListing['textOf'] => {
  const wire = recordOf(fields);
  return (name) => {
    const { in: group } = factsOf(name);
    return wireText((group ? recordOf(wire[group]) : wire)[name]).trim();
  };
};

const postedOn = (row: ListingRow, before: ListingBefore | undefined): string =>
  (before?.createdAt ?? new Date(row.created_at as string)).toISOString().slice(0, 10);

const findingsOf = (listing: CheckedListing): ListingCheck[] =>
  listingRules.flatMap(({ code, does, find }) =>
    find(listing).map((field) => ({ code, does, ...(field !== '' && { field }) })),
  );

/** Whether a listing is on the market after it was written; what is not the checks' to decide stays. */
const placeOf = (
  checks: readonly ListingCheck[],
  before: ListingBefore | undefined,
  waitsForPhone: boolean,
): Pick<ListingRow, 'status' | 'inactive_reason'> => {
  const { status = 'Active', inactiveReason = null } = before ?? {};
  const isOurs =
    status === 'Active' || inactiveReason === 'needs-mending' || inactiveReason === 'verify-phone';
  if (!isOurs) return { status, inactive_reason: inactiveReason };
  if (checks.some(({ does }) => does === 'review'))
    return { status: 'Review', inactive_reason: 'under-review' };
  if (checks.some(({ does }) => does === 'inactive'))
    return { status: 'Inactive', inactive_reason: 'needs-mending' };
  if (waitsForPhone) return { status: 'Inactive', inactive_reason: 'verify-phone' };
  return { status: 'Active', inactive_reason: null };
};

const flagging = new Set<string>(listingRules.filter(({ isFlagged }) => isFlagged).map(({ code }) => code));

/** Since when the desk is asked to look: what it has seen does not come back. */
const flaggedAt = (
  checks: readonly ListingCheck[],
  before: ListingBefore | undefined,
  now: Date,
): string | null => {
  const flagged = checks.filter(({ code }) => flagging.has(code));
  const isNew = flagged.some(({ code }) => !before?.checks.some((known) => known.code === code));
  if (isNew) return now.toISOString();
  return flagged.length > 0 ? (before?.flaggedAt?.toISOString() ?? null) : null;
};

/** What needs another look: a listing that was shown, or may be shown again by its owner, and now offers another home. */
const reviewsOf = (row: ListingRow, before: ListingBefore | undefined): ListingCheck[] => {
  if (!before) return [];
  const wasNeverShown = before.settledAmount === null;
  if (wasNeverShown && ['needs-mending', 'verify-phone'].includes(before.inactiveReason ?? '')) return [];
  const waiting = before.checks.filter(({ does }) => does === 'review');
  if (waiting.length > 0) return waiting;
  const edited = muchEdited(before, {
    kind: row.kind as ListingKind,
    cityKey: row.city_key as string,
    localityKey: row.locality_key as string,
    amount: row.amount as number,
  });
  return edited ? [{ code: 'edited-much', does: 'review', ...edited }] : [];
};

/** What all listings of a call are compared with. */
interface Surroundings {
  readonly owners: ReadonlyMap<string, OwnerFacts>;
  readonly before: ReadonlyMap<unknown, ListingBefore>;
  readonly cities: ReadonlySet<string>;
  /** Ids of rows whose home somebody else offers too. */
  readonly sharedHomes: ReadonlySet<unknown>;
}

const surroundingsOf = async (
  transaction: Sql,
  rows: readonly ListingRow[],
  { byOperator = false, before }: Checking,
): Promise<Surroundings> => ({
  owners: await findOwnerFacts(transaction, [...new Set(rows.map((row) => row.owner_id as string))]),
  before: before ? new Map([[rows[0]?.id, before]]) : await findReplaced(transaction, rows),
  cities: await findKnownCities(transaction, [...new Set(rows.map((row) => row.city_key as string))]),
  // The operator's own files may hold the same home from several sources.
  sharedHomes: byOperator ? new Set() : await findSharedHomes(transaction, rows),
});

/** Makes the checks. */
export const createListingChecks = (settings: CheckSettings, now: () => number = Date.now): ListingChecks => {
  const medians = createMedianPrices(now);

  const find = async (
    transaction: Sql,
    [listing, row]: readonly [NewListing, ListingRow],
    { owners, before, cities, sharedHomes }: Surroundings,
    byOperator: boolean,
  ): Promise<ListingCheck[]> =>
    findingsOf({
      kind: listing.kind,
      textOf: textReader(listing),
      masked: Object.keys(row.given ?? {}) as FieldName[],
      amount: row.amount as number,
      rate: row.rate as number | null,
      bighaSqft: settings.bighaSqft,
      postedOn: byOperator ? '' : postedOn(row, before.get(row.id)),
      owner: byOperator ? undefined : owners.get(listing.ownerId),
      isKnownCity: cities.has(row.city_key as string),
      median: await medians.of(transaction, row),
      hasSharedHome: sharedHomes.has(row.id),
      hasSharedPhoto:
        !byOperator &&
        (await hasSharedPhoto(transaction, listing.ownerId, listing.images, mostPhotoDifference)),
    });

  return {
    async rowsOf(transaction, listings, how = {}) {
      const { byOperator = false } = how;
      const pairs = listings.map((listing) => [listing, maskedRow(listing, settings)] as const);
      const rows = pairs.map(([, row]) => row);
      const around = await surroundingsOf(transaction, rows, how);
      const checked: ListingRow[] = [];
      for (const [listing, row] of pairs) {
        const before = around.before.get(row.id);
        const findings = await find(transaction, [listing, row], around, byOperator);
        const checks = byOperator ? findings : [...findings, ...reviewsOf(row, before)];
        const isUnproved = around.owners.get(listing.ownerId)?.phoneVerified === false;
        const waitsForPhone = settings.requirePhone === true && !byOperator && isUnproved;
        const flagged_at = flaggedAt(checks, before, new Date(now()));
        checked.push({ ...row, checks, flagged_at, ...placeOf(checks, before, waitsForPhone) });
      }
      return checked;
    },
  };
};
