/** Managing own listings as widgets see it; an entry of its own, never part of the core (docs/decisions/0003). */
export type { BinnedListing } from '../../api/contract/own-listings.schema.js';
export {
  changeStatusFx,
  deleteListingFx,
  refreshListingFx,
  restoreListingFx,
} from './changes.js';
export { $flags, $secondsLeft, cooldownLeft } from './cooldown.js';
export {
  $bin,
  $busyItems,
  $hasManageFailed,
  $isManagePending,
  $loginWords,
  $ownItems,
  $pendingDelete,
  $turnedOff,
  $undoable,
  deleteRequested,
  deleteCancelled,
  manageOpened,
  undoClosed,
} from './items.js';
