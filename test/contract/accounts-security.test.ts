/** What keeps an account its owner's: the password, the sessions, taking the data along, leaving (S-417, D-27). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { signedIn, stranger } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/accounts-security');
let server: TestServer;
test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test' });
});
test.after(() => server.close());

test('a new password needs the current one and ends the other sessions', async () => {
  const kavya = await signedIn(server);
  const { email, password } = kavya;
  const elsewhere = stranger(server);
  await elsewhere.call('POST', '/api/v1/signin', { email, password, usertype: 'Buyer/Owner' });
  const change = (body: object) => kavya.call('PUT', '/api/v1/profile/password', body);

  const wrong: [body: object, message: string][] = [
    [{ newPassword: 'blue-kite-9' }, 'Current Password is required'],
    [{ currentPassword: 'guess', newPassword: 'blue-kite-9' }, 'Current Password is incorrect'],
    [{ currentPassword: password, newPassword: '' }, 'New Password is required'],
    [{ currentPassword: password, newPassword: 'abc' }, 'Password must be at least 6 characters'],
    [
      { currentPassword: password, newPassword: 'mumbai123' },
      'This password is too common. Please choose another one.',
    ],
  ];
  for (const [body, message] of wrong) {
    const reply = await change(body);
    assert.is(reply.status, 400, message);
    assert.is(reply.json.message, message);
  }
  const done = await change({ currentPassword: password, newPassword: 'blue-kite-9' });
  assert.equal([done.status, done.json], [200, { message: 'Password updated successfully' }]);
  assert.equal((await kavya.call('GET', '/api/v1/checkAuth')).json, { authenticated: true });
  assert.equal((await elsewhere.call('GET', '/api/v1/checkAuth')).json, { authenticated: false });
  const reset = await kavya.call('POST', '/api/v1/password/reset', { newPassword: 'red-kite-99' });
  assert.is(reset.status, 403);
});

test('sessions are listed, ended one by one, and all at once', async () => {
  const kavya = await signedIn(server);
  const { email, password } = kavya;
  const phone = stranger(server);
  const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  const form = { email, password, usertype: 'Buyer/Owner' };
  await phone.call('POST', '/api/v1/signin', form, { 'user-agent': agent });
  const { json } = await kavya.call('GET', '/api/v1/sessions');
  assert.is(json.sessions.length, 2);
  const there = json.sessions.find(({ current }) => !current);
  assert.ok(there);
  assert.is(there.device, 'Chrome on Android');
  assert.is(there.method, 'password');
  assert.is((await kavya.call('DELETE', `/api/v1/sessions/${there.id}`)).status, 200);
  assert.is((await kavya.call('DELETE', `/api/v1/sessions/${there.id}`)).status, 404);
  assert.equal((await phone.call('GET', '/api/v1/checkAuth')).json, { authenticated: false });

  await phone.call('POST', '/api/v1/signin', form);
  const stolen = await signedIn(server);
  const mine = (await kavya.call('GET', '/api/v1/sessions')).json.sessions[0]?.id;
  assert.is((await stolen.call('DELETE', `/api/v1/sessions/${mine}`)).status, 404, 'somebody else’s');
  assert.is((await kavya.call('POST', '/api/v1/sessions/end-all')).status, 200);
  assert.equal((await phone.call('GET', '/api/v1/checkAuth')).json, { authenticated: false });
});

test('people take their data along and leave', async () => {
  const kavya = await signedIn(server);
  const data = await kavya.call('GET', '/api/v1/profile/export');
  const kept = data.json as unknown as { account: { email: string }; coins: { reason: string }[] };
  assert.match(String(data.headers['content-disposition']), /^attachment/);
  assert.is(kept.account.email, kavya.email);
  assert.is(kept.coins[0]?.reason, 'welcome');
  assert.not.match(JSON.stringify(kept), /argon2|id_hash/);

  assert.is((await kavya.call('DELETE', '/api/v1/profile', {})).json.message, 'Current Password is required');
  const wrong = await kavya.call('DELETE', '/api/v1/profile', { currentPassword: 'guess' });
  assert.is(wrong.status, 400);
  const gone = await kavya.call('DELETE', '/api/v1/profile', { currentPassword: kavya.password });
  assert.is(gone.status, 200);
  const again = await kavya.call('POST', '/api/v1/signin', {
    email: kavya.email,
    password: kavya.password,
    usertype: 'Buyer/Owner',
  });
  assert.is(again.status, 401);
});

test('the data taken along hold what builders’ pages were allowed, one’s own pages’ days, and files that wait', async () => {
  const kavya = await signedIn(server);
  const ravi = await signedIn(server);
  const { sql: database } = server.database;
  const idOf = async ({ email }: { email: string }) =>
    (await database.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow())
      .id;
  const [own, other] = [await idOf(kavya), await idOf(ravi)];
  const at = new Date('2026-10-02T05:00:00.000Z');
  const key = { mode: 'live' as const, name: 'Our site', origins: [], settings: '{}', created_at: at };
  await database
    .insertInto('partner_key')
    .values([
      { ...key, key: 'pk_live_own', owner_id: own },
      { ...key, key: 'pk_live_other', owner_id: other },
    ])
    .execute();
  await database
    .insertInto('partner_day')
    .values([
      { key: 'pk_live_own', day: '2026-10-02', loads: 7 },
      { key: 'pk_live_other', day: '2026-10-02', loads: 9 },
    ])
    .execute();
  await database.insertInto('partner_trust').values({ user_id: own, partner_id: other, at }).execute();
  await database
    .insertInto('media_file')
    .values({ key: 'photo/ab/waits', kind: 'photo', user_id: own, listing_id: null, colour: null, at })
    .execute();
  const { json } = await kavya.call('GET', '/api/v1/profile/export');
  const { partnerTrust, partnerDays, waitingFiles } = json as unknown as Record<string, unknown>;
  assert.equal(partnerTrust, [{ partner_id: other, at: at.toISOString() }]);
  assert.equal(partnerDays, [
    { key: 'pk_live_own', day: '2026-10-02', loads: 7, searches: 0, opens: 0, contacts: 0 },
  ]);
  assert.equal(waitingFiles, [{ key: 'photo/ab/waits', kind: 'photo', at: at.toISOString() }]);
});

test('whoever leaves and comes back is not welcomed with coins again', async () => {
  const kavya = await signedIn(server);
  await kavya.call('DELETE', '/api/v1/profile', { currentPassword: kavya.password });
  const back = await signedIn(server, { email: 'new-name@example.com', phone: kavya.phone });
  assert.equal((await back.call('GET', '/api/v1/get-coin')).json, {
    coins: 0,
    prices: { search: 2, detail: 1 },
  });
});

test.run();
