/** How to reach the states of the screens: by actions of a person, or by failures. */
import type { Locator, Page } from 'playwright-core';
import { fillIn, formOf, newName, press, wholeForms } from './posting-pages.js';
import { turnTo } from './stage.js';

/** What is done to a page before a screen is looked at. */
export type Way = (page: Page) => Promise<unknown>;

const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: typeof name === 'string' }).first();

const opened = (page: Page): Promise<void> => page.locator('dialog[open]').first().waitFor();

const opening =
  (find: (page: Page) => Locator): Way =>
  async (page) => {
    await find(page).click();
    await opened(page);
  };

/** Presses a button of the page's own. */
export const pressed =
  (name: string): Way =>
  (page) =>
    button(page.getByRole('main'), name).click();

export const headerPanel: Way = (page) => button(page.getByRole('banner'), 'For Buyers').click();
export const menu = opening((page) => button(page, 'Menu'));

/** The words of the other languages come first: without a network they cannot. */
export const offline: Way = async (page) => {
  for (const language of ['hi', 'mr', 'en'] as const) await turnTo(page, language);
  await page.context().setOffline(true);
  await page.getByText('You’re offline').waitFor();
};

const results = (page: Page): Locator => page.locator('housing-results');

export const filters = opening((page) => button(results(page), /^More filters/));
export const consent = opening((page) => button(results(page), /^View Number/));
export const brokenSearch: Way = (page) => page.route('**/api/v3/properties/**', (route) => route.abort());

const listing = (page: Page): Locator => page.locator('housing-listing-detail');

/** Scrolls down the page once, so that lazy parts are loaded. */
export const wholeDetail: Way = async (page) => {
  await listing(page)
    .getByRole('heading', { name: 'Similar Properties' })
    .or(page.getByRole('contentinfo'))
    .first()
    .scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
};
export const viewer = opening((page) => button(listing(page), /photo|picture/i));
export const report = opening((page) => button(listing(page), 'Report this listing'));

/** Shares two homes of whoever is signed in, with a heart and a remark; returns the link. */
const sharedLink = async (page: Page): Promise<string> => {
  const { origin } = new URL(page.url());
  const send = async (method: string, path: string, data: object = {}): Promise<unknown> =>
    (await page.request.fetch(origin + path, { method, headers: { origin }, data })).json();
  const homes = (await (await page.request.get(`${origin}/api/v3/properties/sell?limit=2`)).json()) as {
    _id: string;
  }[];
  for (const { _id } of homes) await send('PUT', `/api/v1/saved/${_id}`);
  const { link } = (await send('POST', '/api/v1/family')) as { link: string };
  const opinion = { heart: true, remark: 'Close to the school.' };
  await send('POST', '/api/v1/family/opinion', { link, id: homes[0]?._id, ...opinion });
  return link;
};

/** The saved homes of somebody who shares them. */
export const sharedHomes: Way = async (page) => {
  await sharedLink(page);
  await page.reload();
  await page.locator('main input[readonly]').waitFor();
};

/** A family list as its owner sees it, with a remark. */
export const familyList: Way = async (page) => {
  const link = await sharedLink(page);
  await page.goto(new URL(`/family#${link}`, page.url()).href);
  await page.reload();
  await page.locator('main article').first().waitFor();
};

/** A home that is on the market, and one that is gone, as a guest's device holds them. */
export const savedHomes: Way = async (page) => {
  await page.evaluate(async () => {
    const reply = await fetch('/api/v3/properties/sell?limit=1');
    const [known] = (await reply.json()) as { _id: string; city: string; locality: string }[];
    const { city, locality } = known ?? {};
    const home = { kind: 'sell', city, locality, propertyType: 'Flat', bhk: '2BHK' };
    const then = { savedAt: '2026-11-01T10:00:00.000Z', price: 99_000_000, lastPrice: 99_000_000 };
    const homes = [
      { ...home, ...then, id: known?._id, stage: 'visited', note: 'RERA?' },
      { ...home, ...then, id: '0'.repeat(24), stage: 'maybe' },
    ];
    localStorage.setItem('saved', JSON.stringify(homes));
  });
  await page.reload();
  await page.locator('main article').nth(1).waitFor();
};

/** Searches of the signed-in person: of one whose address is known, and of one with every kind of filter. */
export const savedSearches: Way = async (page) => {
  await page.route('**/api/v1/searches', (route) => {
    const search = { kind: 'sell', createdAt: '2026-11-01T10:00:00.000Z', found: 3, hasMail: true };
    const all = 'tab=Rent&city=Navi+Mumbai&maxrent=40000&property=Flat&bedrooms=2BHK,4BHK&photos=true';
    const searches = [
      {
        ...search,
        id: 's1',
        query: 'tab=Buy&city=Pune',
        frequency: 'instant',
        isProved: true,
      },
      { ...search, id: 's2', query: all, frequency: 'daily', isProved: false },
    ];
    return route.fulfill({ json: { searches, email: 'agent@demo.example' } });
  });
  await page.reload();
  await page.locator('main article').nth(1).waitFor();
};

/** One of each kind of news. */
export const someNews: Way = (page) =>
  page.route('**/api/v1/notifications', (route) => {
    const at = '2026-11-01T10:00:00.000Z';
    const home = {
      listingId: 'x',
      kind: 'sell',
      city: 'Pune',
      locality: 'Baner',
      propertyType: 'Flat',
      bhk: '2BHK',
    };
    const each = { at, isRead: false, count: 1 };
    const notifications = [
      { ...each, ...home, id: '1', type: 'match', query: 'tab=Buy&city=Pune' },
      { ...each, ...home, id: '2', type: 'match', count: 4, query: 'tab=Buy&city=Pune&bedrooms=2BHK' },
      { ...each, ...home, id: '3', type: 'cut', price: 8_000_000, before: 8_500_000 },
      { ...each, ...home, id: '4', type: 'gone', isRead: true },
      { ...each, id: '5', type: 'lead', count: 2, propertyId: 'HS-2222222' },
      { ...each, id: '6', type: 'refund', state: 'given', coins: 2 },
      { ...each, id: '7', type: 'expiry', leavesAt: at },
    ];
    const types = ['match', 'cut', 'gone', 'lead', 'refund', 'expiry'];
    const choices = types.map((type) => ({ type, channel: 'bell', isOn: true }));
    return route.fulfill({ json: { unread: 6, notifications, choices } });
  });

/** A link as mails have it. */
export const linkToken = `s1.${'x'.repeat(22)}`;

/** What the link is about. */
export const alertLink: Way = (page) =>
  page.route('**/api/v1/alerts?*', (route) =>
    route.fulfill({ json: { searches: [{ query: 'tab=Buy&city=Pune&bedrooms=2BHK', frequency: 'daily' }] } }),
  );

export const saveSearch = opening((page) =>
  page.getByRole('button', { name: /^(Save search|खोज सहेजें|शोध जतन करा)$/ }),
);

export const help: Way = (page) => button(listing(page), /^What is this/).click();
export const goneListing: Way = (page) =>
  page.route('**/api/v3/property/sell/*', (route) =>
    route.fulfill({ status: 410, json: { message: 'This listing is no longer available' } }),
  );

export const byPhone: Way = (page) => page.getByRole('main').getByText('Mobile OTP').first().click();
export const code: Way = async (page) => {
  await byPhone(page);
  await page.getByLabel('Mobile number').fill('9812300045');
  await button(page.getByRole('main'), 'Send OTP').click();
  await page.waitForURL(/\/login\/otp/);
  await page.getByRole('heading', { name: 'Enter The OTP Code' }).waitFor();
};

export const postingFaults: Way = async (page) => {
  await press(page, 'Next');
  await formOf(page).getByRole('alert').first().waitFor();
};

/** Fills in step one of a kind and goes on to its photos. */
export const photoStep =
  (kind: string): Way =>
  async (page) => {
    const form = wholeForms[kind];
    await fillIn(page, form?.basics ?? {});
    await fillIn(page, { fields: { [form?.title ?? '']: newName() } });
    await press(page, 'Next');
    await page.waitForURL(new RegExp(`/profile/${kind}-property$`));
  };

/** Goes on to the extras of a kind. */
export const extrasStep =
  (kind: string): Way =>
  async (page) => {
    await photoStep(kind)(page);
    await press(page, 'Next');
  };

const own = (page: Page): Locator => page.locator('housing-manage');

export const deletion: Way = async (page) => {
  // On phones it is among the seldom acts.
  const more = button(own(page), /^More: /);
  if (await more.isVisible()) await more.click();
  await opening((on) => button(own(on), /^Delete/))(page);
};
export const selection: Way = async (page) => {
  const boxes = own(page).getByRole('checkbox', { name: /^Select: / });
  await boxes.first().check();
  await boxes.nth(1).check();
};
export const days: Way = async (page) => {
  await opening((on) => button(own(on), /By day$/))(page);
  await own(page).locator('dialog[open] table').first().waitFor({ state: 'attached' });
};
export const upload = opening((page) => button(own(page), 'Bulk upload'));

export const noAnswer: Way = (page) => page.getByRole('searchbox').fill('unicorn');

/** Names the screen of a specimen of the gallery that opens over the page. */
export const layerName = (file: string, state: string): string =>
  `gallery-${file}-${state.replaceAll(' ', '-')}`;

/** Opens a specimen of the gallery. */
export const layer =
  (file: string, state: string): Way =>
  (page) =>
    page.locator(`#${file} [data-state-name="${state}"]`).getByRole('button').first().click();

/** Shows a message of the gallery and stays on it: it goes after five seconds, but not while somebody reads it. */
export const message =
  (state: string): Way =>
  async (page) => {
    await layer('toaster', state)(page);
    await page.locator('[popover]:popover-open [tabindex="0"]').first().focus();
  };
