/** Captions of the price sliders, apart from prices: only filters say them. */
import { crore, lac } from './price.js';

const upToTwo = (value: number): string => String(Number(value.toFixed(2)));

/** Captions a slider end in Cr, Lacs or K (S-130, S-131); at `top` rupees or more a plus follows (C-07). */
export const priceCaption = (rupees: number, top: number): string => {
  const shown = Math.min(rupees, top);
  const plus = rupees >= top ? '+' : '';
  if (shown >= crore) return `${upToTwo(shown / crore)} Cr${plus}`;
  if (shown >= lac) return `${upToTwo(shown / lac)} Lacs${plus}`;
  if (shown >= 1000) return `${upToTwo(shown / 1000)} K${plus}`;
  return `${shown}${plus}`;
};
