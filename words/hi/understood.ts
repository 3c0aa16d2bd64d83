/** The words about what was not understood of a typed request in Hindi. */
import type { UnderstoodWords } from '../en/understood.js';

export const words = {
  notUnderstood: (typed) => `समझ में नहीं आया: ${typed}`,
} satisfies UnderstoodWords;
