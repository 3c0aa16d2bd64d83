/** What must not work on agencies: invitations of others, other agencies, partners’ pages, old sessions. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { agencyMessages } from '../../src/model/rules/messages/agency.js';
import { serverMessages } from '../../src/model/rules/messages/server.js';
import { agencyTools } from '../support/agency-tools.js';
import { type OwnMarket, openOwnMarket } from '../support/own-market.js';
import { callUnder, makeKey, visitor } from '../support/partner-visitor.js';
import { type Person, signedIn, stranger } from '../support/people.js';

const test = suite('contract/agencies-attacks');
let market: OwnMarket;
let owner: Person;
let agencyId: string;
const tools = agencyTools(() => ({ market, owner, agencyId }));
const { usertypeOf, anAgency, at, invite, mailedToken, joined, workFor, read, postHome } = tools;

test.before(async () => {
  market = await openOwnMarket();
});
test.before.each(async () => {
  [owner, agencyId] = await tools.anAgency('Shree Estates');
});
test.after(() => market.server.close());

test('an invitation works once, for its address, until it is taken back, sent anew or old', async () => {
  const meera = await signedIn(market.server, { name: 'Meera Pawar' });
  const thief = await signedIn(market.server, { name: 'Thief' });
  const accept = (person: Person, token: string) =>
    person.call('POST', '/api/v1/agency-invites/accept', { token });
  await invite(owner, meera.email.toUpperCase());
  const first = await mailedToken();
  assert.is((await accept(thief, first)).json.message, agencyMessages.agencyOtherAddress);
  assert.is((await accept(stranger(market.server), first)).status, 401);
  await invite(owner, meera.email);
  const second = await mailedToken();
  const gone = [first, `${second}x`, `i${'0'.repeat(24)}.${second.split('.')[1] ?? ''}`, '', 'm1.x'];
  for (const token of gone) assert.is((await accept(meera, token)).status, 410, token);
  const [invited] = (await read(owner)).invites;
  assert.is((await owner.call('DELETE', at(`/invites/${invited?.id ?? ''}`))).status, 200);
  assert.is((await accept(meera, second)).status, 410, 'taken back');
  await invite(owner, meera.email);
  const third = await mailedToken();
  await market.server.database.sql
    .updateTable('agency_invite')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute();
  assert.is((await accept(meera, third)).status, 410, 'old');
  await invite(owner, meera.email);
  const fourth = await mailedToken();
  const both = await Promise.all([accept(meera, fourth), accept(meera, fourth)]);
  assert.equal(both.map(({ status }) => status).sort(), [200, 410]);
  assert.is((await accept(meera, fourth)).status, 410, 'a second time');
  const again = await invite(owner, meera.email);
  assert.equal([again.status, again.json.fields], [400, { email: agencyMessages.agencyAlready }]);
});

test('no stranger, member of another agency or page of a partner comes near it', async () => {
  const meera = await joined();
  const [other, otherId] = await anAgency('Other Estates');
  await workFor(meera, agencyId);
  const { id } = await postHome(meera);
  const calls: [string, string, object?][] = [
    ['GET', at()],
    ['POST', at('/invites'), { email: 'a@example.com', role: 'member' }],
    ['DELETE', at('/invites/x')],
    ['PUT', at(`/people/${await market.idOf(meera)}`), { role: 'manager' }],
    ['DELETE', at(`/people/${await market.idOf(meera)}`)],
    ['PUT', '/api/v1/agencies/working-for', { agency: agencyId }],
  ];
  for (const [method, url, body] of calls) {
    const { status, json } = await other.call(method, url, body);
    assert.equal([status, json.message], [404, agencyMessages.agencyGone], `${method} ${url}`);
  }
  assert.is((await other.call('DELETE', `/api/v4/deleteproperty/${id}`)).status, 403);
  assert.is((await meera.call('GET', at('', otherId))).status, 404);
  const key = (await makeKey(other)).key;
  for (const [method, url, body] of calls)
    assert.is((await callUnder(market.server, key)(method, url, body)).status, 403, `${method} ${url}`);
});

test('on a partner’s page somebody works for themselves, whatever they do on our site', async () => {
  const meera = await joined();
  await workFor(meera, agencyId);
  const { propertyId } = await postHome(meera);
  const { key } = await makeKey(owner);
  const onPage = await visitor(market.server, meera, key, { uses: ['managing'] });
  const { status, text } = await onPage.as('GET', '/api/v4/userproperties');
  assert.is(status, 200);
  assert.not.match(text, propertyId);
});

test('inviting asks for a recent sign-in, an agent or builder, and an address that can be one', async () => {
  for (const email of ['', 'nobody', 'a@b', `${'x'.repeat(250)}@example.com`])
    assert.is((await invite(owner, email)).status, 400, email);
  const own = await invite(owner, owner.email);
  assert.equal(own.json.fields, { email: agencyMessages.agencyOwnEmail });
  await usertypeOf(owner, 'Buyer/Owner/Tenant');
  assert.is((await invite(owner, 'a@example.com')).json.message, agencyMessages.agencyProfessionalsOnly);
  await usertypeOf(owner, 'Agent');
  await market.server.database.sql
    .updateTable('app_session')
    .set({ created_at: new Date(Date.now() - 11 * 60_000) })
    .execute();
  assert.is((await invite(owner, 'a@example.com')).json.code, 'sign-in-again');
});

test('an agency that is no agency any more, or suspended, has nobody working for it', async () => {
  const meera = await joined();
  await workFor(meera, agencyId);
  await usertypeOf(owner, 'Buyer/Owner/Tenant');
  assert.is((await meera.call('GET', '/api/v4/userproperties')).json.message, serverMessages.agencyNotMember);
  await usertypeOf(owner, 'Builder');
  assert.is((await meera.call('GET', '/api/v4/userproperties')).status, 200);
});

test('a manager is not told the link of an invitation, and nobody joins their own agency', async () => {
  const manager = await joined('manager', 'Sunil More');
  const guest = stranger(market.server);
  assert.is((await invite(owner, guest.email, 'manager')).status, 200);
  const { invites } = await read(manager);
  assert.equal(
    invites.map(({ email, link }) => [email, link]),
    [[guest.email, undefined]],
  );
  const token = await mailedToken();
  await market.server.database.sql
    .updateTable('app_user')
    .set({ email: guest.email })
    .where('id', '=', agencyId)
    .execute();
  assert.is((await owner.call('POST', '/api/v1/agency-invites/accept', { token })).status, 403);
});

test.run();
