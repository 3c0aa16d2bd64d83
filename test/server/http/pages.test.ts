/** Pages and files: the site under every address, real 404s, lifetimes, compression. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, brotliCompressSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sitePaths } from '../../../server/http/site-routes.js';
import { routeList } from '../../../src/host/routes.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/http/pages');
const web = mkdtempSync(join(tmpdir(), 'housing-web-'));
let server: TestServer;

const script = 'export const answer = 42;\n';

test.before(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(
    join(web, 'index.html'),
    '<html lang="en"><head><!--head--></head><body><!--data--></body></html>',
  );
  writeFileSync(join(web, 'embed.js'), 'void 0;\n');
  writeFileSync(join(web, 'manifest.json'), '{}');
  writeFileSync(join(web, 'assets', 'core-1a2b.js'), script);
  writeFileSync(join(web, 'assets', 'photo-worker-1a2b.js'), script);
  writeFileSync(join(web, 'assets', 'drawing-1a2b.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(web, 'assets', 'core-1a2b.js.br'), brotliCompressSync(script));
  server = await startServer({
    WEB_DIR: web,
    BRAND: 'Homes & <Co>',
    SUPPORT_PHONE: '1800 000 000',
    SOCIAL_X: 'https://x.example/homes',
    DEMO: 'on',
  });
});
test.after(async () => {
  await server.close();
  rmSync(web, { recursive: true, force: true });
});

const html = { accept: 'text/html,*/*;q=0.8' };

test('the server knows exactly the paths of the site', () => {
  // Articles are known by their files.
  const fixed = routeList.map(({ path }) => path).filter((path) => !path.includes(':'));
  assert.equal([...sitePaths].sort(), fixed.sort());
});

test('every path of the site answers the page, asked again each time', async () => {
  for (const path of sitePaths) {
    const reply = await server.get(`${path}?from=mail`, html);
    assert.is(reply.status, 200, path);
    assert.match(reply.headers['content-type'] ?? '', /^text\/html/);
    assert.is(reply.headers['cache-control'], 'no-cache');
  }
  assert.is((await server.get('/search/', html)).status, 200);
});

test('where somebody is may be asked while a home is posted, and nowhere else', async () => {
  const mayLocate = async (path: string): Promise<boolean> =>
    (await server.get(path, html)).headers['permissions-policy']?.includes('geolocation=(self)') ?? true;
  const paths = [...sitePaths].filter((path) => !path.includes(':'));
  const asked = await Promise.all(paths.map(async (path) => ((await mayLocate(path)) ? [path] : [])));
  assert.equal(
    asked.flat().sort(),
    routeList
      .filter(({ screen, path }) => screen === 'posting' && !path.includes(':'))
      .map(({ path }) => path)
      .sort(),
  );
  assert.not.ok(await mayLocate('/no/such/page'));
});

test('the page comes in the theme and the language that were chosen, and in no other words', async () => {
  const first = async (cookie: string): Promise<string> =>
    /<html[^>]*>/.exec((await server.get('/', { ...html, cookie })).text)?.[0] ?? '';
  assert.is(await first('housing-theme=dark; housing-language=mr'), '<html data-theme="dark" lang="mr">');
  assert.is(await first('a=b; housing-theme=light'), '<html data-theme="light" lang="en">');
  for (const cookie of ['', 'housing-theme=auto', 'housing-theme="><script>', 'not-housing-theme=dark'])
    assert.is(await first(cookie), '<html lang="en">', cookie);
});

test('an unknown path is a 404 that still shows the page', async () => {
  const reply = await server.get('/no/such/page', html);
  assert.is(reply.status, 404);
  assert.match(reply.text, /<html /);
});

test('the page carries title, description, keywords and the site, all safely written', async () => {
  const { text } = await server.get('/', html);
  assert.match(text, /<title>Homes &amp; &lt;Co&gt;<\/title>/);
  assert.match(text, /<meta name="description" content="[^"]{40,}">/);
  assert.match(text, /<meta name="keywords" content="[^"]{20,}">/);
  const data = /<script type="application\/json" id="housing-site">(.*?)<\/script>/.exec(text)?.[1] ?? '';
  assert.not.match(data, /</);
  assert.equal(JSON.parse(data), {
    brand: 'Homes & <Co>',
    origin: 'https://homes.example',
    demo: true,
    phone: '1800 000 000',
    email: null,
    social: { x: 'https://x.example/homes' },
    googleEnabled: false,
    details: {
      brand: 'Homes & <Co>',
      operator: 'Homes & <Co>',
      welcomeCoins: '10',
      coinsSearch: '2',
      coinsDetail: '1',
      dailyContacts: '30',
      dailyMessages: '30',
      listingDays: '90',
    },
    development: true,
    offline: true,
  });
});

test('without a build the page says how to make one', async () => {
  const bare = await startServer();
  const reply = await bare.get('/', html);
  assert.is(reply.status, 503);
  assert.match(reply.text, /npm start/);
  await bare.close();
});

test('a hashed file is kept for a year and comes compressed to those who take it', async () => {
  const plain = await server.get('/assets/core-1a2b.js');
  assert.is(plain.status, 200);
  assert.is(plain.text, script);
  assert.is(plain.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.match(plain.headers['content-type'] ?? '', /javascript/);
  const small = await server.app.inject({
    url: '/assets/core-1a2b.js',
    headers: { 'accept-encoding': 'br' },
  });
  assert.is(small.headers['content-encoding'], 'br');
  assert.match(String(small.headers.vary), /accept-encoding/i);
  assert.is(brotliDecompressSync(small.rawPayload).toString(), script);
});

test('embed.js has a fixed name and a short life, and nothing else of the build lies beside it', async () => {
  const reply = await server.get('/embed/v1/embed.js');
  assert.is(reply.status, 200);
  assert.is(reply.headers['cache-control'], 'public, max-age=300');
  for (const path of ['/embed/v1/manifest.json', '/embed/v1/index.html', '/embed/v1/assets/core-1a2b.js'])
    assert.is((await server.get(path)).status, 404, path);
});

test('a missing file is a 404 in JSON, and no path leads out of the folder', async () => {
  for (const path of [
    '/assets/none.js',
    '/assets/../index.html',
    '/assets/%2e%2e/manifest.json',
    '/assets/..%2fmanifest.json',
  ]) {
    const reply = await server.get(path, { accept: '*/*' });
    assert.not.match(reply.text, /^\{\}$/, path);
    assert.ok(reply.status >= 400 || path.includes('/../'), `${path}: ${reply.status}`);
  }
  const missing = await server.get('/assets/none.js');
  assert.is((missing.json as { code: string }).code, 'not-found');
});

test('no page lets inline code run, and none but our own may frame it', async () => {
  for (const path of ['/', '/search', '/no/such/page']) {
    const { headers } = await server.get(path, html);
    const policy = headers['content-security-policy'] ?? '';
    assert.match(policy, /default-src 'self'/);
    assert.match(policy, /script-src 'self';/);
    assert.match(policy, /style-src 'self';/);
    assert.match(policy, /frame-ancestors 'self'; base-uri 'none'; form-action 'self'; object-src 'none'/);
    assert.match(
      policy,
      /require-trusted-types-for 'script'; trusted-types housing-worker housing-service-worker$/,
    );
    assert.not.match(policy, /unsafe/);
    assert.is(headers['x-content-type-options'], 'nosniff');
    assert.ok(headers['referrer-policy'] && headers['permissions-policy']);
  }
});

test('what says how a page may behave comes with drawings and workers too, not with data and other scripts', async () => {
  const names = [
    'content-security-policy',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
  ];
  const isWith = async (path: string) => {
    const { headers } = await server.get(path);
    assert.is(headers['x-content-type-options'], 'nosniff', path);
    return names.map((name) => headers[name] !== undefined);
  };
  for (const path of ['/assets/photo-worker-1a2b.js', '/assets/drawing-1a2b.svg'])
    assert.equal(await isWith(path), [true, true, true, true], path);
  for (const path of [
    '/api/v3/market',
    '/api/v3/property/sell/none',
    '/embed/v1/embed.js',
    '/assets/core-1a2b.js',
  ])
    assert.equal(await isWith(path), [false, false, false, false], path);
});

test.run();
