import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $countDelay, $facets, facetsRequested } from '../../../src/model/search/facets.js';
import { $api } from '../../../src/model/index.js';
import {
  draftDropped,
  emptySearch,
  filtersApplied,
  filtersDrafted,
  searchOpened,
  searchTabChosen,
} from '../../../src/model/search/search.js';
import { type FakeReply, fakeApi } from '../../support/fake-api.js';

const test = suite('model/search/facets');
const group = '';

const market = async (counted: FakeReply = () => ({ total: 7, facets: {} })) => {
  const fake = fakeApi({ properties: () => [], facets: counted });
  const scope = fork({
    values: [
      [$api, fake.api],
      [$countDelay, 0],
    ],
  });
  await allSettled(searchOpened, { scope, params: { group, address: emptySearch.address } });
  const draft = (change: object) => allSettled(filtersDrafted, { scope, params: { group, change } });
  return {
    scope,
    draft,
    asked: () => fake.callsOf('facets'),
    total: () => scope.getState($facets)[group]?.facets?.total,
  };
};

test('nothing is counted until the counts are shown', async () => {
  const { scope, draft, asked, total } = await market();
  await draft({ photos: true });
  assert.is(asked().length, 0);
  await allSettled(facetsRequested, { scope, params: { group } });
  assert.is(asked()[0]?.query.photos, true);
  assert.is(total(), 7);
});

test('counts follow the draft; a dragged slider asks once', async () => {
  const { scope, draft, asked } = await market();
  await allSettled(facetsRequested, { scope, params: { group } });
  await Promise.all([1, 2, 3].map((step) => draft({ area: { min: step, max: 4000 } })));
  assert.is(asked().length, 2);
  assert.is(asked()[1]?.query.minarea, 3);
});

test('applying what is counted already asks nothing, dropping it does', async () => {
  const { scope, draft, asked } = await market();
  await allSettled(facetsRequested, { scope, params: { group } });
  await allSettled(facetsRequested, { scope, params: { group } });
  await draft({ photos: true });
  await allSettled(filtersApplied, { scope, params: { group } });
  assert.is(asked().length, 2);
  await draft({ videos: true });
  await allSettled(draftDropped, { scope, params: { group } });
  assert.is(asked().length, 4);
  assert.is(asked()[3]?.query.videos, undefined);
});

test('another tab forgets the counts of the last one and asks its own', async () => {
  let isSilent = false;
  const { scope, asked, total } = await market(() =>
    isSilent ? new Promise(() => undefined) : { total: 7, facets: {} },
  );
  await allSettled(facetsRequested, { scope, params: { group } });
  isSilent = true;
  void allSettled(searchTabChosen, { scope, params: { group, tab: 'PG' } });
  await new Promise((done) => setTimeout(done, 10));
  assert.is(asked()[1]?.params.kind, 'pg');
  assert.is(total(), undefined);
});

test('counts that failed are asked again, and an older answer is not shown', async () => {
  let answers = 0;
  const { scope, draft, asked, total } = await market(() => {
    answers += 1;
    if (answers === 1) throw { reason: 'network' } as unknown as Error;
    return { total: answers, facets: {} };
  });
  await allSettled(facetsRequested, { scope, params: { group } });
  assert.is(total(), undefined);
  await allSettled(facetsRequested, { scope, params: { group } });
  assert.is(total(), 2);
  await draft({ photos: true });
  assert.equal([asked().length, total()], [3, 3]);
});

test.run();
