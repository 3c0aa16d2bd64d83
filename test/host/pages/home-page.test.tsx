import { openSite, type OpenSite, raise, shownAddress, until } from '../open-site.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseLanguage } from '../../../src/host/preferences.js';
import { aRent, aSale } from '../../support/a-listing.js';
import { allByRole, byRole, click, settle } from '../../support/mount.js';

const test = suite('host/pages/home/home-page');

let site: OpenSite;
test.after.each(() => site.close());

// What lies below the first screen comes in a file of its own.
const sections = async () => {
  await until(() => site.root.querySelector('#owners') !== null);
  await settle(20);
};

const tag = 'housing-search-box';
const project = {
  name: 'Nisarg Heights',
  builder: 'Godavari Builders',
  bhk: '2, 3 BHK',
  locality: 'Baner',
  city: 'Pune',
  minPrice: 7_800_000,
  maxPrice: 16_500_000,
  image: '/media/demo/tower/a-1600.webp',
  link: '/search?city=Pune',
  sponsored: true,
  reraNumber: 'P52100001234',
};

test('the tab that came with the navigation is chosen in the search box (S-078)', async () => {
  site = await openSite('/', { state: { tab: 'Rent' } });
  assert.is((site.root.querySelector(tag) as HTMLElement & { tab?: string }).tab, 'Rent');
});

test('a state that names no tab chooses none', async () => {
  site = await openSite('/', { state: { tab: 'Castles' } });
  assert.is((site.root.querySelector(tag) as HTMLElement & { tab?: string }).tab, undefined);
});

test('the tab remembered from a search is forgotten (S-079)', async () => {
  localStorage.setItem('filterTab', 'Rent');
  site = await openSite('/');
  assert.is(localStorage.getItem('filterTab'), null);
});

test('a search goes to /search with its state and its URL (S-075)', async () => {
  site = await openSite('/');
  const query = 'tab=Buy&city=Pune&location=Baner&property=Flat';
  const state = { tab: 'Buy', city: 'Pune', location: 'Baner', property: 'Flat' };
  assert.is(await raise(site.root, tag, 'housing-search', { ...state, query }), false);
  assert.is(shownAddress(), `/search?${query}`);
  const { entry, ...carried } = history.state as Record<string, unknown>;
  assert.type(entry, 'string');
  assert.equal(carried, state);
});

test('the Sell tab goes to posting and says so (S-065, C-38)', async () => {
  site = await openSite('/');
  await raise(site.root, tag, 'housing-post', {});
  assert.is(shownAddress(), '/profile');
  assert.is((history.state as { tab: string }).tab, 'Sell');
});

test('the title is the brand alone (S-006)', async () => {
  site = await openSite('/', { site: { brand: 'Ghar' } });
  assert.is(document.title, 'Ghar');
});

test('cities come with their counts, the fullest first, and lead to their page', async () => {
  const cities = [
    { city: 'Thane', total: 3, kinds: { sell: 3 } },
    { city: 'Pune', total: 12, kinds: { sell: 9, rent: 3 } },
    { city: 'Nowhere', total: 0, kinds: {} },
  ];
  site = await openSite('/', { replies: { 'GET /api/v3/market': () => ({ total: 15, cities }) } });
  await sections();
  const place = site.root.querySelector('#cities') as HTMLElement;
  const names = allByRole(place, 'link', /^(Pune|Thane|Nowhere)$/).map((link) => link.textContent);
  assert.equal(names, ['Pune', 'Thane']);
  assert.is(byRole(place, 'link', 'Pune').getAttribute('href'), '/in/pune');
  assert.match(place.textContent, '12 listings');
  assert.match(site.root.textContent, '15 listings in 2 cities today');
});

test('homes come first, then cities, banners, projects, and last how it works for owners', async () => {
  const banner = { title: 'Near the metro', text: 'Flats.', link: '/search', image: '/media/a-1600.webp' };
  const content = { banners: [banner], projects: [project], promotions: [], loanOffers: [] };
  const cities = [{ city: 'Pune', total: 12, kinds: { sell: 9, rent: 3 } }];
  site = await openSite('/', {
    replies: {
      'GET /api/v3/content': () => content,
      'GET /api/v3/market': () => ({ total: 12, cities }),
      'GET /api/v3/properties': ({ params }: { params: Record<string, string> }) =>
        params.kind === 'sell' ? [aSale({ locality: 'Powai' })] : [],
    },
  });
  await sections();
  const text = site.root.querySelector('#recent')?.parentElement?.parentElement?.textContent ?? '';
  const places = ['Powai', '12 listings', 'Near the metro', 'Nisarg Heights', 'How it works for owners'];
  const order = places.map((said) => text.indexOf(said));
  assert.ok(
    order.every((at, place) => at > (order[place - 1] ?? -1)),
    order.join(', '),
  );
});

test('projects say that they are sponsored and show their RERA number (S-077, C-41)', async () => {
  const content = { banners: [], projects: [project], promotions: [], loanOffers: [] };
  site = await openSite('/', { replies: { 'GET /api/v3/content': () => content } });
  await sections();
  const card = (site.root.querySelector('#projects') as HTMLElement).textContent;
  for (const said of [
    'Sponsored',
    'Nisarg Heights',
    'by Godavari Builders',
    '2, 3 BHK',
    'Baner, Pune',
    '₹ 78.0 Lac to 1.6 Cr',
    'RERA P52100001234',
  ])
    assert.match(card, said);
});

test('the operator’s content follows a change of the language', async () => {
  const banner = {
    title: 'Homes near the metro',
    text: 'Flats in Thane.',
    link: '/search',
    image: '/media/demo/tower/a-1600.webp',
    translations: { mr: { title: 'मेट्रोजवळची घरे', text: 'ठाण्यातील फ्लॅट.' } },
  };
  const content = { banners: [banner], projects: [project], promotions: [], loanOffers: [] };
  site = await openSite('/', { replies: { 'GET /api/v3/content': () => content } });
  await sections();
  assert.match(site.root.textContent, 'Homes near the metro');
  chooseLanguage('mr');
  await until(() => site.root.textContent.includes('मेट्रोजवळची घरे'));
  assert.match(site.root.textContent, 'ठाण्यातील फ्लॅट.');
  await until(() => site.root.textContent.includes('Baner, पुणे'));
  // A language without a translation shows the operator's own words.
  chooseLanguage('hi');
  await until(() => site.root.textContent.includes('Homes near the metro'));
  chooseLanguage('en');
});

/** Opens home with three banners and five promoted projects, and notes at which pace things are moved. */
const openMoving = async (): Promise<number[]> => {
  const paces: number[] = [];
  const { setInterval } = globalThis;
  globalThis.setInterval = ((go: () => void, pace: number) => {
    paces.push(pace);
    return setInterval(go, pace);
  }) as typeof setInterval;
  const banner = { text: 'Flats.', link: '/search', image: '/media/demo/tower/a-1600.webp' };
  const banners = ['One', 'Two', 'Three'].map((title) => ({ ...banner, title }));
  const promotions = [1, 2, 3, 4, 5].map((at) => ({ ...project, name: `Project ${String(at)}` }));
  const content = { banners, projects: [], promotions, loanOffers: [] };
  site = await openSite('/', { replies: { 'GET /api/v3/content': () => content } });
  await sections();
  globalThis.setInterval = setInterval;
  return paces;
};

test('banners move on every 3 seconds and promoted projects every 4, and each can be paused (S-060, S-061, S-076)', async () => {
  const paces = await openMoving();
  assert.equal(paces.filter((pace) => pace >= 1000).sort(), [3000, 4000]);
  const movers = [...site.root.querySelectorAll<HTMLElement>('[aria-roledescription=carousel]')];
  assert.equal(
    movers.map((mover) => allByRole(mover, 'group', /of \d$/).length),
    [5, 3],
  );
  for (const mover of movers) {
    await click(byRole(mover, 'button', 'Pause'));
    assert.ok(byRole(mover, 'button', 'Play'));
  }
});

test('phones have no promoted projects (S-076)', async () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, query.includes('min-width') ? 'not all' : query);
  assert.equal(
    (await openMoving()).filter((pace) => pace >= 1000),
    [3000],
  );
  assert.is(site.root.querySelector('#promotions'), null);
  window.matchMedia = matchMedia;
});

test('the newest listings are links to their pages, and opening one counts the visit (S-111)', async () => {
  const replies = {
    'GET /api/v3/properties': ({ params }: { params: Record<string, string> }) => {
      if (params.kind === 'sell') return [aSale({ _id: 'sale-1', locality: 'Powai' })];
      return params.kind === 'rent' ? [aRent({ _id: 'rent-1', locality: 'Wakad' })] : [];
    },
    'PUT /api/v4/increment-visit': () => ({ success: true }),
  };
  site = await openSite('/', { replies });
  await sections();
  const place = site.root.querySelector('#recent') as HTMLElement;
  assert.is(byRole(place, 'link', /Wakad/).getAttribute('href'), '/rent-product?id=rent-1');
  await click(byRole(place, 'link', /Powai/));
  assert.is(shownAddress(), '/product?id=sale-1');
  assert.is((history.state as { property: { _id: string } }).property._id, 'sale-1');
  assert.equal(site.api.callsOf('increment-visit')[0]?.params, { type: 'sell', propertyId: 'sale-1' });
});

test('a server without operator content and market leaves no empty places', async () => {
  const missing = () => {
    throw new Error('no such call');
  };
  site = await openSite('/', { replies: { 'GET /api/v3/content': missing, 'GET /api/v3/market': missing } });
  await sections();
  const headings = [...site.root.querySelectorAll('main h2')].map((heading) => heading.textContent);
  assert.equal(headings, ['How it works for owners']);
});

test('owners read how it works, and begin from there', async () => {
  site = await openSite('/');
  await sections();
  const place = site.root.querySelector('#owners') as HTMLElement;
  assert.is(place.querySelectorAll('ol > li').length, 3);
  assert.is(byRole(place, 'link', 'Post Property').getAttribute('href'), '/profile#post');
});

test('a search box whose files cannot be loaded shows a message with Retry', async () => {
  let attempts = 0;
  const load = () => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('no network')) : Promise.resolve();
  };
  const { error } = console;
  console.error = () => undefined;
  site = await openSite('/', { load });
  console.error = error;
  assert.match(site.root.textContent, 'Couldn’t load this part.');
  await click(byRole(site.root, 'button', 'Try again'));
  assert.ok(site.root.querySelector(tag));
});

test.run();
