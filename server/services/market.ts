/** The market at a glance: how many listings each city has, by kind. */
import type { Market } from '../../src/api/contract/listings.schema.js';
import type { Database } from '../db/database.js';
import { countByCity } from '../repositories/place.js';

/** Sums up the market, the largest city first. */
export const summariseMarket = async ({ readSql }: Database): Promise<Market> => {
  const cities = new Map<string, Market['cities'][number]>();
  for (const { city, kind, count } of await countByCity(readSql)) {
    const sums = cities.get(city) ?? { city, total: 0, kinds: {} };
    cities.set(city, { city, total: sums.total + count, kinds: { ...sums.kinds, [kind]: count } });
  }
  const list = [...cities.values()].sort((a, b) => b.total - a.total || (a.city < b.city ? -1 : 1));
  return { total: list.reduce((sum, city) => sum + city.total, 0), cities: list };
};
