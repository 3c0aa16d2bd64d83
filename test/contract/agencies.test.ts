/** Agencies: people invited by e-mail post and manage the listings of one account, and what they did is known. */
import { Check } from 'typebox/value';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createAlertLinks } from '../../server/services/alerts/links.js';
import { createComposers } from '../../server/services/outbox/composers.js';
import { OwnAgencies } from '../../src/api/contract/agencies.schema.js';
import type { OwnProject } from '../../src/api/contract/projects.schema.js';
import { uploadMedia } from '../../src/api/contract/uploads.js';
import { createListing, updateListing } from '../../src/api/contract/own-listings.js';
import { agencyMessages } from '../../src/model/rules/messages/agency.js';
import { serverMessages } from '../../src/model/rules/messages/server.js';
import { agencyTools } from '../support/agency-tools.js';
import { aProject } from '../support/a-project.js';
import { aPhoto } from '../support/photos.js';
import { fullForms, withTexts } from '../support/forms.js';
import { type OwnMarket, openOwnMarket } from '../support/own-market.js';
import { type Person, signedIn, stranger } from '../support/people.js';
import { post } from '../support/posting.js';

const test = suite('contract/agencies');
let market: OwnMarket;
let owner: Person;
let agencyId: string;
const tools = agencyTools(() => ({ market, owner, agencyId }));
const {
  anAgency,
  at,
  invite,
  lastInvite,
  mailedToken,
  joined,
  workFor,
  read,
  postHome,
  ownerOf,
  usertypeOf,
} = tools;

test.before(async () => {
  market = await openOwnMarket();
});
test.before.each(async () => {
  [owner, agencyId] = await tools.anAgency('Shree Estates');
});
test.after(() => market.server.close());

/** What the mail of the last invitation says, in a language. */
const mailOf = async (email: string, language: string) => {
  const { sql } = market.server.database;
  const site = { brand: 'Housing', publicUrl: 'https://homes.example' };
  const parts = { ...site, links: createAlertLinks(sql), now: Date.now };
  const { id: inviteId } = await lastInvite();
  const composed = await createComposers(sql, parts).invite.compose({
    ...{
      id: 'mail1',
      kind: 'invite',
      channel: 'email',
      userId: null,
      searchId: null,
      tries: 1,
      isUrgent: true,
    },
    ...{ email, language, phone: null, name: null, data: [{ type: 'invite', inviteId }] },
  });
  return composed?.channel === 'email' ? composed.message : undefined;
};

test('the mail is in the language of whoever invites, holds the link behind #, and names the agency', async () => {
  for (const [language, text] of [
    ['en', 'See the invitation'],
    ['hi', 'निमंत्रण देखें'],
    ['mr', 'आमंत्रण पाहा'],
  ] as const) {
    const cookie = `${owner.cookie ?? ''}; housing-language=${language}`;
    assert.is((await invite(owner, `new-${language}@example.com`, 'manager', { cookie })).status, 200);
    const token = await mailedToken();
    const [waiting] = await market.server.database.sql
      .selectFrom('outbox')
      .select(['language', 'email'])
      .where('kind', '=', 'invite')
      .orderBy('at', 'desc')
      .execute();
    assert.equal(waiting, { language, email: `new-${language}@example.com` });
    const mail = await mailOf(`new-${language}@example.com`, language);
    assert.is(mail?.to, `new-${language}@example.com`);
    for (const part of [text, 'Shree Estates', `#${token}`]) assert.match(mail?.text ?? '', part);
    assert.match(mail?.html ?? '', text);
    const opened = await stranger(market.server).call('POST', '/api/v1/agency-invites/open', { token });
    assert.is(opened.status, 200);
    const { name, role, email } = opened.json as unknown as Record<string, string>;
    assert.equal([name, role, email], ['Shree Estates', 'manager', 'n***@example.com']);
  }
});

test('a member posts, edits, pauses, deletes and brings back the agency’s listings, and the agency sees who did', async () => {
  const meera = await joined();
  assert.equal(await workFor(meera, agencyId), {
    agencies: [{ id: agencyId, name: 'Shree Estates', role: 'member' }],
    workingFor: { id: agencyId, name: 'Shree Estates', hasEnded: false },
  });
  const { id, propertyId } = await postHome(meera);
  assert.is(await ownerOf(id), agencyId);
  for (const person of [meera, owner]) assert.ok(await market.ownOf(person, propertyId), person.name);
  const { method, path } = updateListing.sell;
  const edit = { method, path: path.replace(':id', id) };
  const edited = await post(meera, edit, withTexts(fullForms.sell, { developer: 'Sahyadri Builders' }));
  assert.is(edited.status, 200, JSON.stringify(edited.json));
  const status = { status: 'Inactive', propertyType: 'sell' };
  assert.is((await meera.call('PUT', `/api/v4/property-status/${id}`, status)).status, 200);
  assert.is((await meera.call('DELETE', `/api/v4/deleteproperty/${id}`)).status, 200);
  assert.is((await meera.call('PUT', `/api/v4/restoreproperty/${id}`)).status, 200);
  const { acts } = await read(owner);
  const done = ['restored', 'deleted', 'paused', 'changed', 'posted'].map((what) => `listing-${what}`);
  assert.equal(
    acts.slice(0, 5).map((each) => [each.name, each.act, each.about]),
    done.map((act) => ['Meera Pawar', act, propertyId]),
  );
  assert.equal(
    acts.slice(5).map((each) => [each.name, each.act]),
    [
      ['Meera Pawar', 'agency-joined'],
      ['Shree Estates', 'agency-invited'],
    ],
  );
  await workFor(meera);
  assert.is(await market.ownOf(meera, propertyId), undefined, 'for herself she has none');
});

test('members see who asked about the agency’s listings', async () => {
  const meera = await joined();
  await workFor(meera, agencyId);
  const { id } = await postHome(meera);
  const buyer = await signedIn(market.server, { name: 'Vikram Shah' });
  await buyer.call('POST', '/api/v3/contact-consent', {});
  const called = await buyer.call('GET', `/api/v3/user/${agencyId}?property=${id}`, undefined, {
    'x-housing': '1',
    'idempotency-key': 'agency-contact-1',
  });
  assert.is(called.status, 200, JSON.stringify(called.json));
  for (const person of [meera, owner]) {
    const views = await person.call('GET', `/api/v7/my-property-views/${id}`);
    assert.match(JSON.stringify(views.json), 'Vikram Shah', person.name);
  }
  await workFor(meera);
  assert.is((await meera.call('GET', `/api/v7/my-property-views/${id}`)).status, 403);
});

test('a member’s own project takes photos that were sent while working for the agency; nobody else’s does', async () => {
  const [meera, stranger] = [await joined(), await signedIn(market.server)];
  for (const person of [meera, stranger]) await usertypeOf(person, 'Builder');
  await workFor(meera, agencyId);
  const sent = await post(meera, uploadMedia, [['file', await aPhoto()]]);
  const { url } = sent.json as unknown as { url: string };
  const body = aProject({ photos: [{ url, on: '2026-01-10' }] });
  assert.is((await stranger.call('POST', '/api/v1/own-projects', body)).status, 400);
  const made = await meera.call('POST', '/api/v1/own-projects', body);
  assert.is(made.status, 201, JSON.stringify(made.json));
  const { body: kept } = made.json as unknown as OwnProject;
  assert.equal(
    kept.photos.map((photo) => photo.url),
    [url],
  );
});

test('who leaves or is removed does nothing more for the agency, and nothing by mistake for themselves', async () => {
  for (const way of ['leaves', 'is removed'] as const) {
    const meera = await joined();
    const meeraId = await market.idOf(meera);
    await workFor(meera, agencyId);
    const { id } = await postHome(meera);
    const by = way === 'leaves' ? meera : owner;
    assert.is((await by.call('DELETE', at(`/people/${meeraId}`))).status, 200);
    assert.is(await ownerOf(id), agencyId, 'the listing stays');
    const refused = [
      await post(meera, createListing.sell, fullForms.sell),
      await meera.call('GET', '/api/v4/userproperties'),
      await meera.call('DELETE', `/api/v4/deleteproperty/${id}`),
      await meera.call('GET', `/api/v7/my-property-views/${id}`),
    ];
    for (const { status, json } of refused)
      assert.equal([status, json.message], [403, serverMessages.agencyNotMember], way);
    const { json } = await meera.call('GET', '/api/v1/agencies');
    assert.ok(Check(OwnAgencies, json));
    assert.equal(json, { agencies: [], workingFor: { id: agencyId, name: '', hasEnded: true } });
    assert.is((await meera.call('GET', at())).status, 404);
    await workFor(meera);
    assert.is((await meera.call('DELETE', `/api/v4/deleteproperty/${id}`)).status, 403, 'not hers');
    assert.is((await meera.call('PUT', '/api/v1/agencies/working-for', { agency: agencyId })).status, 404);
  }
});

test('members see names; managers invite and remove members; the owner alone makes managers', async () => {
  const [meera, mohan] = [await joined(), await joined('manager', 'Mohan Rane')];
  const [meeraId, mohanId] = [await market.idOf(meera), await market.idOf(mohan)];
  const seen = await read(meera);
  assert.equal(
    seen.people.map(({ name, role, email }) => [name, role, email]),
    [
      ['Shree Estates', 'owner', undefined],
      ['Meera Pawar', 'member', undefined],
      ['Mohan Rane', 'manager', undefined],
    ],
  );
  assert.equal([seen.invites, seen.acts], [[], []]);
  assert.is((await read(mohan)).people[1]?.email, meera.email);
  const tries: [Person, string, string, object | undefined, string][] = [
    [meera, 'POST', '/invites', { email: 'a@example.com', role: 'member' }, 'agencyManagersOnly'],
    [meera, 'DELETE', `/people/${mohanId}`, undefined, 'agencyManagersOnly'],
    [meera, 'PUT', `/people/${meeraId}`, { role: 'manager' }, 'agencyManagersOnly'],
    [mohan, 'POST', '/invites', { email: 'a@example.com', role: 'manager' }, 'agencyOwnerOnly'],
    [mohan, 'PUT', `/people/${meeraId}`, { role: 'manager' }, 'agencyOwnerOnly'],
  ];
  for (const [person, method, path, body, id] of tries) {
    const { status, json } = await person.call(method, at(path), body);
    assert.equal([status, json.message], [403, agencyMessages[id as 'agencyGone']], `${method} ${path}`);
  }
  assert.is((await invite(mohan, 'b@example.com')).status, 200);
  const made = await owner.call('PUT', at(`/people/${meeraId}`), { role: 'manager' });
  assert.is(made.status, 200);
  assert.is(
    (await mohan.call('DELETE', at(`/people/${meeraId}`))).json.message,
    agencyMessages.agencyOwnerOnly,
  );
  assert.is((await owner.call('DELETE', at(`/people/${mohanId}`))).status, 200);
  assert.equal((await read(owner)).invites, [], 'what he sent ended with him');
});

test('the data of a person names their agencies, and deleting the account leaves the listings there', async () => {
  const meera = await joined();
  await workFor(meera, agencyId);
  const { id } = await postHome(meera);
  const meeraId = await market.idOf(meera);
  const data = (await meera.call('GET', '/api/v1/profile/export')).json as unknown as Record<
    string,
    object[]
  >;
  assert.equal([data.agencies?.length, data.agencyPeople, data.agencyInvites], [1, [], []]);
  const ours = (await owner.call('GET', '/api/v1/profile/export')).json as unknown as typeof data;
  assert.is(ours.agencyPeople?.length, 1);
  // Only whoever proved an address has a say about what was sent to it.
  await market.server.database.sql
    .updateTable('app_user')
    .set({ email_verified: true })
    .where('id', '=', meeraId)
    .execute();
  const [other, otherId] = await anAgency('Other Estates');
  const body = { email: meera.email, role: 'member' };
  assert.is((await other.call('POST', at('/invites', otherId), body)).status, 200);
  assert.is((await meera.call('DELETE', '/api/v1/profile', { currentPassword: meera.password })).status, 200);
  assert.is(await ownerOf(id), agencyId);
  const { people, acts } = await read(owner);
  assert.is(people.length, 1);
  assert.is(acts.find(({ act }) => act === 'listing-posted')?.name, '', 'nobody is named any more');
  assert.not.match(JSON.stringify(acts), meeraId);
  for (const table of ['agency_invite', 'outbox'] as const) {
    const rows = await market.server.database.sql.selectFrom(table).selectAll().execute();
    assert.not.match(JSON.stringify(rows), meera.email, table);
  }
});

test.run();
