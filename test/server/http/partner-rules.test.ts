/** What pages of partners may call comes from the contract, and what the contract does not say is refused. */
import { readdirSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createPartnerRules, partnerRuleOf } from '../../../server/http/partner-rules.js';
import { allEndpoints } from '../../../src/api/contract/all.js';
import { type Endpoint, endpoint, fillPath } from '../../../src/api/contract/endpoint.js';

const test = suite('server/http/partner-rules');

/** The address of a call with something in every place. */
const addressOf = ({ path }: Pick<Endpoint, 'path'>): string =>
  fillPath(path, new Proxy({}, { get: (_, name) => `a ${String(name)}/..` }));

test('each call of the contract says who may make it on a page of a partner, and the server reads it there', () => {
  for (const call of allEndpoints) {
    const { method, partner } = call;
    assert.ok(['anyone', 'person', 'ticket', 'never'].includes(partner), call.path);
    for (const url of [addressOf(call), `${addressOf(call)}?page=2`, `${addressOf(call)}/`]) {
      const access = partnerRuleOf(method, url)?.access ?? 'never';
      assert.is(access, partner, `${method} ${url}`);
    }
  }
});

test('the list of calls holds every call of every file of the contract', () => {
  const folder = new URL('../../../src/api/contract/', import.meta.url);
  const written = readdirSync(folder)
    .filter((file) => !file.endsWith('.schema.ts'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(
        /'(GET|POST|PUT|PATCH|DELETE)',\s*'(\/api\/[^']+)'/g,
      ),
    ])
    .map(([, method, path]) => `${method} ${path}`);
  assert.ok(written.length > 60);
  assert.equal(allEndpoints.map(({ method, path }) => `${method} ${path}`).sort(), written.sort());
});

test('a call that does not say who may make it is refused', () => {
  const silent = { method: 'GET', path: '/api/v3/new' } as unknown as Endpoint;
  // @ts-expect-error: the compiler asks for it first
  const unsaid = endpoint<{ reply: object }>('GET', '/api/v3/newer', {});
  const unheard = { ...silent, path: '/api/v3/newest', partner: 'everyone' } as unknown as Endpoint;
  const said = endpoint<{ reply: object }>('GET', '/api/v3/said', { partner: 'anyone' });
  const ruleOf = createPartnerRules([silent, unsaid, unheard, said]);
  for (const path of ['/api/v3/new', '/api/v3/newer', '/api/v3/newest', '/api/v3/unknown'])
    assert.is(ruleOf('GET', path), undefined, path);
  assert.equal(ruleOf('GET', '/api/v3/said'), { access: 'anyone' });
});

test('a rule holds for its method and its whole path only', () => {
  const ruleOf = createPartnerRules([
    endpoint<{ reply: object }>('GET', '/api/v1/profile', { partner: 'person' }),
    endpoint<{ reply: object }>('PUT', '/api/v1/profile', { partner: 'never' }),
    endpoint<{ reply: object }>('PUT', '/api/v4/one/:id', { partner: 'person', for: 'managing' }),
  ]);
  assert.is(ruleOf('HEAD', '/api/v1/profile')?.access, 'person');
  assert.equal(ruleOf('PUT', '/api/v4/one/7?a=b'), {
    access: 'person',
    use: 'managing',
    widgets: ['post-property', 'manage'],
  });
  for (const [method, url] of [
    ['PUT', '/api/v1/profile'],
    ['DELETE', '/api/v1/profile'],
    ['GET', '/api/v1/profile/export'],
    ['GET', '/api/v1/profiles'],
    ['GET', '/x/api/v1/profile'],
    ['PUT', '/api/v4/one/'],
    ['PUT', '/api/v4/one/7/8'],
  ] as const)
    assert.is(ruleOf(method, url), undefined, `${method} ${url}`);
});

test.run();
