/** Finds an owner's listings of one price, among which those that look the same are sought whenever one is posted. */
export const name = 'same-price';

export const statements = [
  'create index listing_same_price on listing (owner_id, amount) where deleted_at is null',
];
