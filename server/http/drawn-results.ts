/** Results drawn for partners' pages, from what their tag says. */
import type { FirstCards, ResultsTag } from '../../src/api/contract/first-cards.schema.js';
import type { Listing } from '../../src/api/contract/listings.schema.js';
import type { PartnerSettings } from '../../src/api/contract/partners.schema.js';
import { kindOfTab, type SearchTab } from '../../src/model/rules/kinds.js';
import { pageQuery } from '../../src/model/rules/page-query.js';
import { searchStartOf, withLocks } from '../../src/model/rules/search-start.js';
import { unreadParameters } from '../../src/model/rules/unread-parameters.js';
import type { Listings } from '../services/listings.js';
import type { Lock } from '../services/locked-search.js';
import { ServiceError } from '../services/service-error.js';

/** A link of the page: a path, or an address of the web; nothing that runs. */
const requireAddress = (name: 'listing-url' | 'results-url', address: string | undefined): void => {
  if (address === undefined || /^(?:https?:\/\/|\/(?![/\\])|[\w.-]+(?:[/?#]|$))/.test(address)) return;
  const message = `${name} must be a path such as /homes or an address that begins with https://.`;
  throw new ServiceError('invalid', message, { [name]: message });
};

/** A lock that is not understood shows nothing rather than everything. */
const requireRead = (name: 'filters' | 'locked', query: string): void => {
  const [unread] = unreadParameters(query);
  if (!unread) return;
  const message = `${name}: "${unread.name}=${unread.value}" is nothing that a search reads. Take it out, or see the filters in docs/widgets.md.`;
  throw new ServiceError('invalid', message, { [name]: message });
};

/** Refuses a tag whose links or filters nobody can read. */
export const requireReadable = (tag: ResultsTag): void => {
  requireAddress('listing-url', tag['listing-url']);
  requireAddress('results-url', tag['results-url']);
  requireRead('filters', tag.filters ?? '');
  requireRead('locked', tag.locked ?? '');
};

/** A tag with what is settled for the key. */
export type SettledTag = ReturnType<typeof settledTag>;

/** Returns what the tag asks for, and what is settled for the key. */
export const settledTag = (tag: ResultsTag, settings: PartnerSettings = {}) => {
  const city = settings.locked?.city;
  const locked = new URLSearchParams(tag.locked ?? '');
  if (city) locked.set('city', city);
  return {
    ...tag,
    ...(city && { city }),
    locked: String(locked),
    'listing-url': tag['listing-url'] ?? settings.listingUrl,
    'results-url': tag['results-url'] ?? settings.resultsUrl,
  };
};

/** What the page adds to a tag: the search that its address names, and the tab that the visitor chose last. */
interface PageSearch {
  search?: string | undefined;
  remembered?: SearchTab | undefined;
}

/** Finds the first page of what a tag asks for. */
export const findResults = async (
  listings: Listings,
  { group = '', tab, city, location, property, filters, locked }: SettledTag,
  lock: Lock | undefined,
  { search = '', remembered }: PageSearch = {},
) => {
  const beginning = { group, tab, city, location, property, filters, locked };
  const start = searchStartOf(beginning, search, remembered ?? null);
  const address = withLocks(start.address, start.locked);
  const query = pageQuery(address, address.page);
  const { json, scope, total, next, isAtLeast } = await listings.search(kindOfTab(address.tab), query, lock);
  const answer = { listings: JSON.parse(json) as Listing[], total, next: next ?? null };
  return { ...start, asked: address, answer, isAtLeast: isAtLeast === true, scope };
};

/** Returns what the drawing takes of a tag. */
export const drawnTag = ({ lang, group = '', theme = 'auto', font, locked, ...links }: SettledTag) => ({
  language: lang ?? ('en' as const),
  tag: {
    ...{ group, theme, font, locked },
    listingUrl: links['listing-url'],
    resultsUrl: links['results-url'],
  },
});

/** Writes the brand colours of a key as one value; undefined where it has none. */
export const brandOf = ({
  brand,
  brandDark = brand,
}: PartnerSettings): Pick<FirstCards, 'brand'> | undefined =>
  brand && brandDark ? { brand: `light-dark(${brand},${brandDark})` } : undefined;
