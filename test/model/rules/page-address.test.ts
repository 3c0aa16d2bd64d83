import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listingAddress, searchAddress } from '../../../src/model/rules/page-address.js';

const test = suite('model/rules/page-address');

test('a listing is on the site’s page of its kind, or on the page that the partner names', () => {
  assert.is(listingAddress('', undefined, 'sell', 'a b'), '/product?id=a%20b');
  assert.is(listingAddress('https://a.example', undefined, 'sell', '7'), 'https://a.example/product?id=7');
  assert.is(listingAddress('https://a.example', '/home', 'pg', '7'), '/home?kind=pg&id=7');
});

test('a query joins the one that a page has already', () => {
  assert.is(listingAddress('', '/home?lang=hi', 'pg', '7'), '/home?lang=hi&kind=pg&id=7');
  assert.is(searchAddress('', '/find?lang=hi', 'tab=Rent'), '/find?lang=hi&tab=Rent');
});

test('a search is on the site, or on the page that the partner names, without a question mark too many', () => {
  assert.is(searchAddress('https://a.example', undefined, 'tab=PG'), 'https://a.example/search?tab=PG');
  assert.is(searchAddress('https://a.example', '/find', ''), '/find');
});

test.run();
