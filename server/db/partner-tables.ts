/** The tables of partners as SQL sees them. */
import type { ColumnType, Generated } from 'kysely';
import type { PartnerMode, PartnerSettings } from '../../src/api/contract/partners.schema.js';
import type { Day } from './account-tables.js';
import type { Moment } from './tables.js';

export interface PartnerKeyTable {
  /** Public: `pk_live_` or `pk_test_` and 24 signs. */
  key: string;
  owner_id: string;
  name: string;
  mode: PartnerMode;
  /** Each as a browser writes it in Origin, or with `*.` in front of the host. */
  origins: string[];
  settings: ColumnType<PartnerSettings, string, string>;
  created_at: Moment;
  revoked_at: Moment | null;
}

export interface PartnerDayTable {
  key: string;
  day: Day;
  loads: Generated<number>;
  searches: Generated<number>;
  opens: Generated<number>;
  contacts: Generated<number>;
}

export interface PartnerTables {
  partner_key: PartnerKeyTable;
  partner_day: PartnerDayTable;
}
