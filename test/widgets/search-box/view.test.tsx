import { allByRole, byRole, change, click, nameOf, press, settle, type } from '../../support/mount.js';
import { allSettled } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $searches } from '../../../src/model/search/search.js';
import { viewAppeared } from '../../../src/model/index.js';
// Loaded ahead, so that no test waits for a file.
import '../../../words/mr/labels.js';
import '../../../src/widgets/kit/form/suggestion-list.js';
import '../../../words/mr/search-box.js';
import { type SearchBoxProps, SearchBoxView } from '../../../src/widgets/search-box/view.js';
import { Answered, fakeApi } from '../../support/fake-api.js';
import { mountView, setWidth, until, type ViewOptions } from '../../support/mount-view.js';

const test = suite('widgets/search-box');

const places = [
  { name: 'Baner', nameMr: 'बाणेर', city: 'Pune', count: 12 },
  { name: 'Bandra', nameMr: 'वांद्रे', city: 'Mumbai', count: 7 },
];

const openBox = async (
  props: Partial<SearchBoxProps> = {},
  options: ViewOptions & { width?: number } = {},
) => {
  const { width = 1000, ...rest } = options;
  setWidth(width);
  const fake = fakeApi({
    '/localities': () => places,
    '/properties/': () => new Answered([], { 'X-Total-Count': '0' }),
  });
  const view = await mountView(<SearchBoxView group="" tab="Buy" layout="auto" {...props} />, fake, rest);
  return { ...view, fake };
};

const tabs = (root: HTMLElement) => allByRole(root, 'radio').map(nameOf);
const optionsOf = (root: HTMLElement, name: string) =>
  [...byRole<HTMLSelectElement>(root, 'combobox', name).options].map(({ text }) => text);
const submit = async (root: HTMLElement) => {
  byRole(root, 'search').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
};
/** Goes where the page would go, without going. */
const leaving = async (run: () => Promise<void>): Promise<string[]> => {
  const gone: string[] = [];
  const own = Object.getOwnPropertyDescriptor(globalThis, 'location') as PropertyDescriptor;
  Object.defineProperty(globalThis, 'location', {
    configurable: true,
    value: { assign: (address: string) => gone.push(address) },
  });
  await run();
  Object.defineProperty(globalThis, 'location', own);
  return gone;
};

test('six tabs, eight cities, a location and a type', async () => {
  const { root, unmount } = await openBox();
  assert.equal(tabs(root), ['Buy', 'Sell', 'Rent', 'Plot/Land', 'PG', 'Commercial']);
  assert.equal(optionsOf(root, 'City').slice(1), [
    'Mumbai',
    'Western Mumbai',
    'Central Mumbai',
    'Navi Mumbai',
    'Thane',
    'Beyond Thane',
    'Pune',
    'Nashik',
  ]);
  assert.ok(byRole(root, 'combobox', 'Location'));
  await unmount();
});

const typesOfTab = {
  Buy: [
    'Flat',
    'Villa',
    'Penthouse',
    'Residential House',
    'Builder Floor (Ready to Move)',
    'Builder Floor (Under Construction)',
  ],
  Rent: [
    'Flat',
    'Villa',
    'Penthouse',
    'Residential House',
    'Builder Floor (Ready to Move)',
    'Office',
    'Shop',
    'Retail',
    'Godown',
    'Industry',
  ],
  'Plot/Land': ['Plot/Land'],
  PG: ['Flat', 'Villa', 'Penthouse', 'Residential House', 'Builder Floor (Ready to Move)'],
  Commercial: ['Office', 'Shop', 'Retail', 'Godown', 'Industry'],
};

test('the types follow the tab', async () => {
  const { root, unmount } = await openBox();
  for (const [tab, types] of Object.entries(typesOfTab)) {
    await click(byRole(root, 'radio', tab));
    assert.equal(optionsOf(root, 'Property Type').slice(1), types, tab);
  }
  await unmount();
});

test('a small place has neither Sell nor the type, and Plot/Land reads Plot but means the same', async () => {
  const { root, sent, unmount } = await openBox({}, { width: 320, prevents: ['housing-search'] });
  assert.equal(tabs(root), ['Buy', 'Rent', 'Plot', 'PG', 'Commercial']);
  assert.is(allByRole(root, 'combobox', 'Property Type').length, 0);
  await click(byRole(root, 'radio', 'Plot'));
  await submit(root);
  assert.is((sent('housing-search')[0] as { tab: string }).tab, 'Plot/Land');
  await unmount();
});

test('Search tells the page tab, city, location, property and the query of an address', async () => {
  const { root, sent, searches, unmount } = await openBoxWithSearches();
  await click(byRole(root, 'radio', 'Rent'));
  await change(byRole(root, 'combobox', 'City'), 'Pune');
  await type(byRole(root, 'combobox', 'Location'), 'Baner, Aundh');
  await change(byRole(root, 'combobox', 'Property Type'), 'Godam');
  await submit(root);
  const [detail] = sent('housing-search') as { query: string }[];
  const { query, ...search } = detail ?? { query: '' };
  assert.equal(search, { tab: 'Rent', city: 'Pune', location: 'Baner, Aundh', property: 'Godam' });
  assert.equal([...new URLSearchParams(query)], Object.entries(search));
  assert.is(searches(), 0);
  await unmount();
});

const openBoxWithSearches = async () => {
  const opened = await openBox({}, { prevents: ['housing-search'] });
  return { ...opened, searches: () => opened.fake.callsOf('/properties/').length };
};

test('results of the group on the page show the search', async () => {
  const { root, scope, fake, unmount } = await openBox();
  await allSettled(viewAppeared, { scope, params: { view: 'results', group: '' } });
  await change(byRole(root, 'combobox', 'City'), 'Thane');
  const gone = await leaving(() => submit(root));
  assert.equal(gone, []);
  assert.is(fake.callsOf('/properties/')[0]?.query.city, 'Thane');
  assert.is(scope.getState($searches)['']?.address.filters.city, 'Thane');
  await unmount();
});

test('without results on the page the search opens its page', async () => {
  const { root, rerender, unmount } = await openBox({ city: 'Pune' });
  assert.equal(await leaving(() => submit(root)), ['/search?tab=Buy&city=Pune']);
  await rerender(<SearchBoxView group="" tab="Buy" layout="auto" city="Pune" resultsUrl="/homes.html?a=1" />);
  assert.equal(await leaving(() => submit(root)), ['/homes.html?a=1&tab=Buy&city=Pune']);
  await unmount();
});

test('Sell leaves for posting when clicked, and keeps the tab', async () => {
  const { root, sent, unmount } = await openBox();
  const gone = await leaving(async () => {
    byRole(root, 'search').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await click(byRole(root, 'radio', 'Sell'));
  });
  assert.equal(gone, ['/profile']);
  assert.is(sent('housing-post').length, 1);
  assert.ok(byRole(root, 'combobox', 'City'));
  await unmount();
});

test('arrow keys only pass over Sell: a button there leaves for posting', async () => {
  const { root, sent, unmount } = await openBox({}, { prevents: ['housing-post'] });
  await press(byRole(root, 'radio', 'Buy'), 'ArrowRight');
  await click(byRole(root, 'radio', 'Sell'));
  assert.equal(sent('housing-post'), []);
  assert.is(allByRole(root, 'combobox', 'City').length, 0);
  assert.ok(byRole(root, 'button', 'Post Property'));
  await submit(root);
  assert.is(sent('housing-post').length, 1);
  assert.equal(sent('housing-search'), []);
  await unmount();
});

test('places are suggested for the part after the last comma and fill it in', async () => {
  const { root, fake, unmount } = await openBox({ city: 'Pune' });
  const box = byRole<HTMLInputElement>(root, 'combobox', 'Location');
  box.focus();
  await settle();
  assert.equal(fake.callsOf('/localities')[0]?.query, { q: '', city: 'Pune', limit: 10, kind: 'sell' });
  await type(box, 'Aundh, bnr');
  assert.is(fake.callsOf('/localities').at(-1)?.query.q, 'bnr');
  await press(box, 'ArrowDown');
  await press(box, 'Enter');
  assert.is(box.value, 'Aundh, Baner');
  await unmount();
});

test('the page sets the first tab and city, and may change them', async () => {
  const { root, rerender, unmount } = await openBox({ tab: 'PG', city: 'Nashik' });
  assert.ok(byRole<HTMLInputElement>(root, 'radio', 'PG').checked);
  assert.is(byRole<HTMLSelectElement>(root, 'combobox', 'City').value, 'Nashik');
  await rerender(<SearchBoxView group="" tab="Rent" layout="auto" city="Thane" />);
  assert.ok(byRole<HTMLInputElement>(root, 'radio', 'Rent').checked);
  assert.is(byRole<HTMLSelectElement>(root, 'combobox', 'City').value, 'Thane');
  await unmount();
});

test('it speaks Marathi and still sends the wire’s words', async () => {
  const { root, sent, unmount } = await openBox({}, { locale: 'mr', prevents: ['housing-search'] });
  await until(() => tabs(root)[0] === 'खरेदी' && allByRole(root, 'combobox', 'परिसर').length > 0);
  assert.equal(tabs(root), ['खरेदी', 'विक्री', 'भाडे', 'प्लॉट/जमीन', 'पीजी', 'व्यावसायिक']);
  const box = byRole<HTMLInputElement>(root, 'combobox', 'परिसर');
  box.focus();
  await settle();
  assert.equal(
    allByRole(root, 'option')
      .filter(({ localName }) => localName !== 'option')
      .map(nameOf),
    ['बाणेरPune', 'वांद्रेMumbai'],
  );
  await press(box, 'ArrowDown');
  await press(box, 'Enter');
  await submit(root);
  assert.is((sent('housing-search')[0] as { query: string }).query, 'tab=Buy&location=Baner');
  await unmount();
});

test.run();
