/** The head of a city's or a locality's page: what homes there ask, and the way to it. */
import { fillPath } from '../../../src/api/contract/endpoint.js';
import type { Listing } from '../../../src/api/contract/listings.schema.js';
import { getCityPage, getLocalityPage } from '../../../src/api/contract/place-pages.js';
import type { PlacePage } from '../../../src/api/contract/place-pages.schema.js';
import { newestKinds, newestQuery } from '../../../src/model/rules/place-newest.js';
import { nearOf } from '../../../src/model/rules/place-near.js';
import { type PlaceAddress, placePath } from '../../../src/model/rules/place-path.js';
import { formatPrice } from '../../../src/model/rules/price.js';
import { groupDigits } from '../../../words/group-digits.js';
import { type DataScope, noListings } from '../../services/data-versions.js';
import type { Listings } from '../../services/listings.js';
import type { PlacePages } from '../../services/place-pages.js';
import { ServiceError } from '../../services/service-error.js';
import type { ScreenData } from '../server-rendering.js';
import type { HeadSite, PageHead } from '../page-head.js';
import { type HeadWords, headWords } from './head-words.js';

interface Names {
  city: string;
  own: string;
  full: string;
}

const namesOf = (page: PlacePage, { language }: HeadSite, words: HeadWords): Names => {
  const city = words.label(page.city);
  if (page.locality === undefined) return { city, own: city, full: city };
  const own = language !== 'en' && page.nameMr ? page.nameMr : words.label(page.locality);
  return { city, own, full: words.place.inCity(own, city) };
};

const nearIn = (page: PlacePage, { own }: Names, { language }: HeadSite, words: HeadWords): string[] => {
  const { stations, localities } = nearOf(page);
  if (stations.length + localities.length === 0) return [];
  const nameOf = ({ name, nameMr }: { name: string; nameMr?: string }): string =>
    language !== 'en' && nameMr ? nameMr : words.label(name);
  const walks = stations.map((station) => words.place.onFoot(nameOf(station), station.walk));
  return [words.place.near({ place: own, stations: walks, localities: localities.map(nameOf) })];
};

/** The same sentences as on the page (src/host/pages/place/place-view.tsx). */
const descriptionOf = (page: PlacePage, names: Names, site: HeadSite, words: HeadWords): string =>
  [offersIn(page, names, words), ...nearIn(page, names, site, words)].join(' ');

const offersIn = ({ counts, asked }: PlacePage, { own, full }: Names, words: HeadWords): string => {
  const { place } = words;
  const offered = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (offered === 0) return place.nothing(full);
  const told = (['sell', 'rent'] as const).flatMap((kind) => {
    const row = asked.find((each) => each.kind === kind && each.bhk === undefined);
    if (!row) return [];
    const short = `₹ ${words.price(formatPrice(row.median))}`;
    const price = kind === 'rent' ? place.aMonth(short) : short;
    return [place.asks({ what: place.what[kind], place: own, price, homes: groupDigits(row.homes) })];
  });
  return [place.offered(full, groupDigits(offered)), ...told].join(' ');
};

const dataOf = (page: PlacePage, names: Names, description: string, site: HeadSite): object[] => {
  const { publicUrl, language } = site;
  const { place } = headWords[language];
  const steps: [name: string, path: string][] = [
    [place.home, '/'],
    ...(page.locality === undefined ? [] : [[names.city, placePath(page.city)] as [string, string]]),
    [names.own, page.path],
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': page.locality === undefined ? 'City' : 'Place',
      name: names.full,
      url: publicUrl + page.path,
      description,
      address: {
        '@type': 'PostalAddress',
        addressLocality: page.locality ?? page.city,
        addressRegion: place.maharashtra,
        addressCountry: 'IN',
      },
      ...(page.middle && {
        geo: { '@type': 'GeoCoordinates', latitude: page.middle.lat, longitude: page.middle.lng },
      }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(([name, path], at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: publicUrl + path,
      })),
    },
  ];
};

const newestOf = async (page: PlacePage, listings: Listings) => {
  const found = await Promise.all(
    newestKinds
      .filter((kind) => page.counts[kind])
      .map(async (listingType) => {
        const { json } = await listings.search(listingType, newestQuery(page));
        return (JSON.parse(json) as Listing[]).map((listing) => ({ listingType, listing }));
      }),
  );
  return found.flat();
};

/** Where the places and their homes come from. */
export interface PlaceSources {
  placePages: PlacePages;
  listings: Listings;
}

/**
 * Describes the place that a path names, and returns what its page shows; the way to it where the path spells it otherwise,
 * undefined where nobody knows it.
 */
export const placeHead = async (
  [path, address]: readonly [path: string, address: PlaceAddress],
  { placePages, listings }: PlaceSources,
  site: HeadSite,
): Promise<
  { status: number; head: PageHead; scope: DataScope; location?: string; first?: ScreenData } | undefined
> => {
  const found = await placePages.find(address).catch((error: unknown) => {
    if (error instanceof ServiceError) return undefined;
    throw error;
  });
  if (!found) return undefined;
  const page = await placePages.of(found);
  const words = headWords[site.language];
  const names = namesOf(page, site, words);
  const description = descriptionOf(page, names, site, words);
  const head: PageHead = {
    title: words.place.title(names.full),
    description,
    address: page.path,
    // A place where nothing is offered is not for search engines.
    isHidden: Object.keys(page.counts).length === 0,
    data: dataOf(page, names, description, site),
  };
  const scope = noListings;
  if (page.path !== path) return { status: 301, head, scope, location: page.path };
  const { city, locality } = address;
  const call = locality
    ? fillPath(getLocalityPage.path, { city, locality })
    : fillPath(getCityPage.path, { city });
  return {
    status: 200,
    head,
    scope,
    first: { call, place: { page, newest: await newestOf(page, listings) } },
  };
};
