/** The table of checked RERA numbers as SQL sees it. */
import type { ColumnType } from 'kysely';

/** A number of an owner that was found in the public register on a day. */
export interface ReraCheckTable {
  owner_id: string;
  /** In capitals, without spaces. */
  number: string;
  /** yyyy-MM-dd. */
  checked_on: ColumnType<Date, string, string>;
}
