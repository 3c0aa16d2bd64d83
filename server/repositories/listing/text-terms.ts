/** Decides which words of a search are found as they stand, so that each search asks for them in one way only. */
import { type RawBuilder, sql } from 'kysely';
import type { Sql } from '../../db/database.js';
import type { FreeText, LocalityTerm, SearchCondition } from './condition.js';
import { beginsWith, every, type Predicate } from './filters.js';

/** Lists the texts of a search, with those by which one of them may be understood. */
export const termsOf = ({ localities = [], words = [] }: SearchCondition): LocalityTerm[] => [
  ...localities,
  ...words.flatMap(({ text, meant }) => [text, ...(meant ? termsOf(meant) : [])]),
];

/** Tells whether a search is for words that name no known place: nothing but the words' index bounds its work. */
export const isTextSearch = (condition: SearchCondition): boolean =>
  termsOf(condition).some(({ words, places }) => words !== '' && places.length === 0);

/** Whatever is understood otherwise too, as a place or by its filters, need not be asked for where nothing has the words. */
const undecided = ({ localities = [], words = [] }: SearchCondition): LocalityTerm[] => [
  ...localities,
  ...words.flatMap(({ text, meant }) => [
    ...(text.alike || meant ? [text] : []),
    ...(meant ? undecided(meant) : []),
  ]),
];

/**
 * Words that are looked for as misspelt ones in one search: nobody misspells more, and each is compared with whatever shares
 * some letters with it.
 */
const mostWordsAlike = 4;

/** Listings that are looked at before the words' index. */
const mostSampled = 500;

/** The first of all listings; read as a sample, since where the words' index alone is to be read a table is taken for very dear. */
export const sample = sql`with sample as materialized (
  select l.search_key from listing l tablesample system (100) limit ${sql.lit(mostSampled)})`;

/**
 * Holds where some listing is so. Words that many have are met in a sample: the words' index would first gather all that have
 * them.
 */
const someListing = (isSo: Predicate, isHopeless: Predicate = sql`false`): Predicate =>
  sql`case when exists (select from sample l where ${isSo}) then true when ${isHopeless} then false
    else exists (select from listing l where ${isSo}) end`;

/** Asks which texts, all of so many words, some listing has: as rows of one query, which is planned once for all of them. */
const knownOf = (count: number, texts: readonly string[]): RawBuilder<unknown> => {
  const words = texts.map((text) => text.split(' ').map(beginsWith));
  const places = Array.from({ length: count }, (_, at) => at);
  const columns = places.map((at) => sql`${words.map((each) => each[at] ?? '')}::text[]`);
  const names = places.map((at) => sql.raw(`w${at}`));
  const hasAll = every(names.map((name) => sql<boolean>`l.search_key like asked.${name}`));
  return sql`select asked.text from unnest(${[...texts]}::text[], ${sql.join(columns)}) asked (text, ${sql.join(names)})
    where ${someListing(hasAll)}`;
};

const findKnown = async (database: Sql, texts: readonly string[]): Promise<Set<string>> => {
  const byCount = new Map<number, string[]>();
  for (const text of texts) {
    const count = text.split(' ').length;
    byCount.set(count, [...(byCount.get(count) ?? []), text]);
  }
  const known = [...byCount].map(([count, all]) => knownOf(count, all));
  const { rows } = await sql<{ text: string }>`${sample} ${sql.join(known, sql` union all `)}`.execute(
    database,
  );
  return new Set(rows.map(({ text }) => text));
};

/** Listings of the sample that have a common word, at least. */
const leastCommon = mostSampled / 10;

/** Finds which words much of the market has: the words' index would gather all of it before it looks at the other words. */
const findCommon = async (database: Sql, words: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ word: string }>`${sample}
    select asked.word from unnest(${[...words]}::text[], ${words.map(beginsWith)}::text[]) asked (word, beginning)
    where (select count(*) from sample l where l.search_key like asked.beginning) >= ${sql.lit(leastCommon)}`.execute(
    database,
  );
  return new Set(rows.map(({ word }) => word));
};

/** Marks the common words of each text that has rare ones too. */
export const withCommonWords = async (
  database: Sql,
  condition: SearchCondition,
): Promise<SearchCondition> => {
  const texts = termsOf(condition).filter(({ words, alike }) => !alike && words.includes(' '));
  if (texts.length === 0) return condition;
  const words = new Set(texts.flatMap((text) => text.words.split(' ')));
  const all = await findCommon(database, [...words]);
  return decided(condition, (term) => {
    const ofTerm = term.words.split(' ');
    const common = ofTerm.filter((word) => all.has(word));
    return !term.alike && common.length > 0 && common.length < ofTerm.length ? { ...term, common } : term;
  });
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

/** Decides each text of a search. */
export const decided = (condition: SearchCondition, decide: Decide): SearchCondition => {
  const { localities, words } = condition;
  const decidedText = ({ text, meant, mayDrop }: FreeText): FreeText => ({
    text: decide(text, meant !== undefined),
    ...(meant && { meant: decided(meant, decide) }),
    ...(mayDrop && { mayDrop }),
  });
  return {
    ...condition,
    ...(localities && { localities: localities.map((term) => decide(term, false)) }),
    ...(words && { words: words.map(decidedText) }),
  };
};

/** Fewest letters of a word that is compared with words that only resemble it. */
const shortestAlike = 4;

/** Listings of the sample that may share a word's letters without resembling it, before nobody compares all that do. */
const mostLookalikes = mostSampled / 50;

const letterGroups = (word: string): string[] => {
  const letters = Array.from(` ${word} `);
  const groups = letters.slice(2).map((last, at) => `${letters[at] ?? ''}${letters[at + 1] ?? ''}${last}`);
  return [` ${letters[1] ?? ''}`, ...groups];
};

/**
 * Holds where so many listings share the letters of some words, as "projct" does with all projects, that the words' index would
 * have all of them compared one by one. It reads three letters at a time, as the index does.
 */
export const hasLookalikes = (words: string): Predicate => {
  const all = words.split(' ').flatMap(letterGroups);
  return sql`(select count(*) from sample l where (
    select count(*) from unnest(${all}::text[]) part where strpos(l.search_key, part) > 0
  ) >= ${Math.ceil(0.6 * all.length)}::int) > ${sql.lit(mostLookalikes)}`;
};

/**
 * Returns which words no listing's names have or resemble; also those of which that would take too long to tell, since what many
 * listings nearly have and none of some hundred has is hardly anywhere.
 */
export const findUnknownWords = async (database: Sql, words: readonly string[]): Promise<Set<string>> => {
  const asked = [...new Set(words)].slice(0, mostWordsAlike);
  if (asked.length === 0) return new Set();
  const known = await findKnown(database, asked);
  const doubtful = asked.filter((word) => !known.has(word));
  const likely = doubtful.filter((word) => word.length >= shortestAlike && !/^\d+$/.test(word));
  const like = likely.map(
    (word) =>
      sql`select ${word}::text as word where ${someListing(sql`${word} <% l.search_key`, hasLookalikes(word))}`,
  );
  const { rows } =
    like.length > 0
      ? await sql<{ word: string }>`${sample} ${sql.join(like, sql` union all `)}`.execute(database)
      : { rows: [] };
  const alike = new Set(rows.map(({ word }) => word));
  return new Set(doubtful.filter((word) => !alike.has(word)));
};

const droppable = ({ words = [] }: SearchCondition): string[] =>
  words.flatMap(({ text, meant, mayDrop }) => [
    ...(mayDrop ? text.words.split(' ') : []),
    ...(meant ? droppable(meant) : []),
  ]);

const withoutWords = (condition: SearchCondition, unknown: ReadonlySet<string>): SearchCondition => ({
  ...condition,
  ...(condition.words && {
    words: condition.words.flatMap(({ text, meant, mayDrop }): FreeText[] => {
      const rest = meant && withoutWords(meant, unknown);
      const kept = text.words.split(' ').filter((word) => !unknown.has(word));
      if (!mayDrop) return [{ text, ...(rest && { meant: rest }) }];
      return kept.length > 0 ? [{ text: { ...text, words: kept.join(' ') }, mayDrop }] : [];
    }),
  }),
});

/** Leaves out the words of free texts that nobody knows, where the rest says something. */
const withoutUnknown = async (database: Sql, condition: SearchCondition): Promise<SearchCondition> => {
  const unknown = await findUnknownWords(database, droppable(condition));
  return unknown.size > 0 ? withoutWords(condition, unknown) : condition;
};

/** Leaves out the localities that match nothing, unless all do. */
export const withoutNothing = (condition: SearchCondition): SearchCondition => {
  const { localities = [] } = condition;
  const something = localities.filter(
    ({ words, places, ids = [] }) => words !== '' || places.length > 0 || ids.length > 0,
  );
  return something.length > 0 ? { ...condition, localities: something } : condition;
};

/**
 * Returns the condition with every text decided: words that a listing has are asked for as they stand; where none has them,
 * what resembles them (`alike`), or nothing.
 */
export const decideTexts = async (database: Sql, asked: SearchCondition): Promise<SearchCondition> => {
  if (!isTextSearch(asked)) return asked;
  const condition = await withoutUnknown(database, asked);
  const texts = new Set(undecided(condition).map(({ words }) => words));
  texts.delete('');
  if (texts.size === 0) return withCommonWords(database, condition);
  const known = await findKnown(database, [...texts]);
  let left = mostWordsAlike;
  const all = decided(condition, (term, isUnderstood) => {
    if (known.has(term.words)) return { ...term, alike: false };
    const isPlace = term.places.length > 0 && texts.has(term.words);
    if (!term.alike) return isUnderstood || isPlace ? { ...term, words: '' } : term;
    left -= term.words.split(' ').length;
    return left < 0 ? { ...term, words: '', alike: false } : term;
  });
  return withCommonWords(database, withoutNothing(all));
};

/** Tells whether a decided term asks for what only resembles its words. */
export const isAlike = ({ words, alike }: LocalityTerm): boolean => alike && words !== '';

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

/**
 * Returns the condition for one listing at a time: what somebody misspelt, because no listing had it, is looked for as before;
 * every other word as it stands.
 */
export const forOneListing = (condition: SearchCondition, isAlike: boolean): SearchCondition =>
  decided(condition, (term) => ({ ...term, alike: term.alike && isAlike }));

/** Tells whether a decided condition asks for what only resembles its words. */
export const asksAlike = (condition: SearchCondition): boolean => termsOf(condition).some(isAlike);
