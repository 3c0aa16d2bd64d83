/** Prices as people write them. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parsePrice } from '../../../../server/import/parse/price.js';

const test = suite('server/import/parse/price');

test('reads rupees, thousands, lakh and crore in the spellings of portals', () => {
  const forms: [string, number][] = [
    ['1.88 Cr', 18_800_000],
    ['1.88Cr', 18_800_000],
    ['2 crores', 20_000_000],
    ['98 L', 9_800_000],
    ['98.5 lakh', 9_850_000],
    ['72 Lacs', 7_200_000],
    ['₹ 1.3 Lac', 130_000],
    ['₹\n1.3 Lac', 130_000],
    ['₹42,000', 42_000],
    ['₹\n83,000', 83_000],
    ['Rs. 25,000/-', 25_000],
    ['Rs 25000 per month', 25_000],
    ['INR 45 K', 45_000],
    ['45k/month', 45_000],
    ['18,000 pm', 18_000],
    ['1,25,00,000', 12_500_000],
    ['11800000', 11_800_000],
    ['11800000.0', 11_800_000],
    ['1 Cr 25 Lac', 12_500_000],
    ['1 crore and 5 lakh', 10_500_000],
    ['85 L onwards', 8_500_000],
    ['85 Lac (Negotiable)', 8_500_000],
    ['५० लाख', 5_000_000],
    ['१.२ कोटी', 12_000_000],
    ['रु. 20,000', 20_000],
  ];
  for (const [text, rupees] of forms) assert.equal(parsePrice(text), { rupees }, text);
});

test('counts plain numbers in the unit the file says', () => {
  assert.equal(parsePrice('0.95', 'crore'), { rupees: 9_500_000 });
  assert.equal(parsePrice('4.15', 'crore'), { rupees: 41_500_000 });
  assert.equal(parsePrice('85', 'lakh'), { rupees: 8_500_000 });
  assert.equal(parsePrice('45', 'thousand'), { rupees: 45_000 });
  assert.equal(parsePrice('98 L', 'crore'), { rupees: 9_800_000 }, 'a written unit wins');
});

test('names the thing a price is for', () => {
  assert.equal(parsePrice('8,500 per bed'), { rupees: 8500, per: 'bed' });
  assert.equal(parsePrice('9000/person'), { rupees: 9000, per: 'bed' });
  assert.equal(parsePrice('1.2 Cr per acre'), { rupees: 12_000_000, per: 'acre' });
  assert.equal(parsePrice('₹ 7,500 / sqft'), { rupees: 7500, per: 'sqft' });
  assert.equal(parsePrice('7,500 per sq.ft'), { rupees: 7500, per: 'sq.ft' });
});

test('answers nothing for what is no price', () => {
  for (const text of [
    'Call for Price',
    'Price on Request',
    '',
    '-',
    '0',
    '45 L - 60 L',
    '45-60 Lac',
    'free',
    '1.2.3 Cr',
    'Cr',
    '100 apples',
    '1000000000000',
    '-5',
    '1 2',
  ])
    assert.is(parsePrice(text), null, text);
});

test.run();
