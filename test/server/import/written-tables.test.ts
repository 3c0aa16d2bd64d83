/** The tables that the server writes hold no formulas: the templates, and the report of an import. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openReport } from '../../../server/cli/import-report.js';
import { templateOf } from '../../../server/import/template.js';
import { listingKinds } from '../../../src/model/rules/kinds.js';

const test = suite('server/import/written-tables');

const formula = /^[=+\-@\t\r\n]/;
const cellsOf = (csv: string): string[] => {
  const rows: string[][] = parse(csv, { bom: true, relax_column_count: true });
  return rows.flat();
};

for (const kind of listingKinds)
  test(`the template of ${kind} has no cell that begins like a formula`, () => {
    const cells = cellsOf(templateOf(kind));
    assert.ok(cells.length > 30);
    assert.equal(
      cells.filter((cell) => formula.test(cell)),
      [],
    );
  });

test('what stood in a refused row is text in the report', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'housing-report-'));
  const report = openReport(join(folder, 'report.csv'));
  const values = ['=HYPERLINK("https://x.example")', '+1', '-1', '@a', '\t=1', '\r=1', '\n=1'];
  for (const [at, value] of values.entries())
    await report.add({
      event: 'row',
      line: at + 2,
      result: 'refused',
      field: 'price',
      value,
      reason: 'is not a price',
    });
  await report.close();
  const cells = cellsOf(readFileSync(report.path, 'utf8'));
  assert.is(cells.length, 5 * (values.length + 1));
  assert.equal(
    cells.filter((cell) => formula.test(cell)),
    [],
  );
  for (const value of values) assert.ok(cells.includes(`'${value}`), value);
  rmSync(folder, { recursive: true });
});

test.run();
