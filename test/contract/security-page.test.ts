/** docs/security.md names every call, and says of each what the server does. */
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allEndpoints, namedCalls } from '../../src/api/contract/all.js';
import { type Endpoint, fillPath } from '../../src/api/contract/endpoint.js';
import { aProject } from '../support/a-project.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/security-page');
let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

interface Row {
  call: string;
  /** Who may make it on our own site. */
  who: string;
  underKey: string;
  /** The file of its tests. */
  tests: string;
}

const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .map((line): Partial<Row> => {
    const [, call, who, underKey, tests] =
      /^\| `([A-Z]+ \/api\/\S+)` \| ([^|]+) \| ([^|]+) \|.*\| ([\w/-]+) \|$/.exec(line) ?? [];
    return {
      ...(call && { call }),
      ...(who && { who }),
      ...(underKey && { underKey }),
      ...(tests && { tests }),
    };
  })
  .filter((row): row is Row => row.call !== undefined);

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const rowOf = (each: Endpoint): Row | undefined => rows.find(({ call }) => call === nameOf(each));

test('each call has one row, and each row is a call', () => {
  assert.equal(rows.map(({ call }) => call).sort(), allEndpoints.map(nameOf).sort());
});

test('what a call may do under a key is what the contract says', () => {
  for (const each of allEndpoints) assert.is(rowOf(each)?.underKey, each.partner, nameOf(each));
});

test('the tests that a row names make the call, by its path or by its name', () => {
  for (const { name, call } of namedCalls) {
    const { tests = '' } = rowOf(call) ?? {};
    const source = readFileSync(
      new URL(`${tests.includes('/') ? '../' : ''}${tests}.test.ts`, import.meta.url),
      'utf8',
    );
    const [path = ''] = call.path.split('/:');
    const [exported = ''] = name.split('.');
    // Some tests put paths together.
    const last = path.split('/').at(-1) ?? '';
    const isMade = [path, exported, last].some((text) => new RegExp(`${text}\\b`).test(source));
    assert.ok(isMade, `${tests} does not make ${nameOf(call)}`);
  }
});

/** A body that is well formed, where a call looks at it before it asks who is there. */
const bodies: Readonly<Record<string, object>> = {
  'POST /api/v3/add-viewdata': { p_id: 'x', type: 'sell' },
  'POST /api/v3/sendsms': { type: 'sell', propertyId: 'x', userId: 'x' },
  'PUT /api/v4/property-status/:id': { status: 'Active' },
  'POST /api/v1/reports': { listing: 'x', reason: 'fraud' },
  'POST /api/v1/saved/merge': { homes: [] },
  'POST /api/v1/searches': { query: 'tab=Buy', email: 'a@example.com' },
  'PATCH /api/v1/searches/:id': { frequency: 'off' },
  'PUT /api/v1/alerts': { frequency: 'off' },
  'POST /api/v1/notifications/read': {},
  'PUT /api/v1/notifications/choices': { type: 'cut', channel: 'bell', isOn: true },
  'PUT /api/v1/push': {
    endpoint: 'https://fcm.googleapis.com/x',
    keys: { p256dh: 'x'.repeat(80), auth: 'x'.repeat(22) },
  },
  'POST /api/v1/coin-orders': { coins: 10 },
  'PUT /api/v1/desk/settings/:name': { version: 0, reason: 'because' },
  'POST /api/v1/contact-refunds': { user: 'x', reason: 'sold' },
  'POST /api/v1/test-payments/:id': { outcome: 'paid' },
  'POST /api/v1/desk/listings/:id': { act: 'hide', reason: 'because' },
  'POST /api/v1/desk/reports/:number': { outcome: 'kept', answer: 'because' },
  'POST /api/v1/desk/people/:id': { act: 'suspend', reason: 'because' },
  'POST /api/v1/desk/refunds/:id': { act: 'give', reason: 'because' },
  'POST /api/v1/desk/coin-orders/:id': { reason: 'because' },
  'POST /api/v1/desk/partner-keys/:key': { reason: 'because' },
  'POST /api/v1/desk/places': { name: 'Baner', city: 'Pune' },
  'POST /api/v1/own-projects': aProject(),
  'PUT /api/v1/own-projects/:id': aProject(),
  'PUT /api/v1/own-projects/:id/listings': { listings: [] },
  'POST /api/v1/desk/projects/:id': { act: 'approve', reason: 'because' },
  'POST /api/v1/partner-tickets': { subject: 'viewers' },
  'POST /api/v1/agencies/:id/invites': { email: 'a@example.com', role: 'member' },
  'PUT /api/v1/agencies/:id/people/:person': { role: 'member' },
  'POST /api/v1/agency-invites/open': { token: 'x' },
  'POST /api/v1/agency-invites/accept': { token: 'x' },
  'PUT /api/v1/own-page': { isShown: false, languages: [] },
  'PUT /api/v1/webhook': { url: 'https://x.example' },
  'POST /api/v1/partner-keys': { name: 'x', mode: 'live', origins: ['https://x.example'] },
  'POST /api/v1/partner-sign-in': {
    ...{ key: 'x', origin: 'https://x.example', challenge: 'x'.repeat(43), delivery: 'message' },
  },
};

test('a stranger is refused where one must be signed in, and nowhere else', async () => {
  for (const each of allEndpoints) {
    const { who } = rowOf(each) ?? { who: '' };
    const { statusCode } = await server.app.inject({
      method: each.method,
      url: fillPath(each.path, {
        kind: 'sell',
        type: 'sell',
        id: 'x',
        key: 'x',
        userId: 'x',
        propertyId: 'x',
        number: 'R-1',
      }),
      ...(each.method !== 'GET' && { payload: bodies[nameOf(each)] ?? {} }),
    });
    const said = `${nameOf(each)} answers ${statusCode}`;
    // Where a page of a key is asked for, that is looked at first.
    if (who.startsWith('signed in,')) assert.is(statusCode, 403, said);
    else assert.is(statusCode === 401, who.startsWith('signed in'), said);
  }
});

test.run();
