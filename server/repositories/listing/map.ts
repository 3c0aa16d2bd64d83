/** Puts the homes of a search together in groups for a map. */
import { sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { ListingMap } from '../../../src/api/contract/map.schema.js';
import type { Sql } from '../../db/database.js';
import type { SearchCondition } from './condition.js';
import { isCounted, isCountedInPlaces, manyInPlaces, sumCounts } from './counts.js';
import { every, whereOf } from './filters.js';
import { sampleOf, samplePercent } from './sample.js';
import { lookUpTexts } from './look-up-texts.js';
import { decideTexts, isAlike, isTextSearch, readByWords } from './text-terms.js';

/** Homes that are read one by one; of more a sample is (docs/decisions/0131). */
const mostRead = 8_000;

/** Homes without a place are counted up to here. */
const mostPlaceless = 1_000;
/** Of which so many are named. */
const mostNamed = 10;

/** Groups on one side of the map, and one more where they lie across its edges: so an answer stays below 20 KB. */
const mostAcross = 12;

/** Degrees of longitude that 96 pixels show at zoom 0: a bubble and its margin. */
const bubble = (96 * 360) / 256;

/** A degree of longitude is so many degrees of latitude on a map of Maharashtra. */
const slant = sql.lit(0.945);

/** How the homes of a map are read. */
type Reading = { by: 'all' } | { by: 'sample'; percent: number };

type Placeless = Pick<ListingMap, 'placeless' | 'placelessIds'>;
type Found = Omit<ListingMap, keyof Placeless>;

const none: Found = { total: 0, groups: [], homes: [] };

const findGroups = async (
  database: Sql,
  { kind, condition, zoom }: MapSearch,
  reading: Reading,
): Promise<Found> => {
  const where = every([whereOf(kind, condition), sql`l.place_lat is not null`]);
  const isSample = reading.by === 'sample';
  const from = isSample ? sampleOf(reading.percent) : sql`listing l`;
  const { rows } = await sql<{ map: Found | null }>`
    with found as materialized (
      select l.id, l.place_lng as lng, l.place_lat as lat, l.amount from ${from} where ${where} limit ${mostRead + 1}
    ), edges as (
      select min(lng) as west, min(lat) as south, max(lng) as east, max(lat) as north, count(*) as total from found
    ), grid as (
      select greatest(${bubble / 2 ** zoom}::float8, (east - west) / ${mostAcross},
        (north - south) / ${slant} / ${mostAcross}) as side from edges where total <= ${sql.lit(mostRead)}
    ), cells as (
      select count(*) as count, min(amount) as least, max(amount) as most, min(id) as id,
        round(avg(lng)::numeric, 5) as lng, round(avg(lat)::numeric, 5) as lat,
        min(lng) = max(lng) and min(lat) = max(lat) as is_together
      from found, grid group by floor(lng / side), floor(lat / side / ${slant})
    )
    select json_build_object('total', total,
      'box', json_build_object('west', west, 'south', south, 'east', east, 'north', north),
      'groups', (select coalesce(json_agg(json_strip_nulls(json_build_object('lng', lng, 'lat', lat, 'count', count,
          'least', least, 'most', most, 'together', case when is_together then true end)) order by count desc), '[]')
        from cells where count > 1),
      'homes', (select coalesce(json_agg(json_build_object('lng', lng, 'lat', lat, 'id', id, 'amount', least)), '[]')
        from cells where count = 1)) as map
    from edges where total > 0`.execute(database);
  return rows[0]?.map ?? none;
};

/** A number of which nobody thinks that somebody counted. */
const roughly = (count: number): number => Number(count.toPrecision(2));

/** What a sample tells of all: how many about, but no price, for the lowest may not be in it. */
const estimated = ({ box, groups, homes }: Found, percent: number): Found => {
  const all = [...groups, ...homes.map((home) => ({ ...home, count: 1 }))].map(({ lng, lat, count }) => ({
    lng,
    lat,
    count: roughly((count * 100) / percent),
  }));
  const total = roughly(all.reduce((sum, { count }) => sum + count, 0));
  return { total, estimated: true, ...(box && { box }), groups: all, homes: [] };
};

const findPlaceless = async (
  database: Sql,
  kind: ListingKind,
  { box: _box, shape: _shape, ...condition }: SearchCondition,
): Promise<Placeless> => {
  const where = whereOf(kind, { ...condition, placeless: true });
  const { rows } = await sql<{ count: number; ids: string[] | null }>`
    select count(*) as count, (array_agg(id))[1:${sql.lit(mostNamed)}] as ids
    from (select l.id from listing l where ${where} limit ${mostPlaceless}) counted`.execute(database);
  const [{ count, ids } = { count: 0, ids: null }] = rows;
  return { placeless: count, ...(ids && { placelessIds: ids }) };
};

/** A search, and how close the map is. */
export interface MapSearch {
  kind: ListingKind;
  condition: SearchCondition;
  zoom: number;
}

/** How many the kept counts know of; as in a search, the few elsewhere that only have the name of a place are left out then. */
const knownOf = async (
  database: Sql,
  { kind, condition }: MapSearch,
): Promise<{ count: number; condition: SearchCondition }> => {
  if (isCounted(condition)) return { count: await sumCounts(database, kind, condition), condition };
  if (!isCountedInPlaces(condition)) return { count: 0, condition };
  const localities = condition.localities?.map((term) => ({ ...term, words: '' })) ?? [];
  const inPlaces = { ...condition, localities };
  const count = await sumCounts(database, kind, inPlaces);
  return { count, condition: count > manyInPlaces ? inPlaces : condition };
};

const readMap = async (database: Sql, asked: MapSearch): Promise<ListingMap> => {
  const { kind } = asked;
  const { count, condition } = await knownOf(database, asked);
  const search = { ...asked, condition };
  const placeless = await findPlaceless(database, kind, condition);
  const found =
    count > mostRead + placeless.placeless ? undefined : await findGroups(database, search, { by: 'all' });
  if (found && found.total <= mostRead) return { ...found, ...placeless };
  const percent = await samplePercent(database, kind);
  const sample = await findGroups(database, search, { by: 'sample', percent });
  return { ...estimated(sample, percent), ...placeless };
};

/** Finds where the homes of a search are. */
export const findMap = (database: Sql, search: MapSearch): Promise<ListingMap> => {
  const { kind, condition } = search;
  if (!isTextSearch(condition)) return readMap(database, search);
  return readByWords(database, async (reading) => {
    const decided = await decideTexts(reading, condition);
    const known = await lookUpTexts(reading, { kind, condition: decided }, isAlike);
    return readMap(reading, { ...search, condition: known });
  });
};
