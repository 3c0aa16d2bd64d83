import { allByRole, byRole, click, settle } from '../../../support/mount.js';
import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $openListings } from '../../../../src/model/listing/listing.js';
import { $waitingToasts, viewAppeared } from '../../../../src/model/index.js';
// Loaded ahead, so that no test waits for a file.
import '../../../../src/widgets/kit/toast/toaster.js';
import '../../../../words/hi/results.js';
import '../../../../words/mr/results.js';
import { Answered, type AskedCall } from '../../../support/fake-api.js';
import { until } from '../../../support/mount-view.js';
import { openResults, someFacets, twoOfSixty } from '../market.js';

const test = suite('widgets/results: the list');

const cards = (root: HTMLElement) => [...root.querySelectorAll<HTMLAnchorElement>('article h3 a')];
const networkDown = () => {
  throw { reason: 'network' } as unknown as Error;
};
const clickOn = async (link: HTMLElement, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  link.dispatchEvent(event);
  await settle();
  return event;
};

/** Everything that is said aloud when it changes. */
const saidAloud = (root: HTMLElement) => allByRole(root, 'status').map(({ textContent }) => textContent);

test('the number found is said with the city', async () => {
  const { root, unmount } = await openResults({ tab: 'Buy', city: 'Pune' });
  assert.is(byRole(root, 'heading', '60 properties in Pune').localName, 'h2');
  assert.ok(saidAloud(root).includes('60 properties in Pune'));
  await unmount();
});

test('nothing found is said, with the filters whose loss would help most first', async () => {
  const { root, fake, searches, text, unmount } = await openResults(
    { tab: 'Buy', filters: 'bedrooms=1RK,1BHK&reraApproved=Yes&maxbudget=500000&more=floor:High' },
    {
      replies: {
        '/properties/': () => new Answered([], { 'X-Total-Count': '0' }),
        '/facets/': ({ query }: AskedCall) =>
          query.maxbudget === 500_000
            ? { ...someFacets, total: query.more === undefined ? 3 : 0 }
            : { ...someFacets, atLeast: true },
      },
    },
  );
  await settle(5);
  assert.match(text(), 'No results found ...');
  const ways = allByRole(root, 'button', /^Without/).map(({ textContent }) => textContent);
  // What the facets do not count is asked for: prices and the further filters.
  assert.equal(ways, [
    'Without “Budget” (41+)',
    'Without “1 RK, 1 BHK” (25)',
    'Without “RERA: Yes” (25)',
    'Without “Floor 11 and up” (3)',
  ]);
  assert.is(fake.callsOf('/facets/').length, 3);
  await click(byRole(root, 'button', /^Without “1 RK/));
  assert.equal([searches()[1]?.query.bedrooms, searches()[1]?.query.reraApproved], [undefined, 'Yes']);
  await unmount();
});

test('nothing found in a place leads to the nearest places that have some', async () => {
  const { root, searches, unmount } = await openResults(
    { tab: 'Buy', filters: 'localities=Powai&bedrooms=1RK' },
    {
      replies: {
        '/properties/': () => new Answered([], { 'X-Total-Count': '0' }),
        '/facets/': () => ({ total: 0, facets: {}, near: [{ name: 'Chandivali', count: 1200 }] }),
      },
    },
  );
  await settle(5);
  await click(byRole(root, 'button', 'In Chandivali (1,200)'));
  assert.equal([searches()[1]?.query.localities, searches()[1]?.query.bedrooms], ['Chandivali', '1RK']);
  await unmount();
});

test('where nothing is found to rent, the ways out are homes of other types, and business space (S-922)', async () => {
  const nothing = {
    '/properties/': () => new Answered([], { 'X-Total-Count': '0' }),
    '/facets/': () => ({
      total: 0,
      facets: { propertyType: { Flat: 3, Villa: 2, 'Residental Apartment': 3, 'House Villa': 2, Godown: 4 } },
    }),
  };
  const chosen = await openResults({ filters: 'tab=Rent&property=Penthouse' }, { replies: nothing });
  await settle(5);
  byRole(chosen.root, 'button', 'Without “Penthouse” (5)');
  await chosen.unmount();
  const { root, searches, unmount } = await openResults({ tab: 'Rent' }, { replies: nothing });
  await settle(5);
  const [, offered] = allByRole(root, 'button', 'Business space');
  assert.ok(offered, 'one stands with the quick filters');
  await click(offered);
  assert.is(searches().at(-1)?.query.propertyType, 'Office,Retail,Shop,Godam,Industry');
  await unmount();
});

test('nothing found without a filter points to other cities and kinds', async () => {
  const { root, text, unmount } = await openResults(
    { tab: 'Buy' },
    { replies: { '/properties/': () => new Answered([], { 'X-Total-Count': '0' }) } },
  );
  assert.match(text(), 'Try another city or kind of property.');
  assert.is(allByRole(root, 'button', /^Without/).length, 0);
  await unmount();
});

test('a failure is a quiet line with Retry and leaves the list', async () => {
  let isDown = true;
  const { root, text, searches, unmount } = await openResults(
    { tab: 'Buy' },
    { replies: { '/properties/': (call) => (isDown ? networkDown() : twoOfSixty(call)) } },
  );
  assert.match(text(), 'Could not load results. Retry');
  assert.ok(saidAloud(root).some((line) => line.startsWith('Could not load results.')));
  isDown = false;
  await click(byRole(root, 'button', 'Retry'));
  assert.is(cards(root).length, 2);
  assert.not.match(text(), 'Could not load results.');
  isDown = true;
  await click(byRole(root, 'link', 'Load more'));
  assert.match(text(), 'Could not load results. Retry');
  assert.is(cards(root).length, 2);
  assert.is(searches().length, 3);
  await unmount();
});

test('Load more adds the next page below', async () => {
  const { root, searches, sent, unmount } = await openResults({ tab: 'Buy' });
  await click(byRole(root, 'link', 'Load more'));
  assert.is(searches()[1]?.query.page, 2);
  await until(() => cards(root).length === 4);
  assert.equal(
    cards(root).map((card) => new URL(card.href, 'http://x').searchParams.get('id')),
    ['sell-1-1', 'sell-1-2', 'sell-2-1', 'sell-2-2'],
  );
  assert.equal(sent('housing-search-change'), []);
  await unmount();
});

test('the total is said once, above; below stands one way on, which is a link to the next page', async () => {
  const { root, text, unmount } = await openResults({ tab: 'Buy', city: 'Pune', resultsUrl: '/homes.html' });
  assert.match(text(), '60 properties');
  assert.is(text().split('60').length, 2);
  assert.is(allByRole(root, 'link', 'Page 2').length, 0);
  const more = byRole(root, 'link', 'Load more');
  assert.is(more.getAttribute('href'), '/homes.html?tab=Buy&city=Pune&page=2');
  await click(more);
  await until(() => cards(root).length === 4);
  await unmount();
});

test('each page has a real address, the neighbours named as such', async () => {
  const { root, searches, sent, unmount } = await openResults({
    tab: 'Buy',
    city: 'Pune',
    filters: 'page=2',
    resultsUrl: '/homes.html?from=menu',
  });
  const href = (rel: string) => root.querySelector(`a[rel=${rel}]`)?.getAttribute('href');
  assert.is(href('next'), '/homes.html?from=menu&tab=Buy&city=Pune&page=3');
  assert.is(href('prev'), '/homes.html?from=menu&tab=Buy&city=Pune');
  await clickOn(root.querySelector('a[rel=next]') as HTMLElement);
  assert.is(searches().at(-1)?.query.page, 3);
  assert.equal(sent('housing-search-change'), [{ query: 'tab=Buy&city=Pune&page=3' }]);
  await unmount();
});

test('a server that knows no paging has no further pages', async () => {
  const { root, text, unmount } = await openResults(
    { tab: 'Buy' },
    { replies: { '/properties/': (call) => (twoOfSixty(call) as { reply: unknown }).reply } },
  );
  assert.match(text(), '2 properties');
  assert.is(allByRole(root, 'link', 'Load more').length, 0);
  assert.is(root.querySelector('nav'), null);
  await unmount();
});

test('a plain click on a card is offered to the page, and the visit is counted', async () => {
  const { root, sent, fake, unmount } = await openResults({ tab: 'PG' }, { prevents: ['housing-open'] });
  const event = await clickOn(cards(root)[0] as HTMLElement);
  assert.ok(event.defaultPrevented);
  const [detail] = sent('housing-open') as { kind: string; id: string; href: string; listing: object }[];
  assert.equal([detail?.kind, detail?.id, detail?.href], ['pg', 'pg-1-1', '/pg-product?id=pg-1-1']);
  assert.is((detail?.listing as { _id: string })._id, 'pg-1-1');
  assert.equal(fake.callsOf('increment-visit')[0]?.params, { type: 'pg', propertyId: 'pg-1-1' });
  await unmount();
});

test('a click nobody takes follows the link, one with a key stays the browser’s', async () => {
  const { root, sent, fake, unmount } = await openResults({ tab: 'Buy', listingUrl: '/home.html' });
  const card = cards(root)[0] as HTMLAnchorElement;
  assert.is(card.getAttribute('href'), '/home.html?kind=sell&id=sell-1-1');
  card.addEventListener('click', (event) => assert.is(event.defaultPrevented, false));
  // Without an address nothing leaves the test's page.
  card.removeAttribute('href');
  await clickOn(card);
  await clickOn(card, { ctrlKey: true });
  assert.is(sent('housing-open').length, 1);
  assert.is(fake.callsOf('increment-visit').length, 2);
  await unmount();
});

test('a listing widget of the group on the page shows the card’s listing in place', async () => {
  const opened = await openResults({ tab: 'Rent' });
  await allSettled(viewAppeared, { scope: opened.scope, params: { view: 'listing', group: '' } });
  const event = await clickOn(cards(opened.root)[1] as HTMLElement);
  assert.ok(event.defaultPrevented);
  const open = opened.scope.getState($openListings)[''];
  assert.equal([open?.listingType, open?.id, open?.listing?._id], ['rent', 'rent-1-2', 'rent-1-2']);
  await opened.unmount();
});

test('View Number and Contact say their cost and ask the person to sign in', async () => {
  const { root, scope, sent, fake, unmount } = await openResults({ tab: 'Buy' });
  const [view] = allByRole(root, 'button', /^View Number/);
  const [contact] = allByRole(root, 'button', /^Contact/);
  assert.is(view?.getAttribute('aria-label'), 'View Number 2 coins');
  assert.is(contact?.getAttribute('aria-label'), 'Contact 2 coins');
  await click(view as HTMLElement);
  await until(() => sent('housing-sign-in').length === 1);
  await click(contact as HTMLElement);
  await until(() => sent('housing-sign-in').length === 2);
  assert.equal(sent('housing-sign-in'), [
    { action: 'view-number', kind: 'sell', id: 'sell-1-1' },
    { action: 'contact', kind: 'sell', id: 'sell-1-1' },
  ]);
  assert.equal(sent('housing-open'), []);
  assert.is(fake.callsOf('/user/').length, 0);
  await settle();
  await until(() => document.body.textContent.includes('Please Login'));
  assert.match(document.body.textContent, 'Please Login First !!');
  assert.equal(scope.getState($waitingToasts), []);
  await unmount();
});

test('another toaster of the page speaks instead when it was there first', async () => {
  const { toasterAppeared } = await import('../../../../src/model/index.js');
  const scope = fork();
  await allSettled(toasterAppeared, { scope, params: 'host' });
  const { root, unmount } = await openResults({ tab: 'Buy' }, { scope });
  assert.is(root.querySelector('[popover=manual]'), null);
  await unmount();
});

test('it speaks Hindi and Marathi', async () => {
  const hindi = await openResults({ tab: 'Buy' }, { locale: 'hi', width: 1280 });
  await until(() => hindi.text().includes('60 संपत्तियाँ'));
  assert.match(hindi.text(), '60 संपत्तियाँ');
  assert.ok(byRole(hindi.root, 'button', 'शयनकक्ष'));
  assert.not.match(hindi.text(), /Lac|Cr\b|sq ft/);
  await hindi.unmount();
  const marathi = await openResults({ tab: 'Buy', filters: 'reraApproved=Yes' }, { locale: 'mr' });
  await until(() => marathi.text().includes('नंबर पाहा'));
  assert.match(marathi.text(), '60 मालमत्ता');
  assert.match(marathi.text(), 'नंबर पाहा');
  await marathi.unmount();
});

test('a heart saves its home without leaving the list; no other card is drawn again', async () => {
  localStorage.removeItem('saved');
  const { root, unmount } = await openResults({ tab: 'Buy' });
  const hearts = () => [...root.querySelectorAll<HTMLElement>('article button[value="save"]')];
  const pressed = () => hearts().map((heart) => heart.getAttribute('aria-pressed'));
  assert.equal(pressed(), ['false', 'false']);
  const label = hearts()[1]?.getAttribute('aria-label') ?? '';
  assert.ok(label.startsWith('Save ') && label.length > 'Save '.length, 'a heart names its home');
  const [untouched] = root.querySelectorAll('article');
  const changes = new MutationObserver(() => undefined);
  changes.observe(untouched as Element, { subtree: true, childList: true, attributes: true });
  await clickOn(hearts()[1] as HTMLElement);
  assert.equal(pressed(), ['false', 'true']);
  assert.equal(changes.takeRecords(), []);
  assert.is((JSON.parse(localStorage.getItem('saved') ?? '[]') as unknown[]).length, 1);
  await clickOn(hearts()[1] as HTMLElement);
  assert.equal(pressed(), ['false', 'false']);
  assert.is(localStorage.getItem('saved'), null);
  await unmount();
});

test.run();
