/** What listings have beyond the specifications: a client that knows only those loses nothing and is told nothing wrong. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createListing, updateListing } from '../../src/api/contract/own-listings.js';
import { fullForms, withTexts } from '../support/forms.js';
import { type Person, signedIn } from '../support/people.js';
import { post, readListing, startPosting } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/posting-additions');
let server: TestServer;
let asha: Person;

test.before(async () => {
  server = await startPosting();
  asha = await signedIn(server);
});
test.after(() => server.close());

type Let = 'rent' | 'pg';

const save = (kind: Let, id: string, texts: Record<string, string>) =>
  post(
    asha,
    { method: 'PUT', path: updateListing[kind].path.replace(':id', id) },
    withTexts(fullForms[kind], texts),
  );
const maintenanceOf = async (kind: Let, id: string): Promise<unknown> =>
  ((await readListing(server, kind, id)) as { maintenance?: number }).maintenance;

for (const kind of ['rent', 'pg'] as const)
  test(`the maintenance of ${kind} is stored, stays when it is not sent, and goes when it is sent empty`, async () => {
    const parts = withTexts(fullForms[kind], { maintenance: '03500' });
    const { status, json } = await post(asha, createListing[kind], parts);
    assert.is(status, 201);
    assert.is(await maintenanceOf(kind, json._id), 3500);
    assert.is((await save(kind, json._id, { monthlyRent: '46000' })).status, 200);
    assert.is(await maintenanceOf(kind, json._id), 3500);
    assert.is((await save(kind, json._id, { maintenance: '' })).status, 200);
    assert.is(await maintenanceOf(kind, json._id), undefined);
  });

test('a form of the specifications alone posts a listing without it', async () => {
  const { json } = await post(asha, createListing.rent, fullForms.rent);
  assert.is('maintenance' in (await readListing(server, 'rent', json._id)), false);
});

test('what a bigha has in square feet is told with what a square foot of it asks; of another unit everybody knows it', async () => {
  const askedFor = async (areaUnit: string): Promise<unknown> => {
    const parts = withTexts(fullForms.plot, { price: '5000000', plotArea: '2', areaUnit });
    const { json } = await post(asha, createListing.plot, parts);
    const listing = (await readListing(server, 'plot', json._id)) as { pricePerSqFt?: number };
    const cards = (await server.get(`/api/v3/properties/plot?ids=${json._id}&fields=card`)).json;
    assert.is((cards as { pricePerSqFt?: number }[])[0]?.pricePerSqFt, listing.pricePerSqFt);
    return listing.pricePerSqFt;
  };
  assert.is(await askedFor('Bigha'), Math.floor(5_000_000 / (2 * server.config.bighaSqft)));
  assert.is(await askedFor('Acre'), undefined);
});

test('what is no sum of money is refused, and what is for sale does not know it', async () => {
  for (const maintenance of ['a lot', '-5', '0', '1234567890123']) {
    const { status, json } = await post(asha, createListing.pg, withTexts(fullForms.pg, { maintenance }));
    assert.equal([status, json.fields], [400, { maintenance: 'Please enter a valid value' }], maintenance);
  }
  const { json } = await post(asha, createListing.sell, withTexts(fullForms.sell, { maintenance: '5' }));
  assert.is('maintenance' in (await readListing(server, 'sell', json._id)), false);
});

test.run();
