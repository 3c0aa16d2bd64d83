/** Decides which words of a search are found as they stand, so that each search asks for them in one way only. */
import { sql } from 'kysely';
import type { Sql } from '../../db/database.js';
import type { FreeText, LocalityTerm, SearchCondition } from './condition.js';
import { hasWords } from './filters.js';

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
  return decided(condition, (term, isUnderstood) => {
    if (known.has(term.words)) return { ...term, alike: false };
    return isUnderstood && !term.alike ? { ...term, words: '' } : term;
  });
};

/** Returns the condition with every word as it stands; undefined where a text may be understood otherwise too. */
export const exactly = (condition: SearchCondition): SearchCondition | undefined =>
  condition.words?.some(({ meant }) => meant)
    ? undefined
    : decided(condition, (term) => ({ ...term, alike: false }));

/** Tells whether a decided condition asks for what only resembles its words. */
export const isAlike = (condition: SearchCondition): boolean => termsOf(condition).some(({ alike }) => alike);
