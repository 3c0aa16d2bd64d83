/** Counts the listings behind the choices of the further filters, in one pass over a bounded number of them. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import type { SearchCondition } from './condition.js';
import { lookedUp } from './facets.js';
import { every, isPublic, type Predicate, predicatesOf } from './filters.js';
import { isTextSearch, readByWords } from './text-terms.js';

/** A filter with its choices, each with the condition that it means. */
export interface CountedFilter {
  name: string;
  choices: readonly { value: string; condition: SearchCondition }[];
  /** What was chosen of it already, where its other choices are counted without that. */
  chosen?: SearchCondition;
}

/** Listings are read one by one up to here; of more, the counts say "at least". */
const mostRead = 2_000;

/** The names in the list of wishes whose listings a choice leaves; undefined for one that a column answers. */
const wishesOf = ({ wishes, floors, facing, sharing }: SearchCondition): string | undefined => {
  const named = (name: string, values: readonly string[] | undefined) =>
    values?.map((value) => `${name}:${value}`);
  return (wishes ?? named('floor', floors) ?? named('facing', facing) ?? named('sharing', sharing))?.[0];
};

const predicateOf = (condition: SearchCondition): Predicate => every([...predicatesOf(condition).values()]);

const passes = (at: number): RawBuilder<boolean> => sql.ref(`passes_${String(at)}`);

interface Row {
  name: string;
  count: number;
}

/** Found counts: by `name:value`. */
export interface FoundWishes {
  counts: Record<string, number>;
  isAtLeast: boolean;
}

const columns = sql.raw(
  ['wishes', 'posted_by', 'listed_at', 'cut_at', 'deposit', 'maintenance', 'area_sqft']
    .map((column) => `l.${column}`)
    .join(', '),
);

const countRead = async (
  database: Sql,
  kind: ListingKind,
  always: SearchCondition,
  filters: readonly CountedFilter[],
): Promise<Row[]> => {
  const chosen = filters.filter((filter) => filter.chosen !== undefined);
  const passing = chosen.map(
    (filter, at) => sql`(${predicateOf(filter.chosen ?? {})}) is true as ${passes(at)}`,
  );
  const allBut = (filter?: CountedFilter) =>
    every(chosen.flatMap((each, at) => (each === filter ? [] : [passes(at)])));
  // Filters of which nothing was chosen are counted together; one with a choice of its own ignores that.
  const groups = [undefined, ...chosen].map((filter) => {
    const counted = filter ? [filter] : filters.filter((each) => each.chosen === undefined);
    const choices = counted.flatMap((each) => each.choices.map((choice) => ({ ...choice, name: each.name })));
    return { among: allBut(filter), at: filter ? filter.name : '', choices };
  });
  const counts = groups.flatMap(({ among, at, choices }) => {
    const named = choices.flatMap(({ condition }) => wishesOf(condition) ?? []);
    const byColumn = choices.filter(({ condition }) => !wishesOf(condition) && !condition.lacks);
    return [
      sql`(select ${`${at} all`}::text as name, count(*)::int as count from read l where ${among})`,
      ...(named.length > 0 || choices.some(({ condition }) => condition.lacks)
        ? [
            sql`(select ${`${at} `}::text || wish, count(*)::int from read l, unnest(l.wishes) wish where ${among} group by wish)`,
          ]
        : []),
      ...(byColumn.length > 0
        ? [
            sql`(select each.key, each.value::int from (select json_build_object(${sql.join(
              byColumn.flatMap(({ name, value, condition }) => [
                sql`${`=${name}:${value}`}::text`,
                sql`count(*) filter (where ${predicateOf(condition)})`,
              ]),
            )}) as found from read l where ${among}) counted, json_each_text(counted.found) each)`,
          ]
        : []),
    ];
  });
  const { rows } = await sql<Row>`with read as materialized (
      select ${sql.join([columns, ...passing])} from listing l
      where l.kind = ${kind} and ${isPublic} and ${predicateOf(always)} limit ${mostRead + 1}
    )
    ${sql.join([...counts, sql`(select 'read', count(*)::int from read)`], sql` union all `)}`.execute(
    database,
  );
  return rows;
};

/** Counts every choice. */
export const countWishes = (
  database: Sql,
  kind: ListingKind,
  always: SearchCondition,
  filters: readonly CountedFilter[],
): Promise<FoundWishes> => {
  const count = async (reading: Sql): Promise<FoundWishes> => {
    const { condition, hasMore } = await lookedUp(reading, kind, always);
    const rows = new Map(
      (await countRead(reading, kind, condition, filters)).map((row) => [row.name, row.count]),
    );
    const of = (name: string): number => rows.get(name) ?? 0;
    const counts = filters.flatMap(({ name, choices, chosen }) =>
      choices.map(({ value, condition: { lacks, ...asked } }) => {
        const at = chosen ? name : '';
        const wish = wishesOf(asked);
        const left = lacks ? of(`${at} all`) - of(`${at} ${lacks[0] ?? ''}`) : undefined;
        return [
          `${name}:${value}`,
          left ?? of(wish === undefined ? `=${name}:${value}` : `${at} ${wish}`),
        ] as const;
      }),
    );
    return { counts: Object.fromEntries(counts), isAtLeast: hasMore || of('read') > mostRead };
  };
  return isTextSearch(always) ? readByWords(database, count) : count(database);
};
