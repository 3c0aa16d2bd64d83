import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $presentViews, isPresent, viewAppeared, viewLeft } from '../../../src/model/index.js';

const test = suite('model/page/views');

test('a view is present from when it appears until the last of its group has left', async () => {
  const scope = fork();
  const results = { view: 'results' as const, group: '' };
  const has = (group = '') => isPresent(scope.getState($presentViews), { ...results, group });
  assert.not(has());
  await allSettled(viewAppeared, { scope, params: results });
  await allSettled(viewAppeared, { scope, params: results });
  await allSettled(viewLeft, { scope, params: results });
  assert.ok(has());
  assert.not(has('other'));
  await allSettled(viewLeft, { scope, params: results });
  assert.not(has());
});

test.run();
