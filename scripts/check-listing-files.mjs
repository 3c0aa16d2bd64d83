/**
 * Counts what the rules of honest listings find in files of listings, and which texts they mask:
 * `node --import tsx scripts/check-listing-files.mjs [--texts] FILE=MAPPING ...` (docs/import.md). The files are imported into a market of their own,
 * which is deleted afterwards; then each listing is checked beside all others. With --texts every masked text is printed, to be judged
 * by hand.
 */
import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/database.ts';
import { importFile } from '../server/import/import-file.ts';
import { readCsv } from '../server/import/read/csv.ts';
import { fillPlaces } from '../server/places/fill.ts';
import { maskContactDetails } from '../server/services/listing-checks/contact-details.ts';
import { createListingChecks } from '../server/services/listing-checks/listing-checks.ts';
import { listingRules } from '../server/services/listing-checks/rules.ts';
import { createListingWriter } from '../server/services/listing-writer.ts';

const args = process.argv.slice(2);
const showsTexts = args.includes('--texts');
const files = args
  .filter((arg) => arg !== '--texts')
  .map((arg) => {
    const [path, mapping] = arg.split('=');
    return { path, mapping };
  });
if (files.length === 0) throw new Error('Name files and their mappings, as in flats.csv=flats.json');

const batchSize = 500;
const percent = (part, whole) => `${((100 * part) / whole).toFixed(2)} %`;

/** A cell that people wrote: no number, no address of a page. */
const isText = (cell) => /\p{L}/u.test(cell) && !/^https?:\/\//.test(cell);

/** Masks every text of a file; the import itself takes contact details out before a listing is made. */
const maskTexts = async (path) => {
  const found = { rows: 0, texts: 0, masked: [] };
  for await (const row of readCsv(createReadStream(path))) {
    if (!('cells' in row)) continue;
    found.rows += 1;
    for (const [column, cell] of Object.entries(row.cells)) {
      if (!isText(cell)) continue;
      found.texts += 1;
      const masked = maskContactDetails(cell);
      if (masked !== cell) found.masked.push({ line: row.line, column, cell, masked });
    }
  }
  return found;
};

const importAll = async ({ path, mapping }, database, config) => {
  const listings = [];
  const writer = createListingWriter(database.sql, config);
  const saving = {
    saveListings: (batch, how) => {
      listings.push(...batch);
      return writer.saveListings(batch, how);
    },
  };
  const request = {
    fileName: basename(path),
    format: 'csv',
    ...(mapping && { mapping: JSON.parse(readFileSync(mapping, 'utf8')) }),
  };
  for await (const event of importFile(request, path, { sql: database.sql, writer: saving }))
    if (event.event === 'end' && event.failure) throw new Error(event.failure);
  return listings;
};

/** Checks listings beside all that were imported, and counts their findings by rule. */
const countFindings = async (listings, database, config) => {
  const checks = createListingChecks(config);
  const counts = new Map();
  for (let start = 0; start < listings.length; start += batchSize) {
    const batch = listings.slice(start, start + batchSize);
    const rows = await database.sql
      .transaction()
      .execute((transaction) => checks.rowsOf(transaction, batch, { byOperator: true }));
    for (const row of rows)
      for (const code of new Set(row.checks.map((check) => check.code)))
        counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
};

const folder = mkdtempSync(join(tmpdir(), 'housing-files-'));
const config = readConfig({ DATA_DIR: folder, NODE_ENV: 'test' });
const database = await openDatabase(config);
try {
  await fillPlaces(database.sql);
  const imported = [];
  for (const file of files) imported.push(await importAll(file, database, config));
  const findings = [];
  for (const listings of imported) findings.push(await countFindings(listings, database, config));
  const texts = [];
  for (const { path } of files) texts.push(await maskTexts(path));

  const line = (name, does, values) => console.log(`| ${[name, does, ...values].join(' | ')} |`);
  line(
    'rule',
    'does',
    files.map(({ path }) => basename(path)),
  );
  line(
    '---',
    '---',
    files.map(() => '---:'),
  );
  line(
    'listings',
    '',
    imported.map(({ length }) => length),
  );
  for (const { code, does } of listingRules)
    line(
      code,
      does,
      findings.map((counts, at) => {
        const count = counts.get(code) ?? 0;
        return count === 0 ? '0' : `${count} (${percent(count, imported[at].length)})`;
      }),
    );
  line(
    'texts',
    '',
    texts.map(({ texts: all }) => all),
  );
  line(
    'texts that are masked',
    'mask',
    texts.map(({ masked }) => masked.length),
  );
  if (showsTexts)
    for (const [at, { masked }] of texts.entries())
      for (const { line: row, column, masked: text, cell } of masked)
        console.log(`${basename(files[at].path)}:${row} ${column}\n  - ${cell}\n  + ${text}`);
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
