/** The server's routes and the contract are one list. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as accounts from '../../src/api/contract/accounts.js';
import * as security from '../../src/api/contract/accounts-security.js';
import * as bulk from '../../src/api/contract/bulk.js';
import * as coins from '../../src/api/contract/coins.js';
import * as contact from '../../src/api/contract/contact.js';
import * as content from '../../src/api/contract/content.js';
import type { Endpoint } from '../../src/api/contract/endpoint.js';
import * as listings from '../../src/api/contract/listings.js';
import * as ownListings from '../../src/api/contract/own-listings.js';
import * as hints from '../../src/api/contract/posting-hints.js';
import * as uploads from '../../src/api/contract/uploads.js';
import * as partnerPage from '../../src/api/contract/partner-page.js';
import * as partnerWindows from '../../src/api/contract/partner-windows.js';
import * as partners from '../../src/api/contract/partners.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/routes');
let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

type Plain = Pick<Endpoint, 'method' | 'path'>;
const isEndpoint = (value: unknown): value is Plain => typeof (value as Plain | null)?.path === 'string';
const endpointsIn = (value: unknown): Plain[] =>
  isEndpoint(value)
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(endpointsIn)
      : [];
const nameOf = ({ method, path }: Plain): string => `${method} ${path}`;

const contract = endpointsIn({
  ...accounts,
  ...security,
  ...coins,
  ...contact,
  ...content,
  ...listings,
  ...ownListings,
  ...uploads,
  ...hints,
  ...bulk,
  ...partnerPage,
  ...partnerWindows,
  ...partners,
});

/** Routes that are no calls of the API. */
const notCalls =
  /^(GET|HEAD) \/(healthz|readyz|metrics|media|assets|embed|content|robots\.txt|sitemap|\*)|^POST \/internal\//;

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
