/** Counts the listings behind each value of each filter, a filter ignoring its own choice. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import type { SearchCondition } from './condition.js';
import { every, isPublic, type Predicate, predicatesOf } from './filters.js';
import { decideTexts, isTextSearch, readByWords } from './text-terms.js';

/** One value of one filter with its listings. */
export interface FacetCount {
  facet: Facet | 'total';
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
  photos: `case when l.images <> '{}' then 'true' end`,
  videos: `case when l.video is not null then 'true' end`,
} as const satisfies Partial<Record<keyof SearchCondition, string>>;

/** Names a filter that is counted. */
export type Facet = keyof typeof values;
const facets = Object.keys(values) as Facet[];
const isFacet = (name: string): name is Facet => name in values;

/** The name of the column that says whether a listing passes one filter. */
const passes = (facet: Facet): RawBuilder<boolean> => sql.ref(`passes_${facet.toLowerCase()}`);
const value = (facet: Facet): RawBuilder<string> => sql.ref(`value_${facet.toLowerCase()}`);

const countsOf = (facet: Facet, chosen: readonly Facet[]): RawBuilder<unknown> => {
  const others = chosen.filter((other) => other !== facet).map(passes);
  return sql`(select ${sql.lit(facet)}::text as facet, ${value(facet)}::text as value, count(*) as count from base
    where ${value(facet)} is not null and ${every(others)} group by 2 order by 3 desc, 2 limit 200)`;
};

const countDecided = async (
  database: Sql,
  kind: ListingKind,
  condition: SearchCondition,
): Promise<FacetCount[]> => {
  const chosen: Facet[] = [];
  const passing: RawBuilder<unknown>[] = [];
  const always: Predicate[] = [sql`l.kind = ${kind}`, isPublic];
  for (const [name, predicate] of predicatesOf(condition)) {
    if (!isFacet(name)) always.push(predicate);
    else {
      chosen.push(name);
      passing.push(sql`(${predicate}) is true as ${passes(name)}`);
    }
  }
  const columns = [...facets.map((facet) => sql`${sql.raw(values[facet])} as ${value(facet)}`), ...passing];
  const counts = facets.map((facet) => countsOf(facet, chosen));
  const total = sql`(select 'total', '', count(*) from base where ${every(chosen.map(passes))})`;
  const { rows } = await sql<FacetCount>`
    with base as materialized (select ${sql.join(columns)} from listing l where ${every(always)})
    ${sql.join([...counts, total], sql` union all `)}`.execute(database);
  return rows;
};

/** Counts every facet; the row with facet "total" holds the listings that pass all filters. */
export const countFacetValues = (
  database: Sql,
  kind: ListingKind,
  condition: SearchCondition,
): Promise<FacetCount[]> => {
  const count = async (reading: Sql): Promise<FacetCount[]> =>
    countDecided(reading, kind, await decideTexts(reading, condition));
  return isTextSearch(condition) ? readByWords(database, count) : count(database);
};
