/** The words about what was not understood of a typed request in Marathi. */
import type { UnderstoodWords } from '../en/understood.js';

export const words = {
  notUnderstood: (typed) => `समजले नाही: ${typed}`,
} satisfies UnderstoodWords;
