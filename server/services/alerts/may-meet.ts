/** Leaves out searches that a listing cannot meet, before the database compares the others: most name another locality. */
import type { LocalityTerm, SearchCondition } from '../../repositories/listing/condition.js';
import type { EventListing } from '../../repositories/listing-event.js';

/** A known place, or each of its words as the beginning of a word; what resembles the words only the database tells. */
const mayName =
  ({ cityKey, localityKey, searchKey }: EventListing) =>
  ({ words, places, alike, ids = [] }: LocalityTerm): boolean =>
    alike ||
    ids.length > 0 ||
    places.some(([city, locality]) => city === cityKey && locality === localityKey) ||
    (words !== '' && words.split(' ').every((word) => searchKey.includes(` ${word}`)));

/** Tells whether a listing may meet a condition; true where only the database can say. */
export const mayMeet = (
  { area, localities, words = [] }: SearchCondition,
  listing: EventListing,
): boolean => {
  if (area) {
    const { least = 0, most = Number.POSITIVE_INFINITY } = area;
    if (listing.area === null || listing.area < least || listing.area > most) return false;
  }
  if (localities && !localities.some(mayName(listing))) return false;
  // A text counts by its words, or by the filters they mean.
  return words.every(
    ({ text, meant }) => mayName(listing)(text) || (meant !== undefined && mayMeet(meant, listing)),
  );
};
