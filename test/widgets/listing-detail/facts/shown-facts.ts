/** Reads all that the page of a listing says, section by section. */
import { factsOf, openListing, sectionOf } from '../open-listing.js';
import type { Listing, ListingKind } from '../../../../src/api/contract/listings.schema.js';

const itemsOf = (root: ParentNode, title: string) =>
  [...root.querySelectorAll('h2')].some(({ textContent }) => textContent === title)
    ? [...sectionOf(root, title).querySelectorAll('li')].map(({ textContent }) => textContent)
    : [];

/** Opens a listing and reads its facts, its headline, its amenities and its whole text. */
export const shown = async (kind: ListingKind, listing?: Listing) => {
  const page = await openListing(kind, listing);
  const read = {
    all: factsOf(page.root),
    overview: factsOf(sectionOf(page.root, 'Overview')),
    details: factsOf(sectionOf(page.root, 'More Details')),
    society: factsOf(sectionOf(page.root, 'Society')),
    head: page.root.querySelector('header')?.textContent.replace(/\s+/g, ' ') ?? '',
    text: page.text(),
    amenities: ['Society', 'Amenities', 'Overlooking'].flatMap((title) => itemsOf(page.root, title)),
  };
  await page.unmount();
  return read;
};
