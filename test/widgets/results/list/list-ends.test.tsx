import { allByRole, byRole } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aSale } from '../../../support/a-listing.js';
import { Answered } from '../../../support/fake-api.js';
import { openResults } from '../market.js';

const test = suite('widgets/results: the ends of the list');

/** Opens the results of a search that finds so many homes, and says whether a phone's bar stands below them. */
const barWith = async (count: number): Promise<boolean> => {
  const homes = Array.from({ length: count }, (_, at) => aSale({ _id: String(at) }));
  const answer = () => new Answered(homes, { 'X-Total-Count': String(count) });
  const view = await openResults({ tab: 'Buy' }, { width: 360, replies: { '/properties/': answer } });
  assert.is(view.root.querySelectorAll('article').length, count);
  // The order of the list stands only there on a phone.
  const isThere = allByRole(view.root, 'combobox', 'Sort by').length > 0;
  await view.unmount();
  return isThere;
};

test('a phone’s bar stands below several cards, and is left out where it would stand in the middle of the window', async () => {
  assert.is(await barWith(2), true);
  assert.is(await barWith(1), false);
  assert.is(await barWith(0), false);
});

test('without the bar the filters are still reached above the cards', async () => {
  const answer = () => new Answered([aSale()], { 'X-Total-Count': '1' });
  const view = await openResults({ tab: 'Buy' }, { replies: { '/properties/': answer } });
  assert.ok(byRole(view.root, 'button', 'More filters'));
  await view.unmount();
});

test.run();
