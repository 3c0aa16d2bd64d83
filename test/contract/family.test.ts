/** Family lists: a revocable link to somebody's saved homes, five people by their first names, hearts and remarks (S-720). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FamilyHome, FamilyList } from '../../src/api/contract/family.schema.js';
import { type OwnMarket, openOwnMarket } from '../support/own-market.js';
import { makeKey, visitor } from '../support/partner-visitor.js';
import { type Person, signedIn, stranger } from '../support/people.js';

const test = suite('contract/family');
let market: OwnMarket;
let kavya: Person;
let link: string;

test.before(async () => {
  market = await openOwnMarket();
});
test.before.each(async () => {
  kavya = await signedIn(market.server);
  await kavya.call('PUT', `/api/v1/saved/${market.listings.sell.id}`, {
    stage: 'visited',
    note: 'Mine alone.',
  });
  link = ((await kavya.call('POST', '/api/v1/family')).json as unknown as { link: string }).link;
});
test.after(() => market.server.close());

/** Makes a call as somebody without an account. */
const ask = async <Reply = Record<string, unknown>>(call: string, body: object) => {
  const { status, json } = await stranger(market.server).call('POST', `/api/v1/family/${call}`, body);
  return { status, ...(json as unknown as Reply & { message: string; fields?: Record<string, string> }) };
};
const join = (name: string) => ask<{ member: string }>('join', { link, name });
const open = (member?: string) => ask<FamilyList>('open', { link, ...(member && { member }) });
const opine = (member: string, more: object) =>
  ask<FamilyHome>('opinion', { link, member, id: market.listings.sell.id, ...more });

test('a link shows the homes to whoever has it, without the stage and the note of the person', async () => {
  const list = await open();
  assert.is(list.status, 200);
  assert.equal([list.me, list.isOwner, list.isFull, list.people.length], [undefined, false, false, 1]);
  const [home] = list.homes;
  assert.is(home?.home.id, market.listings.sell.id);
  assert.equal(['stage' in (home?.home ?? {}), 'note' in (home?.home ?? {})], [false, false]);
  assert.not.match(JSON.stringify(list), /Mine alone/);
});

test('the same link is told again, and a person has one list', async () => {
  const { json } = await kavya.call('POST', '/api/v1/family');
  assert.equal(json, { link });
  assert.equal((await kavya.call('GET', '/api/v1/family')).json, { link });
});

test('who joins by a first name says what they think, and all see it', async () => {
  const { member } = await join('आजी');
  const home = await opine(member, { heart: true });
  assert.equal([home.status, home.opinions], [200, [{ name: 'आजी', heart: true, remark: '', isMine: true }]]);
  await opine(member, { remark: ' Near the temple. ' });
  const seen = (await open()).homes[0]?.opinions;
  assert.equal(seen, [{ name: 'आजी', heart: true, remark: 'Near the temple.', isMine: false }]);
  const own = await kavya.call('POST', '/api/v1/family/opinion', {
    ...{ link, id: market.listings.sell.id, remark: 'I like it too.' },
  });
  assert.is((own.json as unknown as FamilyHome).opinions.length, 2);
});

test('five people are the most, also when they come at once; whoever leaves takes all they said along', async () => {
  const joined = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map(join));
  assert.equal(joined.map(({ status }) => status).sort(), [200, 200, 200, 200, 409, 409]);
  const [first] = joined.filter(({ status }) => status === 200);
  const member = first?.member as string;
  await opine(member, { heart: true, remark: 'Yes.' });
  assert.is((await open(member)).isFull, true);
  assert.is((await ask('leave', { link, member })).status, 200);
  const list = await open(member);
  assert.equal([list.me, list.people.length, list.homes[0]?.opinions], [undefined, 4, []]);
  assert.is((await opine(member, { heart: true })).status, 403);
});

test('who is on the list already takes no second place, by what the device keeps or by signing in', async () => {
  const { member } = await join('Ravi');
  await opine(member, { remark: 'Near work.' });
  const again = await ask<{ member: string }>('join', { link, name: 'Ravindra', member });
  assert.is(again.status, 200);
  const list = await open(again.member);
  assert.equal([list.people.slice(1), list.me], [['Ravindra'], 'Ravindra']);
  assert.equal(list.homes[0]?.opinions[0], {
    ...{ name: 'Ravindra', heart: false, remark: 'Near work.', isMine: true },
  });
  assert.is((await open(member)).me, undefined, 'what the device kept before is of no use');
  const meera = await signedIn(market.server);
  for (const name of ['Meera', 'Mira'])
    assert.is((await meera.call('POST', '/api/v1/family/join', { link, name })).status, 200);
  assert.equal((await open()).people.slice(1), ['Ravindra', 'Mira']);
  const full = await Promise.all(['A', 'B'].map(join));
  assert.equal(
    full.map(({ status }) => status),
    [200, 200],
  );
  assert.is((await ask('join', { link, name: 'Ravi', member: again.member })).status, 200, 'a full list too');
});

test('the person whose list it is takes somebody off it, with all they said, and nobody else can', async () => {
  const { member } = await join('Ravi');
  await opine(member, { remark: 'Too far.' });
  const of = async (person: Person) =>
    (await person.call('POST', '/api/v1/family/open', { link })).json as unknown as FamilyList;
  const members = (await of(kavya)).members ?? [];
  assert.equal(
    members.map(({ name }) => name),
    ['Ravi'],
  );
  assert.is((await open(member)).members, undefined, 'only the owner is told whom to remove');
  const path = `/api/v1/family/people/${members[0]?.id ?? ''}`;
  assert.is((await market.asha.call('DELETE', path)).status, 404);
  assert.is((await stranger(market.server).call('DELETE', path)).status, 401);
  assert.is((await kavya.call('DELETE', path)).status, 200);
  const list = await open(member);
  assert.equal([list.people.length, list.me, list.homes[0]?.opinions], [1, undefined, []]);
  assert.is((await opine(member, { heart: true })).status, 403);
  assert.is((await kavya.call('DELETE', path)).status, 404);
  const { sql } = market.server.database;
  const own = await sql.selectFrom('family_member').select('id').where('link', '=', link).execute();
  assert.is(
    (await kavya.call('DELETE', `/api/v1/family/people/${own[0]?.id ?? ''}`)).status,
    404,
    'not oneself',
  );
});

test('an ended link leads nowhere, and another one begins anew', async () => {
  const { member } = await join('Ravi');
  await opine(member, { remark: 'Too far.' });
  assert.is((await kavya.call('DELETE', '/api/v1/family')).status, 200);
  const [opened, said] = [await open(member), await opine(member, { heart: true })];
  assert.equal([opened.status, said.status], [410, 410]);
  assert.equal((await kavya.call('GET', '/api/v1/family')).json, {});
  const again = (await kavya.call('POST', '/api/v1/family')).json as unknown as { link: string };
  assert.is.not(again.link, link);
});

test('what is no first name, no home of the list, or from a stranger is refused in words', async () => {
  for (const name of ['Asha Patil', '9820012345', '@asha']) {
    const { status, fields } = await join(name);
    assert.equal([status, fields], [400, { name: 'Enter your first name: one word, letters only.' }], name);
  }
  const { member } = await join('Ravi');
  assert.is((await ask('opinion', { link, member, id: market.listings.rent.id, heart: true })).status, 404);
  assert.is((await opine(member, { remark: 'x'.repeat(301) })).status, 400);
  const wrong = `${member.slice(0, 23)}${'x'.repeat(22)}`;
  assert.is((await opine(wrong, { heart: true })).status, 403);
  const stranger = await signedIn(market.server);
  const call = await stranger.call('POST', '/api/v1/family/opinion', {
    link,
    id: market.listings.sell.id,
    heart: true,
  });
  assert.is(call.status, 403);
});

test('what is taken off the list takes its opinions along; the export tells all of it', async () => {
  const { member } = await join('Ravi');
  await opine(member, { remark: 'Good.' });
  const { json } = await kavya.call('GET', '/api/v1/profile/export');
  const { familyList } = json as unknown as { familyList: { people: string[] }[] };
  assert.is(familyList[0]?.people[1], 'Ravi');
  await kavya.call('DELETE', `/api/v1/saved/${market.listings.sell.id}`);
  assert.equal((await open(member)).homes, []);
  const { sql } = market.server.database;
  assert.equal(
    await sql.selectFrom('family_opinion').select('remark').where('remark', '=', 'Good.').execute(),
    [],
  );
});

test('a deleted account takes its list along, and what it said on the lists of others', async () => {
  const ravi = await signedIn(market.server);
  const joined = await ravi.call('POST', '/api/v1/family/join', { link, name: 'Ravi' });
  const { member } = joined.json as unknown as { member: string };
  await ravi.call('POST', '/api/v1/family/opinion', {
    ...{ link, member, id: market.listings.sell.id, remark: 'Too loud.' },
  });
  assert.match(JSON.stringify(await open()), /Too loud/);
  const leave = (person: Person) =>
    person.call('DELETE', '/api/v1/profile', { currentPassword: person.password });
  assert.is((await leave(ravi)).status, 200);
  const left = await open();
  assert.is(left.people.length, 1);
  assert.not.match(JSON.stringify(left), /Too loud|Ravi/);
  await join('Meera');
  assert.is((await leave(kavya)).status, 200);
  assert.is((await open()).status, 410);
  const { sql } = market.server.database;
  assert.equal(
    await sql.selectFrom('family_member').select('name').where('name', '=', 'Meera').execute(),
    [],
  );
});

test('under a key there is no family list', async () => {
  const { key } = await makeKey(market.asha);
  const visit = await visitor(market.server, kavya, key);
  for (const [method, path] of [
    ['GET', '/api/v1/family'],
    ['POST', '/api/v1/family/open'],
  ] as const)
    assert.is((await visit.call(method, path, method === 'POST' ? { link } : undefined)).status, 403, path);
});

test.run();
