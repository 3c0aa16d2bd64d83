/** The price history of a listing: asked for when its section is opened, told as a plot and a table. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { until } from '../../../support/mount.js';
import { aSale } from '../../../support/a-listing.js';
import { openListing } from '../open-listing.js';

const test = suite('widgets/listing-detail/price-history/prices');

const history = {
  listedAt: '2026-08-01T10:00:00.000Z',
  prices: [
    { at: '2026-08-01T10:00:00.000Z', amount: 10_000_000 },
    { at: '2026-10-01T10:00:00.000Z', amount: 9_000_000 },
  ],
};
const listing = () =>
  aSale({
    price: 9_000_000,
    listedAt: history.listedAt,
    priceCut: { from: 10_000_000, at: '2026-10-01T10:00:00.000Z' },
  });

const heading = (root: ParentNode): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('summary, button')].find(
    ({ textContent }) => textContent.trim() === 'Price history',
  );

test('a recent cut is told in the headline', async () => {
  const { root, unmount } = await openListing('sell', listing());
  assert.match(root.querySelector('header')?.textContent ?? '', 'Price cut 10 %');
  await unmount();
});

test('opened, the section shows each price with its day and its change', async () => {
  const { root, fake, unmount } = await openListing('sell', listing(), {
    replies: { '/price-history/': () => history },
  });
  assert.not(fake.callsOf('price-history').length > 0);
  heading(root)?.click();
  await until(() => root.querySelector('table') !== null);
  const rows = [...root.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  assert.equal(rows, [
    ['1 Oct 2026', '₹90,00,000', '−10 %'],
    ['1 Aug 2026', '₹1,00,00,000', ''],
  ]);
  assert.ok(root.querySelector('svg path[d^="M0 0H"]'));
  await unmount();
});

test('a history that does not come says so, and is asked for again', async () => {
  let tries = 0;
  const { root, unmount } = await openListing('sell', listing(), {
    replies: {
      '/price-history/': () => {
        tries += 1;
        if (tries === 1) throw new Error('no answer');
        return history;
      },
    },
  });
  heading(root)?.click();
  await until(() => /Couldn’t load/.test(root.textContent));
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')?.click();
  await until(() => root.querySelector('table') !== null);
  await unmount();
});

test('a server that knows no history shows no section', async () => {
  const { root, unmount } = await openListing('sell', aSale());
  assert.is(heading(root), undefined);
  await unmount();
});

test.run();
