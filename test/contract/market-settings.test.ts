/** What operators set at the desk: banners, offers, prices and packs of coins win over files and settings, and are checked. */
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CoinPacks } from '../../src/api/contract/coin-orders.schema.js';
import type { CoinsAndPrices } from '../../src/api/contract/contact.schema.js';
import type { Content } from '../../src/api/contract/content.schema.js';
import type { AuditPage } from '../../src/api/contract/desk.schema.js';
import type {
  MarketSetting,
  MarketSettingName,
  MarketSettings,
} from '../../src/api/contract/market-settings.schema.js';
import { callUnder, makeKey } from '../support/partner-visitor.js';
import { type Person, signedIn, stranger } from '../support/people.js';
import { personWithRole } from '../support/person-with-role.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/market-settings');
let server: TestServer;
let operator: Person;

test.before(async () => {
  server = await startServer({ PAYMENTS: 'test', COIN_PACKS: '10:99,25:199' });
  operator = await personWithRole(server, 'operator');
});
test.after(() => server.close());

const reason = 'The festival sale';
const list = async (): Promise<MarketSetting[]> =>
  ((await operator.call('GET', '/api/v1/desk/settings')).json as unknown as MarketSettings).settings;
const find = async (name: MarketSettingName): Promise<MarketSetting> => {
  const found = (await list()).find((each) => each.name === name);
  assert.ok(found);
  return found;
};
const set = async (name: MarketSettingName, entries: unknown, more: object = {}, by = operator) => {
  const { version } = await find(name);
  const body = { version, reason, ...(entries !== undefined && { entries }), ...more };
  return by.call('PUT', `/api/v1/desk/settings/${name}`, body);
};
/** Another server of two sees a change within a second. */
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 40; tries += 1) {
    if ((await isSo()) && (await isSo())) return;
    await sleep(50);
  }
  assert.unreachable('not seen within two seconds');
};
const content = async (): Promise<Content> =>
  (await stranger(server).call('GET', '/api/v3/content')).json as unknown as Content;
const packs = async (): Promise<CoinPacks['packs']> =>
  ((await stranger(server).call('GET', '/api/v1/coin-packs')).json as unknown as CoinPacks).packs;
const banner = {
  title: 'Festival homes',
  text: 'Ready by Diwali.',
  link: '/search?tab=Buy&city=Pune',
  image: '/media/demo/tower/banner-1-1-1600.webp',
  translations: { mr: { title: 'सणाची घरे', text: 'दिवाळीपर्यंत तयार.' } },
};

test('only operators see and set them, after a recent sign-in, and never under a key', async () => {
  const [kavya, moderator] = [await signedIn(server), await personWithRole(server, 'moderator')];
  const body = { version: 0, reason, entries: [] };
  for (const [method, path, sent] of [
    ['GET', '/api/v1/desk/settings', undefined],
    ['PUT', '/api/v1/desk/settings/banners', body],
  ] as const) {
    assert.is((await stranger(server).call(method, path, sent)).status, 401, path);
    assert.is((await kavya.call(method, path, sent)).status, 403, path);
    assert.is((await moderator.call(method, path, sent)).status, 403, path);
    const { key } = await makeKey(kavya);
    assert.is((await callUnder(server, key)(method, path, sent)).status, 403, path);
  }
  await server.database.sql
    .updateTable('app_session')
    .set({ created_at: new Date(Date.now() - 16 * 60_000) })
    .where('user_id', '=', (await operator.call('GET', '/api/v1/profile')).json._id)
    .execute();
  const late = await set('banners', []);
  assert.equal([late.status, late.json.code], [403, 'sign-in-again']);
  operator = await personWithRole(server, 'operator');
});

test('each is shown as its default until the desk sets it, and is its default again when that is taken back', async () => {
  assert.ok((await list()).every(({ isOwn, version }) => !isOwn && version === 0));
  const before = await content();
  assert.is((await set('banners', [banner])).status, 200);
  const own = await find('banners');
  assert.equal([own.isOwn, own.version, own.entries], [true, 1, [banner]]);
  await until(async () => (await content()).banners.length === 1);
  const [shown] = (await content()).banners;
  assert.equal(
    [shown?.title, shown?.translations, shown?.image],
    [banner.title, banner.translations, `https://homes.example${banner.image}`],
  );
  assert.equal((await content()).projects, before.projects, 'the others stay');
  assert.is((await set('banners', undefined)).status, 200);
  await until(async () => (await content()).banners.length === before.banners.length);
  const again = await find('banners');
  assert.equal([again.isOwn, again.version], [false, 2]);
});

test('a change is recorded with its reason and a digest, and names no text', async () => {
  await set('loan-offers', []);
  const { entries } = (await operator.call('GET', '/api/v1/desk/audit')).json as unknown as AuditPage;
  const entry = entries.find(({ act }) => act === 'setting-changed');
  assert.equal([entry?.subject, entry?.reason, entry?.detail.entries], ['loan-offers', reason, 0]);
  assert.match(String(entry?.detail.digest), /^[\w-]{43}$/);
});

test('what is wrong is refused with its entry, field and remedy, and changes nothing', async () => {
  const project = {
    ...{ name: 'A', builder: 'B', bhk: '2 BHK', locality: 'Baner', city: 'Pune', minPrice: 1, maxPrice: 2 },
    ...{ image: '/media/a-1600.webp', link: '/search', sponsored: true, reraNumber: 'P99900000101' },
  };
  const offer = { bank: 'A', logo: '/content/bank-1.svg', rate: 8.5, maxYears: 30, sample: true };
  const wrong: [MarketSettingName, object[], string][] = [
    ['banners', [banner, { ...banner, link: 'javascript:alert(1)' }], '1.link'],
    ['banners', [{ ...banner, image: 'https://elsewhere.example/a.webp' }], '0.image'],
    ['banners', [{ ...banner, title: ' ' }], '0.title'],
    ['banners', [{ ...banner, text: 'x'.repeat(501) }], '0.text'],
    [
      'banners',
      [{ ...banner, translations: { hi: { title: 'x'.repeat(501), text: '' } } }],
      '0.translations.hi.title',
    ],
    ['banners', [banner, banner], '1.title'],
    ['projects', [{ ...project, reraNumber: '' }], '0.reraNumber'],
    ['promotions', [{ ...project, minPrice: 3 }], '0.minPrice'],
    ['loan-offers', [{ ...offer, rate: 0 }], '0.rate'],
    [
      'coin-prices',
      [
        { surface: 'search', coins: 3 },
        { surface: 'detail', coins: 1 },
      ],
      '0.coins',
    ],
    ['coin-prices', [{ surface: 'search', coins: 1 }], 'entries'],
    [
      'coin-packs',
      [
        { coins: 10, rupees: 99 },
        { coins: 10, rupees: 89 },
      ],
      '1.coins',
    ],
    ['coin-packs', [{ coins: 10, rupees: 0 }], '0.rupees'],
  ];
  const before = (await list()).map(({ version }) => version);
  for (const [name, entries, field] of wrong) {
    const { status, json } = await set(name, entries);
    assert.equal([status, Object.keys(json.fields)], [400, [field]], JSON.stringify(json));
    assert.match(json.message, /^(Entry \d, [\w.]+: )?[A-Z].+\.$/);
  }
  assert.is((await set('banners', [banner], { reason: '' })).status, 400);
  assert.is((await operator.call('PUT', '/api/v1/desk/settings/roles', { version: 0, reason })).status, 404);
  assert.equal(
    (await list()).map(({ version }) => version),
    before,
  );
});

test('of two who began from the same version one is told that somebody was faster', async () => {
  const { version } = await find('projects');
  const put = () => operator.call('PUT', '/api/v1/desk/settings/projects', { version, reason, entries: [] });
  const answers = await Promise.all([put(), put(), put()]);
  assert.equal(answers.map(({ status }) => status).sort(), [200, 409, 409]);
});

test('what a contact costs and what can be bought are what the desk says, at once', async () => {
  const prices = [
    { surface: 'search', coins: 1 },
    { surface: 'detail', coins: 2 },
  ];
  assert.is((await set('coin-prices', prices)).status, 200);
  assert.is((await set('coin-packs', [{ coins: 7, rupees: 49 }])).status, 200);
  const kavya = await signedIn(server);
  const pricesOf = async () =>
    ((await kavya.call('GET', '/api/v1/get-coin')).json as unknown as CoinsAndPrices).prices;
  await until(async () => (await pricesOf())?.search === 1 && (await packs())[0]?.coins === 7);
  assert.equal(await pricesOf(), { search: 1, detail: 2 });
  assert.equal(await packs(), [{ coins: 7, rupees: 49 }]);
  assert.is((await kavya.call('POST', '/api/v1/coin-orders', { coins: 10 })).status, 400);
  assert.is((await kavya.call('POST', '/api/v1/coin-orders', { coins: 7 })).status, 201);
  assert.is((await set('coin-packs', [])).status, 200);
  await until(async () => (await packs()).length === 0);
});

test('the command line lists, sets and resets them, recorded as its own', async () => {
  const set = await server.services.operate({ command: 'set', name: 'banners', entries: [banner], reason });
  assert.is((set as MarketSetting).isOwn, true);
  assert.is(((await server.services.operate({ command: 'settings' })) as MarketSetting[]).length, 6);
  const back = await server.services.operate({ command: 'reset', name: 'banners', reason });
  assert.is((back as MarketSetting).isOwn, false);
  const { entries } = (await operator.call('GET', '/api/v1/desk/audit')).json as unknown as AuditPage;
  assert.is(entries.find(({ act }) => act === 'setting-changed')?.actor, 'command-line');
});

test.run();
