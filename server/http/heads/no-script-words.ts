/** The words of the links that stand where a widget or a page is not shown, by language. */
import type { Language } from '../../../src/model/rules/languages.js';
import { type NoScriptWords, words as en } from '../../../words/en/no-script.js';
import { words as hi } from '../../../words/hi/no-script.js';
import { words as mr } from '../../../words/mr/no-script.js';

/** The words by language. */
export const noScriptWords: Readonly<Record<Language, NoScriptWords>> = { en, hi, mr };
