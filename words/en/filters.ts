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
  station: 'Near a station',
  walk: 'On foot at most',
  to: 'Travel time',
  within: 'Journey at most',
  stationName: 'Name of a station',
  minutes: (minutes: string) => `${minutes} min`,
  /** What chips of stations and journeys say. */
  travel: {
    station: (name: string) => `Near ${name}`,
    walk: (minutes: string) => `${minutes} walk at most`,
    to: (name: string) => `Travel to ${name}`,
    within: (minutes: string) => `Within ${minutes}`,
  },
  walkNote: 'From near the home, or from the middle of its locality. 15 minutes if you choose none.',
  journeyNote:
    'An estimate on foot and by rail from the middle of the locality, with waiting. 45 minutes if you choose none. Stations: © OpenStreetMap contributors (ODbL) and others.',
  media: 'Show only',
  photos: 'With photos',
  videos: 'With videos',
  fourOrMore: '4+ BHK',
  addLocality: 'Add a locality',
  upTo: (high: string) => `Up to ${high}`,
  from: (low: string) => `From ${low}`,
  noResultsHelp: 'Try removing a filter.',
  noResultsHere: 'Try another city or another kind of property.',
  without: (filter: string) => `Without “${filter}”`,
  loadMore: 'Load more',
  shown: (shown: number, total: number) => `${groupDigits(shown)} of ${groupTotal(total)}`,
  /** Puts the language's units into the caption of a slider. */
  caption: (text: string) => text,
};

/** Names what each language's catalogue of it holds. */
export type FilterWords = typeof words;
