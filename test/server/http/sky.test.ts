import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { skyAt } from '../../../server/http/sky.js';

const test = suite('server/http/sky');

const at = (moment: string) => skyAt(Date.parse(`${moment}+05:30`));

test('the sky is that of the hour in India', () => {
  assert.is(at('2026-01-10T04:59'), 'evening');
  assert.is(at('2026-01-10T05:00'), 'morning');
  assert.is(at('2026-01-10T09:00'), undefined);
  assert.is(at('2026-01-10T17:59'), undefined);
  assert.is(at('2026-01-10T18:00'), 'evening');
});

test('it rains by day from the middle of June to September', () => {
  assert.equal(
    ['06-14', '06-15', '08-01', '09-30', '10-01'].map((day) => at(`2026-${day}T12:00`)),
    [undefined, 'monsoon', 'monsoon', 'monsoon', undefined],
  );
  assert.is(at('2026-07-01T20:00'), 'evening');
});

test.run();
