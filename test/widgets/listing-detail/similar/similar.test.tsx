import { allByRole, byRole, click, settle } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aSale } from '../../../support/a-listing.js';
// Loaded ahead, so that no test waits for a file.
import '../../../../src/widgets/kit/card-pictures/card-galleries.js';
import { openListing } from '../open-listing.js';

const test = suite('widgets/listing-detail/similar/similar');

test('similar listings of the market stand below; a plain click opens one in place and counts it', async () => {
  const similar = [aSale({ _id: 'sale-2', locality: 'Andheri East' }), aSale({ _id: 'sale-3' })];
  const page = await openListing('sell', aSale(), {
    similar,
    replies: {
      '/property/': ({ params }) =>
        aSale({ _id: params.id ?? '', locality: params.id === 'sale-2' ? 'Andheri East' : 'Powai' }),
    },
  });
  assert.ok(allByRole(page.root, 'button', 'Recommendation').length > 0);
  const card = byRole<HTMLAnchorElement>(page.root, 'link', '2 BHK Flat in Andheri East');
  assert.is(card.getAttribute('href'), '/product?id=sale-2');
  const isFree = card.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await settle();
  assert.is(isFree, false);
  assert.is(page.root.querySelector('h1')?.textContent, '2 BHK Flat in Andheri East');
  assert.equal(
    page.fake.callsOf('increment-visit').map(({ params }) => params),
    [
      { type: 'sell', propertyId: 'sale-1' },
      { type: 'sell', propertyId: 'sale-2' },
    ],
    'the arrival at the first, and the card',
  );
  await page.unmount();
});

test('a card under the mouse has all its pictures, and a click on one opens its home', async () => {
  const images = ['a-1600.webp', 'b-1600.webp'];
  const page = await openListing('sell', aSale(), {
    replies: {
      '/properties/': ({ query }) =>
        query.fields === 'images'
          ? [{ _id: 'sale-2', images, imageColours: [] }]
          : [aSale({ _id: 'sale-2', locality: 'Andheri East', images })],
      '/property/': ({ params }) =>
        aSale({ _id: params.id ?? '', locality: params.id === 'sale-2' ? 'Andheri East' : 'Powai' }),
    },
  });
  const card = byRole(page.root, 'link', '2 BHK Flat in Andheri East').closest('article');
  const pictures = () => card?.querySelector<HTMLAnchorElement>('a[tabindex="-1"]');
  assert.is(pictures(), null);
  card?.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
  await settle(5);
  assert.is(pictures()?.querySelectorAll('img').length, 2);
  pictures()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await settle();
  assert.is(page.root.querySelector('h1')?.textContent, '2 BHK Flat in Andheri East');
  await page.unmount();
});

test('without similar listings there is no such section', async () => {
  const page = await openListing('sell');
  assert.not.match(page.text(), 'Similar Properties');
  await page.unmount();
});

test('a page that takes the opening over keeps the widget where it is; a new tab is only counted', async () => {
  const page = await openListing('sell', aSale(), {
    similar: [aSale({ _id: 'sale-2' })],
    prevents: ['housing-open'],
  });
  const card = page.root.querySelector('article a') as HTMLAnchorElement;
  const clicked = (init: MouseEventInit) =>
    card.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  assert.is(clicked({ ctrlKey: true }), true);
  assert.equal(page.sent('housing-open'), []);
  assert.is(clicked({}), false);
  await settle();
  const [opened] = page.sent('housing-open') as { kind: string; id: string; href: string }[];
  assert.equal([opened?.kind, opened?.id, opened?.href], ['sell', 'sale-2', '/product?id=sale-2']);
  assert.equal(
    page.fake.callsOf('/property/').map(({ params }) => params.id),
    ['sale-1'],
  );
  const visits = page.fake.callsOf('increment-visit').map(({ params }) => params.propertyId);
  assert.equal(visits, ['sale-1', 'sale-2', 'sale-2'], 'the arrival, and each press of the card');
  await page.unmount();
});

test('a listing-url is where similar listings lead, with kind and id', async () => {
  const page = await openListing('sell', aSale(), {
    similar: [aSale({ _id: 'sale-2' })],
    props: { kind: 'sell', listingId: 'sale-1', listingUrl: '/home.html?from=widget' },
  });
  const card = page.root.querySelector('article a') as HTMLAnchorElement;
  assert.is(card.getAttribute('href'), '/home.html?from=widget&kind=sell&id=sale-2');
  await page.unmount();
});

/** Notes what is brought into view while something is done. */
const broughtIntoView = async (act: () => Promise<void>) => {
  const shown: string[] = [];
  const own = HTMLElement.prototype.scrollIntoView;
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    shown.push(this.dataset.columns === '' ? 'summary' : 'listing');
  };
  await act();
  HTMLElement.prototype.scrollIntoView = own;
  return shown;
};

test('Enquire Now opens the listing at its summary card and spends nothing', async () => {
  const page = await openListing('sell', aSale(), {
    similar: [aSale({ _id: 'sale-2' })],
    replies: { '/property/': ({ params }) => aSale({ _id: params.id ?? '' }) },
  });
  const shown = await broughtIntoView(() => click(byRole(page.root, 'button', 'Enquire Now')));
  assert.equal(shown, ['summary']);
  assert.is(document.activeElement?.getAttribute('part'), 'summary');
  const methods = page.fake.calls.map(({ name }) => name);
  assert.not.ok(methods.some((name) => /coin|sendsms|user/.test(name)));
  assert.is(page.fake.callsOf('/property/').at(-1)?.params.id, 'sale-2');
  await page.unmount();
});

test('a listing that a card opened comes into view with the focus on its headline, one its page asked for does not', async () => {
  let page: Awaited<ReturnType<typeof openListing>> | undefined;
  const atFirst = await broughtIntoView(async () => {
    page = await openListing('sell', aSale(), { similar: [aSale({ _id: 'sale-2' })] });
  });
  assert.equal(atFirst, []);
  const card = page?.root.querySelector('article a') as HTMLAnchorElement;
  const shown = await broughtIntoView(() => click(card));
  assert.equal(shown, ['listing']);
  assert.is(document.activeElement?.localName, 'h1');
  await page?.unmount();
});

test.run();
