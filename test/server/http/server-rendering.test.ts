/** What the server puts into a page so that it is seen at once: links in the head, and the first content. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createApiClient } from '../../../src/api/client.js';
import { getListing, listListings } from '../../../src/api/contract/listings.js';
import { getListingMap } from '../../../src/api/contract/map.js';
import type { ListingMap } from '../../../src/api/contract/map.schema.js';
import { filtersFromUrl } from '../../../src/model/rules/filter-url.js';
import { kindOfTab } from '../../../src/model/rules/kinds.js';
import { mapInput, zoomAtFirst } from '../../../src/model/rules/map-query.js';
import { pageQuery } from '../../../src/model/rules/page-query.js';
import { aSale, owner } from '../../support/listings.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/http/server-rendering');
const web = mkdtempSync(join(tmpdir(), 'housing-web-'));
let server: TestServer;
let id = '';

// Stands for what the build makes of src/host/ssr/render.tsx; test/e2e/find-a-home.test.ts has the real one.
const drawing = `
export const screenAt = (path) => ({ '/profile/sell': 'posting', '/search': 'search', '/product': 'detail', '/login': 'account' })[path];
export const renderScreen = async ({ path, results, homesBox, listing, language }) => {
  if (path === '/profile/sell') return { html: '<housing-post-property></housing-post-property>', styles: '', innerStyles: [] };
  if (results?.total === 1) throw new Error('cannot draw');
  const name = listing?.listing.society ?? results?.listings.map((one) => one.society).join();
  if (results) return { html: '<link rel="preload" as="image" href="/first.webp"/><housing-results>' + name + '</housing-results>' + (homesBox ? JSON.stringify(homesBox) : ''), styles: '.a{color:red}', innerStyles: ['.c{top:0}'] };
  return name
    ? { html: '<link rel="preload" as="image" href="/a.webp"/><p lang="' + language + '">' + name + '</p>', styles: '.a{color:red}', innerStyles: [] }
    : { html: '', styles: '', innerStyles: [] };
};
export const embedSheet = () => '';
export const embedStyles = () => '<style>.e{}</style>';
export const renderResults = async ({ answer }) => ({ html: JSON.stringify(answer.listings), data: '', pictures: '', classes: [], declarations: [] });`;

test.before(async () => {
  mkdirSync(join(web, 'ssr'));
  writeFileSync(join(web, 'ssr/render.js'), drawing);
  writeFileSync(join(web, 'ssr/package.json'), '{"type":"module"}');
  const screens = {
    search: ['search-1.js', 'results-2.js'],
    account: ['account-3.js'],
    posting: ['posting-4.js', 'form-5.js'],
  };
  const entries = {
    host: { file: 'host.js', imports: ['core.js', 'react.js'] },
    'map-first': { file: 'first.js', imports: ['paint.js'] },
    map: { file: 'map.js', imports: ['react.js', 'paint.js'] },
    'map-mumbai': { file: 'mumbai.js', imports: [] },
    'map-pune': { file: 'pune.js', imports: [] },
    'post-property': { file: 'form-5.js', imports: [] },
    results: { file: 'results.js', imports: ['kit.js'] },
  };
  const files = { 'kit.js': 'sha384-k', 'results.js': 'sha384-r' };
  writeFileSync(join(web, 'embed.json'), JSON.stringify({ version: '1.0.0-a', files }));
  writeFileSync(join(web, 'manifest.json'), JSON.stringify({ entries, screens }));
  writeFileSync(
    join(web, 'index.html'),
    '<html lang="en"><head><!--head--><style>b{}</style><link rel="modulepreload" href="/assets/core.js"><link rel="modulepreload" href="/assets/react.js" data-site><!--screen--></head><body><!--first-->plain<!--/first--><!--data--></body></html>',
  );
  server = await startServer({ WEB_DIR: web, LIMIT_PARTNER_CALLS_ADDRESS: '4/1m' });
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await server.services.writer.saveListings([
    aSale({ society: 'Leela & Sons', city: 'Pune' }, {}),
    aSale({ society: 'Meera', city: 'Pune' }, { point: { lng: 73.81, lat: 18.51 } }),
    aSale({ society: 'Alone', city: 'Nashik' }, {}),
  ]);
  id = ((await server.get('/api/v3/properties/sell')).json as { _id: string }[])[0]?._id ?? '';
});
test.after(async () => {
  await server.close();
  rmSync(web, { recursive: true, force: true });
});

const html = { accept: 'text/html' };
const read = async (path: string, headers: Record<string, string> = html): Promise<string> =>
  (await server.get(path, headers)).text;
const bodyOf = (text: string): string => /<body[^>]*>(.*?)<script/s.exec(text)?.[1] ?? '';
const linksOf = (text: string, rel: string): string[] =>
  [...text.matchAll(new RegExp(`<link rel="${rel}"[^>]*href="([^"]*)"`, 'g'))].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  );

/** Returns the address that the site's own client asks. */
const asked = async (
  call: (api: ReturnType<typeof createApiClient>) => Promise<unknown>,
): Promise<string> => {
  let address = '';
  const fetch = ((url: string) => {
    address = url;
    return Promise.reject(new TypeError('not sent'));
  }) as typeof globalThis.fetch;
  await call(createApiClient({ baseUrl: '', credentials: true, fetch })).catch(() => undefined);
  return address;
};

test('a search comes with its first results in their tag, and with the files of its widget alone', async () => {
  const text = await read('/search?tab=Buy&city=Pune');
  assert.match(bodyOf(text), /<housing-results>(Leela & Sons|Meera),(Leela & Sons|Meera)<\/housing-results>/);
  assert.not.match(bodyOf(text), 'plain');
  assert.equal(linksOf(text, 'modulepreload'), [
    '/assets/core.js',
    '/assets/search-1.js',
    '/assets/results-2.js',
  ]);
  assert.match(text, '<link data-later href="/assets/react.js">');
  assert.equal(
    linksOf(text, 'preload'),
    [],
    'the page has brought the answer, and its cards name their pictures',
  );
  const inner = createHash('sha256').update('.c{top:0}').digest('base64');
  assert.match(await policyOf('/search?tab=Buy&city=Pune'), `'sha256-${inner}'`);
});

test('a search that finds nothing comes with the files of the site and the call that its widget makes', async () => {
  const query = 'tab=Buy&city=Thane&bedrooms=2BHK,3BHK&sort=price-up';
  const text = await read(`/search?${query}`);
  assert.match(bodyOf(text), 'plain');
  assert.ok(linksOf(text, 'modulepreload').includes('/assets/react.js'));
  const address = filtersFromUrl(query);
  const call = await asked((api) =>
    api.call(listListings, { params: { kind: kindOfTab(address.tab) }, query: pageQuery(address, 1) }),
  );
  assert.match(call, '/api/v3/properties/sell?');
  assert.ok(linksOf(text, 'preload').includes(call), call);
  assert.match(text, '<link rel="preload" as="fetch" crossorigin="use-credentials"');
});

test('a search with its map comes with what paints its ground first, where its homes are, the rest of the map and its call', async () => {
  const query = 'tab=Buy&city=Pune&view=map';
  const text = await read(`/search?${query}`);
  assert.match(bodyOf(text), '<housing-results>');
  assert.not.match(text, 'data-later', 'the files of the site do not wait');
  const files = linksOf(text, 'modulepreload');
  assert.equal(files, [
    ...['paint.js', 'pune.js'].map((file) => `/assets/${file}`),
    ...['core.js', 'react.js', 'search-1.js', 'results-2.js', 'map.js'].map((file) => `/assets/${file}`),
  ]);
  assert.is([...text.matchAll(/ data-ahead>/g)].length, 3, 'the map is fetched, and runs when it is drawn');
  assert.match(text, '<script type="module" async fetchpriority="high" src="/assets/first.js"></script>');
  const { tab, filters } = filtersFromUrl(query);
  const call = await asked((api) => api.call(getListingMap, mapInput({ tab, filters, zoom: zoomAtFirst })));
  assert.match(call, '/api/v3/map/sell?');
  assert.equal(linksOf(text, 'preload'), [call]);
  const { box } = (await server.get(call)).json as ListingMap;
  assert.match(bodyOf(text), JSON.stringify(box));

  const area = await read('/search?tab=Buy&city=Pune&bbox=72.8,19,72.9,19.1&view=map');
  const there = linksOf(area, 'modulepreload');
  assert.ok(there.includes('/assets/mumbai.js') && !there.includes('/assets/pune.js'));
});

test('a listing comes with itself and its call, in the language of the page', async () => {
  const text = await read(`/product?id=${id}`, { ...html, cookie: 'housing-language=mr' });
  assert.match(bodyOf(text), '<p lang="mr">');
  const call = await asked((api) => api.call(getListing, { params: { kind: 'sell', id } }));
  assert.ok(linksOf(text, 'preload').includes(call), call);
});

const stylesOf = (text: string): string => /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';

const policyOf = async (path: string): Promise<string> =>
  String((await server.get(path, html)).headers['content-security-policy']);

test('pictures are asked for in the head, and the styles stand in the page, which its policy lets pass', async () => {
  const text = await read(`/product?id=${id}`);
  assert.match(text.split('</head>')[0] ?? '', '<link rel="preload" as="image" href="/a.webp"/>');
  assert.is(stylesOf(text), 'b{}.a{color:red}');
  for (const path of [`/product?id=${id}`, '/login']) {
    const hash = createHash('sha256')
      .update(stylesOf(await read(path)))
      .digest('base64');
    assert.match(await policyOf(path), `style-src 'self' 'sha256-${hash}';`);
  }
});

test('a page without first content keeps its plain one, with the files of its screen', async () => {
  const text = await read('/login');
  assert.is(bodyOf(text).includes('plain'), true);
  assert.equal(linksOf(text, 'modulepreload'), [
    '/assets/core.js',
    '/assets/react.js',
    '/assets/account-3.js',
  ]);
  assert.is(stylesOf(text), 'b{}');
});

test('what would bring a drawn tag to life runs when the page has put its own there', async () => {
  const text = await read('/profile/sell');
  assert.match(text, '<link rel="modulepreload" fetchpriority="low" href="/assets/posting-4.js">');
  assert.match(text, '<link rel="modulepreload" fetchpriority="low" href="/assets/form-5.js" data-ahead>');
});

test("a search without a tab is the browser's to know: the last one comes before Buy", async () => {
  const text = await read('/search?city=Pune');
  assert.is(bodyOf(text).includes('plain'), true);
  assert.equal(linksOf(text, 'preload'), []);
});

test('a drawing that fails leaves a page that works', async () => {
  const { status, text } = await server.get('/search?tab=Buy&city=Nashik', html);
  assert.is(status, 200);
  assert.is(bodyOf(text).includes('plain'), true);
});

test('a page is compressed for browsers that accept it', async () => {
  const { headers, rawPayload } = await server.app.inject({
    url: '/login',
    headers: { ...html, 'accept-encoding': 'gzip, br' },
  });
  assert.is(headers['content-encoding'], 'br');
  assert.match(String(headers.vary), /cookie.*accept-encoding/);
  assert.match(brotliDecompressSync(rawPayload).toString(), '<html lang="en"');
  assert.is((await server.get('/login', html)).headers['content-encoding'], undefined);
});

const embedded = (remoteAddress: string, city: string, more = '') =>
  server.app.inject({ url: `/embed/render/results?tab=Buy&city=${city}${more}`, remoteAddress });

test('a partner’s page is given the rules by a link, or inside with the files of the widget and their hashes', async () => {
  const { body: linked } = await embedded('203.0.113.6', 'Pune');
  assert.match(linked, /<template shadowrootmode="open"><link rel="stylesheet" href="[^"]*style\.css/);
  assert.equal(linksOf(linked, 'modulepreload'), []);
  assert.is((await embedded('203.0.113.6', 'Pune', '&styles=link')).body, linked);
  const { body: inside } = await embedded('203.0.113.6', 'Pune', '&styles=inside');
  assert.match(inside, '<template shadowrootmode="open"><style>.e{}</style>');
  assert.not.match(inside, 'rel="stylesheet"');
  assert.not.match(inside, ' styles=', 'it is no attribute of the tag');
  assert.equal(
    linksOf(inside, 'modulepreload').map((href) => new URL(href).pathname),
    ['/embed/1.0.0-a/kit.js', '/embed/1.0.0-a/results.js'],
  );
  assert.match(inside, /integrity="sha384-k">.*integrity="sha384-r">/);
  const refused = await embedded('203.0.113.6', 'Pune', '&styles=outside');
  assert.is(refused.statusCode, 400);
  assert.match(refused.body, 'styles');
});

test('what a partner’s server is given holds no name and no number of anybody', async () => {
  const { statusCode, body } = await embedded('203.0.113.7', 'Pune');
  assert.is(statusCode, 200, body);
  assert.match(body, 'Meera');
  for (const secret of [owner.name, owner.phone, owner.email]) assert.not.match(body, secret);
});

test('a partner’s server past its calls of a minute waits, also for what is kept; another does not', async () => {
  for (let call = 0; call < 4; call += 1)
    assert.is((await embedded('203.0.113.8', 'Nashik')).statusCode, 200);
  const refused = await embedded('203.0.113.8', 'Nashik');
  assert.is(refused.statusCode, 429);
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.is((await embedded('203.0.113.9', 'Nashik')).statusCode, 200);
});

test.run();
