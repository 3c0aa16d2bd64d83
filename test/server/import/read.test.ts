/** Reading files: rows with the line they stand on, whatever the format. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Format, formatOf, readRows } from '../../../server/import/read/formats.js';
import { xlsxFile } from '../../support/xlsx-file.js';
import type { BrokenRow, RawRow } from '../../../server/import/read/raw-row.js';

const test = suite('server/import/read');

const read = async (file: Readable | string, format: Format): Promise<(RawRow | BrokenRow)[]> => {
  const rows = [];
  // A stream of single bytes shows that nothing depends on where chunks end.
  const stream =
    typeof file === 'string'
      ? Readable.from([...Buffer.from(file)].map((byte) => Buffer.from([byte])))
      : file;
  for await (const row of readRows(stream, format)) rows.push(row);
  return rows;
};

const fails = async (file: string, format: Format, message: RegExp): Promise<void> => {
  try {
    await read(file, format);
    assert.unreachable();
  } catch (thrown) {
    assert.match((thrown as Error).message, message);
  }
};

test('reads CSV with a byte order mark, CRLF and quoted line breaks', async () => {
  assert.equal(await read('\uFEFFa,b\r\n1,"x\ny"\r\n\r\n2,z\r\n', 'csv'), [
    { line: 2, cells: { a: '1', b: 'x\ny' } },
    { line: 5, cells: { a: '2', b: 'z' } },
  ]);
});

test('reads mixed line ends and trims headings', async () => {
  assert.equal(await read(' a ,b\n1,2\r\n3,4\r5,6', 'csv'), [
    { line: 2, cells: { a: '1', b: '2' } },
    { line: 3, cells: { a: '3', b: '4' } },
    { line: 4, cells: { a: '5', b: '6' } },
  ]);
});

test('finds semicolons and tabs by the heading', async () => {
  assert.equal(await read('a;b\n1,5;2', 'csv'), [{ line: 2, cells: { a: '1,5', b: '2' } }]);
  assert.equal(await read('a\tb\n1\t2', 'csv'), [{ line: 2, cells: { a: '1', b: '2' } }]);
});

test('hands on rows with missing or extra cells as broken, with their lines', async () => {
  const rows = (await read('a,b\n1,2\n1\n1,2,3\n3,4\n', 'csv')).sort((a, b) => a.line - b.line);
  assert.equal(
    rows.map((row) => [row.line, 'broken' in row]),
    [
      [2, false],
      [3, true],
      [4, true],
      [5, false],
    ],
  );
});

test('says that a quoted cell is never closed', async () => {
  await fails('a,b\n1,2\n"3,4\n5,6\n', 'csv', /quoted cell is never closed/);
});

test('reads an empty file as no rows', async () => {
  assert.equal(await read('', 'csv'), []);
  assert.equal(await read('a,b\n', 'csv'), []);
});

test('reads a JSON array with nested objects and lists', async () => {
  assert.equal(await read(' [{"a":1,"b":{"c":true},"d":["x","y"],"e":null},{"a":"é"}]', 'json'), [
    { line: 1, cells: { a: '1', 'b.c': 'true', d: 'x, y', e: '' } },
    { line: 2, cells: { a: 'é' } },
  ]);
});

test('reads one JSON object a line and hands on lines that are none', async () => {
  const rows = await read(createReadStream('test/fixtures/import/agent.jsonl'), 'json');
  assert.equal(
    rows.map((row) => [row.line, 'broken' in row ? row.broken : row.cells.id]),
    [
      [1, 'J-1'],
      [2, 'is not JSON'],
      [3, 'J-2'],
      [4, 'is not an object'],
    ],
  );
});

test('says where JSON is broken or no list', async () => {
  await fails('[{"a":1},{"a":', 'json', /JSON is broken/);
  await fails('"text"', 'json', /neither a JSON array/);
});

test('reads the first sheet of an Excel file with shared texts and dates', async () => {
  const rows = (await read(createReadStream('test/fixtures/import/agent.xlsx'), 'xlsx')) as RawRow[];
  assert.equal(
    rows.map(({ line, cells }) => [
      line,
      cells.Ref,
      cells.Locality,
      cells['Price (Lakh)'],
      cells['Available from'],
    ]),
    [
      [2, 'A-1', 'Kharadi', '85.5', ''],
      [3, 'A-2', 'Powai', '0.45', '2026-09-01'],
      [5, 'A-3', 'Baner', 'on request', ''],
    ],
  );
});

const sheetOf = async (...parts: Parameters<typeof xlsxFile>) =>
  (await read(Readable.from([xlsxFile(...parts)]), 'xlsx')) as RawRow[];

test('reads the cells of an Excel sheet as a person sees them', async () => {
  const styles = `<numFmts><numFmt numFmtId="170" formatCode="[$-409]dd\\-mmm\\-yy"/><numFmt numFmtId="171" formatCode="0.0&quot; days&quot;"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>`;
  const rows = `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c t="inlineStr"><is><t>c</t></is></c><c r="D2" t="str"><v>d</v></c></row>
    <row r="3"/>
    <row r="5"><c r="B5" s="1"><v>46266.75</v></c><c r="C5" s="2"><v>1.50</v></c><c r="D5" t="b"><v>1</v></c></row>
    <row r="6"><c r="A6" t="e"><v>#N/A</v></c><c r="B6" t="s"><v>2</v></c><c r="ZZZZ6"><v>9</v></c></row>`;
  const texts = [
    '<t>a &amp; b</t>',
    '<r><t>b</t></r><r><t xml:space="preserve"> 2</t></r>',
    '<t>राम</t><rPh><t>no</t></rPh>',
  ];
  assert.equal(await sheetOf(rows, texts, styles), [
    { line: 5, cells: { 'a & b': '', 'b 2': '2026-09-01', c: '1.5', d: 'true' } },
    { line: 6, cells: { 'a & b': '', 'b 2': 'राम', c: '', d: '' } },
  ]);
});

test('counts days from 1904 where the workbook says so', async () => {
  const rows = `<row><c t="inlineStr"><is><t>day</t></is></c></row><row><c s="0"><v>44804</v></c></row>`;
  const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
  const found = await sheetOf(rows, [], styles, '<workbookPr date1904="1"/>');
  assert.equal(found, [{ line: 2, cells: { day: '2026-09-01' } }]);
});

test('says that a sheet breaks off', async () => {
  try {
    await sheetOf('<row><c><v>1</v></c>', []);
    assert.unreachable();
  } catch (thrown) {
    assert.match((thrown as Error).message, /Excel file cannot be read/);
  }
});

test('says that a file is no Excel file', async () => {
  await fails('not a zip', 'xlsx', /Excel file cannot be read/);
});

test('knows formats by their endings', () => {
  assert.is(formatOf('a.CSV'), 'csv');
  assert.is(formatOf('/x/y.z/list.jsonl'), 'json');
  assert.is(formatOf('list.xlsx'), 'xlsx');
  assert.is(formatOf('list.xls'), undefined);
  assert.is(formatOf('constructor'), undefined);
});

test.run();
