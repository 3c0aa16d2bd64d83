/** Content over HTTP: the reply fits the contract, the art is served to every site. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import { Value } from 'typebox/value';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loadContent, withAbsoluteAddresses } from '../../../server/content/load.js';
import { registerContent } from '../../../server/routes/content.js';
import type { TypedApp } from '../../../server/routes/typed-app.js';
import { Content } from '../../../src/api/contract/content.schema.js';

const test = suite<{ app: TypedApp }>('server/routes/content');
test.before(async (context) => {
  context.app = fastify().withTypeProvider<TypeBoxTypeProvider>();
  registerContent(context.app, {
    content: async () => withAbsoluteAddresses(loadContent('content'), 'http://127.0.0.1:1'),
    contentDir: 'content',
    projects: { picked: async () => ({ projects: [], promotions: [] }) },
  });
  await context.app.ready();
});
test.after(({ app }) => app.close());

test('answers the content as the contract says', async ({ app }) => {
  const reply = await app.inject('/api/v3/content');
  assert.is(reply.statusCode, 200);
  assert.ok(Value.Check(Content, reply.json()));
  assert.is(reply.json().projects.length, 4);
});

test('serves the marks of the banks to every site', async ({ app }) => {
  const reply = await app.inject('/content/bank-1.svg');
  assert.is(reply.statusCode, 200);
  assert.match(String(reply.headers['content-type']), /^image\/svg\+xml/);
  assert.is(reply.headers['access-control-allow-origin'], '*');
  assert.is(reply.headers['cross-origin-resource-policy'], 'cross-origin');
});

test('serves nothing else of the folder', async ({ app }) => {
  for (const path of ['banners.json', '../banners.json', '..%2fbanners.json', 'none.svg', ''])
    assert.is((await app.inject(`/content/${path}`)).statusCode, 404, path);
});

test.run();
