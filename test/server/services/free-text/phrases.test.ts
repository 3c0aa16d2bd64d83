/** What people type is understood as the table says: 110 of its 120 phrases at the least. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { places } from '../../../../server/places/gazetteer.js';
import { readText } from '../../../../server/services/free-text/read.js';
import { createIncrementalNameIndex } from '../../../../server/services/incremental-name-index.js';
import { createPlaceDirectory, type MarketPlace } from '../../../../server/services/place-directory.js';
import { understandText } from '../../../../server/services/search-reading.js';
import { textKey } from '../../../../server/text-key.js';
import { type Phrase, phrases } from './phrases.js';

const test = suite('server/services/free-text/phrases');

const leastUnderstood = 110;
const today = new Date('2026-11-24T06:00:00Z');

const stored = places.map(({ name, nameMr, city, region = null, aliases = [] }) => ({
  ...{ cityKey: textKey(city), key: textKey(name), name, city, region, nameMr },
  ...{ aliases: aliases.map(textKey), total: 1, byKind: {} },
})) as unknown as MarketPlace[];
const directory = await createPlaceDirectory({
  places: await createIncrementalNameIndex<MarketPlace>(
    ({ cityKey, key }) => `${cityKey}/${key}`,
    ({ key, nameMr, aliases }) => [key, nameMr ?? '', ...aliases],
  ).update(stored),
  cities: await createIncrementalNameIndex<string>(
    (city) => city,
    (city) => [city],
  ).update([...new Set(stored.map(({ cityKey }) => cityKey))]),
  kinds: [],
});

const understood = ([kind, typed]: Phrase): [filters: string, names: string] => {
  const { filters } = readText(kind, typed, today);
  const { names } = understandText(kind, typed, directory);
  const said = Object.entries(filters).map(([name, value]) => `${name}=${String(value)}`);
  const named = names.map(({ words, city }) =>
    city ? `city ${city}` : words.map(({ key }) => key).join(' '),
  );
  return [said.sort().join('&'), named.sort().join(', ')];
};

test('the table has 120 phrases', () => {
  assert.is(phrases.length, 120);
  assert.is(new Set(phrases.map(([kind, typed]) => `${kind} ${typed}`)).size, 120);
});

test('at least 110 phrases are understood as the table says', () => {
  const missed = phrases.flatMap((phrase) => {
    const [filters, names] = understood(phrase);
    const isRight = filters === phrase[2] && names === phrase[3];
    return isRight ? [] : [`${phrase[1]}: ${filters} | ${names}`];
  });
  const score = phrases.length - missed.length;
  console.log(`      understood: ${String(score)} of ${String(phrases.length)}`);
  for (const line of missed) console.log(`      otherwise: ${line}`);
  assert.ok(score >= leastUnderstood, missed.join('\n'));
});

test('metro by itself is understood as its stations, a name with it as a name', () => {
  const stationsIn = (typed: string): string[] =>
    understandText('sell', typed, directory).names.flatMap(({ station }) => station ?? []);
  for (const typed of ['metro', '2 bhk metro', 'metro 2bhk flat in Kothrud', 'मेट्रो 2 बीएचके'])
    assert.equal(stationsIn(typed), ['metro'], typed);
  for (const typed of ['metro heights', '2 bhk metro heights', 'Metro Zone Andheri', 'metropolis'])
    assert.equal(stationsIn(typed), [], typed);
});

test.run();
