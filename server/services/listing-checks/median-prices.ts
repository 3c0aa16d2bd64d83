/** The middle prices of localities, remembered for a while: an import asks for the same ones again and again. */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import { findMedianPrice, type MedianPrice } from '../../repositories/listing/check-facts.js';
import type { ListingRow } from '../../repositories/listing/row.js';

/** Milliseconds a middle price is remembered; shorter where an import may just be bringing the first listings. */
const maxAge = 10 * 60_000;
const maxAgeOfFew = 1000;
const few = 50;
const mostRemembered = 5000;

/** Middle prices; made by createMedianPrices. */
export interface MedianPrices {
  /** The middle price of a row's kind in its locality. */
  of(database: Sql, row: ListingRow): Promise<MedianPrice>;
}

/** Makes them. */
export const createMedianPrices = (now: () => number): MedianPrices => {
  const known = new Map<string, MedianPrice & { at: number }>();
  return {
    async of(database, { kind, city_key: cityKey, locality_key: localityKey }) {
      const name = JSON.stringify([kind, cityKey, localityKey]);
      const found = known.get(name);
      if (found && now() - found.at < (found.count < few ? maxAgeOfFew : maxAge)) return found;
      const price = await findMedianPrice(
        database,
        kind as ListingKind,
        cityKey as string,
        localityKey as string,
      );
      if (known.size >= mostRemembered) known.clear();
      known.set(name, { ...price, at: now() });
      return price;
    },
  };
};
