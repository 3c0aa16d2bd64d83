/** Imports made-up rows without a database, for the memory test; takes the format, then the number of rows or a file. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { readRows } from '../../../server/import/read/formats.js';
import { detectColumns } from '../../../server/import/detect-columns.js';
import { readOutcomes, runImport } from '../../../server/import/run.js';

const [, , format, what = ''] = process.argv;
const rows = Number(what);
const words = 'A flat with windows on two sides, close to the market and the school. '.repeat(48);

function* lines() {
  yield 'Ref,Listing for,Locality,City,Price,Area,BHK,Description\n';
  // The last row is the first one again.
  for (let row = 1; row <= rows; row++)
    yield `R-${row % rows || 1},Sale,Kharadi,Pune,${row === rows ? 31 : 30 + (row % 90)} L,${400 + (row % 900)} sqft,2 BHK,"${words}"\n`;
}

const mapping = detectColumns([
  'Ref',
  'Listing for',
  'Locality',
  'City',
  'Price',
  'Area',
  'BHK',
  'Description',
]);
const run = runImport({
  outcomes: readOutcomes(
    format === 'xlsx' ? readRows(createReadStream(what), 'xlsx') : readRows(Readable.from(lines()), 'csv'),
    () => ({ mapping, ownerId: 'owner' }),
  ),
  save: async (batch) => ({ created: batch.length, updated: 0, unchanged: 0 }),
});
for await (const event of run) if (event.event === 'end') process.stdout.write(JSON.stringify(event.counts));
