/**
 * Remembers from which budget on a search surely finds more than is counted (docs/decisions/0225). "At least 10,000" is
 * all that is told then, and counting up to it is most of what a search with a budget costs.
 */
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import { isCounted } from '../repositories/listing/counts.js';
import type { Search } from '../repositories/listing/search.js';
import type { SearchRepository } from '../repositories/search/search-repository.js';

/** Milliseconds for which a budget is remembered. */
const life = 300_000;

/** Searches whose budgets are held; what was counted longest ago is dropped first. */
const mostHeld = 500;

/** The lowest budget of a search that was counted to have many homes. */
interface Held {
  /** Rupees. */
  budget: number;
  at: number;
}

/** Splits a search into its budget in rupees and a key of all else; undefined where the budget does not tell alone how many there are. */
const budgetOf = ({ kind, condition }: Search): { key: string; budget: number } | undefined => {
  const { amount, ...others } = condition;
  // What lies within a journey is counted on the way.
  const isAlone = amount?.least === undefined && !others.reach && isCounted(others);
  return amount?.most !== undefined && isAlone
    ? { key: JSON.stringify([kind, others] satisfies [ListingKind, unknown]), budget: amount.most }
    : undefined;
};

/** Answers searches with a budget without counting, where a lower one was counted to have many; everything else as before. */
export const withSureTotals = (
  searches: SearchRepository,
  now: () => number = () => performance.now(),
): SearchRepository => {
  const held = new Map<string, Held>();

  const remember = (key: string, budget: number): void => {
    held.delete(key);
    held.set(key, { budget, at: now() });
    const [oldest] = held.keys();
    if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
  };

  return {
    ...searches,
    findListings: async (search, publicUrl) => {
      const asked = budgetOf(search);
      if (!asked) return searches.findListings(search, publicUrl);
      const known = held.get(asked.key);
      const isFresh = known !== undefined && now() - known.at <= life;
      if (isFresh && asked.budget >= known.budget)
        return searches.findListings({ ...search, isSurelyMany: true }, publicUrl);
      const found = await searches.findListings(search, publicUrl);
      if (found.isSurelyMany) remember(asked.key, asked.budget);
      return found;
    },
  };
};
