/** The record: sign-ins, reveals, deletions and changes of keys are entered by id, and a change by hand is found. */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type OwnMarket, openOwnMarket } from '../support/own-market.js';
import { makeKey } from '../support/partner-visitor.js';
import { type Person, signedIn } from '../support/people.js';

const test = suite('contract/record');
let market: OwnMarket;
let kavya: Person;

test.before(async () => {
  market = await openOwnMarket();
});
test.before.each(async () => {
  kavya = await signedIn(market.server);
});
test.after(() => market.server.close());

interface Entry {
  actorId: string;
  act: string;
  subject: string;
  detail: Record<string, unknown>;
}
const record = async (): Promise<{ isWhole: boolean; firstBroken?: number; entries: Entry[] }> =>
  (await market.server.services.operate({ command: 'audit' })) as never;
const actsOf = async (actor: string): Promise<[act: string, subject: string][]> =>
  (await record()).entries
    .filter(({ actorId }) => actorId === actor)
    .map(({ act, subject }) => [act, subject]);
const idOf = async (person: Person): Promise<string> =>
  (await person.call('GET', '/api/v1/profile')).json._id;

test('what people do about accounts, contacts, listings and keys is entered once each, by id', async () => {
  const [me, owner] = [await idOf(kavya), await market.idOf(market.asha)];
  const { id } = market.listings.sell;
  for (let times = 0; times < 2; times += 1)
    assert.is((await kavya.call('GET', `/api/v3/user/${owner}?property=${id}&surface=search`)).status, 200);
  const { key } = await makeKey(kavya);
  await kavya.call('PUT', `/api/v1/partner-keys/${key}`, { name: 'Another name' });
  await kavya.call('DELETE', `/api/v1/partner-keys/${key}`);
  assert.equal(
    (await actsOf(me)).filter(([act]) => act !== 'sign-in'),
    [
      ['number-revealed', owner],
      ['key-made', key],
      ['key-changed', key],
      ['key-revoked', key],
    ],
  );
  assert.ok((await actsOf(me)).some(([act, subject]) => act === 'sign-in' && subject === me));
  const rent = market.listings.rent.id;
  assert.is(
    (await market.asha.call('DELETE', `/api/v4/deleteproperty/${rent}`, { type: 'rent' })).status,
    200,
  );
  assert.ok((await actsOf(owner)).some(([act, subject]) => act === 'listing-deleted' && subject === rent));
});

test('it names nobody, and stays whole when an account is erased', async () => {
  const me = await idOf(kavya);
  await market.server.services.deleteAccount(me);
  const { isWhole, entries } = await record();
  assert.is(isWhole, true);
  assert.equal((await actsOf(me)).at(-1), ['account-deleted', me]);
  const text = JSON.stringify(entries);
  for (const personal of [kavya.email, kavya.phone, kavya.name])
    assert.not.ok(text.includes(personal), personal);
});

test('an entry that somebody changes by hand in the tables is found', async () => {
  assert.is((await record()).isWhole, true);
  const { sql: database } = market.server.database;
  const [first] = (await record()).entries;
  await sql`alter table audit_entry disable trigger audit_entry_kept`.execute(database);
  await sql`update audit_entry set subject = 'somebody-else' where link = 1`.execute(database);
  const broken = await record();
  assert.is(broken.isWhole, false);
  assert.ok(broken.firstBroken !== undefined);
  await sql`update audit_entry set subject = ${first?.subject ?? ''} where link = 1`.execute(database);
  await sql`alter table audit_entry enable trigger audit_entry_kept`.execute(database);
  assert.is((await record()).isWhole, true);
});

test.run();
