/** Facts that people filter by: told in the forms, answered, and found; a field says more than the description (S-716 to S-718). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createListing, updateListing } from '../../src/api/contract/own-listings.js';
import type { Listing, ListingKind } from '../../src/api/contract/listings.schema.js';
import { fullForms, withTexts } from '../support/forms.js';
import { aPg, aPlot, aRent, aSale, owner } from '../support/listings.js';
import { type Person, signedIn } from '../support/people.js';
import { post, readListing, startPosting } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/more-facts');
let server: TestServer;
let asha: Person;

const place = { city: 'Pune', locality: 'Kothrud' };
const pg = (societyName: string, fields: Record<string, unknown>) =>
  aPg({ societyName, ...place, description: '', ...fields });

test.before(async () => {
  server = await startPosting();
  asha = await signedIn(server);
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await server.services.writer.saveListings([
    pg('Fed', { meals: 'Included', description: 'No meals on Sundays.' }),
    pg('Hungry', { meals: 'Not provided', description: 'Good food next door.' }),
    pg('Tells of food', { description: 'Breakfast and dinner on weekdays.' }),
    pg('No meals', { description: 'Quiet rooms, no meals.' }),
    pg('Without food', { description: 'Rooms without food or parking.' }),
    pg('Not provided', { description: 'Food is not provided.' }),
    pg('Hindi no', { description: 'खाने की सुविधा नहीं है।' }),
    pg('Marathi no', { description: 'जेवणाशिवाय खोली.' }),
    pg('Marathi yes', { description: 'जेवणासह खोली.' }),
    pg('Comma', { description: 'No smoking, home food twice a day.' }),
    pg('Two', { sharing: '2', gateTime: '10 pm', attachedBath: true, bedsFree: '1', petsAllowed: false }),
    pg('Six', {
      sharing: '6',
      gateTime: 'No gate time',
      attachedBath: false,
      bedsFree: '4',
      maintenance: 500,
    }),
    aRent({
      societyName: 'Cheap to keep',
      features: {},
      ...place,
      maintenance: 900,
      petsAllowed: true,
      description: '',
    }),
    aRent({ societyName: 'Dear to keep', ...place, maintenance: 4_000, parking: 'Covered', description: '' }),
    aRent({
      societyName: 'No place for a car',
      ...place,
      parking: 'No parking',
      description: 'Parking nearby.',
    }),
    aSale({ society: 'East', ...place, facing: 'East', negotiable: true }),
    aSale({ society: 'North-East', ...place, facing: 'North-East', negotiable: false }),
    aPlot({
      societyName: 'Papers',
      ...place,
      plotArea: '2178',
      areaUnit: 'Sq-ft',
      extract712: true,
      naOrder: true,
      surveyNumber: '12/4A',
      roadWidth: '30',
    }),
    aPlot({ societyName: 'Acre', ...place, plotArea: '1', areaUnit: 'Acre', roadWidth: '9' }),
  ]);
});
test.after(() => server.close());

const found = async (kind: ListingKind, query: Record<string, string>): Promise<string[]> => {
  const { json, status, text } = await server.get(
    `/api/v3/properties/${kind}?${new URLSearchParams(query).toString()}`,
  );
  assert.is(status, 200, text);
  return (json as Listing[])
    .map((listing) =>
      'society' in listing ? listing.society : 'societyName' in listing ? listing.societyName : '',
    )
    .sort();
};

const withoutFood = [
  ...['Hindi no', 'Hungry', 'Marathi no', 'No meals', 'Not provided', 'Six', 'Two', 'Without food'],
];

const searches: [kind: ListingKind, query: Record<string, string>, societies: string[]][] = [
  ['pg', { mentions: 'food' }, ['Comma', 'Fed', 'Marathi yes', 'Tells of food']],
  ['pg', { mentions: 'nofood' }, withoutFood],
  ['pg', { more: 'mentions:nofood' }, withoutFood],
  ['pg', { q: 'pg without food in Pune' }, withoutFood],
  ['pg', { mentions: 'food,nofood' }, []],
  ['pg', { sharing: '2' }, ['Two']],
  ['pg', { sharing: '2,4' }, ['Six', 'Two']],
  ['pg', { gatetime: '11 pm' }, ['Six']],
  ['pg', { gatetime: '9 PM' }, ['Six', 'Two']],
  ['pg', { mentions: 'attachedbath' }, ['Two']],
  ['pg', { mentions: 'pets' }, []],
  ['pg', { bedsfree: '2' }, ['Six']],
  ['pg', { maxmaintenance: '500' }, ['Six']],
  ['rent', { maxmaintenance: '1000' }, ['Cheap to keep']],
  ['rent', { mentions: 'pets' }, ['Cheap to keep']],
  ['rent', { mentions: 'parking' }, ['Dear to keep']],
  ['sell', { facing: 'East' }, ['East']],
  ['sell', { facing: 'east,north-east' }, ['East', 'North-East']],
  ['sell', { mentions: 'negotiable' }, ['East']],
  ['rent', { bathrooms: '10' }, []],
  ['plot', { mentions: 'extract712,naorder' }, ['Papers']],
  ['plot', { roadwidth: '20' }, ['Papers']],
  ['plot', { guntha: '1-5' }, ['Papers']],
  ['plot', { guntha: '40-' }, ['Acre']],
  ['plot', { guntha: '-40' }, ['Acre', 'Papers']],
  ['plot', { more: 'guntha:1-5,roadwidth:30,mentions:naorder' }, ['Papers']],
];
for (const [kind, query, societies] of searches)
  test(`${kind} by ${new URLSearchParams(query).toString()}`, async () => {
    assert.equal(await found(kind, query), societies);
  });

for (const query of ['facing=Up', 'sharing=7', 'gatetime=noon', 'roadwidth=35', 'bedsfree=0', 'guntha=two'])
  test(`${query} is refused by its name`, async () => {
    const { status, json } = await server.get(`/api/v3/properties/plot?${query}`);
    assert.is(status, 400);
    assert.match((json as { message: string }).message, query.split('=')[0] as string);
  });

const tour = 'https://my.matterport.com/show/?m=SxQL3iGyoDo';
const facts = {
  sell: { parking: 'covered', facing: 'north-east', negotiable: 'Yes', tourLink: tour },
  rent: { parking: 'Open', facing: 'West', petsAllowed: 'No' },
  plot: { extract712: 'Yes', naOrder: 'No', surveyNumber: '12/4A', roadWidth: '030', facing: 'South' },
  pg: {
    meals: 'Included',
    sharing: '3',
    gateTime: '11 pm',
    attachedBath: 'Yes',
    bedsFree: '2',
    bedsFreeFrom: '2027-02-01',
  },
  commercial: { parking: 'No parking', negotiable: 'No' },
} as const;
const answered = {
  sell: { parking: 'Covered', facing: 'North-East', negotiable: true, tourLink: tour },
  rent: { parking: 'Open', facing: 'West', petsAllowed: false },
  plot: { extract712: true, naOrder: false, surveyNumber: '12/4A', roadWidth: '30', facing: 'South' },
  pg: { ...facts.pg, attachedBath: true },
  commercial: { parking: 'No parking', negotiable: false },
};

for (const kind of ['sell', 'rent', 'plot', 'pg', 'commercial'] as const)
  test(`the facts of ${kind} are stored, stay when they are not sent, and go when they are sent empty`, async () => {
    const { status, json } = await post(asha, createListing[kind], withTexts(fullForms[kind], facts[kind]));
    assert.is(status, 201);
    const told = async (): Promise<Record<string, unknown>> => {
      const listing = { ...(await readListing(server, kind, json._id)) } as Record<string, unknown>;
      return Object.fromEntries(
        Object.keys(facts[kind]).flatMap((name) => (name in listing ? [[name, listing[name]]] : [])),
      );
    };
    const save = (texts: Record<string, string>) =>
      post(
        asha,
        { method: 'PUT', path: updateListing[kind].path.replace(':id', json._id) },
        withTexts(fullForms[kind], texts),
      );
    assert.equal(await told(), answered[kind]);
    assert.is((await save({})).status, 200);
    assert.equal(await told(), answered[kind]);
    const none = Object.fromEntries(Object.keys(facts[kind]).map((name) => [name, '']));
    assert.is((await save(none)).status, 200);
    assert.equal(await told(), {});
  });

test('a fact that is none is refused by its name', async () => {
  for (const [name, value] of [
    ['meals', 'Sometimes'],
    ['sharing', '40'],
    ['bedsFreeFrom', 'soon'],
    ['gateTime', 'noon'],
  ] as const) {
    const { status, json } = await post(asha, createListing.pg, withTexts(fullForms.pg, { [name]: value }));
    assert.equal([status, Object.keys(json.fields)], [400, [name]], name);
  }
});

test('a tour on a host that is not allowed is refused at its field, and the message names those that are', async () => {
  const send = (tourLink: string) => post(asha, createListing.rent, withTexts(fullForms.rent, { tourLink }));
  for (const link of [
    'https://tours.example/1',
    'https://my.matterport.com.evil.example/show',
    'https://my.matterport.com:8443/show',
  ]) {
    const { status, json } = await send(link);
    assert.equal([status, Object.keys(json.fields)], [400, ['tourLink']], link);
    assert.match(json.message, 'my.matterport.com, kuula.co');
  }
  for (const link of [
    'http://my.matterport.com/show',
    'javascript:alert(1)',
    'https://me:word@kuula.co/x',
    'kuula.co/x',
    `https://kuula.co/${'x'.repeat(300)}`,
  ]) {
    const { status, json } = await send(link);
    assert.equal([status, Object.keys(json.fields)], [400, ['tourLink']], link);
    assert.match(json.fields.tourLink ?? '', 'beginning with https://');
  }
});

test.run();
