/** The filters a partner's key is locked to, as conditions that are added to every search under it. */
import type { SearchCondition } from '../repositories/listing/condition.js';
import type { PlaceDirectory } from './place-directory.js';
import { areaOf } from './search-reading.js';

/** The locked filters of a key. */
export interface Lock {
  /** Only this owner's listings. */
  ownerId?: string;
  city?: string;
  project?: string;
}

/** Returns the conditions of a lock; none without a lock. */
export const lockedTo = (lock: Lock | undefined, directory: PlaceDirectory): SearchCondition => ({
  ...(lock?.ownerId && { owner: lock.ownerId }),
  ...(lock?.city && { within: areaOf(lock.city, directory) }),
  ...(lock?.project && { project: lock.project.trim() }),
});

/**
 * Puts a search under the conditions of a lock. What one owner or project lets may be business space alone, so all of it is
 * shown as long as no type is chosen (S-920).
 */
export const underLock = (search: SearchCondition, lock: SearchCondition): SearchCondition => {
  const { types, ...others } = search;
  const isOpen = types?.areUsual && (lock.owner !== undefined || lock.project !== undefined);
  return { ...(isOpen ? others : search), ...lock };
};
