/** The manifest of the installed site and its service worker, or what removes the worker where nothing is to be kept. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/http/installed-site');
const web = mkdtempSync(join(tmpdir(), 'housing-web-'));
const servers: TestServer[] = [];

test.before(() => {
  writeFileSync(join(web, 'service-worker.js'), 'addEventListener("fetch", () => {});');
  writeFileSync(join(web, 'manifest.webmanifest'), '{"start_url":"/","icons":[{"src":"/assets/i.png"}]}');
});
test.after(async () => {
  await Promise.all(servers.map((server) => server.close()));
  rmSync(web, { recursive: true });
});

const start = async (env: Record<string, string>): Promise<TestServer> => {
  const server = await startServer(env);
  servers.push(server);
  return server;
};

test('the manifest is the built one with the name of this market', async () => {
  const server = await start({ WEB_DIR: web, BRAND: 'Ghar' });
  const { status, headers, json } = await server.get('/manifest.webmanifest');
  assert.is(status, 200);
  assert.match(headers['content-type'] ?? '', 'application/manifest+json');
  assert.equal(json, {
    ...{ name: 'Ghar', short_name: 'Ghar', start_url: '/' },
    icons: [{ src: '/assets/i.png' }],
  });
});

test('the worker is asked for anew at each visit', async () => {
  const { status, headers, text } = await (await start({ WEB_DIR: web })).get('/service-worker.js');
  assert.is(status, 200);
  assert.match(text, 'fetch');
  assert.match(headers['content-type'] ?? '', 'text/javascript');
  assert.is(headers['cache-control'], 'no-cache');
});

test('where browsers are to keep nothing, the worker is one that removes all and itself', async () => {
  const { text } = await (await start({ WEB_DIR: web, OFFLINE: 'off' })).get('/service-worker.js');
  assert.match(text, 'caches.delete');
  assert.match(text, 'registration.unregister');
  assert.not.match(text, "'fetch'");
});

test('a site that is not built has no manifest, and says so', async () => {
  const { status, json } = await (await start({ WEB_DIR: join(web, 'none') })).get('/manifest.webmanifest');
  assert.is(status, 404);
  assert.match((json as { message: string }).message, 'not built yet');
});

test.run();
