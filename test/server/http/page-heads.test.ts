/** What a shared link shows: title, canonical address, picture and data of home, search and listings. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aRent, aSale, owner } from '../../support/listings.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/http/page-heads');
const web = mkdtempSync(join(tmpdir(), 'housing-web-'));
let server: TestServer;
let saleId = '';

test.before(async () => {
  writeFileSync(join(web, 'index.html'), '<html><head><!--head--></head><body><!--data--></body></html>');
  server = await startServer({ WEB_DIR: web });
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await server.services.writer.saveListings([
    aSale({ society: 'Rohan "Leela" <Tower>', price: 12_500_000 }, { images: ['demo/tower/leela'] }),
    aRent({}, {}),
  ]);
  const found = (await server.get('/api/v3/properties/sell')).json as { _id: string }[];
  saleId = found[0]?._id ?? '';
});
test.after(async () => {
  await server.close();
  rmSync(web, { recursive: true, force: true });
});

const html = { accept: 'text/html' };
const metaOf = (text: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(text)?.[1];
const canonicalOf = (text: string): string | undefined =>
  /<link rel="canonical" href="([^"]*)">/.exec(text)?.[1];
const dataOf = (text: string): Record<string, unknown>[] =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );

test('the home page names the site and its search', async () => {
  const { text } = await server.get('/', html);
  assert.match(text, '<title>Housing</title>');
  assert.is(canonicalOf(text), 'https://homes.example/');
  assert.is(metaOf(text, 'og:image'), 'https://homes.example/brand/social.png');
  assert.equal(
    dataOf(text).map((data) => data['@type']),
    ['WebSite', 'Organization'],
  );
});

test('a listing unfurls with its headline, price and first picture', async () => {
  const { status, text } = await server.get(`/product?id=${saleId}`, html);
  assert.is(status, 200);
  assert.match(text, /<title>.*for sale in Baner, Pune \| Housing<\/title>/);
  assert.match(metaOf(text, 'og:description') ?? '', '₹ 1.3 Cr');
  assert.match(
    metaOf(text, 'og:image') ?? '',
    /^https:\/\/homes\.example\/media\/demo\/tower\/leela-1600\.webp$/,
  );
  assert.is(metaOf(text, 'robots'), undefined);
  assert.is(canonicalOf(text), `https://homes.example/product?id=${saleId}`);
  const [listing] = dataOf(text);
  assert.is(listing?.['@type'], 'RealEstateListing');
  assert.is((listing?.offers as { price: number }).price, 12_500_000);
});

test('what people typed cannot leave its place in the head', async () => {
  const { text } = await server.get(`/product?id=${saleId}`, html);
  const head = text.slice(0, text.indexOf('</head>'));
  assert.not.match(head, '<Tower>');
  assert.match(metaOf(text, 'description') ?? '', '&quot;Leela&quot; &lt;Tower&gt;');
});

test('a Property ID opens the same canonical address', async () => {
  const found = (await server.get('/api/v3/properties/sell')).json as { propertyId: string }[];
  const { text } = await server.get(`/product?id=${found[0]?.propertyId ?? ''}`, html);
  assert.is(canonicalOf(text), `https://homes.example/product?id=${saleId}`);
});

test('an address of another kind leads to the listing, by its id and its Property ID', async () => {
  const { property_id } = await server.database.sql
    .selectFrom('listing')
    .select('property_id')
    .where('id', '=', saleId)
    .executeTakeFirstOrThrow();
  for (const id of [saleId, property_id]) {
    const { status, headers } = await server.get(`/pg-product?id=${id}`, html);
    assert.equal([status, headers.location], [302, `/product?id=${id}`]);
  }
});

test('a listing that never was is a 404, one that left is a 410, and neither is indexed', async () => {
  const missing = await server.get('/product?id=none', html);
  assert.is(missing.status, 404);
  assert.is(metaOf(missing.text, 'robots'), 'noindex');
  const rents = (await server.get('/api/v3/properties/rent')).json as { _id: string }[];
  const id = rents[0]?._id ?? '';
  await server.database.sql.updateTable('listing').set({ status: 'Inactive' }).where('id', '=', id).execute();
  const gone = await server.get(`/rent-product?id=${id}`, html);
  assert.is(gone.status, 410);
  assert.is(metaOf(gone.text, 'robots'), 'noindex');
});

test('a search names its subject and place, lists what it finds, and drops the order from its address', async () => {
  const { text } = await server.get('/search?tab=Buy&city=Pune&sort=price-up', html);
  assert.match(text, '<title>Property for sale in Pune | Housing</title>');
  assert.is(canonicalOf(text), 'https://homes.example/search?tab=Buy&amp;city=Pune');
  const [list] = dataOf(text);
  assert.is(list?.numberOfItems, 1);
  assert.is(
    (list?.itemListElement as { url: string }[])[0]?.url,
    `https://homes.example/product?id=${saleId}`,
  );
  const empty = await server.get('/search?tab=Buy&city=Atlantis', html);
  assert.is(metaOf(empty.text, 'robots'), 'noindex');
});

test('crawlers find the rules and every public listing', async () => {
  const robots = await server.get('/robots.txt');
  assert.match(robots.text, 'Sitemap: https://homes.example/sitemap.xml');
  assert.match(robots.text, 'Disallow: /profile');
  const { text, headers } = await server.get('/sitemap.xml');
  assert.match(headers['content-type'] ?? '', 'application/xml');
  const files = [...text.matchAll(/<sitemap><loc>https:\/\/homes\.example([^<]+)<\/loc>/g)].map(
    ([, path]) => path,
  );
  assert.equal(files, ['/sitemap/site.xml', '/sitemap/listings-1.xml']);
  const listings = await server.get('/sitemap/listings-1.xml');
  assert.match(listings.text, `<loc>https://homes.example/product?id=${saleId}</loc><lastmod>`);
  assert.match(
    (await server.get('/sitemap/site.xml')).text,
    '<loc>https://homes.example/search?tab=Buy&amp;city=Pune</loc>',
  );
  for (const none of ['listings-2', 'listings-0', 'listings-x', 'other'])
    assert.is((await server.get(`/sitemap/${none}.xml`)).status, 404, none);
  const small = await server.get('/sitemap/listings-1.xml', {
    'accept-encoding': 'br',
    'if-none-match': listings.headers.etag ?? '',
  });
  assert.is(small.status, 304);
});

test.run();
