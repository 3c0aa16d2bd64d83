/** A listing that is edited on two devices: whoever says what they started from overwrites nothing they have not seen. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createListing, updateListing } from '../../src/api/contract/own-listings.js';
import { fullForms, type Part, withTexts } from '../support/forms.js';
import { type Person, signedIn } from '../support/people.js';
import { post, startPosting } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/posting-versions');
let server: TestServer;
let asha: Person;
let id: string;

test.before(async () => {
  server = await startPosting();
  asha = await signedIn(server);
  id = (await post(asha, createListing.plot, fullForms.plot)).json._id;
});
test.after(() => server.close());

interface OwnPlot {
  _id: string;
  price: number;
  version: string;
}

const stored = async (): Promise<OwnPlot> => {
  const { plot } = (await asha.call('GET', '/api/v4/userproperties')).json as unknown as { plot: OwnPlot[] };
  return plot.find((listing) => listing._id === id) as OwnPlot;
};
const atPrice = (price: string): Part[] => withTexts(fullForms.plot, { price });
const save = (price: string, ifMatch?: string) => {
  const call = { method: 'PUT' as const, path: updateListing.plot.path.replace(':id', id) };
  return post(asha, call, atPrice(price), ifMatch === undefined ? {} : { 'if-match': ifMatch });
};
const refused = { code: 'changed-elsewhere', message: 'This listing was changed elsewhere' };

test('a form filled in from an older version is refused, and nothing of it is stored', async () => {
  const { version } = await stored();
  const first = await save('4100000', `"${version}"`);
  assert.is(first.status, 200, JSON.stringify(first.json));
  const { version: next } = await stored();
  assert.is.not(next, version);
  assert.is((first.json as unknown as OwnPlot).version, next, 'the answer says the version to go on from');
  const late = await save('4200000', `"${version}"`);
  assert.equal([late.status, late.json], [409, refused]);
  assert.is((await stored()).price, 4_100_000);
  assert.is((await save('4200000', `"${version}", "${next}"`)).status, 200);
});

test('of two forms sent at once from the same version one is stored, and the other is told', async () => {
  const { version } = await stored();
  const replies = await Promise.all(['4300000', '4400000'].map((price) => save(price, `"${version}"`)));
  assert.equal(replies.map(({ status }) => status).sort(), [200, 409]);
  const saved = replies.findIndex(({ status }) => status === 200);
  assert.is((await stored()).price, [4_300_000, 4_400_000][saved]);
});

test('without a version, or with any, the last one counts, as it always did', async () => {
  assert.is((await save('4500000')).status, 200);
  assert.is((await save('4600000', '*')).status, 200);
  assert.is((await stored()).price, 4_600_000);
});

test('what the form does not hold changes no version: a refresh, a pause, a visit', async () => {
  const { version } = await stored();
  await asha.call('PUT', `/api/v4/property-visit/plot/${id}`);
  await asha.call('PUT', `/api/v4/property-status/${id}`, { status: 'Inactive' });
  assert.is((await stored()).version, version);
  assert.is((await save('4700000', `"${version}"`)).status, 200);
});

test.run();
