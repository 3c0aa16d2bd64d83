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
