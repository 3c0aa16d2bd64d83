/** Opens a listing's view over a fake API, for the tests of the listing. */
import { settle } from '../../support/mount.js';
import { mountView, type ViewOptions } from '../../support/mount-view.js';
import type { Listing, ListingKind } from '../../../src/api/contract/listings.schema.js';
import { staggeredDrawn } from '../../../src/widgets/listing-detail/sections/staggered.js';
import { loadLazyParts } from '../../../src/widgets/listing-detail/lazy.js';
import { type ListingDetailProps, ListingDetailView } from '../../../src/widgets/listing-detail/view.js';
import { aCommercial, aPg, aPlot, aRent, aSale } from '../../support/a-listing.js';
import { fakeApi, type FakeReply } from '../../support/fake-api.js';

/** Holds one listing of each kind with all its fields. */
export const complete: Readonly<Record<ListingKind, Listing>> = {
  sell: aSale(),
  rent: aRent(),
  plot: aPlot(),
  pg: aPg(),
  commercial: aCommercial(),
};

/** What an operator offers. */
export const someOffers = [
  ['First Bank', 8.35],
  ['Second Bank', 8.5],
  ['Third Bank', 8.6],
  ['Fourth Bank', 9],
].map(([bank, rate]) => ({ bank, rate, logo: '/content/bank.svg', maxYears: 30, sample: true }));

interface Options extends ViewOptions {
  similar?: readonly Listing[];
  props?: Partial<ListingDetailProps>;
  replies?: Record<string, FakeReply>;
}

// A file of its own that arrives in its own time.
await loadLazyParts();

/** Waits until every part of the page has had its turn. */
export const drawn = async (): Promise<void> => {
  await settle();
  // A part may hold parts that wait in turn.
  let last;
  while (last !== staggeredDrawn()) {
    last = staggeredDrawn();
    await last;
    await settle();
  }
};

/** Opens a listing as its page does. */
export const openListing = async (
  kind: ListingKind,
  listing: Listing = complete[kind],
  { similar = [], props, replies = {}, ...rest }: Options = {},
) => {
  const fake = fakeApi({
    '/property/': () => listing,
    '/properties/': () => similar,
    '/content': () => ({ banners: [], projects: [], promotions: [], loanOffers: someOffers }),
    'increment-visit': () => ({ success: true }),
    checkAuth: () => ({ authenticated: false }),
    ...replies,
  });
  const own = props ?? { kind, listingId: listing._id };
  const view = await mountView(<ListingDetailView group="" {...own} />, fake, rest);
  await drawn();
  return { ...view, fake };
};

/** Reads every term with its values, wherever the page shows it: key facts, details and society. */
export const factsOf = (root: ParentNode): Record<string, string[]> => {
  const facts: Record<string, string[]> = {};
  for (const term of root.querySelectorAll('dt')) {
    const name = term.textContent.trim();
    (facts[name] ??= []).push(term.nextElementSibling?.textContent.trim() ?? '');
  }
  return facts;
};

/** Reads the terms of one section of the page, by its heading. */
export const sectionOf = (root: ParentNode, title: string): HTMLElement => {
  const heading = [...root.querySelectorAll('h2')].find(({ textContent }) => textContent === title);
  const section = heading?.closest('section');
  if (!section) throw new Error(`no section "${title}"`);
  return section;
};
