/** Embed files under their version: the running one and every one before it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { installEmbedVersions, keepVersion } from '../../../server/http/embed-versions.js';
import { installStaticFiles } from '../../../server/http/static-files.js';
import { createFolderStore } from '../../../server/media/store.js';

const test = suite('server/http/embed-versions');
const folder = mkdtempSync(join(tmpdir(), 'housing-embed-'));
const store = createFolderStore(join(folder, 'media'));
const apps: FastifyInstance[] = [];

/** Writes what a build leaves in its folder, and answers the folder. */
const build = (version: string): string => {
  const web = join(folder, `web-${version}`);
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'embed.js'), `/* loader of ${version} */`);
  writeFileSync(join(web, 'embed.js.br'), 'as brotli');
  writeFileSync(join(web, 'integrity.json'), '{}');
  writeFileSync(join(web, 'assets/core-aB_1.js'), `/* core of ${version} */`);
  writeFileSync(
    join(web, 'embed.json'),
    JSON.stringify({ version, integrity: 'sha384-x', files: { 'core-aB_1.js': 'sha384-y' } }),
  );
  return web;
};

const serve = async (web: string): Promise<FastifyInstance> => {
  const app = fastify();
  await installStaticFiles(app, web);
  await installEmbedVersions(app, web, store);
  apps.push(app);
  return app;
};

test.after(async () => {
  for (const app of apps) await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a version is served whole under its name and may be kept for ever', async () => {
  const app = await serve(build('0.1.0-aaaaaaaa'));
  for (const [file, text] of [
    ['embed.js', '/* loader of 0.1.0-aaaaaaaa */'],
    ['core-aB_1.js', '/* core of 0.1.0-aaaaaaaa */'],
    ['integrity.json', '{}'],
  ] as const) {
    const reply = await app.inject(`/embed/0.1.0-aaaaaaaa/${file}`);
    assert.is(reply.statusCode, 200, file);
    assert.is(reply.body, text);
    assert.is(reply.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.is(reply.headers['content-length'], String(text.length));
  }
});

test('a browser that takes brotli gets what the build compressed, and caches are told', async () => {
  const app = apps[0] as FastifyInstance;
  const url = '/embed/0.1.0-aaaaaaaa/embed.js';
  const reply = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  assert.is(reply.body, 'as brotli');
  assert.is(reply.headers['content-encoding'], 'br');
  assert.is(reply.headers.vary, 'accept-encoding');
  assert.match(String(reply.headers['content-type']), 'text/javascript');
});

test('the version before stays when a new build starts, and /embed/v1 names the new one', async () => {
  const app = await serve(build('0.2.0-bbbbbbbb'));
  assert.is((await app.inject('/embed/0.1.0-aaaaaaaa/core-aB_1.js')).statusCode, 200);
  assert.is((await app.inject('/embed/0.2.0-bbbbbbbb/core-aB_1.js')).body, '/* core of 0.2.0-bbbbbbbb */');
  const newest = await app.inject('/embed/v1/embed.json');
  assert.is(newest.json<{ version: string }>().version, '0.2.0-bbbbbbbb');
  assert.is(newest.headers['cache-control'], 'public, max-age=300');
  assert.is((await app.inject('/embed/v1/embed.js')).body, '/* loader of 0.2.0-bbbbbbbb */');
});

test('a version that another process brings is served without a new start', async () => {
  const app = apps[0] as FastifyInstance;
  assert.is((await app.inject('/embed/0.3.0-cccccccc/embed.js')).statusCode, 404);
  assert.is(await keepVersion(build('0.3.0-cccccccc'), store), '0.3.0-cccccccc');
  assert.is((await app.inject('/embed/0.3.0-cccccccc/embed.js')).statusCode, 200);
});

test('an unknown file is a 404 with the remedy, not to be cached, and no path leads elsewhere', async () => {
  const app = apps[0] as FastifyInstance;
  for (const path of [
    '/embed/9.9.9-dddddddd/embed.js',
    '/embed/0.1.0-aaaaaaaa/..%2f..%2fkey.js',
    '/embed/%2e%2e/x.js',
  ]) {
    const reply = await app.inject(path);
    assert.is(reply.statusCode, 404, path);
  }
  const reply = await app.inject('/embed/9.9.9-dddddddd/embed.js');
  assert.is(reply.headers['cache-control'], 'no-store');
  assert.match(reply.body, 'Use the address /embed/v1/embed.js');
});

test('a folder without a build, as in development, keeps nothing', async () => {
  assert.is(await keepVersion(join(folder, 'nowhere'), store), undefined);
});

test.run();
