/** npm run backup -- FILE: writes the whole market into one file, while its server runs or not. */
import { constants, setPriority } from 'node:os';
import { backUp } from '../backup/backup.js';
import { describeTables, runMarketCommand } from './market-command.js';

const help = `Usage: npm run backup -- FILE

Writes every table and every photo and video of the market into FILE (tar), with counts and hashes that a restore compares.
The server may run. The market is the one of DATABASE_URL, or else of DATA_DIR.
`;

await runMarketCommand(help, true, async ({ config, file }) => {
  // Requests come first where the processors are busy.
  setPriority(constants.priority.PRIORITY_LOW);
  const { tables, media, missing } = await backUp(config, file);
  const lost =
    missing.length > 0 ? `${missing.length} files that listings show are not there: ${missing[0]} ...\n` : '';
  return `Wrote ${file}\n${describeTables({ ...tables, 'photos and videos (files)': media })}${lost}`;
});
