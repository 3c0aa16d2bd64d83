/** The tables of partners as SQL sees them. */
import type { ColumnType, Generated } from 'kysely';
import type { PartnerMode, PartnerSettings } from '../../src/api/contract/partners.schema.js';
import type { ContactAction } from './coin-tables.js';
import type { Day, Timestamp } from './column-types.js';

export interface PartnerKeyTable {
  /** Public: `pk_live_` or `pk_test_` and 24 signs. */
  key: string;
  owner_id: string;
  name: string;
  mode: PartnerMode;
  /** Each as a browser writes it in Origin, or with `*.` in front of the host. */
  origins: string[];
  settings: ColumnType<PartnerSettings, string, string>;
  created_at: Timestamp;
  revoked_at: Timestamp | null;
}

export interface PartnerDayTable {
  key: string;
  day: Day;
  loads: Generated<number>;
  searches: Generated<number>;
  opens: Generated<number>;
  contacts: Generated<number>;
}

export interface PartnerGrantTable {
  id: string;
  key: string;
  origin: string;
  user_id: string;
  /** Digest of what the sign-in window handed to our own frame in the page. */
  frame_hash: string;
  created_at: Timestamp;
  ends_at: Timestamp;
}

/** What a secret is good for. */
export type SecretPurpose = 'code' | 'access' | 'refresh' | 'cookie' | 'ticket';

export interface PartnerSecretTable {
  /** SHA-256 of the secret. */
  hash: string;
  purpose: SecretPurpose;
  grant_id: string;
  /** PKCE, of a code. */
  challenge: string | null;
  /** What a ticket opens. */
  about: string | null;
  /** The handle or cookie, by its digest, that it was given for; null when it came of a sign-in. */
  parent: string | null;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface SignInProofTable {
  hash: string;
  user_id: string;
  expires_at: Timestamp;
}

export interface PartnerTrustTable {
  user_id: string;
  partner_id: string;
  at: Timestamp;
}

export interface PartnerContactTable {
  id: string;
  user_id: string;
  partner_id: string;
  key: string;
  origin: string;
  action: ContactAction;
  owner_id: string;
  listing_id: string | null;
  coins: number;
  at: Timestamp;
}

export interface PartnerTables {
  partner_grant: PartnerGrantTable;
  partner_secret: PartnerSecretTable;
  sign_in_proof: SignInProofTable;
  partner_trust: PartnerTrustTable;
  partner_contact: PartnerContactTable;
  partner_key: PartnerKeyTable;
  partner_day: PartnerDayTable;
}
