/** Counts the listings behind each value of each filter, a filter ignoring its own choice. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import { plannedOnce } from '../../db/planned-once.js';
import type { LocalityTerm, SearchCondition } from './condition.js';
import { countsByName, isCounted, isCountedInPlaces, manyInPlaces, sumCounts } from './counts.js';
import { every, isPublic, type Predicate, predicatesOf } from './filters.js';
import { isCut, lookUpTexts } from './look-up-texts.js';
import { decideTexts, isAlike, isTextSearch, readByWords } from './text-terms.js';

/** One value of one filter with its listings. */
export interface FacetCount {
  facet: string;
  value: string;
  count: number;
}

/** The filters that are counted, each with the value a listing has for it. */
const values = {
  types: 'l.property_type',
  // 4BHK stands for four and more (C-10).
  bedrooms: `case when l.bedrooms = 0 then '1RK' when l.bedrooms >= 4 then '4BHK' else l.bedrooms || 'BHK' end`,
  furnished: 'l.furnished',
  possession: 'l.possession',
  ownership: 'l.ownership',
  approvedBy: 'l.approved_by',
  commercialTypes: `case when l.kind = 'commercial' then l.property_type end`,
  rera: 'l.rera',
  roomTypes: 'l.room_type',
  availableFor: 'l.available_for',
  localities: 'l.locality',
  photos: `case when l.has_photos then 'true' end`,
  videos: `case when l.has_videos then 'true' end`,
} as const satisfies Partial<Record<keyof SearchCondition, string>>;

/** Names a filter that is counted. */
export type Facet = keyof typeof values;
const facets = Object.keys(values) as Facet[];
const isFacet = (name: string): name is Facet => name in values;

/** The name of the column that says whether a listing passes one filter. */
const passes = (facet: Facet): RawBuilder<boolean> => sql.ref(`passes_${facet.toLowerCase()}`);
const value = (facet: Facet): RawBuilder<string> => sql.ref(`value_${facet.toLowerCase()}`);

/** Listings are read one by one up to here (docs/decisions/0114); of more, the counts say "at least". */
const mostRead = 8_000;

/** Tells whether the kept counts know all that is asked, but for listings that were looked up by a name. */
const isCountedByName = ({ localities = [], ...others }: SearchCondition): boolean =>
  localities.every(({ words }) => words === '') && isCounted(others);

/** What is counted: the kept counts where they know all that is asked, else the listings themselves. */
const sourceOf = (
  kind: ListingKind,
  condition: SearchCondition,
  always: readonly Predicate[],
): RawBuilder<unknown> =>
  isCountedByName(condition)
    ? sql`(${countsByName(kind, condition.localities ?? [])}) l where ${every(always)}`
    : sql`(select l.*, 1 as count from listing l where l.kind = ${kind} and ${isPublic} and ${every(always)} limit ${mostRead + 1}) l`;

/** Only localities are many: what counts without them is put together before, once for all others. */
const inBrief = facets.filter((facet) => facet !== 'localities');

/** Values of a facet that are told, the most frequent ones. */
const mostValues = 200;

/** The listings of one value of a facet, or of everything. */
interface SummedRow extends Partial<Record<Facet, number>> {
  facet: Facet | null;
  value: string | null;
  /** Those that pass every filter; for each chosen facet there are those that pass all others. */
  all: number;
  /** Those that were read, whatever they pass. */
  read: number;
}

/** Sums up what passes: a statement for each facet would take longer to plan than all of it takes to run. */
const sumsOf = (chosen: readonly Facet[]): RawBuilder<unknown> => {
  const sumOf = (filters: readonly Facet[], name: string): RawBuilder<unknown> =>
    sql`coalesce(sum(count) filter (where ${every(filters.map(passes))}), 0)::bigint as ${sql.id(name)}`;
  const butFor = (own: Facet): RawBuilder<unknown> =>
    sumOf(
      chosen.filter((other) => other !== own),
      own,
    );
  return sql.join([sumOf(chosen, 'all'), ...chosen.map(butFor), sumOf([], 'read')]);
};

/** Names the facet of a group: grouping() is 0 for the column whose values it is made by, and 1 for all others. */
const facetOfGroup = (): RawBuilder<unknown> => {
  const cases = inBrief.map((facet) => sql`when grouping(${value(facet)}) = 0 then ${sql.lit(facet)}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
};

const inOrder = (count: number): RawBuilder<unknown> =>
  sql.raw(Array.from({ length: count }, (_, at) => at + 1).join(', '));

/**
 * What is counted, row by row. The kept counts are read twice, for localities and for all else: grouping them by every value takes
 * longer. Listings are read once, since finding them may be dear.
 */
const baseOf = (
  columns: readonly RawBuilder<unknown>[],
  source: RawBuilder<unknown>,
  isKept: boolean,
): RawBuilder<unknown> =>
  isKept
    ? sql`base as not materialized (select ${sql.join(columns)}, l.count from ${source})`
    : sql`base as materialized (
      select ${sql.join(columns)}, sum(l.count) as count from ${source} group by ${inOrder(columns.length)})`;

const countDecided = async (
  database: Sql,
  kind: ListingKind,
  condition: SearchCondition,
): Promise<SummedRow[]> => {
  const isKept = isCountedByName(condition);
  const predicates = predicatesOf(condition);
  if (isKept && condition.localities) predicates.set('localities', sql`l.is_named`);
  const chosen: Facet[] = [];
  const passing: RawBuilder<unknown>[] = [];
  const always: Predicate[] = [];
  for (const [name, predicate] of predicates) {
    if (!isFacet(name)) always.push(predicate);
    else {
      chosen.push(name);
      passing.push(sql`(${predicate}) is true as ${passes(name)}`);
    }
  }
  const columns = [...facets.map((facet) => sql`${sql.raw(values[facet])} as ${value(facet)}`), ...passing];
  const brief = [...inBrief.map(value), ...chosen.map(passes)];
  const groups = inBrief.map((facet) => sql`(${value(facet)})`);
  const { rows } = await sql<SummedRow>`
    with ${baseOf(columns, sourceOf(kind, condition, always), isKept)}, brief as materialized (
      select ${sql.join(brief)}, sum(count) as count from base group by ${inOrder(brief.length)}
    )
    select ${facetOfGroup()} as facet, coalesce(${sql.join(inBrief.map((facet) => sql`${value(facet)}::text`))}) as value,
      ${sumsOf(chosen)} from brief group by grouping sets (${sql.join(groups)}, ())
    union all
    select 'localities', ${value('localities')}, ${sumsOf(chosen)} from base group by 2
    ${isKept ? plannedOnce(database) : sql``}`.execute(database);
  return rows;
};

/** The most frequent values of a facet first, those as frequent by their names. */
const byCount = (one: FacetCount, other: FacetCount): number =>
  other.count - one.count || (one.value < other.value ? -1 : 1);

const countsOf = (facet: Facet, rows: readonly SummedRow[]): FacetCount[] => {
  const found = rows.flatMap((row) => {
    // Where nothing was chosen of it, what passes all passes all others.
    const count = row[facet] ?? row.all;
    return row.facet === facet && row.value !== null && count > 0 ? [{ facet, value: row.value, count }] : [];
  });
  return found.sort(byCount).slice(0, mostValues);
};

/** The counts of a search's facets. */
export interface FoundFacets {
  counts: FacetCount[];
  /** Listings that pass every filter. */
  total: number;
  /** Whether there are more than the numbers say. */
  isAtLeast: boolean;
}

/** Of many listings in the places asked for, those elsewhere that only have a place's name are left out, as a search does. */
const withoutFarNames = async (
  database: Sql,
  kind: ListingKind,
  condition: SearchCondition,
): Promise<{ near: SearchCondition; hasMore: boolean }> => {
  const all = { near: condition, hasMore: false };
  if (!isCountedInPlaces(condition)) return all;
  const { localities = [], ...others } = condition;
  const near = { ...others, localities: localities.map((term) => ({ ...term, words: '' })) };
  const hasNames = localities.some(({ words }) => words !== '');
  const hasMore = hasNames && (await sumCounts(database, kind, near)) > manyInPlaces;
  return hasMore ? { near, hasMore } : all;
};

/** What a search is read by, its words decided and looked up where that is cheaper; whether it leaves listings out. */
export const lookedUp = async (
  reading: Sql,
  kind: ListingKind,
  condition: SearchCondition,
): Promise<{ condition: SearchCondition; hasMore: boolean }> => {
  const decided = await decideTexts(reading, condition);
  const { near, hasMore } = await withoutFarNames(reading, kind, decided);
  // Asking it of one listing after another would cost more than all the rest; what a free text means is bounded by the rest of it.
  const { localities = [], words: texts = [] } = near;
  const outer = new Set([...localities, ...texts.map(({ text }) => text)]);
  const isDear = (term: LocalityTerm): boolean => isAlike(term) || (term.words !== '' && outer.has(term));
  const wanted = await lookUpTexts(reading, { kind, condition: near }, isDear);
  return { condition: wanted, hasMore: hasMore || isCut(wanted) };
};

/** Counts every facet. */
export const countFacetValues = (
  database: Sql,
  kind: ListingKind,
  condition: SearchCondition,
): Promise<FoundFacets> => {
  const count = async (reading: Sql): Promise<FoundFacets> => {
    const { condition: wanted, hasMore } = await lookedUp(reading, kind, condition);
    const rows = await countDecided(reading, kind, wanted);
    const { all: total = 0, read = 0 } = rows.find(({ facet }) => facet === null) ?? {};
    return {
      counts: facets.flatMap((facet) => countsOf(facet, rows)),
      total,
      isAtLeast: hasMore || (!isCountedByName(wanted) && read > mostRead),
    };
  };
  return isTextSearch(condition) ? readByWords(database, count) : count(database);
};
