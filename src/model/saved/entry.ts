/** What is saved and what was seen: one shared file, of whose modules the site may import what is exported here. */
export { $seen, listingSeen, seenCleared, seenRequested } from '../listing/seen.js';
export {
  $hasSavedFailed,
  $isSavedKnown,
  $savedHomes,
  $savedIds,
  type Heart,
  heartPressed,
  pricesSeen,
  savedEdited,
  savedRequested,
} from './saved.js';
