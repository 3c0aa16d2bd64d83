/** Texts of Manage and View Response (S-376, S-379, S-382, S-383, S-477, S-478), word for word (R3). */
export const manageMessages = {
  /** S-376. */
  refreshTooSoon: 'Try After Sometime',
  /** S-477. */
  refreshRefused: 'Property is not Refreshed',
  /** S-477. */
  refreshFailed: 'Error refreshing property',
  /** S-478. */
  statusFailed: 'Error changing property status',
  /** S-478. */
  deleteFailed: 'Error deleting property',
  /** S-379, G-28. */
  propertyDeleted: 'Property deleted successfully',
  /** S-359, S-383. */
  propertyIdRequired: 'No propertyId selected.',
  /** S-382. */
  noResponses: 'No View response yet',
  /** G-24. */
  noListings: 'You have no listings yet',
} as const;
