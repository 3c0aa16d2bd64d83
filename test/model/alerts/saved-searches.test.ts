/** Searches that people save: what a press does, what is put back when it fails, and what is known of guests. */
import '../../support/dom.js';
import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SavedSearch } from '../../../src/api/contract/searches.schema.js';
import { checkAuthFx, sessionRequested } from '../../../src/model/account/entry.js';
import {
  $alertAddress,
  $savedQueries,
  $savedSearches,
  $savings,
  frequencyChosen,
  savingForgotten,
  searchesRequested,
  searchRemoved,
  searchSaved,
} from '../../../src/model/alerts/saved-searches.js';
import { $api, $connection, $waitingToasts } from '../../../src/model/index.js';
import { searchMessages } from '../../../src/model/rules/messages/searches.js';
import { fakeApi, type FakeReply } from '../../support/fake-api.js';

const test = suite('model/alerts/saved-searches');

const aSearch = (id: string, more: Partial<SavedSearch> = {}): SavedSearch => ({
  ...{
    id,
    kind: 'sell',
    query: `tab=Buy&city=${id}`,
    frequency: 'daily',
    createdAt: '2026-11-01T00:00:00.000Z',
  },
  ...{ found: 0, hasMail: true, isProved: true },
  ...more,
});
const fails = () => {
  throw { reason: 'network' } as unknown as Error;
};

const open = async (replies: Record<string, FakeReply> = {}, isMember = true) => {
  const listed = { searches: [aSearch('Pune'), aSearch('Thane')], email: 'kavya@example.com' };
  const fake = fakeApi({
    checkAuth: () => ({ authenticated: isMember }),
    'GET /api/v1/searches': () => listed,
    ...replies,
  });
  const values = [
    [$api, fake.api],
    [$connection, { apiBase: '' }],
  ] as never;
  const scope = fork({ values });
  await allSettled(searchesRequested, { scope });
  await allSettled(sessionRequested, { scope });
  return { ...fake, scope };
};

test('the list is asked for once it is known who is signed in, and goes when nobody is', async () => {
  let isMember = true;
  const { scope } = await open({ checkAuth: () => ({ authenticated: isMember }) });
  assert.equal(
    scope.getState($savedSearches)?.map(({ id }) => id),
    ['Pune', 'Thane'],
  );
  assert.is(scope.getState($alertAddress), 'kavya@example.com');
  isMember = false;
  await allSettled(checkAuthFx, { scope });
  assert.is(scope.getState($savedSearches), null);
});

test('a guest’s search is saved by the address, and no list is asked for', async () => {
  const saved = aSearch('Pune', { isProved: false });
  const { scope, calls } = await open({ 'POST /api/v1/searches': () => saved }, false);
  await allSettled(searchSaved, { scope, params: { query: saved.query, email: 'a@example.com' } });
  assert.equal(scope.getState($savings)[saved.query], { status: 'saved', search: saved });
  assert.ok(scope.getState($savedQueries).has(saved.query));
  assert.ok(calls.every(({ name }) => !name.startsWith('GET /api/v1/searches')));
});

test('a search that could not be saved says why, until its dialog is closed', async () => {
  const { scope } = await open({ 'POST /api/v1/searches': fails });
  const query = 'tab=Buy&city=Nashik';
  await allSettled(searchSaved, { scope, params: { query } });
  assert.equal(scope.getState($savings)[query], {
    status: 'failed',
    failure: searchMessages.searchSaveFailed,
  });
  await allSettled(savingForgotten, { scope, params: query });
  assert.is(scope.getState($savings)[query], undefined);
});

test('a saved search is the first of the list; saved again it keeps its place', async () => {
  const { scope } = await open({ 'POST /api/v1/searches': () => aSearch('Thane', { frequency: 'weekly' }) });
  await allSettled(searchSaved, { scope, params: { query: 'tab=Buy&city=Thane', frequency: 'weekly' } });
  assert.equal(
    scope.getState($savedSearches)?.map(({ id, frequency }) => [id, frequency]),
    [
      ['Pune', 'daily'],
      ['Thane', 'weekly'],
    ],
  );
});

test('how often and deleting show at once, and are put back with a toast when they fail', async () => {
  const { scope } = await open({ PATCH: fails, DELETE: fails });
  const choosing = allSettled(frequencyChosen, { scope, params: { id: 'Pune', frequency: 'off' } });
  assert.is(scope.getState($savedSearches)?.[0]?.frequency, 'off');
  await choosing;
  assert.is(scope.getState($savedSearches)?.[0]?.frequency, 'daily');
  const removing = allSettled(searchRemoved, { scope, params: 'Pune' });
  assert.is(scope.getState($savedSearches)?.length, 1);
  await removing;
  assert.is(scope.getState($savedSearches)?.length, 2);
  assert.is(scope.getState($waitingToasts)[0]?.text, searchMessages.searchSaveFailed);
});

test.run();
