/** The words of what surrounds the list, in English. */
import { groupDigits, groupTotal } from '../group-digits.js';

const counted = (count: number, one: string, many: string) =>
  `${groupDigits(count)} ${count === 1 ? one : many}`;

export const words = {
  search: 'Change the search',
  tab: 'Property for',
  city: 'City',
  enterCity: 'Enter City',
  searchButton: 'Search',
  available: (coins: number) => `Available ${String(coins)}`,
  availableCoins: (coins: number) => `Available ${counted(coins, 'coin', 'coins')}`,
  filters: 'Filters',
  applyFilters: 'Apply Filters',
  clearAll: 'Clear all',
  applied: 'Applied filters',
  businessSpace: 'Business space',
  toLet: 'To let',
  saveSearch: 'Save search',
  searchSaved: 'Search saved',
  notFoundYet: 'Not the right one yet?',
  tellOfNew: 'Tell me about new ones',
  tellWhenThere: 'Tell me when there’s one',
  found: (count: number) => `${groupTotal(count)} ${count === 1 ? 'property' : 'properties'}`,
  foundIn: (place: string) => `in ${place}`,
  sort: 'Sort by',
  sorts: {
    newest: 'Newest first',
    'price-up': 'Price: low to high',
    'price-down': 'Price: high to low',
    'rate-up': 'Price per area: low to high',
    'rate-down': 'Price per area: high to low',
    'area-down': 'Area: largest first',
  },
  budget: 'Budget',
  rent: 'Monthly rent',
  area: 'Area',
  types: 'Type',
  bedrooms: 'Bedrooms',
  roomTypes: 'Room type',
  availableFor: 'Available for',
  ownership: 'Ownership',
  approvedBy: 'Approved by',
  commercialTypes: 'Commercial type',
  localities: 'Localities',
  rera: 'RERA',
  furnished: 'Furnishing',
  possession: 'Possession',
  more: 'More filters',
  media: 'Show only',
  photos: 'With photos',
  videos: 'With videos',
  bbox: 'Area on the map',
  polygon: 'Area drawn on the map',
  fourOrMore: '4+ BHK',
  searchAlsoIn: 'With Search also in',
  addLocality: 'Add a locality',
  upTo: (high: string) => `Up to ${high}`,
  from: (low: string) => `From ${low}`,
  noResultsHelp: 'Try removing a filter.',
  everywhere: 'Look in all cities',
  noResultsHere: 'Try another city or kind of property.',
  without: (filter: string) => `Without “${filter}”`,
  /** A locality close by, with what it has. */
  nearby: (name: string, count: number) => `In ${name} (${groupDigits(count)})`,
  loadMore: 'Load more',
  /** Puts the language's units into the caption of a slider. */
  caption: (text: string) => text,
};

/** Names what each language's catalogue of it holds. */
export type FilterWords = typeof words;
