/** The tables' columns and their types, as the migrations make them. */
import type { Generated } from 'kysely';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { ListingCheck } from '../../src/api/contract/listing-checks.schema.js';
import type { InactiveReason } from '../../src/api/contract/own-listings.schema.js';
import type { AccountTables } from './account-tables.js';
import type { AgencyTables } from './agency-tables.js';
import type { AlertTables } from './alert-tables.js';
import type { CoinTables } from './coin-tables.js';
import type { Json, Timestamp, TimestampByDefault } from './column-types.js';
import type { JobLeaseTable, JobRunTable, SmsMinuteTable } from './job-table.js';
import type { MarketSettingTable } from './market-setting-table.js';
import type { MediaFileTable } from './media-table.js';
import type { ModerationTables } from './moderation-tables.js';
import type { OrderTables } from './order-tables.js';
import type { OutboxTables } from './outbox-tables.js';
import type { OwnerTables } from './owner-tables.js';
import type { PartnerTables } from './partner-tables.js';
import type { PersonTables } from './person-tables.js';
import type { ProjectTable } from './project-table.js';
import type { ReraCheckTable } from './rera-table.js';
import type { FamilyListTable, FamilyMemberTable, FamilyOpinionTable } from './family-tables.js';
import type { SavedHomeTable } from './saved-table.js';

export interface AppUserTable {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  usertype: string;
  password_hash: string | null;
  phone_verified: Generated<boolean>;
  email_verified: Generated<boolean>;
  agreed_at: Timestamp | null;
  contact_consent_at: Timestamp | null;
  phone_changed_at: Timestamp | null;
  /** Of an agent or builder, as they state it: in capitals, without spaces. */
  rera_number: string | null;
  /** Set by a command on the server's machine alone. */
  role: 'moderator' | 'operator' | null;
  /** Since when the account may not sign in. */
  suspended_at: Timestamp | null;
  created_at: TimestampByDefault;
}

export interface ListingTable {
  id: string;
  property_id: string;
  /** The home it offers: what its owner posts again keeps it, with the history of its prices. */
  home_id: string;
  owner_id: string;
  kind: ListingKind;
  status: Generated<string>;
  source_key: string | null;
  /** Digest of what the owner gave; saving the same again changes nothing. */
  content_hash: string;
  city: string;
  city_key: string;
  locality: string;
  locality_key: string;
  /** The builder's project it belongs to. */
  project_id: string | null;
  /** Society, society name or project name. */
  project: string | null;
  /** Project and developer, folded, for free text. */
  search_key: string;
  property_type: string | null;
  bhk: string | null;
  /** 0 is one room with kitchen. */
  bedrooms: number | null;
  /** Rupees: the price, or the rent a month. */
  amount: number;
  /** The amount as it was first shown or last approved; null until a listing that was shown is edited. */
  settled_amount: number | null;
  /** Rupees. */
  deposit: number | null;
  area: number | null;
  area_unit: string | null;
  area_sqft: number | null;
  /** Rupees a square foot. */
  rate: number | null;
  furnished: string | null;
  possession: string | null;
  ownership: string | null;
  approved_by: string | null;
  room_type: string | null;
  available_for: string | null;
  rera: string | null;
  amenities: Generated<string[]>;
  /** Media keys without size and ending. */
  images: Generated<string[]>;
  image_colours: string[] | null;
  /** Rooms and captions of `images`, in their order, '' where one has none; null where none has any. */
  image_rooms: string[] | null;
  image_captions: string[] | null;
  video: string | null;
  /** The kind's remaining wire fields. */
  details: Json;
  visits: Generated<number>;
  last_visit_at: Timestamp | null;
  ranked_at: TimestampByDefault;
  expires_at: Timestamp | null;
  /** Whether that has passed; a job writes it down within a minute, for what counts listings without looking at the clock. */
  is_expired: Generated<boolean>;
  deleted_at: Timestamp | null;
  /** Why it is off the market; null while it is shown. */
  inactive_reason: Exclude<InactiveReason, 'expired'> | null;
  /** What operators tell the owner about it. */
  review_note: string | null;
  /** What the rules of honest listings found. */
  checks: Generated<readonly ListingCheck[]>;
  /** The owner's own words, by their names on the wire, of fields that are masked for everybody else. */
  given: Json | null;
  /** The columns of what it offered before the edit that put it under review. */
  edited_from: Json | null;
  /** Since when the desk is asked to look at what was found. */
  flagged_at: Timestamp | null;
  /** When the owner was told that it will leave the market. */
  reminded_at: Timestamp | null;
  created_at: TimestampByDefault;
  updated_at: TimestampByDefault;
  /** When its owner first offered this home, if it was posted anew since. */
  listed_at: TimestampByDefault;
  /** Rupees before the last cut of at least 2 %; null when the price rose since, or never fell. */
  cut_from: number | null;
  cut_at: Timestamp | null;
  /** The exact point, as a file gave it; no answer carries it. */
  lat: number | null;
  lng: number | null;
  /** The public point, worked out by a trigger: near the home or its society, or the middle of the locality. */
  place_lat: Generated<number | null>;
  place_lng: Generated<number | null>;
  /** Metres around the public point in which the home lies. */
  place_radius: Generated<number | null>;
  place_is_near: Generated<boolean | null>;
  /** The nearest station to the public point, if any is within 2 km, and the walk there in steps of 5 minutes. */
  station_id: Generated<string | null>;
  station_walk: Generated<number | null>;
  /** The type of its owner's account; a trigger keeps it. */
  posted_by: Generated<string | null>;
}

/** An owner's home, found again by what seldom changes when it is posted anew. */
export interface HomeTable {
  owner_id: string;
  fingerprint: string;
  id: string;
  /** When its last listing was deleted for good. */
  left_at: Timestamp | null;
}

/** What a home cost from a moment on; written by triggers. */
export interface ListingPriceTable {
  home_id: string;
  at: Timestamp;
  /** Rupees: the price, or the rent a month. */
  amount: number;
  /** Rupees. */
  deposit: number | null;
  /** Part of the demo market's invented past. */
  made_up: Generated<boolean>;
}

/** That listings of a kind and city were written; by triggers. */
export interface ListingChangeTable {
  id: Generated<number>;
  kind: ListingKind;
  city_key: string;
  /** Null, as its names, where so much was written that it does not matter which. */
  locality_key: string | null;
  search_key: string | null;
  /** The transaction that wrote them, an xid8. */
  changed_by: Generated<string>;
  changed_at: TimestampByDefault;
}

/** The separate search store that is fed, while there is one. */
export interface SearchFeedTable {
  id: Generated<string>;
  is_only: Generated<boolean>;
  /** When a server last fed it. */
  seen_at: TimestampByDefault;
}

/** What was written and is not yet in the search store; by triggers. */
export interface SearchOutboxTable {
  number: Generated<number>;
  subject: string;
  key: string;
  at: TimestampByDefault;
}

/** How many public listings share all of these; rows of the same values add up, and changes wait to be summed up. */
export interface ListingCountTable {
  kind: ListingKind;
  city_key: string;
  city: string;
  locality_key: string;
  locality: string;
  property_type: string | null;
  bedrooms: number | null;
  furnished: string | null;
  possession: string | null;
  ownership: string | null;
  approved_by: string | null;
  rera: string | null;
  room_type: string | null;
  available_for: string | null;
  has_photos: boolean;
  has_videos: boolean;
  count: number;
  is_change: boolean;
}

/** How many visitors saw the card of a listing in a day (S-776). */
export interface ListingImpressionTable {
  listing_id: string;
  day: string;
  count: number;
}

/** The listings that a visitor was counted for in a day. */
export interface ImpressionVisitorTable {
  visitor: string;
  day: string;
  listing_ids: string[];
}

/** One visitor counts once a day for a listing (D-16). */
export interface ListingVisitTable {
  listing_id: string;
  visitor: string;
  day: string;
}

/** A locality people can search for: known from the start, or met in a listing. */
export interface PlaceTable {
  city_key: string;
  key: string;
  name: string;
  city: string;
  region: string | null;
  name_mr: string | null;
  aliases: Generated<string[]>;
  /** Somebody's listing names it, and nobody has confirmed that it is a place; since then. */
  proposed: Generated<boolean>;
  proposed_at: Timestamp | null;
  /** The middle, where it is known, and the metres around it in which it may lie. */
  lat: number | null;
  lng: number | null;
  radius: number | null;
}

/** An open station. */
export interface StationTable {
  id: string;
  name: string;
  name_mr: string;
  kind: string;
  /** Ids of its open lines. */
  lines: string[];
  lat: number;
  lng: number;
}

export interface SchemaMigrationTable {
  number: number;
  name: string;
  applied_at: TimestampByDefault;
  compatible_from: string | null;
}

export interface Tables
  extends AccountTables,
    AgencyTables,
    AlertTables,
    CoinTables,
    ModerationTables,
    OrderTables,
    OwnerTables,
    OutboxTables,
    PartnerTables,
    PersonTables {
  app_user: AppUserTable;
  home: HomeTable;
  job_lease: JobLeaseTable;
  job_run: JobRunTable;
  sms_minute: SmsMinuteTable;
  listing: ListingTable;
  listing_price: ListingPriceTable;
  listing_change: ListingChangeTable;
  listing_count: ListingCountTable;
  listing_visit: ListingVisitTable;
  listing_impression: ListingImpressionTable;
  impression_visitor: ImpressionVisitorTable;
  market_setting: MarketSettingTable;
  media_file: MediaFileTable;
  place: PlaceTable;
  project: ProjectTable;
  rera_check: ReraCheckTable;
  family_list: FamilyListTable;
  family_member: FamilyMemberTable;
  family_opinion: FamilyOpinionTable;
  saved_home: SavedHomeTable;
  schema_migration: SchemaMigrationTable;
  search_feed: SearchFeedTable;
  search_outbox: SearchOutboxTable;
  station: StationTable;
}
