import '../../support/dom.js';
import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $api, $connection, cardOpened, type Listing, listingArrived } from '../../../src/model/index.js';
import { $seen, listingSeen, seenCleared, seenRequested } from '../../../src/model/listing/seen.js';
import { fakeApi } from '../../support/fake-api.js';

const test = suite('model/listing/seen');
test.before.each(() => {
  localStorage.clear();
});

const aHome = (id: string): Listing =>
  ({
    _id: id,
    // Neither is kept on the device.
    description: 'Long '.repeat(400),
    phoneMasked: '98XXXXXX10',
    images: ['a-1600.webp', 'b-1600.webp'],
  }) as unknown as Listing;
const open = (replies = {}) => {
  const fake = fakeApi(replies);
  const scope = fork({
    values: [
      [$api, fake.api],
      [$connection, { apiBase: '' }],
    ] as never,
  });
  const see = (id: string) =>
    allSettled(listingSeen, { scope, params: { listingType: 'sell', listing: aHome(id) } });
  return { ...fake, scope, see, ids: () => scope.getState($seen).map(({ id }) => id) };
};

test('what was opened is remembered, the last one first, and each once; nothing is sent', async () => {
  const { see, ids, calls } = open();
  for (const id of ['a', 'b', 'a']) await see(id);
  assert.equal([ids(), calls], [['a', 'b'], []]);
});

test('another page of the site knows it too, with the card of the latest', async () => {
  const { see } = open();
  for (let at = 0; at < 15; at += 1) await see(`h${String(at)}`);
  const { scope, ids } = open();
  await allSettled(seenRequested, { scope });
  assert.is(ids().length, 15);
  const cards = scope.getState($seen).flatMap(({ listing }) => listing ?? []);
  assert.is(cards.length, 12);
  assert.equal((cards[0] as object as { imageCount: number }).imageCount, 2);
  assert.not.match(localStorage.getItem('seen') ?? '', /Long|98XX|b-1600/);
});

test('it is forgotten when the person says so', async () => {
  const { see, scope, ids } = open();
  await see('a');
  await allSettled(seenCleared, { scope });
  assert.equal([ids(), localStorage.getItem('seen')], [[], null]);
});

test('an arrival counts as a visit, unless a card of this page led there', async () => {
  const { scope, callsOf } = open({ 'increment-visit': () => ({ success: true }) });
  const arrive = (id: string) => allSettled(listingArrived, { scope, params: { listingType: 'sell', id } });
  await arrive('a');
  await arrive('a');
  await allSettled(cardOpened, { scope, params: { listingType: 'sell', id: 'b' } });
  await arrive('b');
  assert.equal(
    callsOf('increment-visit').map(({ params }) => params.propertyId),
    ['a', 'b'],
  );
});

test.run();
