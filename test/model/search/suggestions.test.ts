import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $api, $suggestions, placeTyped } from '../../../src/model/index.js';
import { fakeApi } from '../../support/fake-api.js';

const test = suite('model/search/suggestions');
const place = (name: string) => ({ name, city: 'Pune', count: 3 });

test('what is typed is asked with its city and kind', async () => {
  const { api, calls } = fakeApi({ localities: ({ query }) => [place(String(query.q))] });
  const scope = fork({ values: [[$api, api]] });
  const params = { box: 'a', text: 'ban', city: 'Pune', listingType: 'rent' as const };
  await allSettled(placeTyped, { scope, params });
  assert.equal(calls[0]?.query, { q: 'ban', city: 'Pune', limit: 10, kind: 'rent' });
  assert.equal(scope.getState($suggestions).a?.places, [place('ban')]);
});

test('boxes do not mix, and a late answer to an older text is not shown', async () => {
  const answers = new Map<string, () => void>();
  const { api } = fakeApi({
    localities: ({ query }) =>
      new Promise((resolve) => answers.set(String(query.q), () => resolve([place(String(query.q))]))),
  });
  const scope = fork({ values: [[$api, api]] });
  const typed = ['b', 'ba', 'bo'].map((text) =>
    allSettled(placeTyped, { scope, params: { box: text === 'bo' ? 'other' : 'a', text, city: '' } }),
  );
  for (const text of ['ba', 'bo', 'b']) answers.get(text)?.();
  await Promise.all(typed);
  assert.equal(scope.getState($suggestions).a?.places, [place('ba')]);
  assert.equal(scope.getState($suggestions).other?.places, [place('bo')]);
});

test('a failure leaves what was suggested', async () => {
  let isDown = false;
  const { api } = fakeApi({
    localities: () => {
      if (isDown) throw { reason: 'network' } as unknown as Error;
      return [place('Baner')];
    },
  });
  const scope = fork({ values: [[$api, api]] });
  await allSettled(placeTyped, { scope, params: { box: 'a', text: 'ba', city: '' } });
  isDown = true;
  await allSettled(placeTyped, { scope, params: { box: 'a', text: 'ban', city: '' } });
  assert.equal(scope.getState($suggestions).a, { text: 'ban', places: [place('Baner')] });
});

test.run();
