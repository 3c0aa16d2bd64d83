/** The own RERA number of an agent or builder: a statement, until an operator found it in the register. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Profile } from '../../src/api/contract/accounts.schema.js';
import { type OwnMarket, openOwnMarket } from '../support/own-market.js';
import type { Person } from '../support/people.js';
import { personWithRole } from '../support/person-with-role.js';

const test = suite('contract/own-rera');
let market: OwnMarket;
let operator: Person;
const number = 'A51900012345';

test.before(async () => {
  market = await openOwnMarket();
  operator = await personWithRole(market.server, 'operator');
});
test.after(() => market.server.close());

const save = async (more: object) => {
  const { asha } = market;
  const { name, email, phone, usertype } = (await asha.call('GET', '/api/v1/profile')).json as never;
  return asha.call('PUT', '/api/v1/profile', { name, email, phone, usertype, ...more });
};
const shown = async (): Promise<{ number: string; checkedOn?: string } | undefined> => {
  const { id } = market.listings.sell;
  const { json } = await market.ravi.call('GET', `/api/v3/property/sell/${id}`);
  return (json as never as { agentRera?: { number: string } }).agentRera;
};
const profile = async (): Promise<Profile> => (await market.asha.call('GET', '/api/v1/profile')).json;

test('an agent states a number, in any spacing and case; listings show it as stated, and an owner’s never', async () => {
  assert.is((await save({ usertype: 'Agent', reraNumber: 'a519 0001 2345' })).status, 200);
  assert.is((await profile()).reraNumber, number);
  assert.equal(await shown(), { number });
  await save({ usertype: 'Buyer/Owner/Tenant' });
  assert.is(await shown(), undefined);
  await save({ usertype: 'Builder' });
  assert.equal(await shown(), { number });
});

test('a client that knows no such number leaves it; an empty one takes it away', async () => {
  assert.is((await save({})).status, 200);
  assert.is((await profile()).reraNumber, number);
  await save({ reraNumber: '' });
  assert.not.ok('reraNumber' in (await profile()));
  assert.is(await shown(), undefined);
});

test('what is no number of the register is refused by its field, and changes nothing', async () => {
  for (const wrong of ['12345', 'A1234567890123', 'call 9820012345', '<b>']) {
    const { status, json } = await save({ reraNumber: wrong, name: 'Another Name' });
    assert.equal([status, Object.keys(json.fields)], [400, ['reraNumber']], wrong);
  }
  assert.is((await profile()).name, 'Asha Kulkarni');
});

test('“checked on” is said after an operator did, of this number alone', async () => {
  await save({ usertype: 'Agent', reraNumber: number });
  const owner = await market.idOf(market.asha);
  const { people } = (await operator.call('GET', `/api/v1/desk/people?search=${market.asha.email}`))
    .json as never as {
    people: { statedRera: string }[];
  };
  assert.is(people[0]?.statedRera, number);
  const checked = await operator.call('POST', `/api/v1/desk/people/${owner}`, {
    ...{ act: 'check-rera', reason: 'Found in the register', number },
  });
  assert.is(checked.status, 200);
  assert.match(String((await shown())?.checkedOn), /^\d{4}-\d\d-\d\d$/);
  assert.is((await profile()).reraCheckedOn, (await shown())?.checkedOn);
  await save({ reraNumber: 'A51900054321' });
  assert.equal(await shown(), { number: 'A51900054321' });
  assert.not.ok('reraCheckedOn' in (await profile()));
});

test.run();
