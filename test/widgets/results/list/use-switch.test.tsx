/** From commercial space for sale to that to let, and from homes to rent (S-920, S-921). */
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

test('the Rent tab begins with homes and leads to business space, which is a filter like any other', async () => {
  const { root, searches, unmount } = await openResults({ tab: 'Rent', city: 'Pune' });
  const asked = () => searches().at(-1)?.query.propertyType;
  assert.is(asked(), 'Flat,Villa,Penthouse,Residential House,Builder Floor Ready');
  assert.is(allByRole(root, 'list', 'Applied filters').length, 0);
  await click(byRole(root, 'button', 'Business space'));
  assert.is(asked(), 'Office,Retail,Shop,Godam,Industry');
  assert.is(allByRole(root, 'button', 'Business space').length, 0);
  await click(byRole(root, 'button', 'Clear all'));
  assert.is(asked(), 'Flat,Villa,Penthouse,Residential House,Builder Floor Ready');
  await unmount();
});

test('types that the page has locked stay, and no way leads away from them', async () => {
  const { root, searches, unmount } = await openResults({ locked: 'tab=Rent&property=Office' });
  assert.is(searches().at(-1)?.query.propertyType, 'Office');
  assert.is(allByRole(root, 'button', 'Business space').length, 0);
  await unmount();
});

test.run();
