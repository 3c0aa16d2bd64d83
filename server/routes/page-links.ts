/** Writes the Link header of a page of a search (G-13). */
import { pagesWithin } from '../../src/model/rules/search-limits.js';
import type { ListingPage } from '../services/listings.js';

/**
 * Returns the header of a page, or undefined for a reply without pages; addresses are relative to the API's root. `next`
 * has a cursor, so that it begins where this page ended (docs/decisions/0007).
 */
export const pageLinks = (
  url: string,
  { page, limit, total, isAtLeast, next }: Omit<ListingPage, 'json' | 'scope'>,
): string | undefined => {
  if (page === undefined && next === undefined) return undefined;
  const last = Math.max(1, Math.min(Math.ceil(total / limit), pagesWithin(limit)));
  const [path = '', query = ''] = url.split('?');
  const to = (name: string, number: number | undefined, cursor?: string): string => {
    const search = new URLSearchParams(query);
    search.delete('after');
    search.delete('page');
    if (number !== undefined) search.set('page', String(number));
    if (cursor !== undefined) search.set('after', cursor);
    return `<${path}?${search.toString()}>; rel="${name}"`;
  };
  if (page === undefined) return to('next', undefined, next);
  const links = [to('first', 1), ...(isAtLeast ? [] : [to('last', last)])];
  if (page > 1) links.push(to('prev', isAtLeast ? page - 1 : Math.min(page - 1, last)));
  if (isAtLeast || total > last * limit ? next !== undefined : page < last)
    links.push(to('next', page < pagesWithin(limit) ? page + 1 : undefined, next));
  return links.join(', ');
};
