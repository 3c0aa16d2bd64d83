/** What a page of a listing explains, and what it reckons besides the loan: registration, coins, the duty of a purchase. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aSale } from '../../support/a-listing.js';
import { allByRole, byRole, click, settle } from '../../support/mount.js';
import { until } from '../../support/mount-view.js';
import { openListing } from './open-listing.js';

const test = suite('widgets/listing-detail/explained');

test('the registration and the coins carry a button that explains them', async () => {
  const page = await openListing('sell', aSale({ reraApproved: 'Yes' }));
  await settle();
  await click(byRole(page.root, 'button', 'What is this: RERA'));
  await until(() => page.text().includes('Real Estate Act of 2016'));
  await click(byRole(page.root, 'button', 'What is this: 1 coin'));
  await until(() => page.text().includes('costs, in coins, 1 on this page and 2 in search results'));
  await page.unmount();
});

test('stamp duty and registration are reckoned for the place, and less where only women buy', async () => {
  const page = await openListing('sell', aSale({ price: 10_000_000, city: 'Mumbai' }));
  await settle();
  await click(byRole(page.root, 'button', 'Stamp duty and registration'));
  const result = () =>
    allByRole(page.root, 'status').find(({ textContent }) => textContent.startsWith('To be paid'))
      ?.textContent;
  await until(() => result() !== undefined);
  assert.match(result() ?? '', 'Stamp duty₹5,00,000');
  assert.match(result() ?? '', 'Registration fee₹30,000');
  await click(byRole(page.root, 'checkbox', /^Only women buy/));
  assert.match(result() ?? '', 'Stamp duty₹4,00,000');
  await page.unmount();
});

test.run();
