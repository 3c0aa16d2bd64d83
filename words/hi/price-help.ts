/** The words beside the price of a listing that is being written, in Hindi. */
import type { PriceHelpWords } from '../en/price-help.js';

export const words = {
  asked: ({ locality, rooms, lower, upper, homes }) =>
    `${locality} में ${rooms} घरों के दाम ${lower} से ${upper} माँगे जाते हैं (${String(homes)} घरों में बीच के आधे)।`,
} satisfies PriceHelpWords;
