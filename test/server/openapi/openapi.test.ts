/** /api/openapi.json says what the contract and docs/security.md say, and /api/docs shows it. */
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stylesIn } from '../../../server/http/security-headers.js';
import { namedCalls } from '../../../src/api/contract/all.js';
import { script } from '../../support/run/script.js';
import { startServer, type TestReply, type TestServer } from '../../support/server.js';

const { contractTexts, TEXTS_FILE } = await script<{ contractTexts: () => string; TEXTS_FILE: URL }>(
  'contract-texts.mjs',
);

const test = suite('server/openapi/openapi');

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  'x-partner': string;
  security?: object[];
  parameters?: { name?: string; in?: string }[];
  requestBody?: { content: Record<string, { schema: { required?: string[] } }> };
  responses: Record<string, object>;
}
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
};

let server: TestServer;
let reply: TestReply;
let document: Document;
test.before(async () => {
  server = await startServer({ BRAND: 'Homes & Co' });
  reply = await server.get('/api/openapi.json');
  document = reply.json as Document;
});
test.after(() => server.close());

const operationOf = (method: string, path: string): Operation | undefined =>
  document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

test('the document is valid OpenAPI 3.1, all its references lead somewhere', async () => {
  assert.is(reply.status, 200);
  assert.is(document.openapi, '3.1.0');
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  assert.ok(valid, JSON.stringify(errors));
  for (const [, name = ''] of reply.text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)) {
    const [part = '', key = ''] = name.split('/');
    const { components } = document as unknown as { components: Record<string, Record<string, object>> };
    assert.ok(components[part]?.[key], name);
  }
});

test('a document with a fault would be refused', async () => {
  const broken = structuredClone(document) as { paths: Record<string, object> };
  broken.paths['/api/v1/broken'] = { get: { responses: 'none' } };
  assert.not((await new Validator().validate(broken)).valid);
});

test('each call of the contract is in it, with a text and what is answered', () => {
  for (const { name, call } of namedCalls) {
    const found = operationOf(call.method, call.path);
    assert.ok(found, name);
    assert.ok((found.description.split('\n')[0] ?? '').length > 5, `${name} has no text`);
    assert.ok(found.responses['200'] ?? found.responses['201'], name);
    assert.ok(found.responses.default, name);
    assert.is(found['x-partner'], call.partner);
  }
  const described = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
  assert.is(described.length, namedCalls.length);
});

test('who must be signed in is what docs/security.md says', () => {
  const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  for (const { call } of namedCalls) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${call.method} ${call.path}\` |`));
    const asks = row?.split('|')[2]?.trim().startsWith('signed in');
    assert.is(operationOf(call.method, call.path)?.security !== undefined, asks, call.path);
  }
});

test('parameters, bodies and forms are described', () => {
  const search = operationOf('GET', '/api/v3/properties/:kind');
  const names = search?.parameters?.map((each) => `${each.in} ${each.name}`);
  assert.ok(names?.includes('path kind'));
  assert.ok(names?.includes('query minbudget'));
  const register = operationOf('POST', '/api/v1/register')?.requestBody?.content['application/json'];
  assert.equal(register?.schema, { $ref: '#/components/schemas/RegisterBody' });
  const posting = operationOf('POST', '/api/v2/sellproperty')?.requestBody?.content['multipart/form-data'];
  assert.ok(posting?.schema.required?.includes('price'));
});

test('the texts are those of the contract', () => {
  assert.is(readFileSync(TEXTS_FILE, 'utf8'), contractTexts(), 'run node scripts/contract-texts.mjs');
});

test('the page shows every call under a policy that lets nothing in', async () => {
  const page = await server.get('/api/docs');
  assert.is(page.status, 200);
  assert.match(page.headers['content-type'] ?? '', 'text/html');
  assert.match(page.text, '<title>Homes &amp; Co API</title>');
  for (const { call } of namedCalls)
    assert.match(page.text, `${call.method} ${call.path.replaceAll(/:(\w+)/g, '{$1}')}</code>`);
  assert.not.match(page.text, /<script|<link|<img|\sstyle=|\son\w+=/);
  const policy = page.headers['content-security-policy'] ?? '';
  assert.match(policy, "default-src 'self'");
  assert.match(policy, "frame-ancestors 'none'");
  assert.is(stylesIn(page.text).length, 1);
  assert.match(policy, /style-src 'self' 'sha256-/);
  const places = [...page.text.matchAll(/href="#([^"]+)"/g)].map(([, name = '']) => name);
  assert.ok(places.length > 50);
  for (const name of new Set(places)) assert.match(page.text, `id="${name}"`);
});

test.run();
