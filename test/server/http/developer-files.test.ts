/** /llms.txt and the pages of the developer site as Markdown (S-810). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/http/developer-files');
const web = mkdtempSync(join(tmpdir(), 'housing-web-'));
let server: TestServer;

test.before(async () => {
  mkdirSync(join(web, 'developers'));
  writeFileSync(join(web, 'llms.txt'), '# Widgets\n\nhttps://HOST/embed, a window of HOST\n');
  writeFileSync(join(web, 'developers.md'), '# Begin\n');
  writeFileSync(join(web, 'developers', 'guide.md'), '# Guide\n');
  writeFileSync(join(web, 'secret.md'), 'not for you\n');
  server = await startServer({ WEB_DIR: web });
});
test.after(async () => {
  await server.close();
  rmSync(web, { recursive: true, force: true });
});

test('the files name the market by its own address', async () => {
  const reply = await server.get('/llms.txt');
  assert.is(reply.text, '# Widgets\n\nhttps://homes.example/embed, a window of homes.example\n');
  assert.match(reply.headers['content-type'] ?? '', 'text/plain');
  assert.is(reply.headers['cache-control'], 'public, max-age=300');
});

test('a page is there as Markdown beside its address', async () => {
  assert.is((await server.get('/developers.md')).text, '# Begin\n');
  const guide = await server.get('/developers/guide.md');
  assert.is(guide.text, '# Guide\n');
  assert.match(guide.headers['content-type'] ?? '', 'text/markdown');
});

test('a page that is not there is a 404, and no address leads to another file', async () => {
  for (const path of [
    '/developers/none.md',
    '/developers/..%2fsecret.md',
    '/developers/../secret.md',
    '/secret.md',
  ]) {
    const reply = await server.get(path, { accept: 'text/plain' });
    assert.is(reply.status, 404, path);
    assert.not.match(reply.text, 'not for you');
  }
});

test.run();
