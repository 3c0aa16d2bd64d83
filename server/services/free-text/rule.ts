/** One thing that a text in one box may say, and how it is recognised. */
import type { ListingFilters, ListingKind } from '../../../src/api/contract/listings.schema.js';

/** What a rule knows beside the words. */
export interface Asking {
  readonly kind: ListingKind;
  readonly today: Date;
}

/** What some words mean; undefined where they mean something else. A number of letters says that only so many were read. */
export type Meaning =
  | ListingFilters
  | { readonly filters: ListingFilters; readonly letters: number }
  | undefined;

/** A pattern that is compiled with its first use: all of them together are a twentieth of a start of the server. */
export type Pattern = () => RegExp;

/** Words that stand for filters. */
export interface Rule {
  readonly pattern: Pattern;
  readonly means: (groups: readonly (string | undefined)[], asking: Asking) => Meaning;
}

const edgeBefore = '(?<![\\p{L}\\p{M}\\p{N}.])';
const edgeAfter = '(?![\\p{L}\\p{M}\\p{N}])';

/** Makes a pattern of whole words: \b knows only Latin letters, these boundaries hold for Devanagari, too. */
export const word = (pattern: string): Pattern => {
  let compiled: RegExp | undefined;
  return () => (compiled ??= new RegExp(`${edgeBefore}(?:${pattern})${edgeAfter}`, 'gu'));
};

/** Tells whether a kind is a home. */
export const isHome = (kind: ListingKind): boolean => kind === 'sell' || kind === 'rent' || kind === 'pg';

/** Tells whether a kind is paid by the month. */
export const isMonthly = (kind: ListingKind): boolean => kind === 'rent' || kind === 'pg';

/** Makes a rule of words that always mean the same filters, on the kinds they suit. */
export const fixed = (
  pattern: string,
  filters: ListingFilters,
  suits: (kind: ListingKind) => boolean = () => true,
): Rule => ({
  pattern: word(pattern),
  means: (_, { kind }) => (suits(kind) ? filters : undefined),
});
