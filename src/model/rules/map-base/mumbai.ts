/** The shapes of Mumbai's region: three sources with licences of their own (LICENCE.txt), loaded together. */
import type { BaseMap } from './shapes.js';
import { land } from './land-mumbai.gen.js';
import { names } from './names-mumbai.gen.js';
import { rail } from './rail-mumbai.gen.js';

export const base: BaseMap = { ...land, ...rail, ...names };
