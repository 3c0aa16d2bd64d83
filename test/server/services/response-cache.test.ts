/** Cached answers: made once however many ask, dropped when what they tell is written, held within their bytes. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DataScope, DataVersions } from '../../../server/services/data-versions.js';
import { createResponseCache } from '../../../server/services/response-cache.js';
import { ServiceError } from '../../../server/services/service-error.js';

const test = suite('server/services/response-cache');

const inPune = { kind: 'sell', cities: ['pune'] } as const;

/** Versions that the test sets: what was written last, and when. */
const versionsOf = () => {
  const written = { version: 0, city: '' };
  const versions: DataVersions = {
    current: async () => written.version,
    hasChanged: ({ cities = [] }: DataScope, since) =>
      written.version > since && (cities.length === 0 || cities.includes(written.city)),
  };
  const write = (city: string): void => {
    written.version += 1;
    written.city = city;
  };
  return { versions, write };
};

const cacheOf = (mostBytes = 1_000_000, { fromCopies = false } = {}) => {
  const clock = { now: 0 };
  const { versions, write } = versionsOf();
  const cache = createResponseCache({ versions, mostBytes, longest: 1000, fromCopies, now: () => clock.now });
  let made = 0;
  const ask = (key: string | undefined, scope: DataScope | 'none' = inPune, text?: string) =>
    cache.get(key, async () => {
      made += 1;
      const mine = made;
      await new Promise(setImmediate);
      return { text: text ?? `answer ${mine}`, facts: mine, scope: scope === 'none' ? undefined : scope };
    });
  return { cache, clock, write, ask, made: () => made };
};

const textOf = async (answer: { body: (encoding: 'identity') => Promise<Buffer> }): Promise<string> =>
  (await answer.body('identity')).toString();

test('50 who ask at once get one answer, made once', async () => {
  const { ask, made } = cacheOf();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('a')));
  assert.is(made(), 1);
  assert.equal(new Set(await Promise.all(answers.map(textOf))), new Set(['answer 1']));
});

test('an answer is made anew when something in its cities was written, and only then', async () => {
  const { ask, write } = cacheOf();
  await ask('a');
  write('mumbai');
  assert.is(await textOf(await ask('a')), 'answer 1');
  write('pune');
  assert.is(await textOf(await ask('a')), 'answer 2');
});

test('who asks after a write does not get the answer that was begun before it', async () => {
  const { ask, write, made } = cacheOf();
  const before = ask('a');
  while (made() === 0) await Promise.resolve();
  write('pune');
  const after = ask('a');
  assert.equal(await Promise.all([before.then(textOf), after.then(textOf)]), ['answer 1', 'answer 2']);
});

test('an answer whose time is over is given while it is made anew, but not when it is twice as old', async () => {
  const { ask, clock, made } = cacheOf();
  await ask('a');
  clock.now = 1000;
  await ask('a');
  assert.is(made(), 1);
  clock.now = 1001;
  assert.is(await textOf(await ask('a')), 'answer 1');
  assert.is(await textOf(await ask('a')), 'answer 1');
  await new Promise(setImmediate);
  assert.is(made(), 2, 'made once meanwhile');
  assert.is(await textOf(await ask('a')), 'answer 2');
  clock.now = 3002;
  assert.is(await textOf(await ask('a')), 'answer 3');
});

test('what is gone when it is made anew is no longer given', async () => {
  const { cache, ask, clock } = cacheOf();
  await ask('a');
  clock.now = 1001;
  const gone = () => cache.get('a', () => Promise.reject(new ServiceError('gone', 'It is gone')));
  assert.is(await textOf(await gone()), 'answer 1');
  await new Promise(setImmediate);
  const [told] = await Promise.allSettled([gone()]);
  assert.is(told.status, 'rejected');
});

test('an answer out of a copy that may lag is made anew for who asks when its time is over', async () => {
  const { ask, clock } = cacheOf(1_000_000, { fromCopies: true });
  await ask('a');
  clock.now = 1001;
  assert.is(await textOf(await ask('a')), 'answer 2');
});

test('what was written is not hidden by an old answer', async () => {
  const { ask, clock, write } = cacheOf();
  await ask('a');
  clock.now = 1001;
  write('pune');
  assert.is(await textOf(await ask('a')), 'answer 2');
});

test('few answers are made anew at a time, the others as they are asked for again', async () => {
  const { ask, clock, made } = cacheOf();
  const keys = ['a', 'b', 'c', 'd', 'e'];
  for (const key of keys) await ask(key);
  clock.now = 1001;
  for (const expected of [7, 9, 10, 10]) {
    for (const key of keys) await ask(key);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    assert.is(made(), expected);
  }
});

test('an answer without a key, or without what it tells of, is made for each who asks', async () => {
  const { ask, made, cache } = cacheOf();
  for (const key of [undefined, undefined, 'a', 'a']) await ask(key, key === undefined ? inPune : 'none');
  assert.is(made(), 4);
  assert.is(cache.figures().bytes, 0);
});

test('what was not asked for longest is dropped when the bytes are used up', async () => {
  const { ask, made, cache } = cacheOf(5_000);
  const text = 'x'.repeat(1_500);
  for (const key of ['a', 'b', 'a', 'c']) await ask(key, inPune, text);
  assert.ok(cache.figures().bytes <= 5_000);
  await ask('a', inPune, text);
  assert.is(made(), 3, 'asked for in between');
  await ask('b', inPune, text);
  assert.is(made(), 4, 'dropped');
});

test('a failure is told to all who asked and is not held', async () => {
  const { cache } = cacheOf();
  const failing = () => cache.get('a', () => Promise.reject(new Error('no')));
  const told = await Promise.allSettled([failing(), failing()]);
  assert.equal(
    told.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.is((await cache.get('a', async () => ({ text: 'yes', facts: 1, scope: inPune }))).facts, 1);
});

test('the body is the same in every encoding, and counted by its smaller form', async () => {
  const { ask, cache } = cacheOf();
  const text = 'a long answer '.repeat(500);
  const answer = await ask('a', inPune, text);
  const before = cache.figures().bytes;
  assert.is(brotliDecompressSync(await answer.body('br')).toString(), text);
  assert.ok(cache.figures().bytes < before - 6_000);
  assert.is(gunzipSync(await answer.body('gzip')).toString(), text);
  assert.is(await textOf(answer), text);
});

test.run();
