/** The tab that the person chose last, kept in the browser under `filterTab` (S-120). */
import { attach } from 'effector';
import { $connection, type PageConnection } from '../connection/connection.js';
import { type SearchTab, tabOf } from '../rules/kinds.js';
import { readStored, writeStored } from '../connection/storage.js';

/** Returns the remembered tab; null when there is none. */
export const rememberedTab = (connection: PageConnection | null): SearchTab | null =>
  tabOf(readStored('filterTab', connection));

/** Remembers a tab. */
export const rememberFilterTabFx = attach({
  source: $connection,
  effect: (connection, tab: SearchTab) => {
    writeStored('filterTab', tab, connection);
  },
});

/** Forgets the remembered tab; home does it on load (S-079). */
export const forgetFilterTabFx = attach({
  source: $connection,
  effect: (connection) => {
    writeStored('filterTab', null, connection);
  },
});
