/** The projects of the demo market's builders, invented: what everybody reads of them, and their homes on offer. */
import type { ProjectBody } from '../../src/api/contract/projects.schema.js';
import { type Place, places } from '../../server/places/gazetteer.js';
import type { SceneKind } from '../pictures/draw.js';
import { indianDay } from './figures.js';
import { demoPictureKey } from './picture-keys.js';

/** A kind of home in a project: carpet area in sq ft, homes not sold, and how many of those stand in the market. */
interface Configuration {
  readonly bhk: string;
  readonly carpet: number;
  readonly left: number;
  readonly offered: number;
}

/** A project of the demo market. */
export interface DemoProject {
  /** Its part of addresses and keys. */
  readonly slug: string;
  readonly name: string;
  /** The account of that name is its owner. */
  readonly builder: string;
  readonly place: Place;
  readonly about: string;
  /** Floors and homes of each tower. */
  readonly towers: readonly (readonly [name: string, floors: number, homes: number])[];
  /** The form of a MahaRERA number, with 999 where a district would stand. */
  readonly reraNumber: string;
  /** Days until homes are handed over. */
  readonly daysAhead: number;
  readonly homes: readonly Configuration[];
  readonly amenities: readonly string[];
  /** What its photos show, the latest first. */
  readonly photos: readonly SceneKind[];
}

/** Days ago on which photos were taken, the latest first. */
const photoDays = [9, 68, 131] as const;

const placeOf = (city: string, name: string): Place => {
  const place = places.find((each) => each.city === city && each.name === name);
  if (!place) throw new Error(`The gazetteer has no ${name} in ${city}`);
  return place;
};

/** Lists them, the first one for the first place on the home page. */
export const demoProjects: readonly DemoProject[] = [
  {
    slug: 'tamhan-skyline',
    name: 'Tamhan Skyline',
    builder: 'Tamhan Estates',
    place: placeOf('Pune', 'Kharadi'),
    about: `Two towers around a garden, ten minutes on foot from the offices of Kharadi.

Every home looks out to two sides. Cars stay below the ground, so that the garden belongs to those who walk.`,
    towers: [
      ['Tower A', 22, 88],
      ['Tower B', 22, 88],
    ],
    reraNumber: 'P99900000101',
    daysAhead: 230,
    homes: [
      { bhk: '2BHK', carpet: 745, left: 21, offered: 3 },
      { bhk: '3BHK', carpet: 1040, left: 9, offered: 3 },
    ],
    amenities: [
      'Lift',
      'CCTV',
      'Garden',
      'Gym',
      'Swimming Pool',
      'Kides Area',
      'Power Backup',
      'Car Parking',
    ],
    photos: ['tower', 'living-room', 'balcony'],
  },
  {
    slug: 'devrai-greens',
    name: 'Devrai Greens',
    builder: 'Devrai Homes',
    place: placeOf('Thane', 'Kolshet Road'),
    about: `Three low buildings beside a strip of old trees, which stay where they are.

Small homes with large windows, and a lift for every eight of them.`,
    towers: [
      ['Jambhul', 7, 42],
      ['Kanchan', 7, 42],
      ['Palas', 7, 28],
    ],
    reraNumber: 'P99900000102',
    daysAhead: 120,
    homes: [
      { bhk: '1BHK', carpet: 455, left: 12, offered: 2 },
      { bhk: '2BHK', carpet: 690, left: 17, offered: 3 },
    ],
    amenities: ['Lift', 'CCTV', 'Garden', 'Kides Area', 'Rain Water Harvesting', 'Security Personnel'],
    photos: ['society', 'kitchen', 'bedroom'],
  },
  {
    slug: 'palash-horizon',
    name: 'Palash Horizon',
    builder: 'Palashban Habitat',
    place: placeOf('Mumbai', 'Chembur'),
    about: `One tower with four homes on a floor, and the view over the creek from the twelfth floor on.

Its base holds the gym, the pool and a hall for everybody.`,
    towers: [['Horizon', 31, 116]],
    reraNumber: 'P99900000103',
    daysAhead: 410,
    homes: [
      { bhk: '3BHK', carpet: 1120, left: 14, offered: 3 },
      { bhk: '4BHK', carpet: 1610, left: 6, offered: 2 },
    ],
    amenities: ['Lift', 'CCTV', 'Gym', 'Swimming Pool', 'Power Backup', 'Car Parking', 'Security Personnel'],
    photos: ['tower', 'balcony', 'living-room'],
  },
  {
    slug: 'devrai-terraces',
    name: 'Devrai Terraces',
    builder: 'Devrai Homes',
    place: placeOf('Nashik', 'Gangapur Road'),
    about: `Two buildings in steps, so that each floor has the terrace of the one below.

Ten minutes from the river, with a borewell and rain water for the gardens.`,
    towers: [
      ['East', 6, 36],
      ['West', 6, 36],
    ],
    reraNumber: 'P99900000104',
    daysAhead: 175,
    homes: [
      { bhk: '2BHK', carpet: 815, left: 11, offered: 2 },
      { bhk: '3BHK', carpet: 1190, left: 8, offered: 2 },
    ],
    amenities: [
      'Lift',
      'Garden',
      'Kides Area',
      'Regular Water Supply',
      'Rain Water Harvesting',
      'Car Parking',
    ],
    photos: ['society', 'balcony', 'kitchen'],
  },
];

/** What the source keys of their homes begin with. */
export const projectKey = 'demo-project-';

const photosOf = ({ slug, photos }: DemoProject): string[] =>
  photos.map((scene, at) => demoPictureKey(scene, slug, at + 1));

const planOf = ({ slug }: DemoProject, { bhk }: Configuration): string =>
  demoPictureKey('floor-plan', `${slug}-${bhk.toLowerCase()}`, 1);

/** Lists the keys of the pictures of projects, for each that of its card first. */
export const projectPictures = (): string[][] =>
  demoProjects.map((project) => [
    ...photosOf(project),
    ...project.homes.map((home) => planOf(project, home)),
  ]);

const addressOf = (picture: string): string => `/media/${picture}-1600.webp`;

/** Writes a project as its builder would send it on a day; dates count from that. */
export const projectBody = (project: DemoProject, now: Date): ProjectBody => {
  const { name, builder, place, about, towers, reraNumber, daysAhead, homes, amenities } = project;
  const ready = indianDay(now, daysAhead);
  return {
    ...{ name, builder, about },
    city: place.city,
    locality: place.name,
    possession: ready,
    towers: towers.map(([tower, floors, count]) => ({ name: tower, floors, homes: count })),
    phases: [{ name: 'Phase 1', reraNumber, completion: ready }],
    configurations: homes.map(({ bhk, carpet, left }) => ({ bhk, carpet, left })),
    unitsOn: indianDay(now, -photoDays[0]),
    amenities: [...amenities],
    photos: photosOf(project).map((picture, at) => ({
      url: addressOf(picture),
      on: indianDay(now, -(photoDays[at] ?? 0)),
    })),
    plans: homes.map((home) => ({
      url: addressOf(planOf(project, home)),
      title: `${home.bhk.replace('BHK', ' BHK')}, ${String(home.carpet)} sq ft`,
    })),
    brochure: '',
    registerLink: '',
  };
};
