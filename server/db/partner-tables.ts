/** The tables of partners as SQL sees them. */
import type { ColumnType, Generated } from 'kysely';
import type { PartnerUses } from '../../src/api/contract/partner-tokens.schema.js';
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
  /** Digest of the secret that the sign-in window gave to our own frame in the page. */
  frame_hash: string;
  /** What the pass may do; all where an earlier version asked. */
  uses: ColumnType<PartnerUses, PartnerUses | undefined, PartnerUses>;
  created_at: Timestamp;
  ends_at: Timestamp;
}

/** The use of a secret. */
export type SecretPurpose = 'code' | 'access' | 'refresh' | 'cookie' | 'ticket';

export interface PartnerSecretTable {
  /** SHA-256 of the secret. */
  hash: string;
  purpose: SecretPurpose;
  grant_id: string;
  /** PKCE, of a code. */
  challenge: string | null;
  /** What a ticket gives access to, as JSON. */
  about: string | null;
  /** Digest of the handle or cookie it was given for; null when it was given at sign-in. */
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

export interface PartnerApprovalTable {
  /** SHA-256 of the secret that our frame or window holds. */
  hash: string;
  grant_id: string;
  action: ContactAction;
  /** The owner of a number, the listing of a message. */
  target: string;
  coins: number;
  /** Null while the person has not answered. */
  approved_at: Timestamp | null;
  expires_at: Timestamp;
}

export interface PartnerActTable {
  key: string;
  /** Made by the page at random. */
  id: string;
  day: Day;
}

export interface PartnerActDayTable {
  key: string;
  day: Day;
  page: string;
  campaign: string;
  numbers: Generated<number>;
  messages: Generated<number>;
  saves: Generated<number>;
  posts: Generated<number>;
  alerts: Generated<number>;
}

export interface WebhookTable {
  owner_id: string;
  url: string;
  secret: string;
  /** Signs too until `old_until`. */
  old_secret: string | null;
  old_until: Timestamp | null;
  created_at: Timestamp;
}

export interface WebhookDeliveryTable {
  id: string;
  owner_id: string;
  type: 'lead.number' | 'lead.message' | 'test';
  listing_id: string | null;
  /** The partner's page that the visitor was on; empty on our own site. */
  origin: Generated<string>;
  at: Timestamp;
  /** Null when it has arrived or was given up. */
  due_at: Timestamp | null;
  tries: Generated<number>;
  sent_at: Timestamp | null;
  /** What the last try was answered. */
  answer: Generated<string>;
}

export interface PartnerTables {
  partner_act: PartnerActTable;
  partner_act_day: PartnerActDayTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  partner_approval: PartnerApprovalTable;
  partner_grant: PartnerGrantTable;
  partner_secret: PartnerSecretTable;
  sign_in_proof: SignInProofTable;
  partner_trust: PartnerTrustTable;
  partner_contact: PartnerContactTable;
  partner_key: PartnerKeyTable;
  partner_day: PartnerDayTable;
}
