/** Checks and writers of answers are compiled with their first use, so a start does not tell whether they can be. */
import serializersOf from '@fastify/fast-json-stringify-compiler';
import { AjvCompiler } from '@fastify/ajv-compiler';
import fastify, { type FastifyInstance } from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { buildApp } from '../../../server/app.js';
import { readConfig } from '../../../server/config.js';
import { createSerializers, createValidators } from '../../../server/http/validation.js';
import { openTestDatabase } from '../../support/engines.js';

const test = suite('server/http/validation');

const pagesApp = (): FastifyInstance => {
  const compilersFactory = { buildValidator: createValidators(), buildSerializer: createSerializers() };
  const app = fastify({ schemaController: { compilersFactory } });
  const schema = {
    querystring: { type: 'object', properties: { page: { type: 'integer' } } },
    body: { type: 'object', properties: { page: { type: 'integer' } } },
    response: { 200: { type: 'object', properties: { page: { type: 'integer' } } } },
  };
  app.post('/pages', { schema }, ({ query, body }) => ({
    ...(query as object),
    ...(body as object),
    more: 1,
  }));
  return app;
};

test('the first request is checked as the second is: a query is text, JSON is not', async () => {
  const app = pagesApp();
  for (const round of ['first', 'second']) {
    const good = await app.inject({ method: 'POST', url: '/pages?page=3', payload: {} });
    assert.equal(good.json(), { page: 3 }, round);
    const wrong = await app.inject({ method: 'POST', url: '/pages?page=three', payload: {} });
    assert.match(wrong.json<{ message: string }>().message, 'querystring/page must be integer', round);
    const text = await app.inject({ method: 'POST', url: '/pages', payload: { page: '3' } });
    assert.match(text.json<{ message: string }>().message, 'body/page must be integer', round);
  }
  await app.close();
});

test('an answer has what its schema names, the first one too', async () => {
  const app = pagesApp();
  for (const round of ['first', 'second']) {
    const { body } = await app.inject({ method: 'POST', url: '/pages', payload: { page: 2 } });
    assert.is(body, '{"page":2}', round);
  }
  await app.close();
});

test('the schemas of all routes can be compiled', async () => {
  const database = await openTestDatabase();
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://homes.example',
    WEB_DIR: '/nonexistent',
  });
  const compiled = { checks: 0, writers: 0 };
  const check = AjvCompiler()({}, { customOptions: { coerceTypes: 'array', allErrors: false } });
  const write = serializersOf()({});
  const { app } = await buildApp(config, database, {
    validator: (part) => {
      compiled.checks += 1;
      return check(part);
    },
    serializer: (route) => {
      compiled.writers += 1;
      return write(route as Parameters<typeof write>[0]);
    },
  });
  await app.ready();
  assert.ok(compiled.checks > 100 && compiled.writers > 100, JSON.stringify(compiled));
  await app.close();
  await database.close();
});

test.run();
