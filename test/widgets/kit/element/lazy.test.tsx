import { mount, settle, until } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lazy } from '../../../../src/widgets/kit/element/lazy.js';

const test = suite('widgets/kit/element/lazy');

const shower = (useParts: (patience?: number) => string | undefined, patience?: number) => () => (
  <p>{useParts(patience) ?? 'none yet'}</p>
);

test('parts are fetched once for the page and drawn when they are there', async () => {
  let fetched = 0;
  const { useParts } = lazy(async () => {
    fetched += 1;
    return { lazyParts: 'here' };
  });
  const Shower = shower(useParts);
  const first = await mount(<Shower />);
  const second = await mount(<Shower />);
  await settle();
  assert.is(first.root.textContent, 'here');
  assert.is(second.root.textContent, 'here');
  assert.is(fetched, 1);
});

test('a file that failed to come is asked for again by the next widget', async () => {
  const said: unknown[] = [];
  const { error } = console;
  console.error = (failure: unknown) => said.push(failure);
  let fetched = 0;
  const { useParts } = lazy(async () => {
    fetched += 1;
    if (fetched === 1) throw new Error('gone');
    return { lazyParts: 'here' };
  });
  const Shower = shower(useParts);
  const first = await mount(<Shower />);
  await settle();
  console.error = error;
  assert.is(first.root.textContent, 'none yet');
  assert.is(String(said[0]), 'Error: gone');
  const second = await mount(<Shower />);
  await settle();
  assert.is(second.root.textContent, 'here');
});

test('with patience nothing is fetched at once, and not at all for a widget that has gone', async () => {
  let fetched = 0;
  const { useParts } = lazy(async () => {
    fetched += 1;
    return { lazyParts: 'here' };
  });
  const Shower = shower(useParts, 30);
  const gone = await mount(<Shower />);
  await gone.unmount();
  await settle(60);
  assert.is(fetched, 0);
  const stays = await mount(<Shower />);
  assert.is(fetched, 0);
  await until(() => stays.root.textContent === 'here');
});

test.run();
