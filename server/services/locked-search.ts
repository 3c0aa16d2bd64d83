/** What a partner's key is locked to, as conditions that hold beside whatever a page asks for. */
import type { SearchCondition } from '../repositories/listing/condition.js';
import type { PlaceDirectory } from './place-directory.js';
import { areaOf } from './search-reading.js';

/** Holds for every read under a key. */
export interface Lock {
  /** Only this owner's listings. */
  ownerId?: string;
  city?: string;
  project?: string;
}

/** Reads a lock; no lock is no condition. */
export const lockedTo = (lock: Lock | undefined, directory: PlaceDirectory): SearchCondition => ({
  ...(lock?.ownerId && { owner: lock.ownerId }),
  ...(lock?.city && { within: areaOf(lock.city, directory) }),
  ...(lock?.project && { project: lock.project.trim() }),
});
