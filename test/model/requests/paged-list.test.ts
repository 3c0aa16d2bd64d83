import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createPagedList } from '../../../src/model/requests/paged-list.js';

const test = suite('model/requests/paged-list');

interface Asked {
  choice: string;
  last: number | undefined;
  answer: (rows: readonly number[], hasMore?: boolean) => void;
  fail: () => void;
}

const openList = () => {
  const asked: Asked[] = [];
  const list = createPagedList<'open' | 'paid', number>(
    'open',
    (_, choice, last) =>
      new Promise((resolve, reject) => {
        asked.push({
          ...{ choice, last },
          answer: (rows, hasMore = false) => {
            resolve({ rows, hasMore });
          },
          fail: () => {
            reject(new Error('away'));
          },
        });
      }),
  );
  const scope = fork();
  const choose = (choice: 'open' | 'paid') => allSettled(list.chosen, { scope, params: choice });
  const older = () => allSettled(list.olderAsked, { scope });
  const rows = () => scope.getState(list.$rows);
  return { list, scope, asked, choose, older, rows };
};

test('a choice begins with its newest rows, and older ones follow the last that is shown', async () => {
  const { list, scope, asked, choose, older, rows } = openList();
  const first = choose('paid');
  assert.is(rows(), null);
  asked[0]?.answer([9, 8], true);
  await first;
  assert.equal([rows(), scope.getState(list.$hasOlder)], [[9, 8], true]);
  const second = older();
  assert.equal([asked[1]?.choice, asked[1]?.last], ['paid', 8]);
  asked[1]?.answer([7]);
  await second;
  assert.equal([rows(), scope.getState(list.$hasOlder)], [[9, 8, 7], false]);
});

test('an answer about another choice that comes late is dropped', async () => {
  const { asked, choose, rows } = openList();
  const late = choose('open');
  const now = choose('paid');
  asked[1]?.answer([2]);
  asked[0]?.answer([1]);
  await Promise.all([late, now]);
  assert.equal(rows(), [2]);
});

test('a page that failed is told, what is shown stays, and asking again clears it', async () => {
  const { list, scope, asked, choose, older, rows } = openList();
  const first = choose('open');
  asked[0]?.answer([3], true);
  await first;
  const second = older();
  asked[1]?.fail();
  await second;
  assert.equal([rows(), scope.getState(list.$hasFailed)], [[3], true]);
  void older();
  assert.is(scope.getState(list.$hasFailed), false);
  asked[2]?.answer([]);
});

test.run();
