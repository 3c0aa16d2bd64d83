/** A small market for the tests of the results: 60 listings of each kind, in pages of 24. */
import type { Listing } from '../../../src/api/contract/listings.schema.js';
import { ResultsView, type ResultsProps } from '../../../src/widgets/results/view.js';
import { loadLazyParts } from '../../../src/widgets/results/lazy.js';
import { aCommercial, aPg, aPlot, aRent, aSale } from '../../support/a-listing.js';
import { Answered, type AskedCall, fakeApi, type FakeReply } from '../../support/fake-api.js';
import { mountView, setWidth, type ViewOptions } from '../../support/mount-view.js';

const makers: Record<string, (own: object) => Listing> = {
  sell: aSale,
  rent: aRent,
  plot: aPlot,
  pg: aPg,
  commercial: aCommercial,
};

/** Returns a page of two listings out of 60. */
export const twoOfSixty = ({ params, query }: AskedCall): Answered => {
  const make = makers[params.kind ?? ''];
  const page = String(query.page);
  const listings = [1, 2].map((at) => make?.({ _id: `${params.kind}-${page}-${at}` }));
  return new Answered(listings, { 'X-Total-Count': '60' });
};

/** What the fake answers for counts. */
export const someFacets = {
  total: 41,
  facets: {
    propertyType: { Flat: 30, Villa: 11, 'Residental Apartment': 33 },
    bedrooms: { '2BHK': 20, '4BHK': 5 },
    localities: { Powai: 12, Baner: 9, 'Bandra West': 7, Bandra: 3 },
    reraApproved: { Yes: 25 },
    photos: { true: 38 },
  },
};

/** Opens the results in a place of the given width. */
export const openResults = async (
  props: Partial<ResultsProps> = {},
  options: ViewOptions & { width?: number; remembered?: string; replies?: Record<string, FakeReply> } = {},
) => {
  const { width = 360, remembered, replies = {}, ...rest } = options;
  localStorage.clear();
  if (remembered) localStorage.setItem('filterTab', remembered);
  setWidth(width);
  await loadLazyParts();
  const fake = fakeApi({
    '/properties/': twoOfSixty,
    '/facets/': () => someFacets,
    '/localities': () => [{ name: 'Baner', city: 'Pune', count: 9 }],
    'increment-visit': () => ({ success: true }),
    checkAuth: () => ({ authenticated: false }),
    ...replies,
  });
  const view = await mountView(<ResultsView group="" {...props} />, fake, rest);
  return { ...view, fake, searches: () => fake.callsOf('/properties/') };
};
