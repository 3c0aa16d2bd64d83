/** Coins and other people's details on a partner's page: allowed once, capped, noted, and never told to the page. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { proofHeader } from '../../src/api/contract/partner-windows.js';
import { aSale, owner } from '../support/listings.js';
import {
  allowContact,
  approve,
  makeKey,
  page,
  pkce,
  type Visitor,
  visitor,
} from '../support/partner-visitor.js';
import { type Person, signedIn, stranger } from '../support/people.js';
import { ofOneServer, startServer, type TestServer } from '../support/server.js';

const test = suite('contract/partner-contact');
let server: TestServer;
let partner: Person;
let kavya: Person;
let key: string;
let listing: string;
let otherListing: string;
const other = { ...owner, id: 'owner-2', email: 'ravi@example.com', phone: '9820099999', name: 'Ravi Joshi' };
const details = /9820012345|asha@example|Asha Kulkarni/;

const listingOf = async (ownerId: string): Promise<string> => {
  const query = server.database.sql.selectFrom('listing').select('id').where('owner_id', '=', ownerId);
  return (await query.executeTakeFirstOrThrow()).id;
};

test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test', PARTNER_DAILY_COINS: '3' });
  await server.database.sql.insertInto('app_user').values([owner, other]).execute();
  await server.services.writer.saveListings([aSale(), aSale({ society: 'Two' }, { ownerId: other.id })]);
  partner = await signedIn(server);
  key = (await makeKey(partner)).key;
  listing = await listingOf(owner.id);
  otherListing = await listingOf(other.id);
});
test.before.each(async () => {
  kavya = await signedIn(server);
});
test.after(() => server.close());

const balance = async (): Promise<number> => (await kavya.call('GET', '/api/v1/get-coin')).json.coins;
const reveal = async (visit: Visitor, id = owner.id) => {
  const property = id === owner.id ? listing : otherListing;
  await allowContact(server, visit, { id: property });
  return visit.as('GET', `/api/v3/user/${id}?surface=search&property=${property}`);
};
const open = (person: Person, ticket: string, more: object = {}) =>
  person.call('POST', '/api/v1/partner-tickets/read', { ticket, origin: page, ...more });

test('the first contact that a person allows is noted with the partner', async () => {
  const visit = await visitor(server, kavya, key);
  assert.is((await reveal(visit)).status, 200);
  assert.is(await balance(), 8);
  const { partnerTrust } = (await kavya.call('GET', '/api/v1/profile/export')).json as unknown as {
    partnerTrust: unknown[];
  };
  assert.is(partnerTrust.length, 1);
});

test('a reveal answers a ticket and nothing else of the owner; it is paid once, here and on our own site', async () => {
  const visit = await visitor(server, kavya, key);
  const reply = await reveal(visit);
  assert.equal(
    Object.entries(reply.json)
      .filter(([, value]) => value !== '')
      .map(([name]) => name),
    ['ticket'],
  );
  assert.not.match(reply.text, details);
  assert.is(reply.headers['cache-control'], 'no-store');
  await reveal(visit);
  assert.is((await kavya.call('GET', `/api/v3/user/${owner.id}`)).json.phone, owner.phone);
  assert.is(await balance(), 8);
  const contacts = await visit.as('GET', '/api/v3/my-contacts');
  assert.is(contacts.json.contacts.length, 1);
  assert.not.match(contacts.text, details);
});

test('a ticket opens once, for the frame that holds the secret of the sign-in, on the page it is for', async () => {
  const visit = await visitor(server, kavya, key);
  const frame = stranger(server);
  const ticketNow = async () => (await reveal(visit)).json.ticket;
  for (const more of [{}, { frame: visit.access }, { frame: visit.refresh }])
    assert.is((await open(frame, await ticketNow(), more)).status, 403, 'what the page holds opens nothing');
  assert.is(
    (await open(frame, await ticketNow(), { frame: visit.frame, origin: 'https://evil.example' })).status,
    410,
  );
  const ticket = await ticketNow();
  const shown = await open(frame, ticket, { frame: visit.frame });
  const expected = { name: owner.name, phone: owner.phone, email: owner.email };
  assert.equal((shown.json as unknown as { owner: object }).owner, expected);
  assert.is((await open(frame, ticket, { frame: visit.frame })).status, 410);
});

test('on our own site the person opens a ticket with the session; nobody else does', async () => {
  const visit = await visitor(server, kavya, key);
  const stranger2 = await signedIn(server);
  assert.is((await open(stranger2, (await reveal(visit)).json.ticket)).status, 403);
  assert.is((await open(kavya, (await reveal(visit)).json.ticket)).status, 200);
  const { ticket } = (await reveal(visit)).json;
  const forged = { origin: page, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
  const reply = await kavya.call('POST', '/api/v1/partner-tickets/read', { ticket, origin: page }, forged);
  assert.is(reply.status, 403);
});

test('one person spends so many coins a day on one partner, whatever the number of keys', async () => {
  const visit = await visitor(server, kavya, key);
  const second = await visitor(server, kavya, (await makeKey(partner)).key);
  assert.is((await reveal(visit)).status, 200);
  const late = await reveal(second, other.id);
  assert.is(late.status, 429);
  assert.ok(Number(late.headers['retry-after']) > 0);
  assert.is(await balance(), 8);
  assert.is((await reveal(second)).status, 200, 'what was paid for stays free');
  const elsewhere = await visitor(server, kavya, (await makeKey(await signedIn(server))).key);
  assert.is((await reveal(elsewhere, other.id)).status, 200);
});

test('update-coins under a key takes nothing, with or without an open settlement', async () => {
  const settle = (visit: Visitor, coinsChange: number) =>
    visit.as('PUT', '/api/v1/update-coins', JSON.stringify({ coinsChange }), {
      'content-type': 'application/json',
    });
  const visit = await visitor(server, kavya, key);
  for (const change of [-2, -1, -2]) {
    const reply = await settle(visit, change);
    assert.equal([reply.status, reply.json], [200, { coins: 10 }], 'nothing was open');
  }
  await allowContact(server, visit, { id: listing, surface: 'detail' });
  assert.is((await visit.as('GET', `/api/v3/user/${owner.id}?property=${listing}`)).status, 200);
  assert.equal((await settle(visit, -2)).json, { coins: 9 }, 'no second coin on top of the first');
  assert.is((await settle(visit, 5)).status, 403);
  assert.is(await balance(), 9);
});

test('a page settles its own contacts only, and our own site its own', async () => {
  const [one, two] = [key, (await makeKey(partner)).key];
  const visit = await visitor(server, kavya, one);
  const elsewhere = await visitor(server, kavya, two);
  await reveal(visit);
  const settle = (by: Pick<Visitor, 'as'>) => by.as('PUT', '/api/v1/update-coins', { coinsChange: -2 });
  const openOnes = async () =>
    (
      await server.database.sql
        .selectFrom('coin_settlement as s')
        .innerJoin('app_user as u', 'u.id', 's.user_id')
        .select('s.id')
        .where('u.email', '=', kavya.email)
        .where('closed_at', 'is', null)
        .execute()
    ).length;
  assert.equal((await settle(elsewhere)).json, { coins: 8 });
  assert.is(await openOnes(), 1, 'another key closes nothing');
  await settle(visit);
  assert.is(await openOnes(), 0);
});

ofOneServer(test)('each contact is noted with its page, and counted for the partner', async () => {
  const mine = await makeKey(partner);
  const visit = await visitor(server, kavya, mine.key);
  await reveal(visit);
  const rows = await server.database.sql
    .selectFrom('partner_contact')
    .select(['origin', 'action', 'owner_id', 'listing_id', 'coins'])
    .where('key', '=', mine.key)
    .execute();
  assert.equal(rows, [{ origin: page, action: 'number', owner_id: owner.id, listing_id: listing, coins: 2 }]);
  const { days } = (await partner.call('GET', `/api/v1/partner-keys/${mine.key}/days?days=1`))
    .json as unknown as { days: { contacts: number }[] };
  assert.is(days[0]?.contacts, 1);
});

test('the page is told nothing of the person’s own name, phone or e-mail, nor of who reached for a listing', async () => {
  const ticketFor = async (visit: Visitor, body: object) =>
    (await visit.as('POST', '/api/v1/partner-tickets', body)).json.ticket;
  const builder = await signedIn(server);
  const { _id } = (await builder.call('GET', '/api/v1/profile')).json;
  await server.services.writer.saveListings([aSale({ society: 'Viewed' }, { ownerId: _id })]);
  const kavyasVisit = await visitor(server, kavya, key);
  const id = await listingOf(_id);
  await allowContact(server, kavyasVisit, { id });
  assert.is((await kavyasVisit.as('GET', `/api/v3/user/${_id}`)).status, 200);
  await kavyasVisit.as('GET', `/api/v3/user/${_id}?property=${id}`);
  const visit = await visitor(server, builder, key);
  for (const path of ['/api/v1/profile', `/api/v7/my-property-views/${id}`, '/api/v7/my-property-views']) {
    const reply = await visit.as('GET', path);
    assert.is(reply.status, 200, path);
    for (const person of [kavya, builder])
      assert.not.match(reply.text, new RegExp(`${person.phone}|${person.email}|${person.name}`), path);
  }
  const frame = stranger(server);
  const viewers = await open(frame, await ticketFor(visit, { subject: 'viewers', id }), {
    frame: visit.frame,
  });
  assert.match(JSON.stringify(viewers.json), new RegExp(kavya.phone));
  const profile = await open(frame, await ticketFor(visit, { subject: 'profile' }), { frame: visit.frame });
  assert.match(JSON.stringify(profile.json), new RegExp(builder.phone));
  assert.is(
    (await kavyasVisit.as('POST', '/api/v1/partner-tickets', { subject: 'viewers', id })).status,
    404,
  );
});

test('where cookies are off, a proof of the sign-in stands for the session, once', async () => {
  const visitorWithout = stranger(server);
  const { email, password } = kavya;
  const form = { email, password, usertype: 'Buyer/Owner' };
  const entered = await visitorWithout.call('POST', '/api/v1/signin', form, { [proofHeader]: '1' });
  const proof = String(entered.headers[proofHeader]);
  visitorWithout.cookie = undefined;
  assert.is((await approve(visitorWithout, key, pkce().challenge, { proof })).status, 200);
  assert.is((await approve(visitorWithout, key, pkce().challenge, { proof })).status, 401);
  const plain = await stranger(server).call('POST', '/api/v1/signin', form);
  assert.is(plain.headers[proofHeader], undefined);
});

test.run();
