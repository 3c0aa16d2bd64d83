/** Writes the Link header that leads from one page of a search to the others (G-13). */
import type { ListingPage } from '../services/listings.js';

/** Gives the header of a page, or nothing for an answer without pages; addresses are relative to the API's root. */
export const pageLinks = (url: string, { page, limit, total }: ListingPage): string | undefined => {
  if (page === undefined) return undefined;
  const last = Math.max(1, Math.ceil(total / limit));
  const [path = '', query = ''] = url.split('?');
  const to = (number: number, name: string): string => {
    const search = new URLSearchParams(query);
    search.set('page', String(number));
    return `<${path}?${search.toString()}>; rel="${name}"`;
  };
  const links = [to(1, 'first'), to(last, 'last')];
  if (page > 1) links.push(to(Math.min(page - 1, last), 'prev'));
  if (page < last) links.push(to(page + 1, 'next'));
  return links.join(', ');
};
