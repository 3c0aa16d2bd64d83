/** The search of the developer site. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findParts } from '../../../../src/host/pages/developers/find.js';

const test = suite('host/pages/developers/find');

const part = (title: string, heading: string, text: string) => ({
  name: `developers/${title}`,
  title,
  id: heading,
  heading,
  text,
});
const index = [
  part('guide', 'Cookbook', 'Set routing and the search stands in the address of the page.'),
  part('results', 'Attributes', 'listing-url routing string'),
  part('script', 'Routing', 'Nothing else.'),
  part('other', '', 'The word misrouting holds it.'),
];

const titles = (typed: string): string[] => findParts(index, typed).map(({ title }) => title);

test('every word must stand in one part, whatever its case', () => {
  assert.equal(titles('ROUTING address'), ['guide']);
  assert.equal(titles('routing zebra'), []);
});

test('a heading comes before a text, and a whole word before a part of one', () => {
  assert.is(titles('routing')[0], 'script');
  assert.is(titles('routing').at(-1), 'other');
});

test('nothing typed finds nothing', () => {
  assert.equal(titles('   '), []);
});

test('signs of patterns are letters like others', () => {
  assert.equal(titles('(.*'), []);
  assert.equal(titles('listing-url'), ['results']);
});

test('an excerpt shows the words around the hit and is cut between words', () => {
  const long = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim();
  const excerpt = findParts([part('a', 'b', long)], 'needle')[0]?.excerpt ?? '';
  assert.match(excerpt, /^… before .*needle.* after …$/);
  assert.ok(excerpt.length < 220);
});

test.run();
