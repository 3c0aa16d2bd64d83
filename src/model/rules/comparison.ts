/** Which homes are compared: those that an address names. */
import type { Comparison } from './comparison-address.js';
import { listingKinds } from './kinds.js';

/** Most homes that are compared. */
export const mostCompared = 4;

const longestId = 64;

/** Reads the query of an address: a kind it does not know is for sale, of too many homes the first four count. */
export const comparisonOf = (query: string): Comparison => {
  const asked = new URLSearchParams(query);
  const ids = (asked.get('ids') ?? '').split(',').map((id) => id.trim());
  const good = ids.filter((id, at) => id !== '' && id.length <= longestId && ids.indexOf(id) === at);
  const kind = listingKinds.find((each) => each === asked.get('kind')) ?? 'sell';
  return { kind, ids: good.slice(0, mostCompared) };
};
