/** What the dearest searches that are allowed cost of the processor's time, with the places of a whole state. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createIncrementalNameIndex } from '../../../server/services/incremental-name-index.js';
import { createPlaceDirectory, type MarketPlace } from '../../../server/services/place-directory.js';
import { conditionOf } from '../../../server/services/search-reading.js';
import type { ListingFilters } from '../../../src/api/contract/listings.schema.js';
import { manyPlaces } from '../../support/many-places.js';
import { costOf } from '../../support/processor-cost.js';

const test = suite('server/services/search-cost');

const places = manyPlaces(50_000);
const placeNames = createIncrementalNameIndex<MarketPlace>(
  ({ cityKey, key }) => `${cityKey}/${key}`,
  ({ key, nameMr, aliases }) => [key, nameMr ?? '', ...aliases],
);
const cityNames = createIncrementalNameIndex<string>(
  (city) => city,
  (city) => [city],
);
const directory = await createPlaceDirectory({
  places: await placeNames.update(places),
  cities: await cityNames.update([...new Set(places.map(({ cityKey }) => cityKey))]),
  kinds: ['sell'],
});

/** Ten milliseconds on a machine that does nothing else; here it may do much else, and code is not yet made quick. */
const mostMilliseconds = 150;

const times = (count: number, text: (number: number) => string, between: string): string =>
  Array.from({ length: count }, (_, number) => text(number)).join(between);

const known = places.map(({ key }) => key);
/** A name of the gazetteer with so many wrong letters. */
const spoilt = (number: number, wrong: number): string => {
  let name = (known[number * 131] ?? '').replaceAll(' ', '');
  for (let at = 1; at <= wrong; at++) name = `${name.slice(0, at * 2)}x${name.slice(at * 2 + 1)}`;
  return name;
};
const letters = 'abcdefghijklmnopqrstuvwxyz';
const nonsense = (number: number, length: number): string =>
  times(length, (at) => letters.charAt((number * 7 + at * number * 3 + at) % 26), '');

const dearest: [what: string, filters: ListingFilters][] = [
  ['a text of 24 words that are nothing', { q: times(24, (number) => nonsense(number + 1, 4), ' ') }],
  ['a text of 24 letters', { q: times(24, (number) => letters.charAt(number), ' ') }],
  ['a text of misspelt names', { q: times(12, (number) => spoilt(number, 1), ' ').slice(0, 120) }],
  ['a text of badly misspelt names', { q: times(12, (number) => spoilt(number, 2), ' ').slice(0, 120) }],
  ['40 localities that are nothing', { localities: times(40, (number) => nonsense(number + 1, 9), ',') }],
  ['40 misspelt localities', { localities: times(40, (number) => spoilt(number, 2), ',') }],
  [
    '40 beginnings of three letters',
    { localities: times(40, (number) => spoilt(number, 0).slice(0, 3), ',') },
  ],
  ['a locality of 24 words', { localities: times(24, (number) => nonsense(number + 1, 4), ' ') }],
  ['words that thousands of names share', { localities: 'nagar,road,east,west,khurd,budruk,colony,phase' }],
  ['such words misspelt', { localities: 'nagr,raod,esat,wesst,khurdd,budrukk,colonny,phasse' }],
  ['a city of 80 letters', { city: nonsense(3, 80) }],
];

for (const [what, filters] of dearest)
  test(`${what} costs next to nothing`, async () => {
    const cost = await costOf(() => conditionOf('sell', filters, directory), mostMilliseconds);
    assert.ok(cost < mostMilliseconds, `${cost.toFixed(1)} ms of processor time`);
  });

test('each text stands for a bounded number of places', () => {
  const { localities = [] } = conditionOf('sell', { localities: 'nagar,road,tal' }, directory);
  assert.ok(localities.every(({ places: meant }) => meant.length > 0 && meant.length <= 200));
});

test.run();
