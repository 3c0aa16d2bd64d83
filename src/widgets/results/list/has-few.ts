/** Whether so few homes were found that a phone's bar at the bottom would stand in the middle of the window. */
import { useSearch } from '../settings.js';

/** So many cards fill the window of a phone. */
const enoughCards = 2;

/** Tells whether there are too few cards for a phone's bar; while they load, they are not known to be few. */
export const useHasFew = (): boolean => {
  const { results, status } = useSearch();
  return results.length < enoughCards && (status === 'ready' || status === 'failed');
};
