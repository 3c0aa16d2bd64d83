/** A kept value is loaded once, renewed behind the askers' backs, and dropped when told so. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { staleWhileRevalidate } from '../../../server/services/cached.js';

interface Context {
  loads: number;
  clock: number;
  fails: boolean;
}
const test = suite<Context>('server/services/cached', { loads: 0, clock: 0, fails: false });
test.before.each((context) => void Object.assign(context, { loads: 0, clock: 0, fails: false }));

const kept = (context: Context) =>
  staleWhileRevalidate(
    async () => {
      context.loads++;
      if (context.fails) throw new Error('no answer');
      return context.loads;
    },
    100,
    () => context.clock,
  );
/** Lets what was started in the background end. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('askers at once and soon after share one load', async (context) => {
  const value = kept(context);
  assert.equal(await Promise.all([value.get(), value.get()]), [1, 1]);
  context.clock = 100;
  assert.is(await value.get(), 1);
  assert.is(context.loads, 1);
});

test('an old value serves at once and is renewed once', async (context) => {
  const value = kept(context);
  await value.get();
  context.clock = 101;
  assert.equal(await Promise.all([value.get(), value.get()]), [1, 1]);
  await settle();
  assert.is(await value.get(), 2);
  assert.is(context.loads, 2);
});

test('a renewal that fails leaves the old value in place', async (context) => {
  const value = kept(context);
  await value.get();
  context.clock = 101;
  context.fails = true;
  await value.get();
  await settle();
  assert.is(await value.get(), 1);
});

test('a first load that fails is tried again by the next asker', async (context) => {
  const value = kept(context);
  context.fails = true;
  await value.get().then(
    () => assert.unreachable(),
    (failure: unknown) => assert.is((failure as Error).message, 'no answer'),
  );
  context.fails = false;
  assert.is(await value.get(), 2);
});

test('after forgetting the next asker waits for a new value, and a renewal under way is dropped', async (context) => {
  const value = kept(context);
  await value.get();
  context.clock = 101;
  await value.get();
  value.forget();
  assert.is(await value.get(), 3);
  await settle();
  assert.is(await value.get(), 3);
});

test.run();
