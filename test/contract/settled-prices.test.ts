/** Prices of edited listings are compared with the one that was first shown or last approved (S-707). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ListingCheck } from '../../src/api/contract/listing-checks.schema.js';
import { createListing, updateListing } from '../../src/api/contract/own-listings.js';
import { fullForms, withTexts } from '../support/forms.js';
import { type Person, signedIn } from '../support/people.js';
import { personWithRole } from '../support/person-with-role.js';
import { post, startPosting } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/settled-prices');
let server: TestServer;
let asha: Person;
let moderator: Person;

test.before(async () => {
  server = await startPosting();
  moderator = await personWithRole(server, 'moderator');
  asha = await signedIn(server);
});
test.after(() => server.close());

interface Own {
  _id: string;
  status: string;
  inactiveReason?: string;
  checks?: ListingCheck[];
}

const createSale = async (): Promise<string> =>
  (await post(asha, createListing.sell, fullForms.sell)).json._id;
const save = async (id: string, texts: Record<string, string>): Promise<void> => {
  const path = updateListing.sell.path.replace(':id', id);
  const { status, json } = await post(asha, { method: 'PUT', path }, withTexts(fullForms.sell, texts));
  assert.is(status, 200, JSON.stringify(json));
};
const ownOf = async (id: string): Promise<Own> => {
  const { json } = await asha.call('GET', '/api/v4/userproperties');
  const found = (json as unknown as { sell: Own[] }).sell.find((each) => each._id === id);
  assert.ok(found);
  return found;
};

test('several small cuts are counted together, against the price that was first shown or last approved', async () => {
  const cut = await createSale();
  const statusAt = async (price: string): Promise<string | undefined> => {
    await save(cut, { price });
    return (await ownOf(cut)).status;
  };
  assert.is(await statusAt('14000000'), 'Active');
  assert.is(await statusAt('10000000'), 'Active');
  assert.is(await statusAt('8000000'), 'Review', 'a fifth less than before, more than half of 18800000');
  assert.is((await ownOf(cut)).checks?.find(({ code }) => code === 'edited-much')?.was, '18800000');
  await moderator.call('POST', `/api/v1/desk/listings/${cut}`, { act: 'approve', reason: 'A real cut' });
  assert.is(await statusAt('5000000'), 'Active', 'counted from what was approved');
  assert.is(await statusAt('3900000'), 'Review');
});

test('a detour by a listing that must be mended hides no other home', async () => {
  const made = await createSale();
  await save(made, { carpetArea: '0', superArea: '0' });
  assert.is((await ownOf(made)).inactiveReason, 'needs-mending');
  await save(made, { price: '5000000' });
  assert.is((await ownOf(made)).inactiveReason, 'under-review');
});

test.run();
