/** Column types that several tables share, as SQL sees them. */
import type { ColumnType } from 'kysely';

/** A timestamp that is always given. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** A timestamp that the database sets when it is not given. */
export type TimestampByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
/** yyyy-MM-dd going in; drivers differ in what comes out, so it is never read. */
export type Day = ColumnType<never, string, string>;
/** jsonb: written as JSON text, read parsed. */
export type Json = ColumnType<unknown, string, string>;
