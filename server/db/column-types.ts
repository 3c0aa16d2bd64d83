/** Column types that several tables share, as SQL sees them. */
import type { ColumnType } from 'kysely';

/** A moment that is always given. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
/** A moment that the database sets when it is not given. */
export type MomentByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
/** yyyy-MM-dd going in; drivers differ in what comes out, so it is never read. */
export type Day = ColumnType<never, string, string>;
/** jsonb: written as JSON text, read parsed. */
export type Json = ColumnType<unknown, string, string>;
