/** The call for how sliders share out their room (additive). */
import { endpoint } from './endpoint.js';
import type { KindParams } from './listings.schema.js';
import type { SliderScales } from './slider-scales.schema.js';

/** Tells the deciles of prices and areas of a kind; they are counted anew every hour at most. */
export const getSliderScales = endpoint<{ params: KindParams; reply: SliderScales }>(
  'GET',
  '/api/v3/slider-scales/:kind',
  { partner: 'anyone' },
);
