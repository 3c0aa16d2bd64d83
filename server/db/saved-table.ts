/** The table of saved homes as SQL sees it. */
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { SavedStage } from '../../src/api/contract/saved.schema.js';
import type { Timestamp } from './column-types.js';

/** A home that a person has saved; what is told of it when its listing has gone stands here too. */
export interface SavedHomeTable {
  user_id: string;
  home_id: string;
  /** The listing that was saved, or the last one known to offer the home. */
  listing_id: string;
  kind: ListingKind;
  city: string;
  locality: string;
  property_type: string | null;
  bhk: string | null;
  /** Rupees when it was saved, and when its listing went. */
  price: number;
  last_price: number;
  saved_at: Timestamp;
  stage: SavedStage;
  note: string;
  /** Keys of partners, and '' for our own site. */
  saved_under: string[];
}
