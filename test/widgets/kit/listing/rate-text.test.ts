import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listingView } from '../../../../src/model/rules/listing/view.js';
import { rateText } from '../../../../src/widgets/kit/listing/rate-text.js';
import { words } from '../../../../words/en/card.js';
import { aPlot } from '../../../support/a-listing.js';

const test = suite('widgets/kit/listing/rate-text');

const text = { words, label: (unit: string) => unit, locale: 'en' as const };
const rateOf = (areaUnit: string, plotArea = '200') =>
  rateText(listingView('plot', aPlot({ price: 4_500_000, plotArea, areaUnit })), text);

test('a rate stands in its own unit, and per square foot beside it', () => {
  assert.is(rateOf('Sq-yrd'), '₹22,500 per Sq-yrd (₹2,500 per Sq-ft)');
  assert.is(rateOf('Sq-m'), '₹22,500 per Sq-m (₹2,090 per Sq-ft)');
  assert.is(rateOf('Acre', '1'), '₹45,00,000 per Acre (₹103 per Sq-ft)');
});

test('per bigha, whose size differs by region, the server says what it is per square foot', () => {
  assert.is(rateOf('Bigha'), '₹22,500 per Bigha');
  const plot = aPlot({ price: 4_500_000, plotArea: '2', areaUnit: 'Bigha', pricePerSqFt: 82 });
  assert.is(rateText(listingView('plot', plot), text), '₹22,50,000 per Bigha (₹82 per Sq-ft)');
});

test('per square foot it stands alone, and so it does in a unit that nobody knows', () => {
  assert.is(rateOf('Sq-ft'), '₹22,500 per Sq-ft');
  assert.is(rateOf('a unit nobody knows'), '₹22,500 per a unit nobody knows');
});

test('without an area there is none', () => {
  assert.is(rateOf('Sq-yrd', ''), '');
});

test.run();
