/**
 * Remembers from which budget on a search surely finds more than is counted (docs/decisions/0225). "At least 10,000" is
 * all that is told then, and counting up to it is most of what a search with a budget costs.
 */
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { SearchCondition } from '../repositories/listing/condition.js';
import { isCounted } from '../repositories/listing/counts.js';
import { mostCounted, type Search } from '../repositories/listing/search.js';
import type { SearchRepository } from '../repositories/search/search-repository.js';
import { currentCaller, runFor } from '../caller.js';

/** Homes below the budget that is remembered: a fifth more than is told, since some are sold meanwhile. */
const surely = 1.2 * mostCounted;

/** Milliseconds for which a budget is remembered. */
const life = 300_000;

/** Searches whose budgets are held; what was looked up longest ago is dropped first. */
const mostHeld = 500;

interface Held {
  /** Rupees; undefined where fewer homes are found at any price. */
  price: Promise<number | undefined>;
  at: number;
}

/** Answers searches with a budget without counting, where that is known to find enough; everything else as before. */
export const withSureTotals = (
  searches: SearchRepository,
  now: () => number = () => performance.now(),
): SearchRepository => {
  const held = new Map<string, Held>();

  const priceOf = (kind: ListingKind, condition: SearchCondition): Promise<number | undefined> => {
    const key = JSON.stringify([kind, condition]);
    const known = held.get(key);
    if (known && now() - known.at <= life) return known.price;
    // Others wait for it too when the client went who asked first.
    const caller = currentCaller();
    const price = runFor(caller && { limits: caller.limits }, () =>
      searches.findPriceAt(kind, condition, surely),
    );
    held.delete(key);
    held.set(key, { price, at: now() });
    price.catch(() => held.delete(key));
    const [oldest] = held.keys();
    if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
    return price;
  };

  const isSurelyMany = async ({ kind, condition }: Search): Promise<boolean> => {
    const { amount, ...others } = condition;
    // What lies within a journey is counted on the way.
    if (amount?.most === undefined || amount.least !== undefined || others.reach || !isCounted(others))
      return false;
    // Where it cannot be told, all is counted.
    const price = await priceOf(kind, others).catch(() => undefined);
    return price !== undefined && amount.most >= price;
  };

  return {
    ...searches,
    findListings: async (search, publicUrl) =>
      searches.findListings(
        (await isSurelyMany(search)) ? { ...search, isSurelyMany: true } : search,
        publicUrl,
      ),
  };
};
