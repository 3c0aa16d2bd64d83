/** The places the market knows: localities with their Devanagari names, cities, regions and usual rates. */
import * as beyond from './beyond-thane.js';
import { mumbaiCentral } from './mumbai-central.js';
import { mumbaiSouth } from './mumbai-south.js';
import { mumbaiWest } from './mumbai-west.js';
import { nashik } from './nashik.js';
import { naviMumbai } from './navi-mumbai.js';
import { pimpriChinchwad } from './pimpri-chinchwad.js';
import { puneEast } from './pune-east.js';
import { puneWest } from './pune-west.js';
import type { PlaceRow } from './row.js';
import { thane } from './thane.js';
import { miraBhayandar, palghar, vasaiVirar } from './vasai-virar.js';

/** Describes one locality. Rates are rupees a square foot: the usual sale price, and the usual rent a month. */
export interface Place {
  readonly name: string;
  readonly nameMr: string;
  readonly city: string;
  /** The region of the city dropdown that holds it (C-21), where the city alone does not say it. */
  readonly region?: string;
  readonly aliases?: readonly string[];
  readonly saleRate: number;
  readonly rentRate: number;
}

const placesOf =
  (city: string, region?: string) =>
  ([name, nameMr, saleRate, rentRate, ...aliases]: PlaceRow): Place => ({
    name,
    nameMr,
    city,
    ...(region === undefined ? {} : { region }),
    ...(aliases.length === 0 ? {} : { aliases }),
    saleRate,
    rentRate,
  });

const western = 'Western Mumbai';
const beyondThane = 'Beyond Thane';

/** Lists every known locality (C-21), city by city. */
export const places: readonly Place[] = [
  ...mumbaiSouth.map(placesOf('Mumbai')),
  ...mumbaiCentral.map(placesOf('Mumbai', 'Central Mumbai')),
  ...mumbaiWest.map(placesOf('Mumbai', western)),
  ...miraBhayandar.map(placesOf('Mira Bhayandar', western)),
  ...vasaiVirar.map(placesOf('Vasai Virar', western)),
  ...palghar.map(placesOf('Palghar', western)),
  ...naviMumbai.map(placesOf('Navi Mumbai')),
  ...thane.map(placesOf('Thane')),
  ...beyond.kalyan.map(placesOf('Kalyan', beyondThane)),
  ...beyond.dombivli.map(placesOf('Dombivli', beyondThane)),
  ...beyond.ulhasnagar.map(placesOf('Ulhasnagar', beyondThane)),
  ...beyond.ambernath.map(placesOf('Ambernath', beyondThane)),
  ...beyond.badlapur.map(placesOf('Badlapur', beyondThane)),
  ...beyond.bhiwandi.map(placesOf('Bhiwandi', beyondThane)),
  ...beyond.shahapur.map(placesOf('Shahapur', beyondThane)),
  ...beyond.karjat.map(placesOf('Karjat', beyondThane)),
  ...puneEast.map(placesOf('Pune')),
  ...puneWest.map(placesOf('Pune')),
  ...pimpriChinchwad.map(placesOf('Pune')),
  ...nashik.map(placesOf('Nashik')),
];
