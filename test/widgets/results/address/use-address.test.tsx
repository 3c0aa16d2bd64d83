import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allSettled } from 'effector';
import { aSale } from '../../../support/a-listing.js';
import { fakeApi } from '../../../support/fake-api.js';
import { mountView, scopeWith } from '../../../support/mount-view.js';
import { emptySearch, searchOpened } from '../../../../src/model/search/search.js';
import { adoption } from '../../../../src/widgets/results/address/brought.js';
import { useAddress } from '../../../../src/widgets/results/address/use-address.js';

const test = suite('widgets/results/address/use-address');

/** How often a view is rendered that begins with an answer which is there. */
const rendersWith = async ({ isTakenOver }: { isTakenOver: boolean }) => {
  const fake = fakeApi({});
  const scope = scopeWith(fake);
  const { address } = emptySearch;
  const answer = { listings: [aSale()], total: 1, next: null };
  await allSettled(searchOpened, { scope, params: { group: 'one', address, answer } });
  adoption.isDue = isTakenOver;
  let renders = 0;
  const View = () => {
    renders += 1;
    useAddress({ group: 'one', tab: 'Buy', locked: '' });
    return null;
  };
  const { unmount } = await mountView(<View />, fake, { scope });
  adoption.isDue = false;
  await unmount();
  return renders;
};

test('cards that are taken over are not drawn a second time', async () => {
  assert.is(await rendersWith({ isTakenOver: true }), 1);
});

test.run();
