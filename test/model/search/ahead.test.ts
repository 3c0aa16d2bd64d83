import '../../support/dom.js';
import { allSettled, type Scope, scopeBind } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pageScope } from '../../../src/model/index.js';
import {
  $searches,
  applyForeseen,
  emptySearch,
  filtersApplied,
  filtersDrafted,
  searchOpened,
  searchTabChosen,
} from '../../../src/model/search/search.js';
import { aSale } from '../../support/a-listing.js';

const test = suite('model/search/ahead');
const group = '';

let asked: string[] = [];
let answer: (address: string) => Promise<Response>;
const cards = (address: string) => Promise.resolve(new Response(JSON.stringify([aSale({ _id: address })])));
const own = globalThis.fetch;
test.before(() => {
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    return answer(address);
  }) as typeof fetch;
});
test.after(() => {
  globalThis.fetch = own;
});

let servers = 0;
const open = async (): Promise<Scope> => {
  answer = cards;
  const scope = pageScope({ apiBase: `http://ahead-${String((servers += 1))}.test` });
  await allSettled(searchOpened, { scope, params: { group, address: emptySearch.address } });
  asked = [];
  return scope;
};
const shown = (scope: Scope) => scope.getState($searches)[group]?.results.map(({ _id }) => _id);
const draft = (scope: Scope) =>
  allSettled(filtersDrafted, { scope, params: { group, change: { city: 'Pune' } } });

test('what a person chooses is on its way at once, before anything is drawn', async () => {
  const scope = await open();
  scopeBind(searchTabChosen, { scope })({ group, tab: 'Rent' });
  assert.match(asked.join(), '/properties/rent?');
  await allSettled(scope);
});

test('while the finger is down the answer is asked for, and taken when it is lifted', async () => {
  const scope = await open();
  await draft(scope);
  await allSettled(applyForeseen, { scope, params: { group } });
  assert.is(asked.length, 1);
  assert.is(scope.getState($searches)[group]?.address.filters.city, '', 'nothing is applied yet');
  await allSettled(filtersApplied, { scope, params: { group } });
  assert.is(asked.length, 1);
  assert.match(asked[0] ?? '', 'city=Pune');
  assert.equal(shown(scope), asked);
  await allSettled(filtersApplied, { scope, params: { group } });
  assert.is(asked.length, 2, 'each answer is taken once');
});

test('what failed meanwhile, or is about something else, is asked anew', async () => {
  const scope = await open();
  await draft(scope);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await allSettled(applyForeseen, { scope, params: { group } });
  answer = cards;
  await allSettled(filtersApplied, { scope, params: { group } });
  assert.is(asked.length, 2);
  assert.is(scope.getState($searches)[group]?.status, 'ready');

  await allSettled(applyForeseen, { scope, params: { group } });
  await allSettled(filtersDrafted, { scope, params: { group, change: { city: 'Thane' } } });
  await allSettled(filtersApplied, { scope, params: { group } });
  assert.match(asked.at(-1) ?? '', 'city=Thane');
  assert.equal(shown(scope), [asked.at(-1)]);
});

test.run();
