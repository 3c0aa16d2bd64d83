/** Drawn cards as a tree: what a first screen shows, and the rest of its list beside it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drawnCards } from '../../../server/http/drawn-tree.js';

const test = suite('server/http/drawn-tree');

const cards = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `<li><article>${String(at)}<ul><li>2 baths</li></ul></article></li>`,
  ).join('');

test('a few cards are one tree, with their attributes and texts', () => {
  const html = '<div class="a"><p>Tom &amp; Co</p><ul><li><article>0</article></li></ul></div>';
  assert.equal(drawnCards(html), {
    drawn: ['div', { class: 'a' }, ['p', {}, 'Tom & Co'], ['ul', {}, ['li', {}, ['article', {}, '0']]]],
    further: [],
  });
});

test('cards from the fifth on stand beside the tree, in their order', () => {
  const { drawn, further } = drawnCards(`<div><ul>${cards(24)}</ul></div>`) ?? {};
  const [, , list] = drawn ?? [];
  assert.is((list?.length ?? 0) - 2, 4);
  const facts = ['ul', {}, ['li', {}, '2 baths']];
  assert.equal(
    further,
    Array.from({ length: 20 }, (_, at) => ['li', {}, ['article', {}, String(at + 4), facts]]),
  );
});

test('nothing drawn is nothing', () => {
  assert.is(drawnCards(''), undefined);
});

test.run();
