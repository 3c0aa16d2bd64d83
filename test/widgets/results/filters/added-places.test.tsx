/** Several localities are added above the results, and wait for Search where they can be seen (S-780, S-122). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allByRole, byRole, click, press, settle, type } from '../../../support/mount.js';
import { openResults } from '../market.js';

const test = suite('widgets/results: localities above the results');
const bar = (root: ParentNode) => byRole(root, 'search', 'Change the search');
const waiting = (root: ParentNode): string[] => {
  const [list] = allByRole(root, 'list', 'With Search also in');
  return list ? allByRole(list, 'listitem').map(({ textContent }) => textContent) : [];
};

test('beside a panel the bar has a box: what is added waits for Search, and is taken off again', async () => {
  const { root, searches, unmount } = await openResults({ tab: 'Buy' }, { width: 1280 });
  const asked = searches().length;
  const box = byRole<HTMLInputElement>(bar(root), 'combobox', 'Add a locality');
  for (const place of ['Wakad', 'Aundh', 'Baner']) {
    await type(box, place);
    await press(box, 'Enter');
    await settle();
  }
  assert.equal(waiting(root), ['Wakad', 'Aundh', 'Baner']);
  assert.is(searches().length, asked, 'nothing is fetched before Search');
  await click(byRole(root, 'button', 'Remove Aundh'));
  bar(root).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
  assert.is(searches().at(-1)?.query.localities, 'Wakad,Baner');
  assert.equal(waiting(root), []);
  await unmount();
});

test('without a panel they have a chip beside the quick filters; a lock takes both away', async () => {
  const phone = await openResults({ tab: 'Buy' }, { width: 360 });
  const chips = byRole(phone.root, 'list', 'Filters');
  assert.ok(allByRole(chips, 'button').some(({ textContent }) => textContent === 'Localities'));
  assert.is(allByRole(bar(phone.root), 'combobox', 'Add a locality').length, 0);
  await phone.unmount();
  const locked = await openResults({ tab: 'Buy', locked: 'localities=Baner' }, { width: 1280 });
  assert.is(allByRole(bar(locked.root), 'combobox', 'Add a locality').length, 0);
  await locked.unmount();
});

test.run();
