/** Ids sort by time and do not meet. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newId, newPropertyId } from '../../../../server/repositories/listing/ids.js';

const test = suite('server/repositories/listing/ids');

test('a later id sorts after an earlier one', () => {
  const ids = [0, 1, 1_000_000, Date.UTC(2026, 0), Date.UTC(2100, 0)].map(newId);
  assert.equal([...ids].sort(), ids);
  for (const id of ids) assert.match(id, /^[0-9a-f]{24}$/);
});

test('ids of one moment differ', () => {
  assert.is(new Set(Array.from({ length: 10_000 }, () => newId(1))).size, 10_000);
});

test('a Property ID names the kind and holds no sign that is misread', () => {
  for (const [kind, letter] of [
    ['sell', 'S'],
    ['rent', 'R'],
    ['plot', 'L'],
    ['pg', 'P'],
    ['commercial', 'C'],
  ] as const)
    assert.match(newPropertyId(kind), new RegExp(`^H${letter}-[2-9A-HJKMNP-TV-Z]{7}$`));
});

test.run();
