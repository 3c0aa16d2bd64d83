/** The head of a listing's page: its headline, its price, its first picture. */
import type { Listing, ListingKind } from '../../../src/api/contract/listings.schema.js';
import { areaLabel } from '../../../src/model/rules/area.js';
import { addressOf, headlineOf } from '../../../src/model/rules/headline.js';
import { detailRouteOf } from '../../../src/model/rules/kinds.js';
import { listingView } from '../../../src/model/rules/listing-view.js';
import type { ListingView } from '../../../src/model/rules/listing-view-type.js';
import { formatPrice } from '../../../src/model/rules/price.js';
import type { Listings } from '../../services/listings.js';
import { Refusal } from '../../services/refusal.js';
import type { HeadSite, PageHead } from '../page-head.js';

const priceText = (view: ListingView): string => {
  if (view.price === null) return '';
  const every = view.isMonthly ? (view.perBed ? ' a month per bed' : ' a month') : '';
  return `₹ ${formatPrice(view.price)}${every}`;
};

const areaText = (view: ListingView): string =>
  view.area === null ? '' : areaLabel(view.area, view.areaUnit);

const schemaOf = (view: ListingView, address: string, description: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'RealEstateListing',
  name: headlineOf(view),
  url: address,
  description,
  ...(view.createdAt !== null && { datePosted: new Date(view.createdAt).toISOString() }),
  ...(view.images.length > 0 && { image: view.images.slice(0, 5) }),
  ...(view.price !== null && {
    offers: {
      '@type': 'Offer',
      price: view.price,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
    },
  }),
  contentLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: view.locality,
      addressRegion: view.city,
      addressCountry: 'IN',
    },
  },
});

const foundHead = (kind: ListingKind, listing: Listing, site: HeadSite): PageHead => {
  const view = listingView(kind, listing);
  const address = `${detailRouteOf(kind)}?id=${encodeURIComponent(view.id)}`;
  const facts = [priceText(view), areaText(view), view.society, addressOf(view)].filter(Boolean).join(', ');
  const description = `${headlineOf(view)}: ${facts}. Property ID ${view.propertyId}.`;
  return {
    title: headlineOf(view),
    description,
    address,
    image: view.images[0],
    data: [schemaOf(view, site.publicUrl + address, description)],
  };
};

const withoutListing = (kind: ListingKind): PageHead => ({
  title: 'Property',
  description: 'Price, area, pictures and facts of this property, and how to reach its owner.',
  address: detailRouteOf(kind),
  isHidden: true,
});

/** Describes the listing that a detail address names, with 404 or 410 where it is not there (C-02, G-01). */
export const listingHead = async (
  kind: ListingKind,
  id: string | null,
  listings: Listings,
  site: HeadSite,
): Promise<{ status: number; head: PageHead }> => {
  // Without an id the page lives from its navigation state, which only the browser knows.
  if (!id) return { status: 200, head: withoutListing(kind) };
  try {
    const listing = JSON.parse(await listings.open(kind, id)) as Listing;
    return { status: 200, head: foundHead(kind, listing, site) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.code === 'gone' ? 410 : 404, head: withoutListing(kind) };
  }
};
