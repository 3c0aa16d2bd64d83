/** The words of the pages of cities and localities, in English. */
import { joined } from '../joined.js';

/** What a median was counted over. */
interface Told {
  readonly what: string;
  readonly place: string;
  readonly price: string;
  readonly homes: string;
}

/** What is near a place: stations with the walk to each, and localities; one of the two at least. */
interface Near {
  readonly place: string;
  readonly stations: readonly string[];
  readonly localities: readonly string[];
}

const listings = (count: string): string => `${count} ${count === '1' ? 'listing' : 'listings'}`;

export const words = {
  maharashtra: 'Maharashtra',
  home: 'Home',
  way: 'Where you are',
  inCity: (locality: string, city: string) => `${locality}, ${city}`,
  title: (place: string) => `Homes in ${place}: asking prices`,
  what: {
    sell: 'Homes for sale',
    rent: 'Homes for rent',
    plot: 'Plots',
    pg: 'PG rooms',
    commercial: 'Commercial property',
  },
  asks: ({ what, place, price, homes }: Told) =>
    `${what} in ${place} ask a median of ${price}, over ${homes} homes.`,
  aMonth: (price: string) => `${price} a month`,
  offered: (place: string, homes: string) => `${listings(homes)} in ${place} now.`,
  onFoot: (station: string, minutes: number) => `about ${String(minutes)} min to ${station} station`,
  near: ({ place, stations, localities }: Near) => {
    const around = joined(localities, 'and');
    if (stations.length === 0) return `Close to ${place}: ${around}.`;
    return `On foot from the middle of ${place} it’s ${joined(stations, 'and')}${around && `; close by: ${around}`}.`;
  },
  nothing: (place: string) => `Nothing on offer in ${place} right now.`,
  nothingText: 'Look around it, or search the whole city.',
  searchCity: (city: string) => `Search in ${city}`,
  search: 'Search here',
  see: { sell: 'Buy', rent: 'Rent', plot: 'Plots', pg: 'PG', commercial: 'Commercial' },
  rates: 'Asking prices',
  tooFew: (place: string) => `Too few homes are on offer in ${place} to tell: it takes 8 homes of 3 owners.`,
  rooms: 'Size',
  all: 'All',
  median: 'Median',
  middleHalf: 'Middle half',
  range: (lower: string, upper: string) => `${lower} to ${upper}`,
  homes: 'Counted',
  perSqFt: (rate: string) => `${rate} per sq ft`,
  counted:
    'Over what is offered here now, each home once: at least 8 homes of at least 3 owners, counted every hour. A quarter ask less than the middle half, a quarter more. Asking prices, not what was paid.',
  trend: 'Month by month',
  trendText: 'The median of what was offered at the end of each month.',
  month: 'Month',
  asTable: 'The months as a table',
  yields: 'Rental yield',
  yieldsText:
    'A year’s median rent as a share of the median price of as many rooms. Before taxes, repairs and empty months.',
  yield: (percent: string) => `${percent} % a year`,
  yieldOver: (sold: string, rented: string) => `over ${sold} for sale and ${rented} for rent`,
  stations: 'Stations within 2 km',
  stationsText: (locality: string) => `Walks are estimated from the middle of ${locality}.`,
  noStation: (locality: string) => `No open station we know lies within 2 km of the middle of ${locality}.`,
  localities: (city: string) => `Localities of ${city}`,
  neighbours: (locality: string) => `Around ${locality}`,
  listings,
  away: (kilometres: string) => `${kilometres} km away`,
  toBuy: (price: string) => `${price} to buy`,
  toRent: (price: string) => `${price} a month`,
  newest: 'Newest here',
  loading: 'Loading the place',
  failed: 'Couldn’t load this place.',
};

/** Types the words, so that a translation cannot leave one out. */
export type PlaceWords = typeof words;
