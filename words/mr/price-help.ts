/** The words beside the price of a listing that is being written, in Marathi. */
import type { PriceHelpWords } from '../en/price-help.js';

export const words = {
  asked: ({ locality, rooms, lower, upper, homes }) =>
    `${locality} मधील ${rooms} घरांची मागणी ${lower} ते ${upper} आहे (${String(homes)} घरांपैकी मधली निम्मी).`,
} satisfies PriceHelpWords;
