/** The table of what operators set at the desk as SQL sees it. */
import type { Json, Timestamp } from './column-types.js';

export interface MarketSettingTable {
  name: string;
  /** A list of entries; null for the default. */
  entries: Json | null;
  version: number;
  changed_at: Timestamp;
}
