import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { searchPath } from '../../src/host/search-path.js';

const test = suite('host/search-path');

test('a tab alone is named, so that a remembered tab does not come before it', () => {
  assert.is(searchPath({ tab: 'Buy' }), '/search?tab=Buy');
  assert.is(searchPath({ tab: 'Rent' }), '/search?tab=Rent');
});

test('city and property type go along', () => {
  assert.is(searchPath({ tab: 'Buy', property: 'Flat' }), '/search?tab=Buy&property=Flat');
  assert.is(searchPath({ tab: 'Buy', city: 'Navi Mumbai' }), '/search?tab=Buy&city=Navi+Mumbai');
});

test.run();
