/** The index of names answers what looking at every name would. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { places } from '../../../server/places/gazetteer.js';
import { indexNames } from '../../../server/services/name-index.js';
import { type Match, meantNames, rankBy, suggestNames } from '../../../server/services/place-matching.js';
import { phoneticName } from '../../../server/services/spelling.js';
import { textKey } from '../../../server/text-key.js';
import { scanPlaces } from '../../support/place-scan.js';

const test = suite('server/services/name-index');

const named = places.map(({ name, nameMr, aliases = [] }) => ({
  name,
  names: [...new Set([name, nameMr, ...aliases].map(textKey))].map(phoneticName),
}));
const index = await indexNames({ first: 0, count: named.length, namesOf: (at) => named[at]?.names ?? [] });

const ranked = { indexes: [index], ranking: rankBy(named, () => 0) };

/** The same numbers in every run. */
const createDice = () => {
  let state = 20;
  return (sides: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % sides;
  };
};
const dice = createDice();

const letters = Array.from('abdehiknorsuvwy ँंकरवाली');
const spoilt = (text: string): string => {
  const at = dice(text.length + 1);
  const letter = letters[dice(letters.length)] ?? '';
  const [head, tail] = [text.slice(0, at), text.slice(at)];
  return [
    head + letter + tail,
    head + tail.slice(1),
    head + letter + tail.slice(1),
    head + tail.charAt(1) + tail.charAt(0) + tail.slice(2),
  ][dice(4)] as string;
};

/** A name, or the beginning of one or a few of its words, with up to three letters wrong. */
const typedFor = (name: string): string => {
  const words = name.split(' ');
  const from = dice(words.length);
  const run = words.slice(from, from + 1 + dice(words.length)).join(' ');
  let typed = dice(3) === 0 ? run.slice(0, 2 + dice(run.length)) : run;
  for (let wrong = dice(4); wrong > 0; wrong--) typed = spoilt(typed);
  return textKey(typed);
};

const shown = (matches: readonly Match<{ name: string }>[]): string[] =>
  matches.map(({ place, penalty }) => `${penalty} ${place.name}`);

test('names rightly spelt, misspelt, unfinished, and their later words are found as by looking at each', () => {
  const all = named.flatMap(({ names }) => names.map(({ exact }) => exact));
  for (let round = 0; round < 300; round++) {
    const typed = typedFor(all[dice(all.length)] ?? '');
    if (typed === '') continue;
    const { suggested, meant } = scanPlaces(named, typed);
    assert.equal(shown(suggestNames(ranked, typed, () => true)), shown(suggested), typed);
    assert.equal(shown(meantNames(ranked, typed)), shown(meant), typed);
  }
});

test.run();
