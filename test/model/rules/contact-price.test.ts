import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pricesOf } from '../../../src/model/rules/contact-price.js';
import { refusalOf } from '../../../src/model/rules/contact-refusal.js';
import { messageOf } from '../../../src/model/rules/messages/catalogue.js';

const test = suite('model/rules/contact-price');

test('a server that names no price, or one that cannot be taken, has the usual ones', () => {
  const usual = { search: 2, detail: 1 };
  assert.equal(pricesOf(), usual);
  assert.equal(pricesOf({ search: 3, detail: 0 }), usual);
  assert.equal(pricesOf({ search: 1, detail: 2 }), { search: 1, detail: 2 });
  assert.equal(pricesOf({ detail: 2 }), { search: 2, detail: 2 });
});

test('at the usual price the text is the literal one of the place, at another it names the price', () => {
  const text = (...of: Parameters<typeof refusalOf>) => messageOf(refusalOf(...of));
  assert.is(text('number', 'search'), 'Not enough coins to View Number! Atleast 2 coins required');
  assert.is(text('number', 'detail', 1), 'Not enough coins to View Number!');
  assert.is(text('message', 'detail'), 'Not enough coins to Contact!');
  assert.is(text('number', 'search', 1), 'Not enough coins to View Number! Atleast 1 coin required');
  assert.is(text('number', 'detail', 2), 'Not enough coins to View Number! Atleast 2 coins required');
  assert.is(text('message', 'search', 1), 'Not enough coins to Contact! Atleast 1 coin required');
  assert.is(text('message', 'detail', 2), 'Not enough coins to Contact! Atleast 2 coins required');
});

test.run();
