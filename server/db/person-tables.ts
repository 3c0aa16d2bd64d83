/** The tables of agents' and builders' pages as SQL sees them. */
import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.js';

/** A page that an agent or builder wanted, and whether they still do. */
interface PersonPageTable {
  user_id: string;
  is_shown: boolean;
  languages: Generated<string[]>;
}

/** An address of such a page; the one used last is its own. */
interface PersonSlugTable {
  slug: string;
  user_id: string;
  used_at: Timestamp;
}

/** The tables by name. */
export interface PersonTables {
  person_page: PersonPageTable;
  person_slug: PersonSlugTable;
}
