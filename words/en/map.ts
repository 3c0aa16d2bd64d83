/** The words of the map of a search, in English. */
import { groupDigits } from '../group-digits.js';

const home = (count: number): string => (count === 1 ? 'home' : 'homes');
const homes = (count: number) => `${groupDigits(count)} ${home(count)}`;

export const words = {
  compactCards: 'Compact cards',
  map: 'Map',
  list: 'List',
  close: 'Close the map',
  mapOf: (title: string) => `Map: ${title}`,
  help: 'Arrow keys move the map, plus and minus bring it closer and farther.',
  onMap: 'Homes on the map',
  closer: 'Closer',
  farther: 'Farther',
  draw: 'Draw an area',
  drawing: 'Draw around where you want to live.',
  live: 'Search as the map moves',
  byNames: {
    legend: 'Localities on this map',
    help: 'Or choose localities; the area lies around them.',
    search: 'Search around these',
  },
  searchHere: 'Search this area',
  loading: 'Looking for homes',
  failed: 'Couldn’t put the homes on the map.',
  nothingHere: 'No homes here. Move the map, or remove a filter.',
  placeless: (count: number, isMore: boolean) =>
    `${homes(count)}${isMore ? ' and more' : ''} without a place ${count === 1 ? 'is' : 'are'} in the list only`,
  reach: (to: string, minutes: number) => `Shaded: up to ${String(minutes)} min to ${to}, an estimate`,
  home,
  homes,
  about: (count: string) => `about ${count}`,
  priced: (price: string) => `Home for ${price}`,
  nearby: 'Shown near the home, 200 to 300 m off',
  more: (count: number) => `Show all ${homes(count)} in the list`,
  further: 'Show more',
  away: 'Close',
  /** Puts a short price, such as "62 Lac", on a bubble. */
  price: (short: string) => short.replace(' Lac', ' L'),
};

/** Names what each language's catalogue of them holds. */
export type MapWords = typeof words;
