import { allByRole, byRole, mount, nameOf } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Pagination, shownPages } from '../../../../src/widgets/kit/navigation/pagination.js';

const test = suite('widgets/kit/navigation/pagination');

test('first, last and the neighbours are shown; a single left-out page is shown too', () => {
  assert.equal(shownPages(1, 3), [1, 2, 3]);
  assert.equal(shownPages(4, 20), [1, 2, 3, 4, 5, null, 20]);
  assert.equal(shownPages(10, 20), [1, null, 9, 10, 11, null, 20]);
  assert.equal(shownPages(20, 20), [1, null, 19, 20]);
});

test('pages are links to real addresses, the current one is marked', async () => {
  const { root, unmount } = await mount(
    <Pagination page={2} pages={3} hrefFor={(page) => `?page=${page}`} />,
  );
  const names = allByRole(root, 'link').map(nameOf);
  assert.equal(names, ['Previous', 'Page 1', 'Page 2', 'Page 3', 'Next']);
  assert.is(byRole(root, 'link', 'Page 3').getAttribute('href'), '?page=3');
  assert.is(byRole(root, 'link', 'Page 2').getAttribute('aria-current'), 'page');
  await unmount();
});

test('a plain click is taken over, one with a modifier is left to the browser', async () => {
  const heard: number[] = [];
  const { root, unmount } = await mount(
    <Pagination page={1} pages={3} hrefFor={(page) => `#${page}`} onPage={(page) => heard.push(page)} />,
  );
  const next = byRole(root, 'link', 'Next');
  const click = (init: MouseEventInit) =>
    next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  assert.not(click({}));
  assert.ok(click({ ctrlKey: true }));
  assert.equal(heard, [2]);
  await unmount();
});

test('a single page has none', async () => {
  const { root, unmount } = await mount(<Pagination page={1} pages={1} hrefFor={() => '#'} />);
  assert.equal(allByRole(root, 'navigation'), []);
  await unmount();
});

test.run();
