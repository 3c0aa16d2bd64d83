/** Messages to people wait in one place: written with what they tell, sent once, tried again, and given up with a note. */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AlertMarket, minute, openAlertMarket } from '../support/alert-market.js';
import type { Person } from '../support/people.js';

const test = suite('contract/outbox');
let market: AlertMarket;
let kavya: Person;

test.before(async () => {
  market = await openAlertMarket();
});
test.before.each(async () => {
  kavya = await market.begin();
});
test.after(() => market.server.close());

const rows = () =>
  market.server.database.sql
    .selectFrom('outbox')
    .select(['kind', 'channel', 'tries', 'due_at as dueAt', 'sent_at as sentAt', 'note', 'data'])
    .orderBy('at')
    .execute();

/** A home that Kavya has saved. */
const saved = async (): Promise<string> => {
  const id = await market.post();
  assert.is((await kavya.call('PUT', `/api/v1/saved/${id}`, {})).status, 200);
  const old = { at: new Date('2026-01-01') };
  await market.server.database.sql.updateTable('listing_price').set(old).where('home_id', '=', id).execute();
  return id;
};
const costs = (id: string, amount: number) =>
  market.server.database.sql.updateTable('listing').set({ amount }).where('id', '=', id).execute();
const remove = (id: string) =>
  market.server.database.sql.deleteFrom('listing').where('id', '=', id).execute();

test('saved homes that cost less or are gone come in one mail, with prices, links and a way to stop it', async () => {
  const [cheap, gone] = [await saved(), await saved()];
  await costs(cheap, 8_000_000);
  await remove(gone);
  await market.tell();
  await market.tell();
  assert.is(market.mails.length, 1);
  const [mail] = market.mails;
  assert.is(mail?.to, kavya.email);
  assert.match(mail?.subject ?? '', 'one more');
  for (const text of ['Price cut: 2 BHK Flat', '₹ 80,00,000, was ₹ 85,00,000', `/product?id=${cheap}`])
    assert.match(mail?.text ?? '', text);
  assert.match(mail?.text ?? '', 'No longer available: 2 BHK Flat');
  assert.match(mail?.text ?? '', 'All homes you saved: https://homes.example/saved');
  assert.match(mail?.html ?? '', `<a href="https://homes.example/product?id=${cheap}"`);
  assert.is(mail?.headers?.['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click');

  const [, address = ''] =
    /<https:\/\/homes\.example(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? [];
  const { app } = market.server;
  const stopped = await app.inject({
    ...{ method: 'POST', url: address, payload: 'List-Unsubscribe=One-Click' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  assert.is(stopped.statusCode, 200);
  const shown = await app.inject({ url: address });
  assert.equal(shown.json(), { searches: [], news: { types: ['cut', 'gone'], isOn: false } });
  market.now += 31 * minute;
  await costs(cheap, 7_000_000);
  await market.tell();
  assert.is(market.mails.length, 1, 'it was stopped');
  assert.is((await market.newsOf(kavya)).notifications.filter(({ type }) => type === 'cut').length, 1);
});

test('what comes within half an hour waits and is told together; nothing leaves at night', async () => {
  const [first, second, third] = [await saved(), await saved(), await saved()];
  await costs(first, 8_000_000);
  await market.tell();
  await costs(second, 8_000_000);
  await market.tell();
  await remove(third);
  await market.tell();
  assert.is(market.mails.length, 1);
  market.now += 10 * 60 * minute;
  await market.tell();
  assert.is(market.mails.length, 1, 'ten in the evening');
  market.now += 11 * 60 * minute;
  await market.tell();
  assert.is(market.mails.length, 2);
  for (const text of ['Price cut', 'No longer available']) assert.match(market.mails[1]?.text ?? '', text);
});

test('a mail is in the language that the person used last', async () => {
  await market.save(kavya, { query: 'tab=Rent&city=Pune', language: 'mr' });
  await costs(await saved(), 8_000_000);
  await market.tell();
  const mail = market.mails.find(({ subject }) => subject.startsWith('किंमत'));
  assert.match(mail?.text ?? '', 'तुमच्यासाठी हे नवीन आहे');
  assert.match(mail?.html ?? '', '<html lang="mr">');
});

test('a job that dies in the middle loses nothing, and what is sent again has the same id', async () => {
  for (let count = 0; count < 3; count += 1) await costs(await saved(), 8_000_000);
  await market.save(kavya, { query: 'tab=Buy&city=Pune&localities=Baner', frequency: 'instant' });
  await market.post();
  await market.jobs.match();
  const { sql: database } = market.server.database;
  const run = (statement: string) => sql.raw(statement).execute(database);
  // The connection breaks between the mail server's answer and the note of it: nobody can tell that from a death.
  await run('create sequence deaths');
  await run(`create function die_once() returns trigger language plpgsql as
    $$ begin if nextval('deaths') = 1 then raise 'the connection broke'; end if; return new; end $$`);
  await run(
    'create trigger dying before update on outbox for each row when (new.sent_at is not null) execute function die_once()',
  );
  await market.jobs.deliver().catch(() => undefined);
  await run('drop trigger dying on outbox');
  await run('drop function die_once');
  await run('drop sequence deaths');
  await Promise.all([market.jobs.deliver(), market.others.deliver()]);
  market.now += 6 * minute;
  await Promise.all([market.jobs.deliver(), market.others.deliver()]);
  const ids = market.mails.map(({ messageId }) => messageId);
  assert.is(new Set(ids).size, 2, 'the news and the homes of the search');
  assert.is(ids.length, 3, 'the one whose answer was lost went again');
  market.now += 24 * 60 * minute;
  await market.jobs.deliver();
  assert.is(market.mails.length, 3);
});

test('a job that dies before a mail is taken sends it once, later', async () => {
  await costs(await saved(), 8_000_000);
  await market.jobs.match();
  market.onMail = () => {
    throw Object.assign(new Error('550 <kavya@example.com> is unknown'), { responseCode: 550 });
  };
  await market.jobs.deliver();
  market.onMail = () => undefined;
  await market.jobs.deliver();
  assert.is(market.mails.length, 0, 'not before five minutes have passed');
  market.now += 5 * minute;
  await Promise.all([market.jobs.deliver(), market.others.deliver()]);
  assert.is(market.mails.length, 1);
});

test('what is refused five times is given up, with a note that names nobody', async () => {
  await costs(await saved(), 8_000_000);
  await market.jobs.match();
  market.onMail = () => {
    throw Object.assign(new Error('550 <kavya@example.com> is unknown'), { responseCode: 550 });
  };
  for (let count = 0; count < 7; count += 1) {
    await market.jobs.deliver();
    market.now += 24 * 60 * minute;
  }
  const [row, ...others] = await rows();
  assert.equal([row?.tries, row?.dueAt, row?.sentAt, others], [5, null, null, []]);
  assert.is(row?.note, 'refused 5 times: 550');
  assert.equal(row?.data, [{ type: 'cut' }], 'what it told is forgotten');
});

test('a message is written with what it tells, or not at all', async () => {
  const [id, userId] = [await saved(), await market.idOf(kavya)];
  const { sql: database } = market.server.database;
  await database
    .transaction()
    .execute(async (transaction) => {
      await sql`select tell_person(${userId}, 'cut', ${id}, 1, '{}'::jsonb, false)`.execute(transaction);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  assert.equal([await rows(), (await market.newsOf(kavya)).unread], [[], 0]);
});

test('an address that nobody proved gets no mail about saved homes', async () => {
  const { sql: database } = market.server.database;
  await database
    .updateTable('app_user')
    .set({ email_verified: false })
    .where('email', '=', kavya.email)
    .execute();
  await costs(await saved(), 8_000_000);
  await market.tell();
  assert.equal([market.mails, (await market.newsOf(kavya)).unread], [[], 1]);
});

test('SMS come to whoever asked for them and proved the phone, and say how many', async () => {
  const { sql: database } = market.server.database;
  const mine = database.updateTable('app_user').where('email', '=', kavya.email);
  await costs(await saved(), 8_000_000);
  await market.tell();
  assert.equal(market.texts, [], 'nobody asked for one');
  const wish = { type: 'cut', channel: 'sms', isOn: true };
  assert.is((await kavya.call('PUT', '/api/v1/notifications/choices', wish)).status, 200);
  await mine.set({ phone_verified: false }).execute();
  await costs(await saved(), 8_000_000);
  await market.tell();
  assert.equal(market.texts, []);
  await mine.set({ phone_verified: true }).execute();
  await costs(await saved(), 8_000_000);
  await market.tell();
  assert.equal(
    market.texts.map(({ to, text }) => [to, text]),
    [[kavya.phone, '1 new on Housing for your saved searches and homes: https://homes.example/news']],
  );
});

test('whoever reported a listing is told what became of it', async () => {
  const { sql: database } = market.server.database;
  const { json } = await kavya.call('POST', '/api/v1/reports', {
    ...{ listing: await market.post(), reason: 'sold' },
  });
  const number = Number((json as unknown as { number: string }).number.slice(2));
  const closing = { closed_at: new Date(), outcome: 'taken-down' as const, answer: 'It is sold.' };
  await database.updateTable('report').set(closing).where('number', '=', number).execute();
  const [news] = (await market.newsOf(kavya)).notifications;
  assert.equal([news?.type, news?.state, news?.report], ['report', 'taken-down', `R-${String(number)}`]);
  await market.tell();
  assert.match(
    market.mails.at(-1)?.text ?? '',
    `Your report R-${String(number)}: the listing is off the market`,
  );
});

test('what a server of the version before left waiting is sent', async () => {
  const { sql: database } = market.server.database;
  const at = new Date(market.now - minute);
  const notice = { property_ids: ['HS-1'], leaves_at: new Date('2030-06-01'), at, due_at: at };
  const ownerId = await market.idOf(kavya);
  for (const channel of ['sms', 'email'] as const)
    await database
      .insertInto('owner_notice')
      .values({ ...notice, id: `older-${channel}`, owner_id: ownerId, channel })
      .execute();
  await market.jobs.deliver();
  await market.jobs.deliver();
  assert.equal([market.mails.length, market.texts.length], [1, 1]);
  assert.match(market.mails[0]?.subject ?? '', 'comes down on 1 June 2030');
});

test('after 90 days nothing of a message is left', async () => {
  await costs(await saved(), 8_000_000);
  await market.tell();
  assert.is((await rows()).length, 1);
  market.now += 91 * 24 * 60 * minute;
  await market.jobs.outbox.sweep();
  assert.equal(await rows(), []);
});

test.run();
