import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, headlineOf, headlineParts } from '../../../src/model/rules/headline.js';
import { listingView } from '../../../src/model/rules/listing/view.js';

const test = suite('model/rules/headline');
const place = { locality: 'Powai', city: 'Mumbai' };

test('a home is headed by its size, type and place', () => {
  const flat = listingView('sell', { ...place, propertyType: 'Flat', bhk: '2BHK' });
  assert.equal(headlineParts(flat), { size: '2 BHK', type: 'Flat', place: 'Powai, Mumbai' });
  assert.is(headlineOf(flat), '2 BHK Flat for sale in Powai, Mumbai');
});

test('each kind is headed in its own way', () => {
  assert.is(
    headlineOf(listingView('rent', { ...place, propertyType: 'Godam' })),
    'Godown for rent in Powai, Mumbai',
  );
  assert.is(headlineOf(listingView('plot', place)), 'Plot/Land for sale in Powai, Mumbai');
  assert.is(
    headlineOf(listingView('pg', { ...place, bhk: '2BHK', propertyType: 'Flat' })),
    'PG for rent in Powai, Mumbai',
  );
  assert.is(
    headlineOf(listingView('commercial', { city: 'Pune', propertyType: 'Office' })),
    'Office for sale in Pune',
  );
  assert.is(headlineOf(listingView('sell', {})), 'Property for sale');
});

test('an address ends with the state', () => {
  assert.is(addressOf(listingView('sell', place)), 'Powai, Mumbai, Maharashtra');
  assert.is(addressOf(listingView('sell', { city: 'Pune' })), 'Pune, Maharashtra');
});

test.run();
