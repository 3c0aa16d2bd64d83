/** What is chosen on a map: homes without a place come page by page, until there are no more. */
import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $api } from '../../../src/model/index.js';
import { $mapChoice, type MapChoice, mapChosen, moreChosenRequested } from '../../../src/model/search/map.js';
import { emptySearch } from '../../../src/model/search/search.js';
import { aSale } from '../../support/a-listing.js';
import { type FakeReply, fakeApi } from '../../support/fake-api.js';

const test = suite('model/search/map');

const { tab, filters } = emptySearch.address;
const placeless: MapChoice = { tab, filters, arePlaceless: true };

const homes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => aSale({ _id: `home ${String(from + at)}` }));

const open = async (reply: FakeReply) => {
  const fake = fakeApi({ properties: reply });
  const scope = fork({ values: [[$api, fake.api]] });
  await allSettled(mapChosen, { scope, params: placeless });
  return {
    more: () => allSettled(moreChosenRequested, { scope }),
    asked: () => fake.callsOf('properties').map(({ query }) => [query.placed, query.page]),
    ids: () => scope.getState($mapChoice)?.homes?.map(({ _id }) => _id),
    hasMore: () => scope.getState($mapChoice)?.hasMore,
  };
};

test('homes without a place are asked for by pages, and each is shown once', async () => {
  // A home that came meanwhile has moved the tenth to the second page.
  const pages = [homes(1, 10), homes(10, 13)];
  const { more, asked, ids, hasMore } = await open(() => pages.shift() ?? []);
  assert.is(hasMore(), true);
  await more();
  assert.equal(asked(), [
    ['no', 1],
    ['no', 2],
  ]);
  assert.equal(
    ids(),
    homes(1, 13).map(({ _id }) => _id),
  );
  assert.is(hasMore(), false);
});

test('a further page that fails leaves what is there, and is asked for again', async () => {
  let answers = 0;
  const { more, asked, ids } = await open(() => {
    answers += 1;
    if (answers === 2) throw { reason: 'network' } as unknown as Error;
    return answers === 1 ? homes(1, 10) : homes(11, 12);
  });
  await more();
  assert.is(ids()?.length, 10);
  await more();
  assert.is(ids()?.length, 12);
  assert.equal(
    asked().map(([, page]) => page),
    [1, 2, 2],
  );
});

test.run();
