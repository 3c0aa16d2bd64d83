/** The shapes of Pune and Nashik: three sources with licences of their own (LICENCE.txt), loaded together. */
import type { BaseMap } from './shapes.js';
import { land } from './land-pune.gen.js';
import { names } from './names-pune.gen.js';
import { rail } from './rail-pune.gen.js';

export const base: BaseMap = { ...land, ...rail, ...names };
