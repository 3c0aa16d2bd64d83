/** Which home a card on the page stands for. */
import '../../../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cardsByLink } from '../../../../src/widgets/kit/listing/cards-by-link.js';

const test = suite('widgets/kit/listing/cards-by-link');

const cardTo = (href: string): Element => {
  const card = document.createElement('article');
  card.innerHTML = `<a data-card href="${href}">A home</a>`;
  return card;
};
const find = (href: string): string | undefined =>
  cardsByLink(['one', 'two'], (id) => `/product?id=${id}`)(cardTo(href));

test('a card is found by the page it leads to, with the site or without', () => {
  assert.is(find('/product?id=two'), 'two');
  assert.is(find(`${location.origin}/product?id=one`), 'one');
  assert.is(find('/product?id=three'), undefined);
  assert.is(cardsByLink(['one'], () => '/product')(document.createElement('article')), undefined);
});

test('a card that somebody touched, whose link carries the campaign of the page by then, is found as before', () => {
  const before = location.href;
  history.replaceState(null, '', '/homes?utm_source=letter');
  assert.is(find('/product?id=one&utm_source=letter'), 'one');
  assert.is(find('/product?id=two'), 'two');
  history.replaceState(null, '', before);
});

test.run();
