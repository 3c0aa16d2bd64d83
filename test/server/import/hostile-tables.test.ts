/** Tables of strangers cost no more than their length, and what no list of properties has is refused in words. */
import { Readable } from 'node:stream';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Format, readRows } from '../../../server/import/read/formats.js';
import type { BrokenRow, RawRow } from '../../../server/import/read/raw-row.js';
import { detectColumns } from '../../../server/import/detect-columns.js';
import { costOf } from '../../support/processor-cost.js';
import { xlsxFile } from '../../support/xlsx-file.js';

const test = suite('server/import/hostile-tables');

const read = async (file: Buffer | string, format: Format): Promise<(RawRow | BrokenRow)[]> => {
  const rows: (RawRow | BrokenRow)[] = [];
  for await (const row of readRows(Readable.from([Buffer.from(file)]), format)) rows.push(row);
  return rows;
};

const failure = (file: Buffer | string, format: Format): Promise<string> =>
  read(file, format).then(
    (rows) => JSON.stringify(rows).slice(0, 200),
    (thrown: unknown) => `${(thrown as Error).name}: ${(thrown as Error).message}`,
  );

/** On a machine that is busy with something else; each of these took seconds. */
const mostMilliseconds = 1500;

const costs = async (what: string, work: () => unknown): Promise<void> => {
  const cost = await costOf(work, mostMilliseconds);
  assert.ok(cost < mostMilliseconds, `${what}: ${cost.toFixed()} ms`);
};

for (const [what, heading] of [
  ['spaces', `price${' '.repeat(50_000)}x`],
  ['brackets', `${'('.repeat(50_000)}x`],
  ['closed brackets', '()'.repeat(25_000)],
  ['the word in', `${'in '.repeat(17_000)}(`],
  ['signs', `price${'-'.repeat(50_000)}x`],
] as const)
  test(`a heading of 50 KB of ${what} is understood at once`, () =>
    costs(what, () => {
      detectColumns([heading, 'price']);
    }));

test('headings that are whole texts, and more columns than a list has, are refused', async () => {
  assert.match(
    await failure(`${'x'.repeat(201)},price\n1,2\n`, 'csv'),
    /UnreadableFileError: A heading is longer than 200/,
  );
  assert.match(
    await failure(`${'a,'.repeat(500)}b\n`, 'csv'),
    /UnreadableFileError: The file has more than 500 columns/,
  );
  await costs('2 MB of commas', async () => {
    assert.match(await failure(`a${','.repeat(2_000_000)}\n`, 'csv'), /UnreadableFileError/);
  });
});

test('a cell longer than any cell of Excel is refused with its row', async () => {
  const [long, fine] = await read(`a,b\n${'x'.repeat(32_768)},1\n2,3\n`, 'csv');
  assert.match((long as BrokenRow).broken, /more than 32767 characters/);
  assert.equal((fine as RawRow).cells, { a: '2', b: '3' });
  const [endless] = await read(`a,b\n"${'x'.repeat(3_000_000)}",1\n`, 'csv');
  assert.match((endless as BrokenRow).broken, /longer than 1000000 characters/);
});

const cells = (count: number): string =>
  Array.from({ length: count }, (_, row) => `<row r="${row + 1}"><c s="0"><v>${row + 1}</v></c></row>`).join(
    '',
  );

for (const [what, code] of [
  ['open quotes', '"'.repeat(80_001)],
  ['open brackets', '['.repeat(80_000)],
  ['hours', `[${'h'.repeat(80_000)}`],
] as const)
  test(`a number format of 80 KB of ${what} is no date, at once`, async () => {
    const written = code.replaceAll('"', '&quot;');
    const styles = `<numFmts><numFmt numFmtId="200" formatCode="${written}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs>`;
    await costs(what, async () => {
      assert.is((await read(xlsxFile(cells(500), [], styles), 'xlsx')).length, 499);
    });
  });

test('formats far to the right of what is written cost nothing, and what is written there is refused', async () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, row) => `<row r="${row + 1}"><c r="XFD${row + 1}"/></row>`,
  ).join('');
  await costs('far formats', async () => {
    assert.equal(await read(xlsxFile(rows, []), 'xlsx'), []);
  });
  const far = '<row r="1"><c r="A1" t="str"><v>a</v></c><c r="XFD1" t="str"><v>b</v></c></row>';
  assert.match(
    await failure(xlsxFile(far, []), 'xlsx'),
    /UnreadableFileError: The Excel file cannot be read: it has more than 500 columns/,
  );
});

test('texts of an Excel file are no longer than Excel allows', async () => {
  const long = 'x'.repeat(32_768);
  const shared = '<row r="1"><c t="s"><v>0</v></c></row>';
  assert.match(
    await failure(xlsxFile(shared, [`<t>${long}</t>`]), 'xlsx'),
    /a cell has more than 32767 characters/,
  );
  const inline = `<row r="1"><c t="inlineStr"><is><t>${long}</t></is></c></row>`;
  assert.match(await failure(xlsxFile(inline, []), 'xlsx'), /a cell has more than 32767 characters/);
});

test('JSON with too many, too long or too deep fields is refused row by row', async () => {
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`f${at}`, 1]));
  const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
  const [fields, text, nested, fine] = await read(
    [JSON.stringify(many), JSON.stringify({ a: 'x'.repeat(32_768) }), deep, '{"a":{"b":1}}'].join('\n'),
    'json',
  );
  assert.match((fields as BrokenRow).broken, /more than 500 fields/);
  assert.match((text as BrokenRow).broken, /far too long/);
  assert.ok(nested);
  assert.equal((fine as RawRow).cells, { 'a.b': '1' });
});

test('columns named like what every object has are columns', async () => {
  for (const [file, format] of [
    ['__proto__,constructor,toString,price\n1,2,3,4\n', 'csv'],
    ['{"__proto__":"1","constructor":"2","toString":"3","price":"4"}', 'json'],
  ] as const) {
    const [row] = await read(file, format);
    assert.is((row as RawRow).cells.price, '4', format);
    const { fields } = detectColumns(Object.keys((row as RawRow).cells));
    assert.equal(fields, { price: { column: 'price' } });
  }
  for (const heading of ['price (constructor)', 'price in __proto__', 'area (toString)'])
    assert.is(Object.values(detectColumns([heading]).fields)[0]?.unit, undefined, heading);
});

test.run();
