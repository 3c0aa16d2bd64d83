/** Managing own listings as widgets see it; an entry of its own, never part of the core (docs/decisions/0003). */
import './changes.js';

export type { BinnedListing } from '../../api/contract/own-listings.schema.js';
export { $flags, $secondsLeft, cooldownLeft } from './cooldown.js';
export {
  $bin,
  $busyItems,
  $deleteWish,
  $hasManageFailed,
  $isManagePending,
  $loginWords,
  $ownItems,
  $undoable,
  deleteAsked,
  deleteCancelled,
  deleteConfirmed,
  manageOpened,
  refreshAsked,
  restoreAsked,
  statusAsked,
  undoClosed,
} from './items.js';
