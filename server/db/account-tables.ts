/** The tables of sessions, codes and limits as SQL sees them. */
import type { Generated } from 'kysely';
import type { Day, Timestamp } from './column-types.js';

export interface AppSessionTable {
  /** SHA-256 of the cookie, so that nobody can sign in with what the table holds. */
  id_hash: string;
  /** Public id of the session, shown to the person it belongs to. */
  id: string;
  user_id: string;
  method: 'password' | 'otp' | 'google';
  device: string;
  /** When a code or Google last proved who this is (G-06). */
  proved_at: Timestamp | null;
  created_at: Timestamp;
  seen_at: Timestamp;
  expires_at: Timestamp;
  ends_at: Timestamp;
  /** The agency that it works for; it refers to nothing, so that whoever was removed is refused. */
  agency_id: string | null;
}

export interface KnownDeviceTable {
  user_id: string;
  /** SHA-256 of the browser's cookie. */
  device: string;
  /** Whether the account was made in it. */
  registered: boolean;
  seen_at: Timestamp;
}

export interface AccountChangeTable {
  /** SHA-256 of what the old address was sent. */
  token: string;
  user_id: string;
  /** What was there before. */
  email: string | null;
  phone: string | null;
  email_verified: boolean;
  phone_verified: boolean;
  at: Timestamp;
  expires_at: Timestamp;
}

export interface AppIdentityTable {
  issuer: string;
  subject: string;
  user_id: string;
}

export interface OtpCodeTable {
  phone_key: string;
  choice: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: Timestamp;
}

export interface OtpGuessTable {
  phone_key: string;
  day: Day;
  wrong: number;
}

export interface RateLimitTable {
  name: string;
  subject: string;
  hits: Date[];
  expires_at: Timestamp;
}

export interface GuessLockoutTable {
  name: string;
  subject: string;
  guesses: number;
  locked_until: Timestamp | null;
  guessed_at: Timestamp;
}

export interface ConsoleSmsTable {
  phone: string;
  message: string;
  code: string | null;
  sent_at: Timestamp;
}

export interface AccountTables {
  app_session: AppSessionTable;
  account_change: AccountChangeTable;
  known_device: KnownDeviceTable;
  app_identity: AppIdentityTable;
  otp_code: OtpCodeTable;
  otp_guess: OtpGuessTable;
  rate_limit: RateLimitTable;
  guess_lockout: GuessLockoutTable;
  console_sms: ConsoleSmsTable;
}
