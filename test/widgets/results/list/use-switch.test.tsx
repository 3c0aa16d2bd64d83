/** From commercial space for sale to that to let (S-721), and there to homes alone (S-721). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allByRole, byRole, click } from '../../../support/mount.js';
import { openResults } from '../market.js';

const test = suite('widgets/results/list/use-switch');

test('the Commercial tab leads to business space to let, and no other tab does', async () => {
  const { root, searches, unmount } = await openResults({ tab: 'Commercial', city: 'Pune' });
  await click(byRole(root, 'button', 'To let'));
  const last = searches().at(-1);
  assert.equal(
    [last?.params.kind, last?.query.propertyType, last?.query.city],
    ['rent', 'Office,Retail,Shop,Godam,Industry', 'Pune'],
  );
  assert.is(allByRole(root, 'button', 'To let').length, 0);
  await unmount();
});

test('the Rent tab leads to homes alone as long as no type is chosen', async () => {
  const { root, searches, unmount } = await openResults({ tab: 'Rent', city: 'Pune' });
  await click(byRole(root, 'button', 'Homes only'));
  assert.equal(
    searches().at(-1)?.query.propertyType,
    'Flat,Villa,Penthouse,Residential House,Builder Floor Ready',
  );
  assert.is(allByRole(root, 'button', 'Homes only').length, 0);
  await unmount();
});

test.run();
