/** Pages of agents and builders: only for those who want one, gone at once, and without a phone. */
import { Check } from 'typebox/value';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { OwnPage, PersonPage } from '../../src/api/contract/people.schema.js';
import { PersonPage as PersonPageSchema } from '../../src/api/contract/people.schema.js';
import { aSale } from '../support/listings.js';
import { makeKey, page as partnerPage } from '../support/partner-visitor.js';
import { type Person, signedIn, stranger } from '../support/people.js';
import { personWithRole } from '../support/person-with-role.js';
import { startPosting } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/people');
let server: TestServer;

const profileOf = async (person: Person) => (await person.call('GET', '/api/v1/profile')).json;

const change = async (person: Person, given: object): Promise<void> => {
  const { name, email, phone, usertype } = await profileOf(person);
  const reply = await person.call('PUT', '/api/v1/profile', { name, email, phone, usertype, ...given });
  assert.is(reply.status, 200, JSON.stringify(reply.json));
};

const anAgent = async (name: string, usertype = 'Agent'): Promise<Person> => {
  const person = await signedIn(server);
  await change(person, { name, usertype });
  return person;
};

const choose = async (person: Person, isShown: boolean, languages: string[] = []): Promise<OwnPage> => {
  const { status, json } = await person.call('PUT', '/api/v1/own-page', { isShown, languages });
  assert.is(status, 200, JSON.stringify(json));
  return json as unknown as OwnPage;
};

const answer = (slug: string) => server.get(`/api/v3/people/${encodeURIComponent(slug)}`);
const read = async (slug: string): Promise<PersonPage> => {
  const { status, json } = await answer(slug);
  assert.is(status, 200, slug);
  return json as PersonPage;
};

test.before(async () => {
  server = await startPosting({ RATE_LIMITS: 'test' });
});
test.after(() => server.close());

test('nobody has a page who did not ask for one, and it goes the moment that is taken back', async () => {
  const agent = await anAgent('Asha Kulkarni');
  assert.is((await answer('asha-kulkarni')).status, 404);
  const own = await choose(agent, true, ['mr', 'en']);
  assert.equal(own, { isShown: true, languages: ['mr', 'en'], path: '/agent/asha-kulkarni' });
  const page = await read('asha-kulkarni');
  assert.ok(Check(PersonPageSchema, page), 'the answer fits its schema');
  assert.equal([page.name, page.kind, page.languages], ['Asha Kulkarni', 'agent', ['mr', 'en']]);
  const { _id: id } = await profileOf(agent);
  const way = (await server.get(`/api/v3/owner-pages/${id}`)).json;
  assert.equal(way, { path: '/agent/asha-kulkarni', name: 'Asha Kulkarni' });
  assert.equal(await choose(agent, false), { isShown: false, languages: [] });
  assert.is((await answer('asha-kulkarni')).status, 404);
  assert.equal((await server.get(`/api/v3/owner-pages/${id}`)).json, {});
  assert.is((await choose(agent, true)).path, '/agent/asha-kulkarni', 'the address stays');
});

test('the page tells homes, where they are and the own RERA number, and neither phone nor e-mail address', async () => {
  const agent = await anAgent('Ravi Patil');
  await change(agent, { reraNumber: 'A51900012345' });
  await choose(agent, true);
  const { _id: ownerId } = await profileOf(agent);
  const homes = Array.from({ length: 26 }, (_, at) =>
    aSale({ society: `Tower ${String(at)}`, locality: 'Kothrud', city: 'Pune' }, { ownerId }),
  );
  await server.services.writer.saveListings(homes);
  const page = await read('ravi-patil');
  assert.equal([page.homeCount, page.homes.length], [26, 24]);
  assert.equal(page.areas, [{ city: 'Pune', locality: 'Kothrud', homes: 26 }]);
  assert.equal(page.rera, { number: 'A51900012345' }, 'nobody has checked it');
  const second = (await server.get('/api/v3/people/ravi-patil?page=2')).json as PersonPage;
  const ids = new Set([...page.homes, ...second.homes].map(({ listing }) => listing._id));
  assert.is(ids.size, 26);
  const text = JSON.stringify([page, second]);
  for (const secret of [agent.phone, agent.email]) assert.not.ok(text.includes(secret), secret);
  const operator = await personWithRole(server, 'operator');
  const checked = await operator.call('POST', `/api/v1/desk/people/${ownerId}`, {
    ...{ act: 'check-rera', reason: 'Found in the register', number: 'A51900012345' },
  });
  assert.is(checked.status, 200, JSON.stringify(checked.json));
  assert.match((await read('ravi-patil')).rera?.checkedOn ?? '', /^\d{4}-\d\d-\d\d$/);
});

test('a changed name moves the page; the old address leads to it and nobody else gets it', async () => {
  const agent = await anAgent('Meera Joshi');
  await choose(agent, true);
  await change(agent, { name: 'Meera Deshpande' });
  assert.is((await read('meera-joshi')).path, '/agent/meera-deshpande');
  const other = await anAgent('Meera Joshi');
  const { path = '' } = await choose(other, true);
  assert.match(path, /^\/agent\/meera-joshi-./);
  assert.is((await read('meera-joshi')).name, 'Meera Deshpande');
  await change(agent, { name: 'Meera Joshi' });
  assert.is((await read('meera-deshpande')).path, '/agent/meera-joshi');
  await change(agent, { usertype: 'Builder' });
  assert.is((await read('meera-joshi')).path, '/builder/meera-joshi');
  await change(agent, { usertype: 'Buyer/Owner/Tenant' });
  assert.is((await answer('meera-joshi')).status, 404);
});

test('who is neither agent nor builder, not signed in, suspended or a partner’s visitor gets none', async () => {
  const owner = await signedIn(server);
  assert.is((await owner.call('PUT', '/api/v1/own-page', { isShown: true, languages: [] })).status, 403);
  const guest = stranger(server);
  assert.is((await guest.call('PUT', '/api/v1/own-page', { isShown: true, languages: [] })).status, 401);
  assert.is((await guest.call('GET', '/api/v1/own-page')).status, 401);
  const agent = await anAgent('Suresh Naik');
  const wrong = await agent.call('PUT', '/api/v1/own-page', { isShown: true, languages: ['<b>'] });
  assert.equal([wrong.status, Object.keys(wrong.json.fields)], [400, ['languages']]);
  await choose(agent, true);
  const { key } = await makeKey(agent, {});
  const { _id: id } = await profileOf(agent);
  for (const path of ['people/suresh-naik', `owner-pages/${id}`]) {
    const reply = await server.get(`/embed/api/${key}/api/v3/${path}`, { origin: partnerPage });
    assert.ok(reply.status >= 400, path);
    assert.not.ok(JSON.stringify(reply.json).includes('Suresh'), path);
  }
  await server.database.sql
    .updateTable('app_user')
    .set({ suspended_at: new Date() })
    .where('id', '=', id)
    .execute();
  assert.is((await answer('suresh-naik')).status, 404);
});

test('strange names and addresses do no harm', async () => {
  for (const slug of ["' or 1=1 --", '%00', '../profile', '<script>', 'x'.repeat(121)])
    assert.ok([400, 404].includes((await answer(slug)).status), slug);
  for (const number of ['0', '-1', '1e9', 'x'])
    assert.is((await server.get(`/api/v3/people/nobody?page=${number}`)).status, 400, number);
});

test('a deleted account leaves neither page nor address; before that the own data tell of it', async () => {
  const agent = await anAgent('Going Away');
  await choose(agent, true, ['hi']);
  const { json } = await agent.call('GET', '/api/v1/profile/export');
  assert.match(JSON.stringify(json), /"slug":"going-away"/);
  await agent.call('DELETE', '/api/v1/profile', { currentPassword: agent.password });
  assert.is((await answer('going-away')).status, 404);
  const left = await server.database.sql
    .selectFrom('person_slug')
    .select('slug')
    .where('slug', '=', 'going-away')
    .execute();
  assert.equal(left, []);
});

test.run();
