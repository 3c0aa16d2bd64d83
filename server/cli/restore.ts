/** npm run restore -- FILE: puts a backup in the place of the market. */
import { restore } from '../backup/restore.js';
import { describeTables, runMarketCommand } from './market-command.js';

const help = `Usage: npm run restore -- FILE [--replace]

Puts the market of a backup into DATABASE_URL, or else into DATA_DIR, whichever engine it came from. A market that has
accounts or listings is replaced only with --replace. Nothing changes before all rows and files have been compared.
`;

await runMarketCommand(help, true, async ({ config, file, replace }) => {
  const { tables, media, isOpen } = await restore(config, file, replace);
  const told = isOpen ? 'Restored, and compared row by row.' : 'Restored. Start the server again to open it.';
  return `${told}\n${describeTables({ ...tables, 'photos and videos (files)': media })}`;
});
