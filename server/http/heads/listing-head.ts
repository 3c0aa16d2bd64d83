/** The head of a listing's page: its headline, its price, its first picture. */
import { fillPath } from '../../../src/api/contract/endpoint.js';
import { getListing } from '../../../src/api/contract/listings.js';
import type { Listing, ListingKind } from '../../../src/api/contract/listings.schema.js';
import { groupDigits } from '../../../words/group-digits.js';
import { inLanguage } from '../../../src/model/rules/languages.js';
import { detailRouteOf } from '../../../src/model/rules/kinds.js';
import { listingView } from '../../../src/model/rules/listing/view.js';
import type { ListingView } from '../../../src/model/rules/listing/view-type.js';
import { formatPrice } from '../../../src/model/rules/price.js';
import type { DataScope } from '../../services/data-versions.js';
import type { Listings } from '../../services/listings.js';
import { ServiceError } from '../../services/service-error.js';
import { textKey } from '../../text-key.js';
import type { ScreenData } from '../server-rendering.js';
import type { HeadSite, PageHead } from '../page-head.js';
import { oEmbedAddress } from '../oembed-address.js';
import { type HeadWords, headWords } from './head-words.js';

const priceText = (view: ListingView, words: HeadWords): string => {
  if (view.price === null) return '';
  const every = view.isMonthly ? ` ${view.perBed ? words.perBed : words.perMonth}` : '';
  return `₹ ${words.price(formatPrice(view.price))}${every}`;
};

const areaText = (view: ListingView, words: HeadWords): string =>
  view.area === null ? '' : `${groupDigits(view.area)} ${words.label(view.areaUnit)}`.trim();

const addressText = (view: ListingView, words: HeadWords): string =>
  [view.locality, view.city, words.anywhere].filter(Boolean).map(words.label).join(', ');

const schemaOf = (view: ListingView, name: string, address: string, description: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'RealEstateListing',
  name,
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

/** Returns what a listing is in a few words: its price, its size, where it is. */
export const factsOf = (view: ListingView, words: HeadWords): { price: string; more: string[] } => ({
  price: priceText(view, words),
  more: [areaText(view, words), view.society, addressText(view, words)].filter((fact) => fact !== ''),
});

const addressOf = (kind: ListingKind, id: string): string =>
  `${detailRouteOf(kind)}?id=${encodeURIComponent(id)}`;

const foundHead = (kind: ListingKind, listing: Listing, site: HeadSite): PageHead => {
  const view = listingView(kind, listing);
  const address = addressOf(kind, view.id);
  const words = headWords[site.language];
  const title = words.headline(view);
  const { price, more } = factsOf(view, words);
  const facts = [price, ...more].filter(Boolean).join(', ');
  const description = `${title}: ${facts}. ${words.propertyId(view.propertyId)}`;
  return {
    title,
    description,
    address,
    image: view.images[0],
    oEmbed: oEmbedAddress(site.publicUrl, inLanguage(address, site.language)),
    data: [schemaOf(view, title, site.publicUrl + address, description)],
  };
};

const withoutListing = (kind: ListingKind, { language }: HeadSite): PageHead => ({
  title: headWords[language].property,
  description: headWords[language].propertyText,
  address: detailRouteOf(kind),
  isHidden: true,
});

/**
 * Describes the listing of a detail address and returns it; 404 or 410 when it is not there (C-02, G-01), and the way to its
 * page when it is of another kind.
 */
export const listingHead = async (
  kind: ListingKind,
  id: string | null,
  listings: Listings,
  site: HeadSite,
): Promise<{
  status: number;
  head: PageHead;
  location?: string;
  scope?: DataScope;
  first?: ScreenData;
}> => {
  // Without an id only the browser knows the listing, from its navigation state.
  if (!id) return { status: 200, head: withoutListing(kind, site) };
  try {
    const listing = JSON.parse(await listings.open(kind, id)) as Listing;
    const call = fillPath(getListing.path, { kind, id });
    return {
      status: 200,
      head: foundHead(kind, listing, site),
      scope: { kind, cities: [textKey(listing.city)] },
      first: { call, listing: { kind, listing } },
    };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const other = error.code === 'gone' ? undefined : await listings.kindOf(id);
    if (other) return { status: 302, head: withoutListing(other, site), location: addressOf(other, id) };
    return { status: error.code === 'gone' ? 410 : 404, head: withoutListing(kind, site) };
  }
};
