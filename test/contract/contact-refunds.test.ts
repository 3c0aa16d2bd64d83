/** Coins asked back for a number that led nowhere: once, in time, at once when others show that it is so. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ContactRefund, ContactRefunds } from '../../src/api/contract/contact-refunds.schema.js';
import { aSale } from '../support/listings.js';
import { type OwnMarket, openOwnMarket } from '../support/own-market.js';
import { callUnder, makeKey } from '../support/partner-visitor.js';
import { type Person, signedIn, stranger } from '../support/people.js';

const test = suite('contract/contact-refunds');
let market: OwnMarket;
let kavya: Person;

test.before(async () => {
  market = await openOwnMarket();
});
test.before.each(async () => {
  kavya = await signedIn(market.server);
});
test.after(() => market.server.close());

/** Somebody new with one home on the market. */
const anOwner = async (): Promise<{ id: string; listing: string }> => {
  const id = await market.idOf(await signedIn(market.server));
  await market.server.services.writer.saveListings([aSale({ society: `Home of ${id}` }, { ownerId: id })]);
  const row = await market.server.database.sql
    .selectFrom('listing')
    .select('id')
    .where('owner_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, listing: row.id };
};
const reveal = async (person: Person, { id, listing }: { id: string; listing: string }) => {
  const { status } = await person.call('GET', `/api/v3/user/${id}?property=${listing}&surface=search`);
  assert.is(status, 200);
};
const ask = async (person: Person, user: string, reason = 'wrong-number') => {
  const { status, json } = await person.call('POST', '/api/v1/contact-refunds', { user, reason });
  return { status, ...(json as unknown as ContactRefund & { message: string }) };
};
const balanceOf = async (person: Person): Promise<number> =>
  (await person.call('GET', '/api/v1/get-coin')).json.coins;
const prove = async (person: Person) =>
  market.server.database.sql
    .updateTable('app_user')
    .set({ phone_verified: true })
    .where('email', '=', person.email)
    .execute();
const decide = (id: string, act: 'give' | 'refuse') =>
  market.server.services.operate({ command: 'decide-refund', id, act, reason: 'We called the number' });
const waiting = async (): Promise<string | undefined> =>
  ((await market.server.services.operate({ command: 'refunds' })) as { id: string }[]).at(-1)?.id;

test('twenty requests at once are one refund, when the listing was closed already', async () => {
  const owner = await anOwner();
  await reveal(kavya, owner);
  const before = await balanceOf(kavya);
  await market.server.database.sql
    .updateTable('listing')
    .set({ status: 'Inactive', inactive_reason: 'sold' })
    .where('id', '=', owner.listing)
    .execute();
  const all = await Promise.all(Array.from({ length: 20 }, () => ask(kavya, owner.id, 'sold')));
  assert.ok(all.every(({ status, state, coins }) => status === 200 && state === 'given' && coins === 2));
  assert.is(await balanceOf(kavya), before + 2);
  const { entries } = (await kavya.call('GET', '/api/v1/coin-ledger')).json;
  assert.is(entries.filter(({ reason }) => reason === 'refund').length, 1);
});

test('what one person says waits for an operator, who gives or refuses with a reason', async () => {
  for (const act of ['give', 'refuse'] as const) {
    const owner = await anOwner();
    await reveal(kavya, owner);
    const before = await balanceOf(kavya);
    assert.is((await ask(kavya, owner.id)).state, 'open');
    assert.is(await balanceOf(kavya), before);
    const id = (await waiting()) ?? '';
    await decide(id, act);
    assert.is(await balanceOf(kavya), before + (act === 'give' ? 2 : 0));
    const list = (await kavya.call('GET', '/api/v1/contact-refunds')).json as unknown as ContactRefunds;
    const [told] = list.refunds;
    assert.equal([told?.state, told?.answer], [act === 'give' ? 'given' : 'refused', 'We called the number']);
    assert.match(
      await decide(id, act).then(
        () => '',
        (thrown: unknown) => (thrown as Error).message,
      ),
      /decided already/,
    );
  }
});

test('a second person with a proved phone who says the same has the coins at once', async () => {
  const owner = await anOwner();
  const second = await signedIn(market.server);
  const unproved = await signedIn(market.server);
  for (const person of [kavya, second, unproved]) await reveal(person, owner);
  await prove(kavya);
  assert.is((await ask(kavya, owner.id)).state, 'open');
  assert.is((await ask(unproved, owner.id)).state, 'open');
  await prove(second);
  assert.is((await ask(second, owner.id)).state, 'given');
});

test('coins are asked back for numbers that were paid for, within seven days, three times in thirty', async () => {
  const owners = [await anOwner(), await anOwner(), await anOwner(), await anOwner(), await anOwner()];
  const [late, ...others] = owners;
  if (!late) throw new Error('no owner');
  assert.is((await ask(kavya, late.id)).status, 404);
  for (const owner of owners) await reveal(kavya, owner);
  await market.server.database.sql
    .updateTable('contact_unlock')
    .set({ at: new Date(Date.now() - 8 * 24 * 3_600_000) })
    .where('target', '=', late.id)
    .execute();
  assert.match((await ask(kavya, late.id)).message, /within 7 days/);
  const statuses: number[] = [];
  for (const { id } of others) statuses.push((await ask(kavya, id)).status);
  assert.equal(statuses, [200, 200, 200, 409]);
});

test('guests and pages of partners ask for nothing back', async () => {
  assert.is((await ask(stranger(market.server), 'x')).status, 401);
  const { key } = await makeKey(kavya);
  const body = { user: 'x', reason: 'sold' };
  assert.is((await callUnder(market.server, key)('POST', '/api/v1/contact-refunds', body)).status, 403);
});

test.run();
