/** What the rules of honest listings do with what is posted, edited and imported (S-520 to S-523). */
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DeskQueue } from '../../src/api/contract/desk.schema.js';
import type { ListingCheck } from '../../src/api/contract/listing-checks.schema.js';
import { importListings } from '../../src/api/contract/bulk.js';
import { createListing, updateListing } from '../../src/api/contract/own-listings.js';
import type { ListingKind, LocalitySuggestion } from '../../src/api/contract/listings.schema.js';
import { csv, sendFile } from '../support/bulk.js';
import { aFile, fullForms, type Part, withTexts } from '../support/forms.js';
import { aSale } from '../support/listings.js';
import { type Person, signedIn } from '../support/people.js';
import { post, startPosting } from '../support/posting.js';
import { places } from '../../server/places/gazetteer.js';
import { upsertPlaces } from '../../server/repositories/place.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/honest-listings');
let server: TestServer;
let asha: Person;
let moderator: Person;

test.before(async () => {
  server = await startPosting();
  await upsertPlaces(server.database.sql, places);
  moderator = await signedIn(server);
  await server.services.operate({ command: 'role', email: moderator.email, role: 'moderator' });
});
test.after(() => server.close());
test.before.each(async () => {
  asha = await signedIn(server);
});

interface Own {
  _id: string;
  status: string;
  inactiveReason?: string;
  checks?: ListingCheck[];
  description: string;
  society: string;
}

const create = async (
  kind: ListingKind,
  texts: Record<string, string> = {},
  person = asha,
  more: Part[] = [],
) => {
  const parts = [...withTexts(fullForms[kind], texts), ...more];
  const { status, json } = await post(person, createListing[kind], parts);
  assert.is(status, 201, JSON.stringify(json));
  return json as typeof json & { inactiveReason?: string; checks?: ListingCheck[] };
};
const save = async (kind: ListingKind, id: string, texts: Record<string, string>, person = asha) => {
  const path = updateListing[kind].path.replace(':id', id);
  const { status, json } = await post(person, { method: 'PUT', path }, withTexts(fullForms[kind], texts));
  assert.is(status, 200, JSON.stringify(json));
};
const ownOf = async (id: string, person = asha): Promise<Own> => {
  const { json } = await person.call('GET', '/api/v4/userproperties');
  const found = Object.values(json as unknown as Record<string, Own[]>)
    .flat()
    .find((each) => each._id === id);
  assert.ok(found);
  return found;
};
const codesOf = ({ checks = [] }: Pick<Own, 'checks'>): string[] => checks.map(({ code }) => code);
const onMarket = async (kind: ListingKind, id: string): Promise<number> =>
  (await server.get(`/api/v3/property/${kind}/${id}`)).status;
const queue = async (): Promise<DeskQueue> =>
  (await moderator.call('GET', '/api/v1/desk/queue')).json as unknown as DeskQueue;
const inQueue = async (id: string) => (await queue()).cases.find(({ listing }) => listing?.id === id);

test('the plot of a stranger, ten times its own sides, is stored but not on the market until it is mended', async () => {
  const sides = { 'dimensions[length]': '500', 'dimensions[breadth]': '400' };
  const plot = { plotArea: '2000', areaUnit: 'Sq-ft' };
  const made = await create('plot', { ...plot, ...sides });
  assert.equal([made.inactiveReason, codesOf(made)], ['needs-mending', ['sides-impossible']]);
  assert.is(await onMarket('plot', made._id), 410);
  const { status } = await asha.call('PUT', `/api/v4/property-status/${made._id}`, { status: 'Active' });
  assert.is(status, 403, 'its owner cannot show it as it is');
  const own = await ownOf(made._id);
  assert.equal(
    [own.status, own.inactiveReason, own.checks?.[0]?.field],
    ['Inactive', 'needs-mending', 'plotArea'],
  );

  await save('plot', made._id, { ...plot, 'dimensions[length]': '50', 'dimensions[breadth]': '40' });
  assert.equal([(await ownOf(made._id)).status, codesOf(await ownOf(made._id))], ['Active', []]);
  assert.is(await onMarket('plot', made._id), 200);
});

test('a plot that is a quarter off its sides is shown, and its owner warned', async () => {
  const made = await create('plot', {
    plotArea: '2500',
    areaUnit: 'Sq-ft',
    'dimensions[length]': '50',
    'dimensions[breadth]': '40',
  });
  assert.equal([made.inactiveReason, codesOf(made)], [undefined, ['sides-differ']]);
  assert.is(await onMarket('plot', made._id), 200);
});

const nonsense: [ListingKind, Record<string, string>, string][] = [
  ['sell', { carpetArea: '1700' }, 'carpet-above-super'],
  ['sell', { carpetArea: '0', superArea: '0' }, 'area-zero'],
  ['sell', { price: '1' }, 'price-too-low'],
  ['pg', { capacity: '0' }, 'beds-zero'],
];
for (const [kind, texts, code] of nonsense)
  test(`${code} in ${kind} keeps a listing off the market`, async () => {
    const made = await create(kind, texts);
    assert.equal([made.inactiveReason, codesOf(made).includes(code)], ['needs-mending', true]);
    assert.is(await onMarket(kind, made._id), 410);
  });

test('what was paused stays so when it is mended', async () => {
  const made = await create('sell');
  await asha.call('PUT', `/api/v4/property-status/${made._id}`, { status: 'Inactive' });
  await save('sell', made._id, { carpetArea: '1700' });
  assert.is((await ownOf(made._id)).inactiveReason, 'paused');
  const show = () => asha.call('PUT', `/api/v4/property-status/${made._id}`, { status: 'Active' });
  assert.is((await show()).status, 403);
  await save('sell', made._id, {});
  assert.is((await ownOf(made._id)).inactiveReason, 'paused');
  assert.is((await show()).status, 200);
});

test('contact details are dots to everybody but their owner, who keeps the words and may take them out', async () => {
  const description = 'Corner home. Call 98 200 12345 or नौ आठ दो शून्य शून्य एक दो तीन चार पांच.';
  const made = await create('sell', { description, society: 'Godrej 9820012345' });
  assert.equal(codesOf(made), ['contact-details', 'contact-details']);
  const everybody = (await server.get(`/api/v3/property/sell/${made._id}`)).json as Own;
  assert.equal(
    [everybody.description, everybody.society],
    ['Corner home. Call ••••• or •••••.', 'Godrej •••••'],
  );
  const found = await server.get('/api/v3/properties/sell?q=9820012345');
  assert.not.match(JSON.stringify(found.json), made._id);
  for (const url of ['/api/v3/properties/sell?q=Godrej', `/product?id=${made._id}`])
    assert.not.match((await server.get(url)).text, /9820012345|98 200 12345/);
  const own = await ownOf(made._id);
  assert.equal([own.description, own.society], [description, 'Godrej 9820012345']);
  assert.ok((await inQueue(made._id))?.listing?.isShown, 'the desk is told');

  await save('sell', made._id, { description: 'Corner home.', society: 'Dots Towers' });
  assert.equal(codesOf(await ownOf(made._id)), []);
  assert.is(await inQueue(made._id), undefined);
});

test('a field that is as it was is not refused on an edit, whatever the rules say of it', async () => {
  const made = await create('sell', { carpetArea: '1700' });
  await save('sell', made._id, { carpetArea: '1700', description: 'Painted.' });
  assert.is((await ownOf(made._id)).description, 'Painted.');
});

test('a price far from the locality’s, a date gone by and an unknown city warn and do not hide', async () => {
  const place = { city: 'Pune', locality: 'Baner' };
  const { _id: ownerId } = (await asha.call('GET', '/api/v1/profile')).json;
  const size = { carpetArea: '1000', carpetAreaUnit: 'Sq-ft', price: 10_000_000 };
  await server.services.writer.saveListings(
    Array.from({ length: 8 }, (_, n) => aSale({ ...place, ...size, society: `Number ${n}` }, { ownerId })),
  );
  const dear = await create('sell', { ...place, carpetArea: '1000', price: '60000000' });
  assert.ok(codesOf(dear).includes('price-unusual'));
  const usual = await create('sell', { ...place, carpetArea: '1000', price: '40000000' });
  assert.not.ok(codesOf(usual).includes('price-unusual'));
  const late = await create('rent', { availableFrom: '2020-01-01' });
  const odd = await create('sell', { city: 'Qwertypur' });
  assert.equal(
    [dear.inactiveReason, late.inactiveReason, odd.inactiveReason],
    [undefined, undefined, undefined],
  );
  assert.ok(codesOf(late).includes('date-past'));
  assert.ok(codesOf(odd).includes('city-unknown'));
});

test('the same home and the same photo of another owner are flagged to the desk', async () => {
  // Cells of light and shade; the copy is smaller and saved anew.
  const cells = Buffer.from(Array.from({ length: 12 * 9 }, (_, n) => (n * n * 7919) % 251));
  const scene = sharp(cells, { raw: { width: 12, height: 9, channels: 1 } });
  const jpeg = async (width: number, quality: number) =>
    aFile('hall.jpg', await scene.clone().resize(width).jpeg({ quality }).toBuffer());
  const photo = await jpeg(960, 90);
  const again = await jpeg(400, 60);
  const home = { society: 'Lake Homes', locality: 'Sector 7 Kharghar' };
  await create('sell', home, asha, [['images', photo]]);
  const ravi = await signedIn(server);
  const copy = await create('sell', home, ravi, [['images', again]]);
  assert.equal(
    codesOf(copy).filter((code) => code.startsWith('same')),
    ['same-home', 'same-photo'],
  );
  const found = await inQueue(copy._id);
  assert.ok(found?.listing?.checks.some(({ code }) => code === 'same-home'));
  const { status } = await moderator.call('POST', `/api/v1/desk/listings/${copy._id}`, {
    act: 'approve',
    reason: 'Both may sell it',
  });
  assert.is(status, 200);
  assert.is(await inQueue(copy._id), undefined);
  assert.is(await onMarket('sell', copy._id), 200);
  await save('sell', copy._id, { ...home, description: 'Painted.' }, ravi);
  assert.is(await inQueue(copy._id), undefined, 'what was looked at does not come back');
});

test('an edit of the locality or of more than half of the price waits for the desk, which sees what was', async () => {
  const moved = await create('sell');
  await save('sell', moved._id, { locality: 'Sector 35 Kharghar' });
  assert.is((await ownOf(moved._id)).inactiveReason, 'under-review');
  assert.is(await onMarket('sell', moved._id), 410);
  const check = (await inQueue(moved._id))?.listing?.checks[0];
  assert.equal([check?.code, check?.was], ['edited-much', 'Sector 20 Kharghar, Navi Mumbai']);
  await save('sell', moved._id, { locality: 'Sector 35 Kharghar', description: 'Painted.' });
  const changes = (await inQueue(moved._id))?.listing?.changes ?? [];
  assert.equal(
    changes.filter(({ field }) => field === 'locality'),
    [{ field: 'locality', was: 'Sector 20 Kharghar', now: 'Sector 35 Kharghar' }],
    'what everybody saw, whatever was edited since',
  );
  assert.is(changes.find(({ field }) => field === 'description')?.now, 'Painted.');
  await moderator.call('POST', `/api/v1/desk/listings/${moved._id}`, { act: 'approve', reason: 'Corrected' });
  assert.equal([(await ownOf(moved._id)).status, codesOf(await ownOf(moved._id))], ['Active', []]);

  const cut = await create('sell');
  await save('sell', cut._id, { price: '12000000' });
  assert.is((await ownOf(cut._id)).status, 'Active', 'a third less is a price');
  await save('sell', cut._id, { price: '5000000' });
  assert.equal(
    [(await ownOf(cut._id)).status, (await ownOf(cut._id)).checks?.[0]?.was],
    ['Review', '18800000'],
    'more than half of the price that was first shown',
  );
});

test('a listing that was sold comes back as another home by way of the desk alone', async () => {
  const made = await create('sell');
  const put = (status: string) =>
    asha.call('PUT', `/api/v4/property-status/${made._id}`, { status, reason: 'sold' });
  await put('Inactive');
  await save('sell', made._id, { locality: 'Sector 21 Kharghar' });
  await save('sell', made._id, { locality: 'Sector 21 Kharghar', description: 'Painted.' });
  assert.is((await ownOf(made._id)).inactiveReason, 'sold');
  assert.is((await put('Active')).status, 200);
  assert.is((await ownOf(made._id)).inactiveReason, 'under-review');
});

test('the rows of a file are checked as forms are', async () => {
  const file = `reference,city,locality,society,plot area,length,breadth,price
P-1,Pune,Baner,Green nine eight two zero zero one two three four five,2000 sq ft,500,400,4000000`;
  const { report } = await sendFile(asha, importListings, csv(file), { kind: 'plot' });
  assert.is(report.counts.new, 1, JSON.stringify(report));
  const { json } = await asha.call('GET', '/api/v4/userproperties');
  const [own] = (json as unknown as { plot: Own[] }).plot;
  assert.is(own?.inactiveReason, 'needs-mending');
  assert.equal(codesOf(own ?? {}), ['sides-impossible', 'contact-details']);
});

const suggestions = async (text: string): Promise<string[]> => {
  server.services.places.forget();
  const { json } = await server.get(`/api/v3/localities?q=${encodeURIComponent(text)}`);
  return (json as LocalitySuggestion[]).map(({ name }) => name);
};

test('a new locality is shown on its listing and suggested to nobody until an operator confirms it', async () => {
  const made = await create('sell', { locality: 'Zebra Hills' });
  const listing = (await server.get(`/api/v3/property/sell/${made._id}`)).json as { locality: string };
  assert.is(listing.locality, 'Zebra Hills');
  assert.not.ok((await suggestions('Zebra')).includes('Zebra Hills'));
  const listed = (await server.services.operate({ command: 'places' })) as { name: string }[];
  assert.ok(listed.some(({ name }) => name === 'Zebra Hills'));
  await server.services.operate({ command: 'confirm-place', name: 'zebra hills', city: 'Navi Mumbai' });
  assert.ok((await suggestions('Zebra')).includes('Zebra Hills'));
});

test('three owners with proved phones confirm a locality; unproved ones do not, and unused names are swept', async () => {
  const people = await Promise.all([1, 2, 3].map(() => signedIn(server)));
  for (const person of people) await create('sell', { locality: 'Yonder Fields' }, person);
  await server.services.sweepPlaces();
  assert.not.ok((await suggestions('Yonder')).includes('Yonder Fields'));
  const phones = people.map(({ phone }) => phone);
  await server.database.sql
    .updateTable('app_user')
    .set({ phone_verified: true })
    .where('phone', 'in', phones)
    .execute();
  await server.services.sweepPlaces();
  assert.ok((await suggestions('Yonder')).includes('Yonder Fields'));

  await create('sell', { locality: 'Xanadu Gardens' });
  await asha.call('DELETE', '/api/v1/profile', { currentPassword: asha.password });
  await server.database.sql
    .updateTable('place')
    .set({ proposed_at: new Date(Date.now() - 2 * 3_600_000) })
    .where('proposed', '=', true)
    .execute();
  await server.services.sweepPlaces();
  const left = await server.database.sql
    .selectFrom('place')
    .select('name')
    .where('proposed', '=', true)
    .execute();
  assert.not.ok(left.some(({ name }) => name === 'Xanadu Gardens'));
});

test('a deposit of 0 is taken', async () => {
  const made = await create('rent', { securityDeposit: '0' });
  const listing = (await server.get(`/api/v3/property/rent/${made._id}`)).json as { securityDeposit: number };
  assert.is(listing.securityDeposit, 0);
});

test.run();
