import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { flaggedUntil, refreshCooldownMs, isSameDay } from '../../../src/model/rules/cooldown.js';

const test = suite('model/rules/cooldown');
const now = Date.parse('2026-11-21T10:00:00.000Z');

test('the cooldown is five minutes', () => {
  assert.is(refreshCooldownMs, 300_000);
});

test('a listing is flagged until five minutes after its refresh', () => {
  assert.is(flaggedUntil(now, now), now + 300_000);
  assert.is(flaggedUntil(now - 299_999, now), now + 1);
  assert.is(flaggedUntil('2026-11-21T09:58:00.000Z', now), now + 180_000);
});

test('exactly five minutes later it is free again', () => {
  assert.is(flaggedUntil(now - 300_000, now), null);
  assert.is(flaggedUntil(now - 300_001, now), null);
});

test('a clock that runs ahead flags it no longer than the cooldown', () => {
  assert.is(flaggedUntil(now + 86_400_000, now), now + 300_000);
});

test('a listing never refreshed is free', () => {
  for (const never of [undefined, null, '', 'yesterday']) assert.is(flaggedUntil(never, now), null);
});

test('a day begins at midnight in India', () => {
  const at = (text: string) => Date.parse(text);
  assert.ok(isSameDay(at('2026-11-20T18:30:00Z'), at('2026-11-21T18:29:59Z')));
  assert.not(isSameDay(at('2026-11-21T18:29:59Z'), at('2026-11-21T18:30:00Z')));
});

test.run();
