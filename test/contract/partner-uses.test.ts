/** A pass on a partner's page carries what the person came for, and more only after they allowed more (S-550). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allEndpoints } from '../../src/api/contract/all.js';
import { fillPath } from '../../src/api/contract/endpoint.js';
import { type PartnerUse, partnerUses } from '../../src/api/contract/partner-uses.js';
import { approve, makeKey, page, pkce, type Visitor, visitor } from '../support/partner-visitor.js';
import { type Person, signedIn, stranger } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/partner-uses');
let server: TestServer;
let kavya: Person;
let key: string;

test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test' });
  key = (await makeKey(await signedIn(server))).key;
  kavya = await signedIn(server);
});
test.after(() => server.close());

const cameFor = (...uses: PartnerUse[]): Promise<Visitor> => visitor(server, kavya, key, { uses });

const held = { number: 'R-1', kind: 'sell', type: 'sell', id: 'x', key: 'x', userId: 'x', propertyId: 'x' };
const personal = allEndpoints.filter(({ partner }) => partner === 'person');

/** Returns the calls that the pass of a visitor does not reach. */
const refusedOf = async (visit: Visitor): Promise<string[]> => {
  const refused: string[] = [];
  for (const each of personal) {
    if (each.path.endsWith('/logout')) continue;
    const reply = await visit.as(
      each.method,
      fillPath(each.path, held),
      each.method === 'GET' ? undefined : {},
    );
    if (reply.json.code === 'insufficient-scope') {
      assert.is(reply.status, 403);
      assert.is(reply.headers['access-control-allow-origin'], page);
      refused.push(`${each.method} ${each.path}`);
    }
  }
  return refused;
};

const callsFor = (...uses: PartnerUse[]): string[] =>
  personal
    .filter((each) => each.for && uses.includes(each.for))
    .map(({ method, path }) => `${method} ${path}`);

test('a pass makes the calls of its uses, and managing contains posting', async () => {
  assert.ok(
    callsFor('reaching').length > 3 && callsFor('posting').length > 5 && callsFor('managing').length > 10,
  );
  assert.equal(await refusedOf(await cameFor('reaching')), callsFor('posting', 'managing'));
  assert.equal(await refusedOf(await cameFor('posting')), callsFor('reaching', 'managing'));
  assert.equal(await refusedOf(await cameFor('managing')), callsFor('reaching'));
  assert.equal(await refusedOf(await cameFor(...partnerUses)), []);
});

test('only being signed in, and a ticket, which has a use of its own, go with every pass', () => {
  const free = personal.filter((each) => !each.for).map(({ path }) => path.split('/').at(-1));
  assert.equal(free.sort(), ['checkAuth', 'get-coin', 'logout', 'partner-tickets', 'profile']);
});

test('a refused call changes nothing, tells who is to allow it, and leaves the person signed in', async () => {
  const visit = await cameFor('posting');
  const refused = await visit.as('GET', '/api/v4/userproperties');
  assert.equal([refused.status, refused.json.code], [403, 'insufficient-scope']);
  assert.match(refused.json.message, /allow/i);
  assert.equal((await visit.as('GET', '/api/v1/checkAuth')).json, { authenticated: true });
  assert.is((await visit.as('GET', '/api/v1/get-coin')).status, 200);
});

test('the uses go along with every renewal, and a page learns them with its pass', async () => {
  const visit = await cameFor('reaching');
  assert.equal(visit.uses, ['reaching']);
  const next = await visit.call('POST', '/api/v1/partner-token/refresh', { refresh: visit.refresh });
  assert.equal(next.json.uses, ['reaching']);
  const bearer = { authorization: `Bearer ${next.json.access}` };
  assert.is((await visit.call('GET', '/api/v4/userproperties', undefined, bearer)).status, 403);
  assert.is((await visit.call('GET', '/api/v3/my-contacts', undefined, bearer)).status, 200);
});

test('a ticket is of the use that its details are for', async () => {
  const [reaching, managing] = [await cameFor('reaching'), await cameFor('managing')];
  const ask = async (visit: Visitor, subject: string) =>
    (await visit.as('POST', '/api/v1/partner-tickets', { subject, id: '' })).json.code;
  assert.is(await ask(reaching, 'viewers'), 'insufficient-scope');
  assert.is(await ask(managing, 'viewers'), undefined);
  assert.is(await ask(managing, 'contact'), 'insufficient-scope');
  assert.is(await ask(reaching, 'contact'), 'not-found');
  assert.is(await ask(reaching, 'profile'), undefined);
});

test('a window of an earlier version names no uses and allows all, as it says there', async () => {
  const visit = await visitor(server, kavya, key);
  assert.equal(visit.uses, partnerUses);
  assert.equal(await refusedOf(visit), []);
});

test('what is no use, or none, is refused', async () => {
  for (const uses of [[], ['everything'], 'reaching', ['reaching', 'reaching']])
    assert.is((await approve(kavya, key, pkce().challenge, { uses })).status, 400, JSON.stringify(uses));
  assert.is((await approve(stranger(server), key, pkce().challenge, { uses: ['posting'] })).status, 401);
});

test.run();
