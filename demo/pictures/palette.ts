/** Palettes: colours that are used together in one building or one home. */
import type { Random } from './random.js';

export interface Palette {
  readonly wall: string;
  readonly second: string;
  readonly trim: string;
  readonly accent: string;
  readonly roof: string;
  readonly frame: string;
  readonly glass: string;
  readonly wood: string;
  readonly room: string;
  readonly feature: string;
  readonly cloth: string;
  readonly clothTwo: string;
  readonly leaf: string;
  readonly bloom: string;
}

const palettes: readonly Palette[] = [
  {
    wall: '#f1e8d8',
    second: '#c88a5c',
    trim: '#fffaf0',
    accent: '#a84b2a',
    roof: '#a9553a',
    frame: '#4a3b31',
    glass: '#8fb0b5',
    wood: '#a0693f',
    room: '#f3ead9',
    feature: '#c7d0b8',
    cloth: '#b9573a',
    clothTwo: '#e3b567',
    leaf: '#557c3e',
    bloom: '#d8452e',
  },
  {
    wall: '#e4e7e6',
    second: '#5d7a86',
    trim: '#ffffff',
    accent: '#d9963a',
    roof: '#6a6f78',
    frame: '#2f3a42',
    glass: '#86aabd',
    wood: '#8c5f3d',
    room: '#eeefea',
    feature: '#8fa9b2',
    cloth: '#3f6b7a',
    clothTwo: '#e0a24a',
    leaf: '#4d7a4a',
    bloom: '#e58aa6',
  },
  {
    wall: '#f0d9c4',
    second: '#8c5a4a',
    trim: '#fff4e6',
    accent: '#0f6b61',
    roof: '#8a4534',
    frame: '#3c322e',
    glass: '#97b3ab',
    wood: '#7d4d30',
    room: '#f5e6d6',
    feature: '#d99a78',
    cloth: '#1f6f66',
    clothTwo: '#efd09a',
    leaf: '#5f803a',
    bloom: '#c63c78',
  },
  {
    wall: '#dfe3d2',
    second: '#7f8f66',
    trim: '#fbfaf0',
    accent: '#c2702f',
    roof: '#85523c',
    frame: '#3d4233',
    glass: '#8fb2a6',
    wood: '#9a7144',
    room: '#f0f0e2',
    feature: '#a9b78e',
    cloth: '#6f8352',
    clothTwo: '#d98b55',
    leaf: '#4b7339',
    bloom: '#f0a52e',
  },
  {
    wall: '#ece6e2',
    second: '#a7414a',
    trim: '#fffdfb',
    accent: '#e6b04a',
    roof: '#7d3f3f',
    frame: '#33292d',
    glass: '#9db0bb',
    wood: '#6f4733',
    room: '#f4ece8',
    feature: '#b9a3ad',
    cloth: '#8d3b4c',
    clothTwo: '#d7b7a0',
    leaf: '#527a45',
    bloom: '#e7604f',
  },
  {
    wall: '#f5e2ae',
    second: '#d08b3e',
    trim: '#fff9e6',
    accent: '#2f6f9a',
    roof: '#a35a36',
    frame: '#4d3a26',
    glass: '#8fb3c4',
    wood: '#93602f',
    room: '#f7eccb',
    feature: '#e1b65c',
    cloth: '#2f668e',
    clothTwo: '#e88f5d',
    leaf: '#5a8440',
    bloom: '#c84fa0',
  },
  {
    wall: '#d8e4e6',
    second: '#3f6f78',
    trim: '#f8fdfc',
    accent: '#e07a52',
    roof: '#4f6168',
    frame: '#27383d',
    glass: '#7fb0bd',
    wood: '#a87d55',
    room: '#e9f0ee',
    feature: '#79a5a3',
    cloth: '#d9694a',
    clothTwo: '#9cc3bd',
    leaf: '#3f7850',
    bloom: '#f2b632',
  },
  {
    wall: '#cfc6ba',
    second: '#6b5d54',
    trim: '#f3ede4',
    accent: '#b5652f',
    roof: '#5b4a42',
    frame: '#2b2523',
    glass: '#90a7ad',
    wood: '#87562f',
    room: '#ece4d9',
    feature: '#8d7b6c',
    cloth: '#4d5a4a',
    clothTwo: '#cf9557',
    leaf: '#58753f',
    bloom: '#d95b3c',
  },
  {
    wall: '#f3d3cb',
    second: '#b7645c',
    trim: '#fff6f2',
    accent: '#37726e',
    roof: '#94503f',
    frame: '#42302f',
    glass: '#9ab4b8',
    wood: '#8a573c',
    room: '#f8e9e3',
    feature: '#dba49a',
    cloth: '#bf6f66',
    clothTwo: '#7fa39b',
    leaf: '#567d4c',
    bloom: '#e0a02f',
  },
  {
    wall: '#fbf6ec',
    second: '#2f4a56',
    trim: '#ffffff',
    accent: '#c99a45',
    roof: '#3f4a50',
    frame: '#1f2a30',
    glass: '#7ca0ad',
    wood: '#9b6a3c',
    room: '#f6f2e8',
    feature: '#3f6470',
    cloth: '#cdb48a',
    clothTwo: '#5d7f84',
    leaf: '#477545',
    bloom: '#f0f0f0',
  },
];

/** Chooses a palette. */
export function choosePalette(random: Random): Palette {
  return random.pick(palettes);
}
