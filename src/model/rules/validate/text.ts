/** What counts as a name of a person, place, society or developer (C-30). */
import { folded } from '../aliases.js';

/** Tells whether a text is accepted beside letters and spaces: a known name in forms, any sensible text on a server. */
export type Accepts = (text: string) => boolean;

/** Holds the longest sensible name, in UTF-16 units (C-30). */
export const maxTextLength = 200;

// U+200C and U+200D join letters in Marathi (as in eyelash ra) and are part of the word.
const lettersAndSpaces = /^[\p{L}\p{M}\u200C\u200D ]*$/u;

/** Tells whether a text is letters of any script, their combining marks, and spaces (S-320, C-30). */
export const isLettersAndSpaces: Accepts = (text) =>
  text.length <= maxTextLength && lettersAndSpaces.test(text) && /\p{L}/u.test(text);

// Control, surrogate and unassigned signs, but not the two joiners above.
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?![\u200C\u200D])\p{Cf}/u;

/** Tells whether a text is printable, holds a letter or digit, and is of sensible length: the server's rule (C-30). */
export const isSensibleText: Accepts = (text) =>
  text.length <= maxTextLength && !unprintable.test(text) && /[\p{L}\p{N}]/u.test(text);

/** Makes a test that accepts the names given: suggestions of the market, and what a stored listing already says (C-30). */
export const knownIn = (names: Iterable<string>): Accepts => {
  const known = new Set<string>();
  for (const name of names) known.add(folded(name));
  return (text) => known.has(folded(text));
};

/** Accepts nothing beside letters and spaces. */
export const lettersOnly: Accepts = () => false;

/** Makes the test of a name field: letters and spaces, or what else is accepted (C-30). */
export const nameTest =
  (accepts: Accepts): Accepts =>
  (text) =>
    isLettersAndSpaces(text) || accepts(text);
