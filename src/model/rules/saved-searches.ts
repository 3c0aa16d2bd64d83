/** How many searches may be saved, and how often they tell what is new. */
import type { Frequency } from '../../api/contract/searches.schema.js';

export type { Frequency };

/** Most searches of an account, or of a guest's address. */
export const mostSearches = 30;

/** Most searches of a guest's address that wait for its proof: each sends one mail to it. */
export const mostUnprovedSearches = 3;

/** Lists how often a search may tell, the most often first. */
export const frequencies = ['instant', 'daily', 'weekly', 'off'] as const satisfies Frequency[];
