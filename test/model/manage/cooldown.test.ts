import { fork } from 'effector';
import { allSettled } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  $clock,
  $flags,
  $secondsLeft,
  cooldownLeft,
  flagFx,
  readFlagsFx,
} from '../../../src/model/manage/cooldown.js';
import { start, testClock } from '../../support/own-stage.js';

const test = suite('model/manage/cooldown');
const soon = () => new Promise((done) => setTimeout(done, 0));
const iso = (ms: number) => new Date(ms).toISOString();

const open = () => {
  const clock = testClock();
  const scope = fork({ values: [[$clock, clock]] });
  const run = async (fx: typeof flagFx | typeof readFlagsFx | typeof cooldownLeft, params?: unknown) => {
    void allSettled(fx as typeof flagFx, { scope, params: params as string });
    await soon();
  };
  return { clock, scope, run, left: () => scope.getState($secondsLeft), flags: () => scope.getState($flags) };
};

const read = (at: number, date: string | null = new Date(start).toUTCString()) => ({
  listings: [{ id: 'a', lastVisitTime: iso(at) }],
  date,
});

test('a listing refreshed under five minutes ago is flagged on load, exactly five minutes not (S-374)', async () => {
  const { run, left } = open();
  await run(readFlagsFx, read(start - 299_999));
  assert.equal(left(), { a: 1 });
  await run(readFlagsFx, read(start - 300_000));
  assert.equal(left(), {});
});

test('the flag counts down and clears itself after exactly five minutes (S-375)', async () => {
  const { run, left, clock, flags } = open();
  await run(flagFx, 'a');
  assert.equal(left(), { a: 300 });
  await clock.advance(1000);
  assert.equal(left(), { a: 299 });
  await clock.advance(298_999);
  assert.equal(left(), { a: 1 });
  assert.ok('a' in flags());
  await clock.advance(1);
  assert.equal(flags(), {});
});

test('the server’s clock decides, however wrong the one of the device is (C-55, D-18)', async () => {
  for (const wrong of [-3_600_000, 3_600_000]) {
    const { run, left, clock, flags } = open();
    const serverNow = start + wrong;
    await run(readFlagsFx, read(serverNow - 60_000, new Date(serverNow).toUTCString()));
    assert.equal(left(), { a: 240 }, `${wrong}`);
    await clock.advance(240_000);
    assert.equal(flags(), {});
  }
});

test('without a Date header the device’s clock must do', async () => {
  const { run, left } = open();
  await run(readFlagsFx, read(start - 60_000, null));
  assert.equal(left(), { a: 240 });
});

test('several listings clear one by one, each in its own time', async () => {
  const { run, clock, flags } = open();
  await run(flagFx, 'a');
  await clock.advance(100_000);
  await run(flagFx, 'b');
  await clock.advance(200_000);
  assert.equal(Object.keys(flags()), ['b']);
  await clock.advance(100_000);
  assert.equal(flags(), {});
});

test('an answer about some listings leaves the flags of others', async () => {
  const { run, flags } = open();
  await run(flagFx, 'b');
  await run(readFlagsFx, read(start - 300_000));
  assert.equal(Object.keys(flags()), ['b']);
});

test('no timer runs once the screen is gone, and the flag is still right when it returns', async () => {
  const { run, clock, flags } = open();
  await run(flagFx, 'a');
  await run(cooldownLeft);
  await clock.advance(200_000);
  await run(readFlagsFx, read(start, new Date(start + 200_000).toUTCString()));
  assert.is(flags().a, start + 300_000);
});

test.run();
