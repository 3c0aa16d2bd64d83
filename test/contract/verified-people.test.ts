/** What waits until a phone is proved, where the operator asks for it (REQUIRE_PHONE, S-524). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../server/config.js';
import { createListing, updateListing } from '../../src/api/contract/own-listings.js';
import { fullForms, withTexts } from '../support/forms.js';
import { aSale, owner } from '../support/listings.js';
import { type Person, registration, signedIn, stranger } from '../support/people.js';
import { post, startPosting } from '../support/posting.js';
import { sentCode } from '../support/sent-code.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/verified-people');
let server: TestServer;

test.before(async () => {
  server = await startPosting({ REQUIRE_PHONE: 'on' });
  await server.database.sql
    .insertInto('app_user')
    .values({ ...owner, phone: '9811111111', phone_verified: true })
    .execute();
  await server.services.writer.saveListings([aSale()]);
});
test.after(() => server.close());

/** Proves the phone of somebody by a code. */
const prove = async (person: Person): Promise<void> => {
  const to = { phoneNumber: person.phone, usertype: 'Buyer/Owner' };
  // As if half a minute had passed since the last code.
  await server.database.sql.deleteFrom('rate_limit').execute();
  await server.database.sql.deleteFrom('console_sms').execute();
  assert.is((await person.call('POST', '/api/v1/send-otp', to)).status, 200);
  const otp = await sentCode(server, person.phone);
  const { status, json } = await person.call('POST', '/api/v1/verify-otp', { ...to, otp });
  assert.is(status, 200, JSON.stringify(json));
};
const coinsOf = async (person: Person): Promise<number> =>
  (await person.call('GET', '/api/v1/get-coin')).json.coins;
const postSale = async (person: Person): Promise<{ _id: string; inactiveReason?: string }> => {
  const { status, json } = await post(person, createListing.sell, fullForms.sell);
  assert.is(status, 201);
  return json;
};
const onMarket = async (id: string): Promise<number> =>
  (await server.get(`/api/v3/property/sell/${id}`)).status;
const reasonOf = async (person: Person, id: string): Promise<string | undefined> => {
  const { json } = await person.call('GET', '/api/v4/userproperties');
  const { sell } = json as unknown as { sell: { _id: string; inactiveReason?: string }[] };
  return sell.find(({ _id }) => _id === id)?.inactiveReason;
};

test('an unproved person posts and gets a 201; the listing is shown as soon as the phone is proved', async () => {
  const asha = await signedIn(server);
  const made = await postSale(asha);
  assert.is(made.inactiveReason, 'verify-phone');
  assert.is(await onMarket(made._id), 410);
  const show = await asha.call('PUT', `/api/v4/property-status/${made._id}`, { status: 'Active' });
  assert.equal([show.status, show.json.code], [403, 'phone-unverified']);
  await prove(asha);
  assert.is(await onMarket(made._id), 200);
  assert.is(await reasonOf(asha, made._id), undefined);
});

test('what must be mended waits for that too, and what was paused stays paused', async () => {
  const asha = await signedIn(server);
  const { json } = await post(asha, createListing.sell, withTexts(fullForms.sell, { carpetArea: '1700' }));
  const paused = await postSale(asha);
  await asha.call('PUT', `/api/v4/property-status/${paused._id}`, { status: 'Inactive' });
  await prove(asha);
  assert.is(await reasonOf(asha, json._id), 'needs-mending');
  assert.is(await reasonOf(asha, paused._id), 'paused');
});

test('a phone that changes takes the listings off the market until the new one is proved', async () => {
  const asha = await signedIn(server);
  await prove(asha);
  const made = await postSale(asha);
  assert.is(made.inactiveReason, undefined);
  const { name, email, password, phone } = asha;
  const next = stranger(server).phone;
  const change = { name, email, phone: next, usertype: 'Buyer/Owner/Tenant', currentPassword: password };
  assert.is((await asha.call('PUT', '/api/v1/profile', change)).status, 200);
  assert.is(await onMarket(made._id), 410);
  asha.phone = next;
  await prove(asha);
  assert.is(await onMarket(made._id), 200);
  assert.is(await coinsOf(asha), 10, 'another phone is no other welcome');

  const other = stranger(server, { phone });
  // The old number is kept from others while its change can be undone.
  assert.is((await other.call('POST', '/api/v1/register', registration(other))).status, 409);
});

test('welcome coins come with the code, once, however often and from wherever it is entered', async () => {
  const asha = await signedIn(server);
  const balance = async () => (await asha.call('GET', '/api/v1/get-coin')).json as { waitsForPhone?: true };
  assert.equal([await coinsOf(asha), (await balance()).waitsForPhone], [0, true]);
  await prove(asha);
  assert.equal([await coinsOf(asha), (await balance()).waitsForPhone], [10, undefined]);
  const { email, password, phone } = asha;
  await asha.call('POST', '/api/v1/signin', { email, password, usertype: 'Buyer/Owner' });
  await prove(asha);
  assert.is(await coinsOf(asha), 10);

  await asha.call('DELETE', '/api/v1/profile', { currentPassword: password });
  const again = await signedIn(server, { phone });
  await prove(again);
  assert.is(await coinsOf(again), 0, 'one phone, one welcome');
});

test('a first contact waits for the code; nothing is taken, and what was paid for stays free', async () => {
  const asha = await signedIn(server);
  await server.services.operate({ command: 'grant', email: asha.email, coins: 5, reason: 'Test' });
  const reveal = () => asha.call('GET', `/api/v3/user/${owner.id}`);
  const refused = await reveal();
  assert.equal([refused.status, refused.json.code, await coinsOf(asha)], [403, 'phone-unverified', 5]);
  assert.not.match(JSON.stringify(refused.json), /9811111111/);
  await prove(asha);
  assert.is((await reveal()).json.phone, '9811111111');
  assert.is(await coinsOf(asha), 14);
  await server.database.sql
    .updateTable('app_user')
    .set({ phone_verified: false })
    .where('phone', '=', asha.phone)
    .execute();
  assert.is((await reveal()).status, 200);
});

test('an edit by somebody unproved takes the listing off the market, the operator’s own files do not', async () => {
  const asha = await signedIn(server);
  const { _id: ownerId } = (await asha.call('GET', '/api/v1/profile')).json;
  await server.services.writer.saveListings([aSale({ society: 'From a file' }, { ownerId })]);
  const { json } = await asha.call('GET', '/api/v4/userproperties');
  const [own] = (json as unknown as { sell: { _id: string; status: string; price: number }[] }).sell;
  assert.is(own?.status, 'Active');
  const path = updateListing.sell.path.replace(':id', own?._id ?? '');
  await post(asha, { method: 'PUT', path }, withTexts(fullForms.sell, { price: String(own?.price) }));
  assert.not.equal(await reasonOf(asha, own?._id ?? ''), undefined);
});

test('it is on in production, but for the demo market, and off elsewhere', () => {
  const asks = (env: Record<string, string>): boolean => readConfig(env).requirePhone;
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://homes.example' };
  assert.equal(
    [asks(production), asks({ ...production, DEMO: 'on' }), asks({}), asks({ REQUIRE_PHONE: 'on' })],
    [true, false, false, true],
  );
  assert.is(asks({ ...production, REQUIRE_PHONE: 'off' }), false);
});

test.run();
