/** The tab that the person chose last, kept in the browser under `filterTab` (S-120). */
import { attach } from 'effector';
import { $connection } from '../connection/connection.js';
import type { SearchTab } from '../rules/kinds.js';
import { writeStored } from '../connection/storage.js';

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
