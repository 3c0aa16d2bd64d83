/** The server's routes and the contract are one list. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allEndpoints } from '../../src/api/contract/all.js';
import type { Endpoint } from '../../src/api/contract/endpoint.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/routes');
let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

type Plain = Pick<Endpoint, 'method' | 'path'>;
const nameOf = ({ method, path }: Plain): string => `${method} ${path}`;

const contract = allEndpoints;

/** Routes that are no calls of the API. */
const notCalls =
  /^(GET|HEAD) \/(healthz|readyz|metrics|media|assets|embed|content|qr|robots\.txt|llms\.txt|developers|sitemap|service-worker\.js|manifest\.webmanifest|place-map|api\/(openapi\.json|docs)$|\*)|^POST \/internal\//;

const has = ({ method, path }: Plain): boolean => server.app.hasRoute({ method, url: path });

test('the contract names no call twice', () => {
  const names = contract.map(nameOf);
  assert.is(new Set(names).size, names.length);
  assert.ok(names.length >= 30, `only ${names.length} calls were found`);
});

test('every call of the contract has a route', () => {
  assert.equal(contract.filter((each) => !has(each)).map(nameOf), []);
});

test('every route of the API is in the contract', () => {
  const known = new Set(contract.map(nameOf));
  const routes = server.routes.filter((name) => !notCalls.test(name) && !name.startsWith('HEAD '));
  assert.ok(routes.length > 0);
  assert.equal(
    routes.filter((name) => !known.has(name)),
    [],
  );
});

test.run();
