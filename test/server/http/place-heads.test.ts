/** Pages of places as search engines see them: head, way from other spellings, sitemap, and nothing where nothing is. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { places } from '../../../server/places/gazetteer.js';
import { upsertPlaces } from '../../../server/repositories/place.js';
import { aSale, owner } from '../../support/listings.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/http/place-heads');
const web = mkdtempSync(join(tmpdir(), 'housing-web-'));
let server: TestServer;

test.before(async () => {
  writeFileSync(join(web, 'index.html'), '<html><head><!--head--></head><body><!--data--></body></html>');
  server = await startServer({ WEB_DIR: web });
  const owners = ['owner-1', 'owner-2', 'owner-3'];
  await server.database.sql
    .insertInto('app_user')
    .values(owners.map((id, at) => ({ ...owner, id, email: `${id}@example.com`, phone: `982001234${at}` })))
    .execute();
  await upsertPlaces(server.database.sql, places);
  await server.services.writer.saveListings(
    Array.from({ length: 8 }, (_, at) =>
      aSale(
        { locality: 'Kothrud', society: `Home ${at}`, price: 11_500_000 },
        { ownerId: owners[at % 3] as string },
      ),
    ),
  );
  await server.services.asking.count();
  server.services.places.forget();
});
test.after(async () => {
  await server.close();
  rmSync(web, { recursive: true, force: true });
});

const page = (address: string) => server.get(address, { accept: 'text/html' });
const dataOf = (text: string): Record<string, unknown>[] =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );

test('a locality says in its head what homes there ask, in the reader’s language', async () => {
  const { status, text } = await page('/in/pune/kothrud');
  assert.is(status, 200);
  assert.match(text, '<title>Homes in Kothrud, Pune: asking prices | Housing</title>');
  assert.match(text, 'Homes for sale in Kothrud ask a median of ₹ 1.1 Cr, over 8 homes.');
  assert.match(text, '<link rel="canonical" href="https://homes.example/in/pune/kothrud">');
  assert.match(text, 'hreflang="mr" href="https://homes.example/in/pune/kothrud?lang=mr"');
  assert.not.match(text, 'noindex');
  assert.match((await page('/in/pune/kothrud?lang=mr')).text, '<title>कोथरूड, पुणे मधील घरे');
});

test('and what is near it: stations with the walk, and close localities with homes', async () => {
  const told = async (path: string): Promise<string> =>
    /<meta name="description" content="([^"]*)"/.exec((await page(path)).text)?.[1] ?? '';
  const near = 'On foot from the middle of Kothrud it’s about 5 min to Vanaz station and about';
  assert.match(await told('/in/pune/kothrud'), near);
  assert.match(
    await told('/in/pune/kothrud?lang=mr'),
    'कोथरूड च्या मध्यापासून चालत: वनाझ स्थानक सुमारे 5 मिनिटे आणि',
  );
  assert.match(await told('/in/pune/kothrud?lang=hi'), 'कोथरूड के बीच से पैदल: वनाझ स्टेशन लगभग 5 मिनट और');
  assert.not.match(await told('/in/pune'), 'On foot');
});

test('its data names the place and the way to it', async () => {
  const [place, way] = dataOf((await page('/in/pune/kothrud')).text);
  assert.equal([place?.['@type'], place?.name], ['Place', 'Kothrud, Pune']);
  assert.equal(
    (way?.itemListElement as { item: string }[]).map(({ item }) => item),
    ['/', '/in/pune', '/in/pune/kothrud'].map((path) => `https://homes.example${path}`),
  );
});

for (const [path, to] of [
  ['/in/Poona/KOTHRUD?lang=hi', '/in/pune/kothrud?lang=hi'],
  ['/in/bombay', '/in/mumbai'],
  [`/in/pune/${encodeURIComponent('कोथरूड')}`, '/in/pune/kothrud'],
] as const)
  test(`${decodeURI(path)} leads to ${to}`, async () => {
    const { status, headers } = await page(path);
    assert.equal([status, headers.location], [301, to]);
  });

test('a place where nothing is offered is not for search engines, one that nobody knows is not there', async () => {
  const empty = await page('/in/pune/baner');
  assert.is(empty.status, 200);
  assert.match(empty.text, 'noindex');
  for (const path of ['/in/atlantis', '/in/pune/atlantis', '/in/pune/kothrud/flats', '/in'])
    assert.is((await page(path)).status, 404, path);
  assert.is((await page('/in/pune/%E0%A4%A')).status, 400);
});

test('the sitemap names the places with content, in three languages, and no others', async () => {
  const { text } = await server.get('/sitemap/site.xml');
  const named = [...text.matchAll(/<loc>https:\/\/homes\.example(\/in\/[^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  assert.equal(
    named,
    ['/in/pune', '/in/pune/kothrud'].flatMap((path) => [path, `${path}?lang=hi`, `${path}?lang=mr`]),
  );
});

test.run();
