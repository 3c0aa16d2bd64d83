/** Cities and localities with what their pages tell. */
import type {
  ListedLocality,
  NearStation,
  PlaceMedian,
  PlacePage,
} from '../../src/api/contract/place-pages.schema.js';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import { listingKinds } from '../../src/model/rules/kinds.js';
import { type PlaceAddress, placePath } from '../../src/model/rules/place-path.js';
import type { Database } from '../db/database.js';
import { metresBetween } from '../places/fact-checks.js';
import { placeFacts, type Point } from '../places/facts.js';
import { farthestWalk, walkMinutes } from '../places/journeys.js';
import { knownStations } from '../places/stations.js';
import {
  type AskingRow,
  findAsking,
  findLocalityMedians,
  type LocalityMedian,
} from '../repositories/listing/asking.js';
import { countInCity, findCityName } from '../repositories/place.js';
import { textKey } from '../text-key.js';
import { bhkOf, rateOf } from './asking.js';
import type { MarketPlace } from './place-directory.js';
import type { Places } from './places.js';
import { cityKeyOf } from './regions.js';
import { ServiceError } from './service-error.js';

/** A place that an address means. */
export interface FoundPlace {
  city: string;
  cityKey: string;
  /** Absent for a city. */
  locality?: MarketPlace;
  /** Path of its page. */
  path: string;
}

/** The pages of places; made by createPlacePages. */
export interface PlacePages {
  /** Finds a place by an address, in any known spelling; refuses one that nobody knows. */
  find(address: PlaceAddress): Promise<FoundPlace>;
  /** Tells everything about it. */
  of(place: FoundPlace): Promise<PlacePage>;
  /** Lists the paths of the pages with content, cities first. */
  paths(): Promise<string[]>;
}

/** Most localities in a city's list, and neighbours of a locality. */
const most = { ofCity: 60, neighbours: 8 } as const;

/** Metres beyond which a locality is no neighbour. */
const farthest = 10_000;

/** Most localities that the list of pages names: each is an address in three languages. */
const mostPaths = 10_000;

const idOf = (cityKey: string, key: string): string => `${cityKey}/${key}`;

let middles: ReadonlyMap<string, Point> | undefined;

const middleOf = ({ cityKey, key }: Pick<MarketPlace, 'cityKey' | 'key'>): Point | undefined => {
  middles ??= new Map(
    placeFacts().localities.map(({ city, name, lat, lng }) => [
      idOf(textKey(city), textKey(name)),
      { lat, lng },
    ]),
  );
  return middles.get(idOf(cityKey, key));
};

const byKind = <Row extends { kind: ListingKind }>(rows: readonly Row[]): Row[] =>
  listingKinds.flatMap((kind) => rows.filter((row) => row.kind === kind));

const yieldsOf = (rows: readonly AskingRow[]): PlacePage['yields'] =>
  rows.flatMap(({ kind, rooms, homes, median }) => {
    const rent = rows.find((row) => row.kind === 'rent' && row.rooms === rooms);
    if (kind !== 'sell' || rooms === '' || !rent) return [];
    const percent = Math.round((rent.median * 12 * 1000) / median) / 10;
    return [{ bhk: bhkOf(rooms), percent, sold: homes, rented: rent.homes }];
  });

const stationsNear = (middle: Point): NearStation[] => {
  const { stations, lines } = knownStations();
  return stations
    .map((station) => ({ station, metres: metresBetween(middle, station) }))
    .filter(({ metres }) => metres <= farthestWalk)
    .sort((one, other) => one.metres - other.metres)
    .map(({ station: { id, name, nameMr, lines: ids }, metres }) => ({
      ...{ id, name, nameMr },
      walk: Math.max(5, Math.round(walkMinutes(metres) / 5) * 5),
      lines: lines.filter((line) => ids.includes(line.id)).map(({ kind: _, ...line }) => line),
    }));
};

/** A locality of a list, with the metres to its middle where they are told. */
type Listed = readonly [place: MarketPlace, metres?: number];

const neighboursOf = (one: MarketPlace, middle: Point, all: readonly MarketPlace[]): Listed[] =>
  all
    .flatMap((place): [MarketPlace, number][] => {
      const there = place === one || place.total === 0 ? undefined : middleOf(place);
      return there ? [[place, Math.round(metresBetween(middle, there))]] : [];
    })
    .filter(([, metres]) => metres <= farthest)
    .sort(([, one], [, other]) => one - other)
    .slice(0, most.neighbours);

const written = ([place, metres]: Listed, medians: readonly LocalityMedian[]): ListedLocality => ({
  city: place.city,
  name: place.name,
  ...(place.nameMr && { nameMr: place.nameMr }),
  path: placePath(place.city, place.name),
  homes: place.total,
  ...(metres !== undefined && { metres }),
  medians: byKind(medians.filter(({ cityKey, key }) => cityKey === place.cityKey && key === place.key)).map(
    ({ kind, homes, median, rate }): PlaceMedian => ({ kind, homes, median, ...rateOf(rate) }),
  ),
});

const isCalled = (key: string) => {
  const isName = (name: string | null): boolean => name !== null && textKey(name) === key;
  return (place: MarketPlace): boolean => place.aliases.some(isName) || isName(place.nameMr);
};

/** Finds what an address names: a city, or a locality by any of its names. */
const placeFinder =
  ({ readSql }: Pick<Database, 'readSql'>, all: () => Promise<readonly MarketPlace[]>): PlacePages['find'] =>
  async ({ city: slug, locality: name }) => {
    const cityKey = cityKeyOf(slug);
    const here = (await all()).filter((place) => place.cityKey === cityKey);
    const city = here[0]?.city ?? (await findCityName(readSql, cityKey));
    const place = `${slug}${name === undefined ? '' : `/${name}`}`;
    const refusal = new ServiceError('not-found', `We know no place called ${place}.`);
    if (city === undefined) throw refusal;
    if (name === undefined) return { city, cityKey, path: placePath(city) };
    const key = textKey(name);
    const locality = here.find((each) => each.key === key) ?? here.find(isCalled(key));
    if (!locality) throw refusal;
    return { city, cityKey, locality, path: placePath(city, locality.name) };
  };

/** Makes the service over a database and its places. */
export const createPlacePages = ({ readSql }: Pick<Database, 'readSql'>, places: Places): PlacePages => {
  const all = async () => (await places.directory()).ranked();

  const listed = async (localities: readonly Listed[]): Promise<ListedLocality[]> => {
    const keys = localities.map(([{ cityKey, key }]) => [cityKey, key] as const);
    const medians = await findLocalityMedians(readSql, keys);
    return localities.map((locality) => written(locality, medians));
  };

  const localitiesOf = async ({ cityKey, locality }: FoundPlace): Promise<Listed[]> => {
    if (!locality)
      return (await all())
        .filter((place) => place.cityKey === cityKey && place.total > 0)
        .slice(0, most.ofCity)
        .map((place) => [place]);
    const middle = middleOf(locality);
    return middle ? neighboursOf(locality, middle, await all()) : [];
  };

  return {
    find: placeFinder({ readSql }, all),

    async of(place) {
      const { city, cityKey, locality, path } = place;
      const middle = locality && middleOf(locality);
      const { rows, months } = await findAsking(readSql, [cityKey, locality?.key ?? '']);
      const counts = locality
        ? locality.byKind
        : Object.fromEntries((await countInCity(readSql, cityKey)).map(({ kind, count }) => [kind, count]));
      return {
        city,
        ...(locality && { locality: locality.name }),
        ...(locality?.nameMr && { nameMr: locality.nameMr }),
        path,
        ...(middle && { middle }),
        counts,
        asked: byKind(rows).map(({ rooms, rate, ...row }) => ({
          ...row,
          ...(rooms !== '' && { bhk: bhkOf(rooms) }),
          ...rateOf(rate),
        })),
        months: byKind(months),
        yields: yieldsOf(rows),
        stations: middle ? stationsNear(middle) : [],
        localities: await listed(await localitiesOf(place)),
      };
    },

    async paths() {
      const offered = (await all()).filter(({ total }) => total > 0);
      return [
        ...new Set(offered.map(({ city }) => placePath(city))),
        ...offered.slice(0, mostPaths).map(({ city, name }) => placePath(city, name)),
      ];
    },
  };
};
