/** What a search is called: what is looked for and where, and its filters in words. */
import type { FilterWords } from '../../../words/en/filters.js';
import type { PageHeadWords } from '../../../words/en/page-heads.js';
import type { MoreFilterWords } from '../../../words/en/more-filters.js';
import type { TravelWords } from '../../../words/en/travel.js';
import { areaCaption } from './area.js';
import { type AppliedFilter, appliedFilters } from './filter-chips.js';
import { filtersFromUrl } from './filter-url.js';
import {
  type AreaName,
  isRangeName,
  type Range,
  type RangeName,
  scales,
  type SwitchName,
} from './filters.js';
import { saidOfMore } from './more-filters.js';
import { priceCaption } from './price-caption.js';

/** The words of one language that names are made of. */
export interface SearchNameWords {
  readonly heads: Pick<PageHeadWords, 'search' | 'subjects' | 'anywhere'>;
  readonly filters: Pick<
    FilterWords,
    'caption' | 'upTo' | 'from' | SwitchName | AreaName | 'fourOrMore' | 'rera'
  >;
  readonly more: MoreFilterWords;
  readonly travel: Pick<TravelWords, 'minutes' | 'chips'>;
  /** Names a value of the wire. */
  readonly label: (value: string) => string;
}

/** The name of a search: its heading, and its filters one by one. */
export interface SearchName {
  readonly title: string;
  readonly details: readonly string[];
}

const rangeIn = ({ filters }: SearchNameWords, name: RangeName, { min, max }: Range): string => {
  const { top } = scales[name];
  const caption = (value: number): string =>
    filters.caption(name === 'area' ? areaCaption(value, top) : `₹ ${priceCaption(value, top)}`);
  if (min === 0) return filters.upTo(caption(max));
  return max >= top ? filters.from(caption(min)) : `${caption(min)} - ${caption(max)}`;
};

const detailIn = (words: SearchNameWords, { filter, value }: AppliedFilter): string => {
  const { filters, travel, label } = words;
  if (filter !== 'location' && isRangeName(filter)) return rangeIn(words, filter, value as Range);
  if (typeof value !== 'string') return filters[filter as SwitchName | AreaName];
  if (filter === 'more') return saidOfMore(value, { words: words.more, label, price: filters.caption });
  if (filter === 'walk' || filter === 'within') return travel.chips[filter](travel.minutes(value));
  if (filter === 'station' || filter === 'to') return travel.chips[filter](label(value));
  if (filter === 'bedrooms' && value === '4BHK') return filters.fourOrMore;
  return filter === 'rera' ? `${filters.rera}: ${label(value)}` : label(value);
};

/** Names the search of a query string (C-03). */
export const searchName = (query: string, words: SearchNameWords): SearchName => {
  const { tab, filters } = filtersFromUrl(query);
  const { heads, label } = words;
  const places = [filters.location, ...filters.localities.map(label), label(filters.city)].filter(Boolean);
  const chips = appliedFilters(tab, filters).filter(
    ({ filter }) => filter !== 'location' && filter !== 'localities',
  );
  return {
    title: heads.search(heads.subjects[tab], places.join(', ') || heads.anywhere),
    details: chips.map((chip) => detailIn(words, chip)),
  };
};
