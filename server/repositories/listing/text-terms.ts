/** Decides which words of a search are found as they stand, so that each search asks for them in one way only. */
import { sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import type { FreeText, LocalityTerm, SearchCondition } from './condition.js';
import { every, hasWords, predicatesOf, whereOf } from './filters.js';

const termsOf = ({ localities = [], words = [] }: SearchCondition): LocalityTerm[] => [
  ...localities,
  ...words.flatMap(({ text, meant }) => [text, ...(meant ? termsOf(meant) : [])]),
];

/** Tells whether a search is for words that name no known place: nothing but the words' index bounds its work. */
export const isTextSearch = (condition: SearchCondition): boolean =>
  termsOf(condition).some(({ words, places }) => words !== '' && places.length === 0);

/** Whatever is understood otherwise too need not be asked for where nothing has the words. */
const undecided = ({ localities = [], words = [] }: SearchCondition): LocalityTerm[] => [
  ...localities.filter(({ alike }) => alike),
  ...words.flatMap(({ text, meant }) => [
    ...(text.alike || meant ? [text] : []),
    ...(meant ? undecided(meant) : []),
  ]),
];

/**
 * Words that are looked for as misspelt ones in one search: nobody misspells more, and each is compared with whatever shares
 * some letters with it.
 */
const mostWordsAlike = 8;

const findKnown = async (database: Sql, texts: readonly string[]): Promise<Set<string>> => {
  const known = texts.map(
    (text) => sql`select ${text}::text as text where exists (select from listing l where ${hasWords(text)})`,
  );
  const { rows } = await sql<{ text: string }>`${sql.join(known, sql` union all `)}`.execute(database);
  return new Set(rows.map(({ text }) => text));
};

/**
 * Reads with the words' index alone. Of words that many listings have, but few of them all, the planner thinks that reading
 * the listings one by one will soon meet some, and then reads the whole market.
 */
export const readByWords = <T>(database: Sql, read: (reading: Sql) => Promise<T>): Promise<T> =>
  database.transaction().execute(async (reading) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`.execute(
      reading,
    );
    return read(reading);
  });

type Decide = (term: LocalityTerm, isUnderstood: boolean) => LocalityTerm;

const decided = (condition: SearchCondition, decide: Decide): SearchCondition => {
  const { localities, words } = condition;
  const decidedText = ({ text, meant }: FreeText): FreeText => ({
    text: decide(text, meant !== undefined),
    ...(meant && { meant: decided(meant, decide) }),
  });
  return {
    ...condition,
    ...(localities && { localities: localities.map((term) => decide(term, false)) }),
    ...(words && { words: words.map(decidedText) }),
  };
};

/**
 * Returns the condition with every text decided: words that a listing has are asked for as they stand; where none has them,
 * what resembles them (`alike`), or nothing.
 */
export const decideTexts = async (database: Sql, condition: SearchCondition): Promise<SearchCondition> => {
  const texts = [...new Set(undecided(condition).map(({ words }) => words))].filter((text) => text !== '');
  if (texts.length === 0) return condition;
  const known = await findKnown(database, texts);
  let left = mostWordsAlike;
  return decided(condition, (term, isUnderstood) => {
    if (known.has(term.words)) return { ...term, alike: false };
    if (!term.alike) return isUnderstood ? { ...term, words: '' } : term;
    left -= term.words.split(' ').length;
    return left < 0 ? { ...term, words: '', alike: false } : term;
  });
};

/** Listings that are looked up by one text at most. */
export const mostLookedUp = 10_000;

/** Tells whether a decided term is found by its words alone. */
export const isByWords = ({ words, places }: LocalityTerm): boolean => words !== '' && places.length === 0;

/** Tells whether a decided term asks for what only resembles its words. */
export const isAlike = ({ words, alike }: LocalityTerm): boolean => alike && words !== '';

/**
 * Looks up which listings have the words of some terms, and returns the condition by the listings found. What resembles words
 * is asked for without any other condition: the planner takes it for common, and would compare every listing of the kind.
 */
export const lookUpTexts = async (
  database: Sql,
  { kind, condition }: { kind: ListingKind; condition: SearchCondition },
  isLookedUp: (term: LocalityTerm) => boolean,
): Promise<SearchCondition> => {
  const terms = termsOf(condition).filter(isLookedUp);
  if (terms.length === 0) return condition;
  const matches = terms.map((term, number) => {
    const where = isAlike(term)
      ? every([...predicatesOf({ localities: [term] }).values()])
      : whereOf(kind, { localities: [term] });
    return sql`(select ${sql.lit(number)} as term, l.id from listing l where ${where} limit ${mostLookedUp + 1})`;
  });
  const { rows } = await sql<{ term: number; id: string }>`${sql.join(matches, sql` union all `)}`.execute(
    database,
  );
  const found = new Map<LocalityTerm, string[]>(terms.map((term) => [term, []]));
  for (const { term, id } of rows) found.get(terms[term] as LocalityTerm)?.push(id);
  return decided(condition, (term) => {
    const ids = found.get(term);
    return ids ? { words: '', places: term.places, alike: false, ids } : term;
  });
};

/**
 * Returns the condition with every word as it stands; undefined where that may miss something although it finds others: a
 * text may be understood otherwise too, or one of several names be misspelt.
 */
export const exactly = (condition: SearchCondition): SearchCondition | undefined => {
  const { words = [], localities = [] } = condition;
  const mayMiss =
    words.some(({ meant }) => meant) || (localities.length > 1 && localities.some(({ alike }) => alike));
  return mayMiss ? undefined : decided(condition, (term) => ({ ...term, alike: false }));
};

/** Tells whether a decided condition asks for what only resembles its words. */
export const asksAlike = (condition: SearchCondition): boolean => termsOf(condition).some(isAlike);

/** Tells whether more listings have some of the words than were looked up. */
export const isCut = (condition: SearchCondition): boolean =>
  termsOf(condition).some(({ ids }) => ids !== undefined && ids.length > mostLookedUp);
