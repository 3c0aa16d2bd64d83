import '../../support/dom.js';
import { allSettled } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pageScope } from '../../../src/model/index.js';
import { searchRestored } from '../../../src/model/search/restore.js';
import { $searches, emptySearch, searchOpened } from '../../../src/model/search/search.js';
import { aSale } from '../../support/a-listing.js';

const test = suite('model/search/restore');
const group = '';

let asked = 0;
const own = globalThis.fetch;
test.before(() => {
  globalThis.fetch = () => {
    asked += 1;
    return Promise.resolve(new Response(JSON.stringify([aSale({ _id: 'home' })])));
  };
});
test.after(() => {
  globalThis.fetch = own;
});

test('a search is shown as it was, and one that was under way then is asked for again', async () => {
  const scope = pageScope({ apiBase: 'http://restore.test' });
  await allSettled(searchOpened, { scope, params: { group, address: emptySearch.address } });
  const search = scope.getState($searches)[group];
  assert.ok(search);
  asked = 0;
  await allSettled(searchRestored, { scope, params: { group, search } });
  assert.is(asked, 0);
  await allSettled(searchRestored, { scope, params: { group, search: { ...search, status: 'loading' } } });
  assert.is(asked, 1);
  assert.is(scope.getState($searches)[group]?.status, 'ready');
});

test.run();
