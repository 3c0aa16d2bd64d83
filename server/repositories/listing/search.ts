/** Runs searches; the result is one JSON text that is sent to the client as it is. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import { plannedOnce } from '../../db/planned-once.js';
import { askingOfListing } from './asking.js';
import type { SearchCondition, SortOrder } from './condition.js';
import { inPlacesOf, isCounted, isCountedInPlaces, manyInPlaces, placesAlone, sumCounts } from './counts.js';
import { every, isPublic, type Predicate, predicatesOf, whereOf } from './filters.js';
import { isCut, lookUpTexts } from './look-up-texts.js';
import { besideListing, type ListingForm, listingJson } from './reply.js';
import { passMore } from './sample.js';
import {
  asksAlike,
  decideTexts,
  exactly,
  isAlike,
  isTextSearch,
  readByWords,
  withCommonWords,
} from './text-terms.js';

/** A position in an order: the sort value as text (null when the listing has none), and the id. */
export interface Seek {
  key: string | null;
  id: string;
}

/** A search with its order and page. */
export interface Search {
  kind: ListingKind;
  condition: SearchCondition;
  order: SortOrder;
  /** The whole of each listing unless it says otherwise. */
  form?: ListingForm;
  limit: number;
  /** Listings to skip; the more, the slower. */
  offset: number;
  /** Begins after this position instead; equally fast on every page (docs/decisions/0007). */
  after?: Seek;
  /** Known to find more than is counted, so that nothing is counted. */
  isSurelyMany?: true;
}

/** The listings as a JSON array, the total, and for a full page the position of its last listing. */
export interface FoundListings {
  json: string;
  total: number;
  /** Whether there are more than `total` says. */
  isAtLeast?: true;
  /** Whether so many were counted that there are more than `mostCounted` for a while. */
  isSurelyMany?: true;
  /** It has the very words that were searched for; not told of a search without any, or that finds nothing. */
  isExact?: true;
  last?: Seek;
}

interface Order {
  column: 'ranked_at' | 'amount' | 'rate' | 'area_sqft';
  type: string;
  direction: 'asc' | 'desc';
  hasNulls?: true;
}

const orders: Record<SortOrder, Order> = {
  newest: { column: 'ranked_at', type: 'timestamptz', direction: 'desc' },
  'price-up': { column: 'amount', type: 'bigint', direction: 'asc' },
  'price-down': { column: 'amount', type: 'bigint', direction: 'desc' },
  'rate-up': { column: 'rate', type: 'double precision', direction: 'asc', hasNulls: true },
  'rate-down': { column: 'rate', type: 'double precision', direction: 'desc', hasNulls: true },
  'area-down': { column: 'area_sqft', type: 'double precision', direction: 'desc', hasNulls: true },
};

/** The id ends every order, so that no listing is lost or repeated between pages. */
const orderBy = ({ column, direction, hasNulls }: Order): RawBuilder<unknown> =>
  sql.raw(`l.${column} ${direction}${hasNulls ? ' nulls last' : ''}, l.id ${direction}`);

/** Holds for listings after a position; a row comparison can use the index of the order. */
const behind = ({ column, type, direction, hasNulls }: Order, { key, id }: Seek): Predicate => {
  const [value, sign] = [sql.raw(`l.${column}`), sql.raw(direction === 'asc' ? '>' : '<')];
  if (key === null) return sql`(${value} is null and l.id ${sign} ${id})`;
  const further = sql<boolean>`(${value}, l.id) ${sign} (${key}::${sql.raw(type)}, ${id})`;
  return hasNulls ? sql`(${further} or ${value} is null)` : further;
};

/** Counting more than people read is work for nothing: beyond it a total says "at least". */
export const mostCounted = 10_000;

/** A fifth more than is told is found for a while, although some are sold meanwhile. */
export const surelyMany = 1.2 * mostCounted;

/** Words that more listings have than anybody ranks are no search: so many of them are put in order, whichever come first. */
const mostRanked = 10_000;

const countListings = async (database: Sql, where: Predicate): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total
    from (select from listing l where ${where} limit ${surelyMany}) counted`.execute(database);
  return rows[0]?.total ?? 0;
};

type Counted = Pick<FoundListings, 'total' | 'isAtLeast' | 'isSurelyMany'>;

const told = (total: number): Counted => ({ total, ...(total > mostCounted && { isAtLeast: true }) });

/** Tells a number that was counted as far as `surelyMany`. */
const toldOf = (counted: number): Counted => ({
  ...told(Math.min(counted, mostCounted + 1)),
  ...(counted >= surelyMany && { isSurelyMany: true }),
});

/**
 * Counts what a search finds. Known places are summed up from the kept counts, and beside them only what has the same words
 * elsewhere is counted: no index answers "in the place or of the name", and both together read the whole kind.
 */
const countFound = async (database: Sql, { kind, condition }: Search): Promise<Counted> => {
  const { localities = [], ...others } = condition;
  const inPlaces = placesAlone(localities);
  if (!isCountedInPlaces({ ...others, localities: inPlaces }))
    return toldOf(await countListings(database, whereOf(kind, condition)));
  const total = await sumCounts(database, kind, { ...others, localities: inPlaces });
  const names = localities
    .filter(({ words, ids = [] }) => words !== '' || ids.length > 0)
    .map((term) => ({ ...term, places: [] }));
  if (names.length === 0) return { total };
  if (total > manyInPlaces && names.some(({ words }) => words !== '')) return { total, isAtLeast: true };
  const elsewhere = sql<boolean>`not ${inPlacesOf(localities)}`;
  const named = every([whereOf(kind, { ...others, localities: names }), elsewhere]);
  return told(total + (await countListings(database, named)));
};

interface Page {
  ids: string[];
  /** Of a text all that was found was read at once, and is counted on the way. */
  found: number | null;
  last: Seek | undefined;
}

/** How a page is found: by the order's index, or out of all that was read before; of too much of that, not at all. */
type Reading = 'in order' | 'all first' | 'all first, unless too many';

/** Passing over ids is cheap, passing over whole listings is not: the rows of a page are read when its ids are known. */
const findPage = async (
  database: Sql,
  { order, limit, offset, after }: Search,
  { where, reading }: { where: Predicate; reading: Reading },
): Promise<Page> => {
  const by = orders[order];
  const column = sql.raw(`l.${by.column}`);
  const window = after ? every([where, behind(by, after)]) : where;
  const page = sql`order by ${orderBy(by)} limit ${limit} offset ${after ? 0 : offset}`;
  if (reading === 'in order') {
    const { rows } = await sql<Seek>`
      select l.id, ${column}::text as key from listing l where ${window} ${page}`.execute(database);
    return { ids: rows.map(({ id }) => id), found: null, last: rows.at(-1) };
  }
  const isFew =
    reading === 'all first' ? sql`true` : sql`(select total from counted) <= ${sql.lit(mostRanked)}`;
  const { rows } = await sql<Seek & { total: number }>`
    with found as materialized (select l.id, ${column} from listing l where ${window} limit ${mostRanked + 1}),
    counted as (select count(*) as total from found),
    page as (
      select l.id, ${column}::text as key, row_number() over (order by ${orderBy(by)}) as place
      from found l where ${isFew} ${page})
    select page.id, page.key, counted.total from counted left join page on true order by page.place`.execute(
    database,
  );
  // Where the page has nobody, there is a row of the total alone.
  const here = rows.flatMap(({ id, key }: { id: string | null; key: string | null }) =>
    id === null ? [] : [{ id, key }],
  );
  return { ids: here.map(({ id }) => id), found: rows[0]?.total ?? 0, last: here.at(-1) };
};

const isNearby = ({ near, reach, box, shape, placeless }: SearchCondition): boolean =>
  (near ?? reach ?? box ?? shape ?? placeless) !== undefined;

/** What lies near stations is never much of a market; an area, or what lies nowhere, may be all of it. */
const isOfArea = ({ box, shape, placeless }: SearchCondition): boolean =>
  (box ?? shape ?? placeless) !== undefined;

/** Tells whether surely too much is found to read it whole: by the kept counts, or of an area by a sample. */
const isTooMuch = async (database: Sql, { kind, condition }: Search, where: Predicate): Promise<boolean> =>
  isCounted(condition)
    ? (await sumCounts(database, kind, condition)) > mostRanked
    : isOfArea(condition) && (await passMore(database, { kind, where }, mostRanked));

/**
 * What lies near stations, within a journey, in an area or nowhere is read whole, which also counts it; of too much of it the order's
 * index soon meets a page. Counting the rest of a journey would read as much, and the order's index alone all of the kind where
 * a budget leaves few.
 */
const findNear = async (database: Sql, search: Search, where: Predicate): Promise<Page> => {
  const find = (reading: Reading): Promise<Page> => findPage(database, search, { where, reading });
  const isWide = await isTooMuch(database, search, where);
  const page = isWide ? undefined : await find('all first, unless too many');
  const found = page?.found ?? mostRanked + 1;
  return page && found <= mostRanked ? page : { ...(await find('in order')), found };
};

/** The listings of a page by their ids. */
type FoundIds = Omit<FoundListings, 'json'> & Pick<Page, 'ids'>;

const findDecided = async (database: Sql, search: Search): Promise<FoundIds> => {
  const where = whereOf(search.kind, search.condition);
  const reading = isTextSearch(search.condition) ? 'all first' : 'in order';
  const { ids, found, last } = await (isNearby(search.condition)
    ? findNear(database, search, where)
    : findPage(database, search, { where, reading }));
  const { limit, offset, after, isSurelyMany } = search;
  const here = ids.length;
  const next = last && here === limit && { last };
  // On a last page that is not full the total is known without counting, which costs more than finding.
  const isLast = !after && here < limit && (here > 0 || offset === 0);
  if (isLast) return { ids, total: offset + here };
  if (isSurelyMany) return { ids, ...told(mostCounted + 1), ...next };
  if (isCounted(search.condition))
    return { ids, total: await sumCounts(database, search.kind, search.condition), ...next };
  const counted = after || found === null ? await countFound(database, search) : told(found);
  return { ids, ...counted, ...next };
};

const findIds = async (database: Sql, search: Search): Promise<FoundIds> => {
  const { condition } = search;
  const find = (reading: Sql, wanted: SearchCondition): Promise<FoundIds> =>
    findDecided(reading, { ...search, condition: wanted });
  if (!isTextSearch(condition)) return find(database, condition);
  const { found, known } = await readByWords(database, async (reading) => {
    const exact = exactly(condition);
    const first = exact && (await find(reading, await withCommonWords(reading, exact)));
    if (first && first.total > 0) return { found: { ...first, isExact: true as const }, known: condition };
    const decided = await decideTexts(reading, condition);
    if (first && !asksAlike(decided)) return { found: first, known: condition };
    const known = await lookUpTexts(reading, { kind: search.kind, condition: decided }, isAlike);
    return { known, ...(isTextSearch(known) && { found: await find(reading, known) }) };
  });
  // Of what only places or looked up listings are asked for, the words' index need not be the way.
  const all = found ?? (await find(database, known));
  return isCut(known) && all.total > 0 ? { ...all, isAtLeast: true } : all;
};

/** Writes the listings of a page; of all statements this one has the most to plan, and the same plan for each page. */
const writeListings = async (
  database: Sql,
  { kind, form }: Search,
  { ids, publicUrl }: { ids: readonly string[]; publicUrl: string },
): Promise<string> => {
  if (ids.length === 0) return '[]';
  const { rows } = await sql<{ json: string }>`
    select concat('[', string_agg(${listingJson(kind, publicUrl, form)}, ',' order by asked.place), ']') as json
    from unnest(${[...ids]}::text[]) with ordinality asked (id, place)
    join listing l on l.id = asked.id ${besideListing} ${plannedOnce(database)}`.execute(database);
  return rows[0]?.json ?? '[]';
};

/** Finds the listings of a search. */
export const findListings = async (
  database: Sql,
  search: Search,
  publicUrl: string,
): Promise<FoundListings> => {
  const { ids, ...found } = await findIds(database, search);
  return { json: await writeListings(database, search, { ids, publicUrl }), ...found };
};

/** One listing as JSON, and whether the public may still see it. */
export interface FoundListing {
  json: string;
  isPublic: boolean;
}

/** The kind of a public listing by `_id` or `propertyId`, where its address names another one. */
export const findKind = async (database: Sql, id: string): Promise<ListingKind | undefined> => {
  const { rows } = await sql<{ kind: ListingKind }>`
    select l.kind from listing l where (l.id = ${id} or l.property_id = ${id}) and ${isPublic}`.execute(
    database,
  );
  return rows[0]?.kind;
};

/** All open stations within 2 km of the public point, the nearest first, with walks in steps of five minutes. */
const stationsNear = sql.raw(`coalesce((
  select jsonb_build_object('stations', jsonb_agg(jsonb_build_object('id', id, 'name', name, 'nameMr', name_mr,
    'lines', to_jsonb(lines), 'walk', greatest(5, round(metres * 1.3 * 12 / 5000) * 5)) order by metres, id))
  from (select s.*, sqrt(power((s.lat - l.place_lat) * 111195, 2)
      + power((s.lng - l.place_lng) * 111195 * cos(radians(l.place_lat)), 2)) as metres
    from station s where s.lat between l.place_lat - 0.018 and l.place_lat + 0.018) near
  where metres <= 2000 having count(*) > 0), '{}'::jsonb)`);

/** How many homes its owner offers now, this one among them; counted up to 1,000, by the index of what owners offer. */
const offeredByOwner = sql.raw(`jsonb_build_object('ownerListings', (select count(*)::int
  from (select from listing o where o.owner_id = l.owner_id and o.status = 'Active' and o.deleted_at is null
    limit 1000) offered))`);

/** Finds a listing of a kind by `_id` or `propertyId` (C-39) that meets a condition. */
export const findListing = async (
  database: Sql,
  kind: ListingKind,
  id: string,
  { publicUrl, condition }: { publicUrl: string; condition: SearchCondition },
): Promise<FoundListing | undefined> => {
  const isAnyOfKind = Object.keys(condition).length === 0;
  const { rows } = await sql<FoundListing>`
    select (${listingJson(kind, publicUrl)}::jsonb || ${stationsNear} || ${sql.raw(askingOfListing)}
      || ${offeredByOwner})::text as json, (${isPublic}) as "isPublic"
    from listing l ${besideListing}
    where l.kind = ${kind} and (l.id = ${id} or l.property_id = ${id})
      and ${every([...predicatesOf(condition).values()])} ${isAnyOfKind ? plannedOnce(database) : sql``}`.execute(
    database,
  );
  return rows[0];
};
