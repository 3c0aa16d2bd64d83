/** Days and ages. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseAge } from '../../../../server/import/parse/age.js';
import { parseDay } from '../../../../server/import/parse/date.js';

const test = suite('server/import/parse/date');

test('reads days in the forms people write', () => {
  const forms: [string, string][] = [
    ["From Aug '26", '2026-08-01'],
    ["From Jan '27", '2027-01-01'],
    ['From Aug ’26', '2026-08-01'],
    ['Aug 2026', '2026-08-01'],
    ['15 Aug 2026', '2026-08-15'],
    ['15th August, 2026', '2026-08-15'],
    ['15-Aug-26', '2026-08-15'],
    ['2026-08-15', '2026-08-15'],
    ['2026-08-15T10:30:00Z', '2026-08-15'],
    ['15/08/2026', '2026-08-15'],
    ['15.8.26', '2026-08-15'],
    ['03/04/2026', '2026-04-03'],
    ['१५/०८/२०२६', '2026-08-15'],
  ];
  for (const [text, day] of forms) assert.is(parseDay(text), day, text);
});

test('turns numbers round when the file has the month first', () => {
  assert.is(parseDay('03/04/2026', 'mm/dd/yyyy'), '2026-03-04');
});

test('takes immediately for the day the file was made', () => {
  for (const text of ['Immediately', 'immediate', 'Ready to move', 'Available now'])
    assert.is(parseDay(text, 'dd/mm/yyyy', '2026-07-05'), '2026-07-05', text);
  assert.is(parseDay('Immediately'), null, 'without such a day nobody knows');
});

test('answers nothing for days no calendar has', () => {
  for (const text of [
    '',
    '31/02/2026',
    '2026-13-01',
    '00/01/2026',
    'soon',
    'Const. Age undefined',
    "From Foo '26",
    '1/1/1900',
  ])
    assert.is(parseDay(text), null, text);
});

test('reads ages as numbers and ranges', () => {
  const forms: [string, string | null][] = [
    ['7', '7'],
    ['7 years', '7'],
    ['New Construction', '0'],
    ['Less than 5 years', '0-5'],
    ['5 to 10 years', '5-10'],
    ['5-10', '5-10'],
    ['Above 20 years', '20+'],
    ['10+', '10+'],
    ['10+ years', '10+'],
    ['Under Construction', null],
    ['undefined', null],
    ['', null],
    ['150', null],
    ['10 to 5', null],
  ];
  for (const [text, age] of forms) assert.is(parseAge(text), age, text);
});

test.run();
