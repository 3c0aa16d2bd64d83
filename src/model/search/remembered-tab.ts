/** Reads the tab that the person chose last (S-120). */
import type { PageConnection } from '../connection/page-connection.js';
import { readStored } from '../connection/storage.js';
import { type SearchTab, tabOf } from '../rules/kinds.js';

/** Returns the remembered tab; null when there is none. */
export const rememberedTab = (connection: PageConnection | null): SearchTab | null =>
  tabOf(readStored('filterTab', connection));
