/** Stations by their names, and how long journeys to them take. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { localitiesTo, openStations, prepareJourneys, walkMinutes } from '../../../server/places/journeys.js';
import { destinationNamed, stationsNamed, travelOf } from '../../../server/services/commute.js';
import { readText } from '../../../server/services/free-text/read.js';
import { ServiceError } from '../../../server/services/service-error.js';

const test = suite('server/services/commute');

const minutesTo = (destination: string, locality: string): number | undefined =>
  localitiesTo(destinationNamed(destination)).find(({ name }) => name === locality)?.minutes;

test('a station is found by its name in Latin and Devanagari, misspelt, and with all its lines', () => {
  assert.ok(stationsNamed('Dadar').length >= 2);
  assert.equal(stationsNamed('ठाणे'), stationsNamed('thane'));
  assert.equal(stationsNamed('Thaane Railway Station'), stationsNamed('Thane'));
  assert.equal(
    stationsNamed('Dadar (Central)').map(({ id }) => id),
    ['dr'],
  );
  assert.equal(stationsNamed('Atlantis'), []);
});

test('only open stations are known', () => {
  assert.equal(stationsNamed('RTO Thane'), []);
});

test('a kilometre takes 15.6 minutes on foot', () => {
  assert.is(walkMinutes(1000), 15.6);
});

test('a journey takes longer from further down the line, and its hops add up', () => {
  const [mulund, thane, kalyan] = ['Mulund West', 'Naupada', 'Kalyan West'].map((each) =>
    minutesTo('Dadar', each),
  );
  assert.ok(mulund && thane && kalyan);
  assert.ok(mulund < kalyan && thane < kalyan);
  assert.ok(thane > 25 && thane < 60, `${thane} minutes`);
  assert.ok(kalyan > 45 && kalyan < 100, `${kalyan} minutes`);
});

test('a change of lines costs a wait: from Thane to Andheri', () => {
  const minutes = minutesTo('Andheri', 'Naupada');
  assert.ok(minutes && minutes > 40 && minutes < 95, `${minutes} minutes`);
});

test('the minutes to all stations are worked out ahead, and a junction is as near as its nearest line', async () => {
  assert.is(await prepareJourneys(0), openStations().length);
  const all = stationsNamed('Dadar').map((station) => localitiesTo([station]));
  const each = all.map((journeys) => journeys.find(({ name }) => name === 'Naupada')?.minutes ?? Infinity);
  assert.is(minutesTo('Dadar', 'Naupada'), Math.min(...each));
});

test('no journey leads from Pune to Dadar within an hour', () => {
  assert.is(
    localitiesTo(destinationNamed('Dadar')).some(({ city, minutes }) => city === 'Pune' && minutes < 60),
    false,
  );
});

const refusal = (query: Parameters<typeof travelOf>[0]): string => {
  try {
    travelOf(query);
    return 'taken';
  } catch (thrown) {
    return thrown instanceof ServiceError ? thrown.message : String(thrown);
  }
};

test('a station that nobody knows is refused by its name', () => {
  assert.match(refusal({ station: 'Dadar,Atlantis' }), /^station names no open station we know: Atlantis/);
  assert.match(refusal({ to: 'Atlantis' }), /^to names no open station and no locality/);
  assert.match(refusal({ station: 'Dadar,Kurla,Thane,Vashi,Mulund,Sion' }), /at most 5/);
});

for (const [text, filters] of [
  ['2 bhk near Thane station', { bedrooms: '2BHK', station: 'thane' }],
  [
    'flat near dadar railway station under 2 cr',
    { propertyType: 'Flat', station: 'dadar', maxbudget: 20_000_000 },
  ],
  ['under 45 min from BKC', { to: 'bkc', within: 45 }],
  ['3bhk within 30 minutes of thane', { bedrooms: '3BHK', to: 'thane', within: 30 }],
  ['1 bhk near metro', { bedrooms: '1BHK', station: 'metro' }],
] as const)
  test(`“${text}” asks for stations and journeys`, () => {
    assert.equal(readText('sell', text).filters, filters);
  });

test('words that name no station stay a name', () => {
  assert.is(readText('sell', 'near space station').filters.station, undefined);
  assert.is(readText('sell', '10 min from Atlantis').filters.to, undefined);
});

test.run();
