/** Finds what a query string says in vain: parameters that no search reads, or whose value it does not know. */
import { filtersFromUrl } from './filter-url.js';
import { searchTabs } from './kinds.js';

/** Lists the parameters that change the search on no tab, in their order; an empty value asks for nothing. */
export const unreadParameters = (query: string): { name: string; value: string }[] => {
  const readings = (parameters: URLSearchParams): string =>
    JSON.stringify(searchTabs.map((tab) => filtersFromUrl(String(parameters), tab)));
  const whole = new URLSearchParams(query);
  return [...whole]
    .map(([name, value]) => ({ name, value }))
    .filter(({ name, value }) => {
      const without = new URLSearchParams(query);
      without.delete(name);
      return value.trim() !== '' && readings(without) === readings(whole);
    });
};
