/** Sessions slide for 30 days, end for good after 180, and are nothing but digests in the table (G-11). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '../../../server/db/database.js';
import { deleteExpired } from '../../../server/repositories/expired.js';
import { createSessions, type Sessions } from '../../../server/services/sessions.js';
import { openTestDatabase } from '../../support/engines.js';
import { owner } from '../../support/listings.js';

const test = suite('server/services/sessions');
const day = 24 * 3_600_000;
let database: Database;
let sessions: Sessions;
let now = 0;

test.before(async () => {
  database = await openTestDatabase();
  await database.sql.insertInto('app_user').values(owner).execute();
});
test.before.each(async () => {
  await database.sql.deleteFrom('app_session').execute();
  now = Date.parse('2026-11-21T10:00:00Z');
  sessions = createSessions(database.sql, () => now);
});
test.after(() => database.close());

const open = async (method: 'password' | 'otp' = 'password') =>
  (await sessions.open(owner.id, method, {})).secret;

test('a secret has 256 bits, differs each time, and is not in the table', async () => {
  const [one, two] = [await open(), await open()];
  assert.is(Buffer.from(one, 'base64url').length, 32);
  assert.is.not(one, two);
  const rows = await database.sql.selectFrom('app_session').selectAll().execute();
  assert.not.ok(JSON.stringify(rows).includes(one));
  assert.is(await sessions.read('x'.repeat(43)), undefined);
});

test('a session in use goes on and its cookie is renewed; an idle one ends after 30 days', async () => {
  const secret = await open();
  assert.is((await sessions.read(secret))?.renewed, undefined, 'not at every request');
  for (let use = 0; use < 3; use += 1) {
    now += 29 * day;
    assert.is((await sessions.read(secret))?.renewed, 30 * day);
  }
  now += 30 * day;
  assert.is(await sessions.read(secret), undefined);
});

test('180 days end a session however much it is used', async () => {
  const secret = await open();
  for (let use = 0; use < 8; use += 1) {
    now += 20 * day;
    assert.ok(await sessions.read(secret));
  }
  now += 19 * day;
  assert.is((await sessions.read(secret))?.renewed, day);
  now += day;
  assert.is(await sessions.read(secret), undefined);
});

test('a code proves a person for ten minutes, a password does not', async () => {
  const [byCode, byPassword] = [await open('otp'), await open()];
  assert.is((await sessions.read(byPassword))?.isProved, false);
  assert.is((await sessions.read(byCode))?.isProved, true);
  now += 10 * 60_000;
  assert.is((await sessions.read(byCode))?.isProved, false);
});

test('tidying removes what has ended and nothing else', async () => {
  await open();
  now += 20 * day;
  const secret = await open();
  now += 15 * day;
  await deleteExpired(database.sql, now);
  assert.is((await database.sql.selectFrom('app_session').select('id').execute()).length, 1);
  assert.ok(await sessions.read(secret));
});

test.run();
