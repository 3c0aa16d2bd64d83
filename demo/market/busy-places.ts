/** Where the demo market is: the busier localities of each part of the state, so that a search finds several. */
import type { Random } from '../pictures/random.js';
import { type Place, places } from '../../server/places/gazetteer.js';

const groups = {
  western: [
    ['Mumbai', 'Bandra West', 'Bandra East', 'Andheri West', 'Andheri East', 'Goregaon East', 'Malad West'],
    ['Mumbai', 'Kandivali East', 'Borivali West', 'Vile Parle East', 'Khar West', 'Dahisar East', 'Gorai'],
    ['Mira Bhayandar', 'Mira Road East', 'Bhayandar East'],
    ['Vasai Virar', 'Vasai West', 'Virar West', 'Nalasopara West'],
  ],
  central: [
    ['Mumbai', 'Sion', 'Chembur', 'Powai', 'Ghatkopar East', 'Mulund West', 'Bhandup West', 'Lower Parel'],
    ['Mumbai', 'Wadala East', 'Dadar West', 'Kurla West', 'Vikhroli East', 'Chandivali'],
  ],
  south: [['Mumbai', 'Tardeo', 'Girgaon', 'Colaba', 'Byculla', 'Worli']],
  navi: [
    ['Navi Mumbai', 'Nerul', 'Vashi', 'Kharghar', 'Seawoods', 'Airoli', 'Ulwe', 'Panvel', 'Kopar Khairane'],
    ['Navi Mumbai', 'Taloja', 'Kamothe', 'Mahape', 'Sector 20 Kharghar'],
  ],
  thane: [
    ['Thane', 'Thane West', 'Ghodbunder Road', 'Majiwada', 'Kolshet Road', 'Wagle Estate', 'Kalwa', 'Owale'],
  ],
  beyond: [
    ['Kalyan', 'Kalyan West', 'Titwala'],
    ['Dombivli', 'Dombivli East', 'Palava City'],
    ['Ambernath', 'Ambernath East'],
    ['Badlapur', 'Badlapur West'],
    ['Bhiwandi', 'Bhiwandi', 'Kalher'],
    ['Shahapur', 'Shahapur', 'Vasind'],
  ],
  pune: [
    ['Pune', 'Kharadi', 'Baner', 'Wakad', 'Hinjewadi', 'Hadapsar', 'Kothrud', 'Viman Nagar', 'Wagholi'],
    [
      'Pune',
      'Undri',
      'Balewadi',
      'Punawale',
      'Moshi',
      'Koregaon Park',
      'Chakan',
      'Talegaon Dabhade',
      'Pirangut',
    ],
  ],
  nashik: [
    [
      'Nashik',
      'Gangapur Road',
      'College Road',
      'Indira Nagar',
      'Pathardi Phata',
      'Nashik Road',
      'Ambad',
      'Adgaon',
    ],
  ],
} as const;

/** Names a part of the state that the demo market covers. */
export type MarketPart = keyof typeof groups;

const found = (city: string, name: string): Place => {
  const place = places.find((each) => each.city === city && each.name === name);
  if (place === undefined) throw new Error(`The demo market names a place nobody lists: ${name}, ${city}`);
  return place;
};

const partPlaces = (part: MarketPart): Place[] =>
  groups[part].flatMap(([city, ...names]) => names.map((name) => found(city, name)));

const byPart = new Map((Object.keys(groups) as MarketPart[]).map((part) => [part, partPlaces(part)]));

// How often each part occurs in one round of listings.
const round: readonly MarketPart[] = [
  'western',
  'pune',
  'central',
  'navi',
  'thane',
  'pune',
  'beyond',
  'western',
  'nashik',
  'central',
  'pune',
  'navi',
  'south',
  'beyond',
];

/** Picks the place of the n-th listing of a kind; `cheaper` keeps to the cheapest third, where land and sheds are. */
export const pickPlace = (index: number, random: Random, cheaper = false): Place => {
  const part = round[index % round.length] ?? 'pune';
  const choice = [...(byPart.get(part) ?? [])].sort((a, b) => a.saleRate - b.saleRate);
  return random.pick(cheaper ? choice.slice(0, Math.ceil(choice.length / 3)) : choice);
};
