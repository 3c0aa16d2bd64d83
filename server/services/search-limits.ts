/** Limits of one search: far above what people ask, and low enough that no search delays others. */
import type { ListingFilters } from '../../src/api/contract/listings.schema.js';
import { longestLocality, mostBeforePage, mostLocalities } from '../../src/model/rules/search-limits.js';
import { textKey } from '../text-key.js';
import { ServiceError } from './service-error.js';

/** Words of a free text or a name: every run of them may be a place. */
const mostWords = 24;

/** Refuses a search because of one field. */
export const refuse = (field: string, remedy: string): never => {
  const message = `${field} ${remedy}.`;
  throw new ServiceError('invalid', message, { [field]: message });
};

const countWords = (text: string): number => textKey(text).split(' ').length;

/** Refuses a page so far on that finding its beginning would cost more than all else; a cursor costs nothing (S-570). */
export const checkDepth = (page: number, limit: number): void => {
  if ((page - 1) * limit > mostBeforePage)
    refuse(
      'page',
      `must begin within the first ${mostBeforePage.toLocaleString('en')} listings; for what follows ask with \`after\` out of the Link header of the page before`,
    );
};

/** Refuses a search that asks too much, naming the field. */
export const checkLimits = ({ q = '', localities = '' }: Pick<ListingFilters, 'q' | 'localities'>): void => {
  if (countWords(q) > mostWords) refuse('q', `must have at most ${mostWords} words`);
  const names = localities.split(',');
  if (names.length > mostLocalities)
    refuse('localities', `must have at most ${mostLocalities} names between commas`);
  if (names.some((name) => name.length > longestLocality))
    refuse('localities', `must have at most ${longestLocality} characters in each name`);
  if (names.some((name) => countWords(name) > mostWords))
    refuse('localities', `must have at most ${mostWords} words in each name`);
};
