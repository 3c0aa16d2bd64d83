/** Mappings: checked when read, and headings that need none. */
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { columnsOf, parseMapping, textFor } from '../../../server/import/mapping.js';
import { detectColumns } from '../../../server/import/detect-columns.js';
import { targets } from '../../../server/import/targets.js';

const test = suite('server/import/mapping');

test('takes the texts its rules ask for', () => {
  const cells = { a: ' one ', b: '', c: 'Age 5 years', d: 'OTHERS' };
  assert.is(textFor({ column: 'a' }, cells), 'one');
  assert.is(textFor({ column: ['b', 'a'] }, cells), 'one');
  assert.is(textFor({ column: ['a', 'b', 'd'], join: ' / ' }, cells), 'one / OTHERS');
  assert.is(textFor({ constant: 'Pune' }, cells), 'Pune');
  assert.is(textFor({ column: 'c', pattern: 'age (\\d+)' }, cells), '5');
  assert.is(textFor({ column: 'c', pattern: '^\\d+' }, cells), '');
  assert.is(textFor({ column: 'd', values: { others: 'Mumbai' } }, cells), 'Mumbai');
  assert.is(textFor({ column: 'none' }, cells), '');
});

test('reads the mappings of the three sample files', () => {
  for (const name of ['sale-pune', 'sale-mumbai', 'rent-mumbai']) {
    const mapping = parseMapping(JSON.parse(readFileSync(`test/fixtures/import/${name}.json`, 'utf8')));
    assert.ok(columnsOf(mapping).length > 5, name);
  }
});

test('refuses a mapping that is wrong, naming the place', () => {
  const wrong: [unknown, RegExp][] = [
    [{}, /at its top: .*fields/],
    [{ fields: { prise: 'x' } }, /at fields\.prise: nothing of this name is known/],
    [
      { fields: { price: { unit: 'dollar', column: 'x' } } },
      /at fields\.price\.unit: it must be one of rupees, /,
    ],
    [{ fields: { price: { pattern: '(' } } }, /fields\.price\.pattern: it is no regular expression/],
    [{ kind: 'boat', fields: {} }, /at kind: it must be one of sell, rent/],
    [{ fields: { price: { colum: 'x' } } }, /at fields\.price\.colum: nothing/],
  ];
  for (const [json, message] of wrong) assert.throws(() => parseMapping(json), message);
});

test('recognises headings in the words people use', () => {
  const { key, fields } = detectColumns([
    'Ref',
    'Listing for',
    'Locality',
    'City',
    'Price (Cr)',
    'Carpet Area (sq.m)',
    'Configuration',
    'किंमत',
    'Junk',
  ]);
  assert.equal(key, ['Ref']);
  assert.equal(fields, {
    kind: { column: 'Listing for' },
    price: { column: 'Price (Cr)', unit: 'crore' },
    city: { column: 'City' },
    locality: { column: 'Locality' },
    bhk: { column: 'Configuration' },
    carpetArea: { column: 'Carpet Area (sq.m)', unit: 'Sq-m' },
  });
});

test('recognises the names of our own answers', () => {
  const { fields } = detectColumns([
    'type',
    'monthlyRent',
    'securityDeposit',
    'features.bedrooms',
    'features.floorNumber',
    'societyName',
    'price_in_lakhs',
  ]);
  assert.is(fields.kind?.column, 'type');
  assert.is(fields.bedrooms?.column, 'features.bedrooms');
  assert.is(fields.floor?.column, 'features.floorNumber');
  assert.is(fields.deposit?.column, 'securityDeposit');
  assert.is(fields.society?.column, 'societyName');
  assert.equal(fields.price, { column: 'price_in_lakhs', unit: 'lakh' });
});

test('gives one column to one target only', () => {
  const columns = Object.values(detectColumns(['Price', 'Area', 'Type', 'Location']).fields).map(
    ({ column }) => column,
  );
  assert.is(new Set(columns).size, columns.length);
});

test('is documented with every field and every key of a rule', () => {
  const page = readFileSync('docs/import.md', 'utf8');
  for (const name of [...targets, 'column', 'join', 'constant', 'pattern', 'values', 'unit', 'order'])
    assert.ok(page.includes(`\`${name}\``), name);
});

test('reads the mapping of the documentation', () => {
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/import.md', 'utf8')) ?? [];
  assert.equal(parseMapping(JSON.parse(json)).key, ['ref_no']);
});

test.run();
