import { allByRole, byRole, change, click, press, settle, type } from '../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { filtersFromUrl } from '../../../src/model/rules/filter-url.js';
import { searchTabs } from '../../../src/model/rules/kinds.js';
import { ResultsView } from '../../../src/widgets/results/view.js';
// Loaded ahead, so that no test waits for a file.
import '../../../src/widgets/kit/form/suggestion-list.js';
import { openResults } from './market.js';

const test = suite('widgets/results: the search');

const submit = async (root: HTMLElement) => {
  byRole(root, 'search').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
};
const optionsOf = (select: HTMLElement) => [...(select as HTMLSelectElement).options].map(({ text }) => text);

test('each tab shows cards of its kind', async () => {
  for (const tab of searchTabs) {
    const { root, searches, unmount } = await openResults({ tab });
    const headings = allByRole(root, 'heading').filter(({ localName }) => localName === 'h3');
    assert.is(headings.length, 2, tab);
    assert.is(searches().length, 1, tab);
    await unmount();
  }
});

test('without an address or a tab the remembered one is shown, then Buy', async () => {
  const first = await openResults();
  assert.is(first.searches()[0]?.params.kind, 'sell');
  await first.unmount();
  const second = await openResults({}, { remembered: 'PG' });
  assert.is(second.searches()[0]?.params.kind, 'pg');
  await second.unmount();
  const third = await openResults({ tab: 'Rent' }, { remembered: 'PG' });
  assert.is(third.searches()[0]?.params.kind, 'rent');
  await third.unmount();
});

test('attributes say where it begins', async () => {
  const { searches, unmount } = await openResults({
    tab: 'Rent',
    city: 'Pune',
    location: 'Baner, Aundh',
    property: 'Villa',
    filters: 'bedrooms=2BHK&city=Mumbai',
  });
  assert.is(searches()[0]?.params.kind, 'rent');
  const { city, localities, propertyType, bedrooms } = searches()[0]?.query ?? {};
  assert.equal([city, localities, propertyType, bedrooms], ['Pune', 'Baner,Aundh', 'Villa', '2BHK']);
  await unmount();
});

test('an address from the page wins over attributes and is followed when it changes', async () => {
  const first = filtersFromUrl('tab=PG&city=Thane');
  const { searches, rerender, sent, unmount } = await openResults({ tab: 'Buy', address: first });
  assert.is(searches()[0]?.params.kind, 'pg');
  await rerender(<ResultsView group="" tab="Buy" address={filtersFromUrl('tab=PG&city=Pune')} />);
  assert.is(searches()[1]?.query.city, 'Pune');
  await rerender(<ResultsView group="" tab="Buy" address={filtersFromUrl('tab=PG&city=Pune')} />);
  assert.is(searches().length, 2);
  assert.equal(sent('housing-search-change'), []);
  await unmount();
});

test('a lock that is not understood asks for nothing and shows nothing', async () => {
  for (const locked of ['tab=Foo&zzz=1', 'tab=Rent&minrent=cheap']) {
    const { searches, text, unmount } = await openResults({ tab: 'Buy', locked });
    assert.equal(searches(), [], locked);
    assert.match(text(), 'Could not load results.');
    await unmount();
  }
});

test('the bar offers the five tabs in their order, the city, Search and the balance', async () => {
  const { root, text, unmount } = await openResults();
  assert.equal(optionsOf(byRole(root, 'combobox', 'Property for')), [
    'Buy',
    'Rent',
    'PG',
    'Plot/Land',
    'Commercial',
  ]);
  assert.is(byRole<HTMLInputElement>(root, 'combobox', 'City').placeholder, 'Enter City');
  assert.ok(byRole(root, 'button', 'Search'));
  assert.match(text(), 'Available 0');
  await unmount();
});

test('another tab asks for its kind and tells the page its address', async () => {
  const { root, searches, sent, unmount } = await openResults({ tab: 'Buy', filters: 'bedrooms=2BHK' });
  await change(byRole(root, 'combobox', 'Property for'), 'Commercial');
  assert.is(searches().at(-1)?.params.kind, 'commercial');
  assert.equal(sent('housing-search-change'), [{ query: 'tab=Commercial' }]);
  assert.is(localStorage.getItem('filterTab'), 'Commercial');
  await unmount();
});

test('a typed city is searched when Search is chosen', async () => {
  const { root, searches, sent, unmount } = await openResults({ tab: 'Buy' });
  await type(byRole(root, 'combobox', 'City'), 'Navi ');
  assert.is(byRole<HTMLInputElement>(root, 'combobox', 'City').value, 'Navi ');
  assert.is(searches().length, 1);
  await type(byRole(root, 'combobox', 'City'), 'Nagpur');
  await submit(root);
  assert.is(searches()[1]?.query.city, 'Nagpur');
  assert.equal(sent('housing-search-change'), [{ query: 'tab=Buy&city=Nagpur' }]);
  await unmount();
});

test('a city is chosen from those that match', async () => {
  const { root, searches, unmount } = await openResults({ tab: 'Buy' });
  const city = byRole(root, 'combobox', 'City');
  city.focus();
  await settle();
  await type(city, 'mumb');
  const offered = allByRole(root, 'option').filter((option) => option.localName !== 'option');
  assert.equal(
    offered.map(({ textContent }) => textContent),
    ['Mumbai', 'Western Mumbai', 'Central Mumbai', 'Navi Mumbai'],
  );
  await press(city, 'ArrowDown');
  await press(city, 'Enter');
  await submit(root);
  assert.is(searches()[1]?.query.city, 'Mumbai');
  await unmount();
});

test('the order is chosen and told to the page', async () => {
  const { root, searches, sent, unmount } = await openResults({ tab: 'Buy' });
  await change(byRole(root, 'combobox', 'Sort by'), 'price-up');
  assert.is(searches()[1]?.query.sort, 'price-up');
  assert.equal(sent('housing-search-change'), [{ query: 'tab=Buy&sort=price-up' }]);
  await unmount();
});

test('what the page has locked cannot be changed and is always asked', async () => {
  const { root, searches, text, unmount } = await openResults(
    { tab: 'Buy', locked: 'tab=Buy&city=Pune&bedrooms=2BHK', filters: 'photos=true' },
    { width: 1280 },
  );
  assert.equal([searches()[0]?.query.city, searches()[0]?.query.bedrooms], ['Pune', '2BHK']);
  assert.is(allByRole(root, 'combobox', 'Property for').length, 0);
  assert.is(allByRole(root, 'combobox', 'City').length, 0);
  assert.not.match(text(), 'Bedrooms');
  await click(allByRole(root, 'button', 'Clear all')[0] as HTMLElement);
  assert.is(searches().at(-1)?.query.bedrooms, '2BHK');
  assert.is(searches().at(-1)?.query.photos, undefined);
  await unmount();
});

test.run();
