/** Compares what a browser loads with the budgets: `node scripts/size.mjs [WEB-FOLDER] [BUDGETS-FILE]`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measure } from './size/measure.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [web = join(root, 'dist/web'), budgetsFile = join(root, 'scripts/size-budgets.json')] =
  process.argv.slice(2);
const { budgets, notYet } = JSON.parse(readFileSync(budgetsFile, 'utf8'));
const { entries } = JSON.parse(readFileSync(join(web, 'manifest.json'), 'utf8'));

/** The manifest names files as their importers do: embed.js lies in the web folder, all else in its assets. */
const read = (file) => readFileSync([join(web, file), join(web, 'assets', file)].find(existsSync) ?? file);
const rows = measure({ budgets, notYet, entries, read });
for (const { name, text, problems } of rows) {
  console.log(`${problems.length > 0 ? 'OVER' : '  ok'}  ${name.padEnd(40)} ${text}`);
  for (const problem of problems) console.log(`      ${problem}`);
}
process.exitCode = rows.some(({ problems }) => problems.length > 0) ? 1 : 0;
