/** What the server says of its pages, by language. */
import type { Language } from '../../../../src/model/rules/languages.js';
import { en, type HeadWords } from './en.js';
import { hi } from './hi.js';
import { mr } from './mr.js';

/** Holds the words by language. */
export const headWords: Readonly<Record<Language, HeadWords>> = { en, hi, mr };
