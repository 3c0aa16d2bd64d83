/** What changes whose an account is asks who is there, and the old address can undo it (S-416, D-27, G-05). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Person, registration, signedIn, stranger } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/step-up');
let server: TestServer;
test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test' });
});
test.after(() => server.close());

const usertype = 'Buyer/Owner/Tenant';

/** Somebody whose sign-in is eleven minutes old. */
const longSignedIn = async (): Promise<Person> => {
  const person = await signedIn(server);
  await server.database.sql
    .updateTable('app_session')
    .set({ created_at: new Date(Date.now() - 11 * 60_000) })
    .execute();
  return person;
};
const formOf = ({ name, email, phone }: Person) => ({ name, email, phone, usertype });
const enter = (person: Person, { email, password }: Person) =>
  person.call('POST', '/api/v1/signin', { email, password, usertype: 'Buyer/Owner' });
const isIn = async (person: Person) => (await person.call('GET', '/api/v1/checkAuth')).json.authenticated;

for (const [what, change] of [
  ['e-mail address', { email: 'thief@example.com' }],
  ['phone', { phone: '9811100000' }],
] as const)
  test(`another ${what} needs a fresh sign-in, or the password, and else changes nothing`, async () => {
    const kavya = await longSignedIn();
    const save = (more: object = {}) =>
      kavya.call('PUT', '/api/v1/profile', { ...formOf(kavya), name: 'Changed', ...change, ...more });
    const refused = await save();
    assert.equal([refused.status, refused.json.code], [403, 'sign-in-again']);
    assert.match(refused.json.message, /sign in again/);
    const { json } = await kavya.call('GET', '/api/v1/profile');
    assert.equal([json.name, json.email, json.phone], [kavya.name, kavya.email, kavya.phone]);
    assert.is((await save({ currentPassword: 'guess' })).status, 400);
    assert.is((await save({ currentPassword: kavya.password })).status, 200);
  });

test('a sign-in of the last ten minutes is enough', async () => {
  const kavya = await longSignedIn();
  await enter(kavya, kavya);
  const saved = await kavya.call('PUT', '/api/v1/profile', {
    ...formOf(kavya),
    email: 'kavya.new@example.com',
  });
  assert.is(saved.status, 200);
});

test('saving the profile with the same e-mail and phone never asks', async () => {
  const kavya = await longSignedIn();
  const same = { ...formOf(kavya), email: ` ${kavya.email.toUpperCase()} `, phone: `+91 ${kavya.phone}` };
  const saved = await kavya.call('PUT', '/api/v1/profile', { ...same, name: 'Kavya R', usertype: 'Agent' });
  assert.equal([saved.status, saved.json.name, saved.json.usertype], [200, 'Kavya R', 'Agent']);
});

test('a partner key is made after a fresh sign-in only', async () => {
  const kavya = await longSignedIn();
  const make = () => kavya.call('POST', '/api/v1/partner-keys', { name: 'Mine', mode: 'test' });
  const refused = await make();
  assert.equal([refused.status, refused.json.code], [403, 'sign-in-again']);
  await enter(kavya, kavya);
  assert.is((await make()).status, 201);
});

/** Changes address and phone, and answers the token that the old address would be sent. */
const moved = async (kavya: Person, to: { email: string; phone: string }): Promise<string> => {
  const { _id: id } = (await kavya.call('GET', '/api/v1/profile')).json;
  const before = (await server.database.sql
    .selectFrom('app_user')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'email_verified as emailVerified',
      'phone_verified as phoneVerified',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()) as Parameters<typeof server.services.changes.note>[1];
  assert.is((await kavya.call('PUT', '/api/v1/profile', { ...formOf(kavya), ...to })).status, 200);
  return server.services.changes.note(server.database.sql, before, {
    email: to.email,
    phone: to.phone,
  });
};

test('the old phone is told of a change with the way to undo it', async () => {
  const kavya = await signedIn(server);
  await kavya.call('PUT', '/api/v1/profile', { ...formOf(kavya), phone: '9811100009' });
  for (let tries = 0; tries < 100; tries += 1) {
    const sms = await server.database.sql
      .selectFrom('console_sms')
      .select('message')
      .where('phone', '=', kavya.phone)
      .executeTakeFirst();
    if (sms) {
      const [, token = ''] = /https:\/\/homes\.example\/undo-change#([\w-]{43})$/.exec(sms.message) ?? [];
      const undone = await stranger(server).call('POST', '/api/v1/profile/undo', { token });
      assert.is(undone.status, 200, sms.message);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.unreachable('no SMS came');
});

test('undoing puts the old address and phone back, once, and ends every way in', async () => {
  const kavya = await signedIn(server);
  await server.database.sql.updateTable('app_user').set({ phone_verified: true }).execute();
  const token = await moved(kavya, { email: 'thief2@example.com', phone: '9811100002' });
  assert.is(await isIn(kavya), true);
  const undo = () => stranger(server).call('POST', '/api/v1/profile/undo', { token });
  assert.is((await undo()).status, 200);
  assert.is(await isIn(kavya), false);
  assert.is((await enter(stranger(server), kavya)).status, 401, 'the password ended');
  const account = await server.database.sql
    .selectFrom('app_user')
    .select(['phone', 'phone_verified'])
    .where('email', '=', kavya.email)
    .executeTakeFirstOrThrow();
  assert.equal(account, { phone: kavya.phone, phone_verified: true });
  const again = await undo();
  assert.equal([again.status, again.json.code], [410, 'gone']);
});

test('after 72 hours nothing is undone', async () => {
  const kavya = await signedIn(server);
  const token = await moved(kavya, { email: 'kavya.moved@example.com', phone: '9811100003' });
  await server.database.sql.updateTable('account_change').set({ expires_at: new Date() }).execute();
  assert.is((await stranger(server).call('POST', '/api/v1/profile/undo', { token })).status, 410);
});

test('nobody takes an old address or phone while it may go back', async () => {
  const kavya = await signedIn(server);
  await moved(kavya, { email: 'kavya.away@example.com', phone: '9811100004' });
  for (const taken of [{ email: kavya.email }, { phone: kavya.phone }]) {
    const other = stranger(server, taken);
    const made = await other.call('POST', '/api/v1/register', registration(other));
    assert.equal([made.status, made.json.message], [409, 'User Already Exists']);
  }
  const back = await kavya.call('PUT', '/api/v1/profile', formOf(kavya));
  assert.is(back.status, 200, 'the account itself goes back as it likes');
});

test.run();
