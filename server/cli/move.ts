/** npm run move: takes the market from the embedded engine into PostgreSQL. */
import { move } from '../backup/move.js';
import { describeTables, runMarketCommand } from './market-command.js';

const help = `Usage: npm run move [-- --replace]

Copies the market of DATA_DIR into the PostgreSQL of DATABASE_URL and compares every row. Stop the server first; afterwards
start it with DATABASE_URL and the same DATA_DIR, where photos and videos stay.
`;

await runMarketCommand(help, false, async ({ config, replace }) => {
  const tables = await move(config, replace);
  return `Moved, and compared row by row.\n${describeTables(tables)}`;
});
