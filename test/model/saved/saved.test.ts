import '../../support/dom.js';
import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DeviceHome, SavedHome } from '../../../src/api/contract/saved.schema.js';
import { checkAuthFx, logOutRequested, sessionRequested } from '../../../src/model/account/entry.js';
import { $api, $connection, $waitingToasts, type Listing } from '../../../src/model/index.js';
import { savedMessages } from '../../../src/model/rules/messages/saved.js';
import { mergedAtOnce, mostOnDevice } from '../../../src/model/rules/saved.js';
import {
  $savedHomes,
  $savedIds,
  heartPressed,
  savedEdited,
  savedRequested,
} from '../../../src/model/saved/saved.js';
import { type SavedItem, sortSaved } from '../../../src/model/saved/saved-items.js';
import { type AskedCall, fakeApi, type FakeReply } from '../../support/fake-api.js';

const test = suite('model/saved/saved');
test.before.each(() => {
  localStorage.clear();
});

const listing = (id: string): Listing =>
  ({
    _id: id,
    price: '7500000',
    city: 'Pune',
    locality: 'Baner',
    propertyType: 'Flat',
    bhk: '2BHK',
  }) as unknown as Listing;
const heart = (id: string, isSaved = true) => ({
  listingType: 'sell' as const,
  listing: listing(id),
  isSaved,
});
const savedHome = (id: string, more: Partial<SavedHome> = {}): SavedHome => ({
  ...{ id, kind: 'sell', city: 'Pune', locality: 'Baner', stage: 'maybe', isGone: false },
  ...{ savedAt: '2026-11-01T00:00:00.000Z', price: 1, lastPrice: 1 },
  ...more,
});
const onDevice = (): DeviceHome[] => JSON.parse(localStorage.getItem('saved') ?? '[]') as DeviceHome[];
const fails = () => {
  throw { reason: 'network' } as unknown as Error;
};

const open = async (replies: Record<string, FakeReply> = {}, isMember = false) => {
  const fake = fakeApi({ checkAuth: () => ({ authenticated: isMember }), ...replies });
  const values = [
    [$api, fake.api],
    [$connection, { apiBase: '' }],
  ] as never;
  const scope = fork({ values });
  await allSettled(savedRequested, { scope });
  await allSettled(sessionRequested, { scope });
  return {
    ...fake,
    scope,
    ids: () => [...scope.getState($savedIds)],
    press: (id: string, isSaved = true) => allSettled(heartPressed, { scope, params: heart(id, isSaved) }),
    said: () => scope.getState($waitingToasts).map(({ text }) => text),
  };
};
const member = (replies: Record<string, FakeReply> = {}) =>
  open({ 'GET /api/v1/saved': () => ({ homes: [savedHome('known')] }), ...replies }, true);

test('a guest saves on the device alone, with the headline and the price then', async () => {
  const { press, ids, calls } = await open();
  await press('one');
  await press('two');
  assert.equal(ids(), ['two', 'one']);
  const [home] = onDevice();
  assert.equal([home?.id, home?.price, home?.locality, home?.stage], ['two', 7_500_000, 'Baner', 'maybe']);
  await press('two', false);
  assert.equal([ids(), onDevice().length], [['one'], 1]);
  await press('one', false);
  assert.is(localStorage.getItem('saved'), null, 'nothing is left behind');
  assert.ok(calls.every(({ name }) => !name.includes('saved')));
});

test('a device that is full says so, and the heart is empty again', async () => {
  const full = Array.from({ length: mostOnDevice }, (_, at) => savedHome(`h${String(at)}`));
  localStorage.setItem('saved', JSON.stringify(full));
  const { press, ids, said } = await open();
  await press('one');
  assert.equal([ids().includes('one'), said()], [false, [savedMessages.deviceFull]]);
});

test('what else stands in the storage is no home', async () => {
  for (const text of ['{', '{}', '[1, {"id": 2}, {"id": "x", "kind": "boat"}]']) {
    localStorage.setItem('saved', text);
    assert.equal((await open()).ids(), []);
  }
});

test('at sign-in the homes of the device are sent in parts; what is not taken stays', async () => {
  const homes = Array.from({ length: mergedAtOnce + 5 }, (_, at) => savedHome(`h${String(at)}`));
  localStorage.setItem('saved', JSON.stringify(homes));
  const merge = ({ body }: AskedCall) => {
    const ids = (body as { homes: DeviceHome[] }).homes.map(({ id }) => id);
    return { merged: ids.filter((id) => id !== 'h3'), homes: [savedHome('known'), savedHome('h0')] };
  };
  const { ids, callsOf } = await open({ '/saved/merge': merge }, true);
  assert.is(callsOf('/saved/merge').length, 2);
  assert.equal(ids(), ['known', 'h0']);
  assert.equal(
    onDevice().map(({ id }) => id),
    ['h3'],
  );
  assert.is(callsOf('GET /api/v1/saved').length, 0, 'the answer of the last part is the list');
});

test('a failed merge loses nothing', async () => {
  localStorage.setItem('saved', JSON.stringify([savedHome('one')]));
  const { error } = console;
  console.error = () => undefined;
  await open({ '/saved/merge': fails }, true);
  console.error = error;
  assert.is(onDevice().length, 1);
});

test('a heart is full before the server answers, and empty again when it refuses', async () => {
  let answer: () => void = () => undefined;
  const { scope, ids, said } = await member({
    'PUT /api/v1/saved': () =>
      new Promise((_, reject) => {
        answer = () => {
          reject(Object.assign(new Error(), { reason: 'network' }));
        };
      }),
  });
  const pressed = allSettled(heartPressed, { scope, params: heart('one') });
  assert.equal(ids(), ['known', 'one']);
  answer();
  await pressed;
  assert.equal([ids(), said()], [['known'], [savedMessages.saveFailed]]);
});

test('pressed again while it is sent, the last wish is sent next', async () => {
  const answers: (() => void)[] = [];
  const later = (reply: unknown) => () =>
    new Promise((resolve) => {
      answers.push(() => {
        resolve(reply);
      });
    });
  const { scope, ids, calls } = await member({
    'PUT /api/v1/saved': later(savedHome('one')),
    'DELETE /api/v1/saved': later({ success: true }),
  });
  const first = allSettled(heartPressed, { scope, params: heart('one') });
  void allSettled(heartPressed, { scope, params: heart('one', false) });
  answers.shift()?.();
  while (answers.length === 0) await Promise.resolve();
  answers.shift()?.();
  await first;
  assert.equal(ids(), ['known']);
  assert.equal(
    calls.flatMap(({ name }) => (name.endsWith('/saved/:id') ? name.split(' ')[0] : [])),
    ['PUT', 'DELETE'],
  );
});

test('a stage changes at once, and back when it cannot be saved', async () => {
  const { scope, callsOf, said } = await member({ 'PUT /api/v1/saved': fails });
  await allSettled(savedEdited, { scope, params: { id: 'known', change: { stage: 'visited' } } });
  assert.equal(callsOf('PUT')[0]?.body, { stage: 'visited' });
  assert.is(scope.getState($savedHomes)[0]?.stage, 'maybe');
  assert.equal(said(), [savedMessages.changeFailed]);
});

test('who signs out leaves nothing of the account behind', async () => {
  const { scope, ids } = await member({ logout: () => ({ message: '' }) });
  assert.equal(ids(), ['known']);
  await allSettled(logOutRequested, { scope });
  assert.equal([ids(), onDevice()], [[], []]);
});

test('another sign-in in the page loads the list of that account', async () => {
  let isMember = false;
  const { scope, ids } = await open({
    checkAuth: () => ({ authenticated: isMember }),
    'GET /api/v1/saved': () => ({ homes: [savedHome('known')] }),
  });
  assert.equal(ids(), []);
  isMember = true;
  await allSettled(checkAuthFx, { scope });
  assert.equal(ids(), ['known']);
});

test('the orders', () => {
  const item = (id: string, price: number, change: number) =>
    ({ home: savedHome(id), price, change }) as SavedItem;
  const items = [item('a', 3, 0), item('b', 1, -5), item('c', 2, 4)];
  const order = (sort: Parameters<typeof sortSaved>[1]) =>
    sortSaved(items, sort)
      .map(({ home }) => home.id)
      .join('');
  assert.equal(
    [order('newest'), order('price-up'), order('price-down'), order('cut')],
    ['abc', 'bca', 'acb', 'bac'],
  );
});

test.run();
