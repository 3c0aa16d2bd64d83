/** Counts the listings behind each value of each filter, a filter ignoring its own choice. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import type { LocalityTerm, SearchCondition } from './condition.js';
import {
  countPredicatesOf,
  countsByName,
  isCounted,
  isCountedInPlaces,
  manyInPlaces,
  sumCounts,
} from './counts.js';
import { every, isPublic, type Predicate, predicatesOf } from './filters.js';
import { decideTexts, isAlike, isCut, isTextSearch, lookUpTexts, readByWords } from './text-terms.js';

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
    : sql`(select l.*, l.images <> '{}' as has_photos, l.video is not null as has_videos, 1 as count
        from listing l where l.kind = ${kind} and ${isPublic} and ${every(always)} limit ${mostRead + 1}) l`;

const countsOf = (facet: Facet, chosen: readonly Facet[]): RawBuilder<unknown> => {
  const others = chosen.filter((other) => other !== facet).map(passes);
  // Only localities are many; what counts without them is put together before, once for all.
  const table = sql.raw(facet === 'localities' ? 'base' : 'brief');
  return sql`(select ${sql.lit(facet)}::text as facet, ${value(facet)}::text as value, sum(count)::bigint as count from ${table}
    where ${value(facet)} is not null and ${every(others)} group by 2 having sum(count) > 0
    order by 3 desc, 2 limit 200)`;
};

const inOrder = (count: number): RawBuilder<unknown> =>
  sql.raw(Array.from({ length: count }, (_, at) => at + 1).join(', '));

const countDecided = async (
  database: Sql,
  kind: ListingKind,
  condition: SearchCondition,
): Promise<FacetCount[]> => {
  const isKept = isCountedByName(condition);
  const predicates = isKept ? countPredicatesOf(condition) : predicatesOf(condition);
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
  const brief = [...facets.filter((facet) => facet !== 'localities').map(value), ...chosen.map(passes)];
  const counts = facets.map((facet) => countsOf(facet, chosen));
  const total = sql`(select 'total', '', coalesce(sum(count), 0)::bigint from brief where ${every(chosen.map(passes))})`;
  const read = sql`(select 'read', '', coalesce(sum(count), 0)::bigint from brief)`;
  const { rows } = await sql<FacetCount>`
    with base as materialized (
      select ${sql.join(columns)}, sum(l.count) as count from ${sourceOf(kind, condition, always)}
      group by ${inOrder(columns.length)}
    ), brief as materialized (
      select ${sql.join(brief)}, sum(count) as count from base group by ${inOrder(brief.length)}
    )
    ${sql.join([...counts, total, read], sql` union all `)}`.execute(database);
  return rows;
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
    const sumOf = (name: string): number => rows.find(({ facet }) => facet === name)?.count ?? 0;
    return {
      counts: rows.filter(({ facet }) => isFacet(facet)),
      total: sumOf('total'),
      isAtLeast: hasMore || (!isCountedByName(wanted) && sumOf('read') > mostRead),
    };
  };
  return isTextSearch(condition) ? readByWords(database, count) : count(database);
};
