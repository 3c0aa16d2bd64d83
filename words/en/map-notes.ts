/** The words of a map's legend and sources, in English. */
import { joined } from '../joined.js';

const list = (months: readonly string[]): string => joined(months, 'and');

export const words = {
  building: (months: readonly string[]) => `Dashed: being built, as of ${list(months)}`,
  suspended: (months: readonly string[]) => `Dotted: not running, as of ${list(months)}`,
  line: (name: string, status: 'building' | 'suspended', month: string) =>
    `${name}: ${status === 'building' ? 'being built' : 'not running'} as of ${month}.`,
  data: '© Map data',
};

/** Names what each language's catalogue of them holds. */
export type MapNotesWords = typeof words;
