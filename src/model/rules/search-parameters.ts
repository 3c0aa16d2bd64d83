/** The parameters that the address of a search may hold. */
import { rangeParameters } from './filter-query.js';
import { listParameters } from './list-parameters.js';

/** Lists their names as they are written. */
export const searchParameters: readonly string[] = [
  ...['tab', 'city', 'location', 'property', 'sort', 'page', 'photos', 'videos'],
  ...Object.values(listParameters),
  ...Object.values(rangeParameters).flat(),
];
