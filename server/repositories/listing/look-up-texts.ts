/** Looks up which listings have the words of a search, where that costs less than asking for them beside all else. */
import { sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import type { LocalityTerm, SearchCondition } from './condition.js';
import { every, predicatesOf, whereOf } from './filters.js';
import { decided, hasLookalikes, isAlike, sample, termsOf, withoutNothing } from './text-terms.js';

/** Listings that are looked up by one text at most. */
export const mostLookedUp = 2_000;

/** Listings that are compared one by one with words whose letters many of them share. */
const mostCompared = 5_000;

/** Names the look-up of a term: each text has one, and several localities, any of which may be, have one together. */
const lookUpNamer = ({ localities = [] }: SearchCondition): ((term: LocalityTerm) => string) => {
  const joined = new Set(localities.filter(({ alike }) => !alike));
  return (term) => (joined.has(term) ? 'localities' : `${String(term.alike)} ${term.words}`);
};

/** A listing that was looked up by a text, and whether only some of the market was looked at. */
interface LookedUp {
  number: number;
  id: string;
  isPart: boolean;
}

/**
 * Looks up which listings have the words of some terms, and returns the condition by the listings found. What resembles words
 * is asked for without any other condition: the planner takes it for common, and would compare every listing of the kind.
 */
export const lookUpTexts = async (
  database: Sql,
  { kind, condition }: { kind: ListingKind; condition: SearchCondition },
  isLookedUp: (term: LocalityTerm) => boolean,
): Promise<SearchCondition> => {
  const nameOf = lookUpNamer(condition);
  const groups = new Map<string, LocalityTerm[]>();
  for (const term of termsOf(condition).filter(isLookedUp)) {
    const group = groups.get(nameOf(term)) ?? [];
    const isNew = group.every(({ words }) => words !== term.words);
    groups.set(nameOf(term), isNew ? [...group, { ...term, places: [] }] : group);
  }
  if (groups.size === 0) return condition;
  const most = sql.lit(mostLookedUp + 1);
  const matches = [...groups.values()].flatMap((localities, number) => {
    const found = (isPart: boolean) =>
      sql`select ${sql.lit(number)} as number, l.id, ${sql.lit(isPart)} as "isPart" from`;
    if (!localities.some(isAlike))
      return [sql`(${found(false)} listing l where ${whereOf(kind, { localities })} limit ${most})`];
    const isLike = every([...predicatesOf({ localities }).values()]);
    const words = localities.map((term) => term.words).join(' ');
    // A whole number leaves few, whatever resembles the rest.
    const isDear = /\b\d+\b/.test(words) ? sql`false` : sql`(select ${hasLookalikes(words)})`;
    const few = sql`(select * from listing tablesample system (100) limit ${sql.lit(mostCompared)})`;
    return [
      sql`(${found(false)} listing l where not ${isDear} and ${isLike} limit ${most})`,
      sql`(${found(true)} ${few} l where ${isDear} and ${isLike} limit ${most})`,
    ];
  });
  const { rows } = await sql<LookedUp>`${sample} ${sql.join(matches, sql` union all `)}`.execute(database);
  const found = new Map(
    [...groups.keys()].map((name, at) => [name, rows.filter(({ number }) => number === at)]),
  );
  const wanted = decided(condition, (term) => {
    if (!isLookedUp(term)) return term;
    const own = found.get(nameOf(term)) ?? [];
    // The localities were looked up together, so only the first of them takes the ids.
    found.delete('localities');
    const isPart = own.length > mostLookedUp || own.some((row) => row.isPart);
    const ids = own.map(({ id }) => id);
    return {
      ...{ words: '', places: term.places, alike: false },
      ...(ids.length > 0 && { ids, ...(isPart && { isPart }) }),
    };
  });
  return withoutNothing(wanted);
};

/** Tells whether more listings may have some of the words than were looked up. */
export const isCut = (condition: SearchCondition): boolean => termsOf(condition).some(({ isPart }) => isPart);
