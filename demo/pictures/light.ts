/** The four kinds of light a picture can stand in. */
import { type Triple, tint } from './colour.js';
import type { Vec } from './perspective.js';
import type { Random } from './random.js';

export type LightKind = 'morning' | 'noon' | 'dusk' | 'monsoon';
export const lightKinds: readonly LightKind[] = ['morning', 'noon', 'dusk', 'monsoon'];

/** Owners photograph in good weather: fair light comes more often than rain. */
export const usualLights: readonly LightKind[] = [
  'morning',
  'morning',
  'morning',
  'noon',
  'noon',
  'noon',
  'dusk',
  'dusk',
  'monsoon',
];

export interface Light {
  readonly kind: LightKind;
  /** Sky from the top to the horizon. */
  readonly sky: readonly [string, string, string, string];
  readonly cloud: string;
  /** What far things fade into. */
  readonly haze: string;
  /** Unit vector towards the sun. */
  readonly sun: Vec;
  readonly direct: Triple;
  readonly ambient: Triple;
  readonly shadow: string;
  readonly shadowStrength: number;
  /** Share of lamps that burn. */
  readonly glow: number;
  readonly wet: boolean;
}

type Mood = Omit<Light, 'kind' | 'sun'> & { readonly height: number; readonly swing: number };

const moods: Record<LightKind, Mood> = {
  morning: {
    sky: ['#8fb8d4', '#b9d3dc', '#f0dfc6', '#fbe6c4'],
    cloud: '#fff4e4',
    haze: '#efdcc6',
    height: 0.5,
    swing: 0.75,
    direct: [0.72, 0.55, 0.32],
    ambient: [0.66, 0.67, 0.76],
    shadow: '#3a3f66',
    shadowStrength: 0.3,
    glow: 0.04,
    wet: false,
  },
  noon: {
    sky: ['#4f9bd0', '#7fbbe0', '#b4daea', '#dbeef0'],
    cloud: '#ffffff',
    haze: '#d3e6ec',
    height: 1.15,
    swing: 0.5,
    direct: [0.74, 0.68, 0.54],
    ambient: [0.67, 0.7, 0.78],
    shadow: '#2b3a55',
    shadowStrength: 0.34,
    glow: 0,
    wet: false,
  },
  dusk: {
    sky: ['#3c4a82', '#8a6f9e', '#e59a7c', '#fccb8e'],
    cloud: '#f0a58c',
    haze: '#e0a08c',
    height: 0.34,
    swing: 0.8,
    direct: [0.72, 0.4, 0.2],
    ambient: [0.58, 0.53, 0.66],
    shadow: '#241f48',
    shadowStrength: 0.34,
    glow: 0.6,
    wet: false,
  },
  monsoon: {
    sky: ['#869fac', '#a9bec3', '#cfdbd6', '#eceee1'],
    cloud: '#8a9fa8',
    haze: '#ccd9d4',
    height: 1.3,
    swing: 0.3,
    direct: [0.24, 0.24, 0.21],
    ambient: [0.84, 0.88, 0.88],
    shadow: '#2b3c42',
    shadowStrength: 0.26,
    glow: 0.22,
    wet: true,
  },
};

/** Makes a light whose sun stands behind the viewer, to the left (side -1) or right (side 1). */
export function createLight(kind: LightKind, random: Random, side: -1 | 1): Light {
  const { height, swing, ...mood } = moods[kind];
  const across = side * swing * random.range(0.8, 1.15);
  const back = -random.range(0.5, 0.8);
  const length = Math.hypot(across, back, height);
  return { ...mood, kind, sun: [across / length, back / length, height / length] };
}

/** Returns the colour of a face that looks along `normal`. */
export function lit(light: Light, colour: string, normal: Vec): string {
  const facing = Math.max(0, normal[0] * light.sun[0] + normal[1] * light.sun[1] + normal[2] * light.sun[2]);
  const sky = 0.93 + 0.09 * normal[2];
  return tint(colour, [
    light.ambient[0] * sky + light.direct[0] * facing,
    light.ambient[1] * sky + light.direct[1] * facing,
    light.ambient[2] * sky + light.direct[2] * facing,
  ]);
}
