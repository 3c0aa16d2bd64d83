import { goBack, openSite, type OpenSite, raise, shownAddress, until } from '../open-site.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { filtersToUrl, type SearchAddress } from '../../../src/model/rules/filter-url.js';
import { chooseLanguage } from '../../../src/host/preferences.js';
import { aSale } from '../../support/a-listing.js';

const test = suite('host/pages/search/search-page');

let site: OpenSite;
test.before.each(() => {
  localStorage.clear();
});
test.after.each(() => site.close());

const tag = 'housing-results';
const shownSearch = (): string => {
  const element = site.root.querySelector(tag) as (HTMLElement & { address?: SearchAddress }) | null;
  return element?.address ? filtersToUrl(element.address) : 'nothing';
};

test('the results widget gets the search of the URL', async () => {
  site = await openSite('/search?tab=Rent&city=Pune&maxrent=40000');
  assert.is(shownSearch(), 'tab=Rent&city=Pune&maxrent=40000');
  assert.equal(site.loaded, ['results']);
});

test('the heading names the city in the reader’s language', async () => {
  site = await openSite('/search?tab=Rent&city=Pune');
  chooseLanguage('mr');
  const heading = () => site.root.querySelector('h1')?.textContent;
  await until(() => heading() === 'पुणे येथील भाड्याची मालमत्ता');
  assert.match(document.title, 'पुणे येथील');
  chooseLanguage('en');
});

test('the listings are asked for once, before the widget is there', async () => {
  site = await openSite('/search?tab=Rent&city=Pune', { load: () => new Promise(() => undefined) });
  await until(() => site.api.callsOf('/properties/').length > 0);
  const [call, ...others] = site.api.callsOf('/properties/');
  assert.is(call?.params.kind, 'rent');
  assert.is(call?.query.city, 'Pune');
  assert.equal(others, []);
});

test('a search that failed leaves what was seen before inside its widget, and one that found homes nothing', async () => {
  const seen = [{ id: 'sale-1', kind: 'sell', listing: aSale() }];
  localStorage.setItem('seen', JSON.stringify(seen));
  site = await openSite('/search?tab=Buy&city=Pune');
  const before = () => site.root.querySelector(`${tag} #viewed article`);
  await raise(site.root, tag, 'housing-listings', { query: 'tab=Buy&city=Pune', total: null });
  await until(() => before() !== null);
  await raise(site.root, tag, 'housing-listings', { query: 'tab=Buy&city=Pune', total: 3 });
  await until(() => before() === null);
});

test('navigation state fills a bare URL, which then says it', async () => {
  site = await openSite('/search', { state: { tab: 'PG', city: 'Pune' } });
  assert.is(shownSearch(), 'tab=PG&city=Pune');
  assert.is(shownAddress(), '/search?tab=PG&city=Pune');
});

test('without URL and state the remembered tab is shown (S-120)', async () => {
  localStorage.setItem('filterTab', 'Commercial');
  site = await openSite('/search');
  assert.is(shownSearch(), 'tab=Commercial');
});

test('a link leaves the remembered tab alone, a chosen one is remembered (S-120)', async () => {
  localStorage.setItem('filterTab', 'Commercial');
  site = await openSite('/search?tab=Rent');
  assert.is(localStorage.getItem('filterTab'), 'Commercial');
  await raise(site.root, tag, 'housing-search', { tab: 'PG', city: 'Pune', query: 'tab=PG&city=Pune' });
  assert.is(shownSearch(), 'tab=PG&city=Pune');
  assert.is(localStorage.getItem('filterTab'), 'PG');
});

test('a search for sale that needs no words in the URL is not taken for the remembered one', async () => {
  localStorage.setItem('filterTab', 'Rent');
  site = await openSite('/search?tab=Buy&city=Pune');
  await raise(site.root, tag, 'housing-search-change', { query: '' });
  assert.is(shownAddress(), '/search');
  assert.is(shownSearch(), '');
});

test('Back finds the tab that an address without one stood for, whatever was chosen since', async () => {
  site = await openSite('/search');
  assert.is(shownSearch(), '');
  localStorage.setItem('filterTab', 'Rent');
  await raise(site.root, tag, 'housing-search-change', { query: 'tab=Rent' });
  assert.is(shownSearch(), 'tab=Rent');
  await goBack();
  assert.is(shownAddress(), '/search');
  assert.is(shownSearch(), '');
});

test('a changed search goes into the URL, and Back shows the one before (C-03)', async () => {
  site = await openSite('/search?tab=Buy&city=Pune');
  await raise(site.root, tag, 'housing-search-change', { query: 'tab=Buy&city=Pune&bedrooms=2BHK' });
  assert.is(shownAddress(), '/search?tab=Buy&city=Pune&bedrooms=2BHK');
  assert.is(shownSearch(), 'tab=Buy&city=Pune&bedrooms=2BHK');
  await goBack();
  assert.is(shownAddress(), '/search?tab=Buy&city=Pune');
  assert.is(shownSearch(), 'tab=Buy&city=Pune');
});

test('a change to what is already shown adds no step to the history', async () => {
  site = await openSite('/search?tab=Rent');
  const steps = history.length;
  await raise(site.root, tag, 'housing-search-change', { query: 'tab=Rent' });
  assert.is(history.length, steps);
});

test('the title says what is searched and where', async () => {
  site = await openSite('/search?tab=Rent&city=Pune&location=Baner');
  assert.is(document.title, 'Property for rent in Baner, Pune | Housing');
  assert.match(
    document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    'Baner, Pune',
  );
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  assert.match(canonical, '/search?tab=Rent&city=Pune&location=Baner');
});

test('a chosen card opens its page with the listing in navigation state (S-110)', async () => {
  site = await openSite('/search?tab=Buy');
  const listing = aSale({ _id: 'sale-7' });
  const detail = { listing, kind: 'sell', id: 'sale-7', href: '/product?id=sale-7' };
  assert.is(await raise(site.root, tag, 'housing-open', detail), false);
  assert.is(shownAddress(), '/product?id=sale-7');
  assert.equal((history.state as { property: unknown }).property, listing);
});

test('signing in for a contact is asked for in a sheet over the page, which stays (G-02, S-764)', async () => {
  site = await openSite('/search?tab=Rent&city=Pune');
  await raise(site.root, tag, 'housing-sign-in', { action: 'contact', kind: 'rent', id: '1' });
  await until(() => site.root.querySelector('dialog[open] form') !== null);
  assert.is(shownAddress(), '/search?tab=Rent&city=Pune');
});

test('signing in for anything else is asked for at /login with the way back (G-02)', async () => {
  site = await openSite('/search?tab=Rent&city=Pune');
  await raise(site.root, tag, 'housing-sign-in', { action: 'manage' });
  assert.is(shownAddress(), '/login');
  assert.is((history.state as { from: string }).from, '/search?tab=Rent&city=Pune');
});

test.run();
