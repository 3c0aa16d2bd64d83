import '../../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { settledValues } from '../../../src/widgets/kit/settled.js';
import { lockedFilters } from '../../../src/widgets/results/start.js';

const test = suite('widgets/kit/settled');

test('pages settled for a key fill what the tag leaves open', () => {
  const settled = { resultsUrl: '/homes', listingUrl: '/home' };
  assert.equal(settledValues({ resultsUrl: '/mine' }, settled), {
    resultsUrl: '/mine',
    listingUrl: '/home',
  });
});

test('a locked city is begun with and locked, whatever the tag says and locks', () => {
  const own = { city: 'Pune', locked: 'city=Pune&bedrooms=2BHK' };
  const { city, locked } = settledValues(own, { locked: { city: 'Navi Mumbai' } });
  assert.is(city, 'Navi Mumbai');
  const kept = lockedFilters(String(locked), 'Buy');
  assert.equal([kept.city, kept.bedrooms], ['Navi Mumbai', ['2BHK']]);
});

test('without a locked city the tag keeps its own', () => {
  const { city, locked } = settledValues({ city: 'Pune', locked: 'tab=Buy' }, { locked: { mine: true } });
  assert.equal([city, locked], ['Pune', 'tab=Buy']);
});

test.run();
