/** What a sentence in one box is understood to ask for, and the name that is left of it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readText } from '../../../../server/services/free-text/read.js';
import { textKey } from '../../../../server/text-key.js';

const said = (...asked: Parameters<typeof readText>) => {
  const { filters, rest } = readText(...asked);
  return { filters, rest };
};

const test = suite('server/services/free-text/read');

test('rooms, type, furnishing, price and place', () => {
  assert.equal(said('sell', '2 BHK furnished flat under 80 lakh in Kothrud'), {
    filters: {
      bedrooms: '2BHK',
      maxbudget: 8_000_000,
      furnished: 'Fully furnished',
      propertyType: 'Flat',
    },
    rest: 'kothrud',
  });
  assert.equal(said('rent', '2/3bhk semi-furnished upto 45k andheri east'), {
    filters: { bedrooms: '2BHK,3BHK', maxrent: 45_000, furnished: 'Semi Furnished' },
    rest: 'andheri east',
  });
});

test('prices as people say them', () => {
  const prices: [text: string, least: number | undefined, most: number | undefined][] = [
    ['below ₹1.2 Cr', undefined, 12_000_000],
    ['50-80 lakh', 5_000_000, 8_000_000],
    ['between 80 lakh and 1.5 crore', 8_000_000, 15_000_000],
    ['above 2 cr', 20_000_000, undefined],
    ['75 lacs', undefined, 7_500_000],
    ['८० लाख', undefined, 8_000_000],
  ];
  for (const [text, least, most] of prices) {
    const { filters, rest } = readText('sell', text);
    assert.equal([filters.minbudget, filters.maxbudget, rest], [least, most, ''], text);
  }
});

test('a kind has its own words: girls for a PG, offices for business, no rooms for a plot', () => {
  assert.equal(said('pg', 'PG for girls, sharing, near Viman Nagar'), {
    filters: { Availablefor: 'Girls', roomtype: 'Shared' },
    rest: 'viman nagar',
  });
  assert.equal(said('commercial', 'office space for rent in BKC'), {
    filters: { propertyType: 'Office' },
    rest: 'bkc',
  });
  assert.equal(said('plot', 'plots in Talegaon'), { filters: {}, rest: 'talegaon' });
  assert.equal(said('rent', 'shop, studio'), {
    filters: { bedrooms: '1RK', propertyType: 'Shop' },
    rest: '',
  });
});

test('Hindi and Marathi words count, too', () => {
  assert.equal(said('sell', '2 बीएचके फ्लॅट 90 लाख कोथरूड'), {
    filters: { bedrooms: '2BHK', maxbudget: 9_000_000, propertyType: 'Flat' },
    rest: 'कोथरूड',
  });
});

test('what is said to be unwanted is read as unwanted, in three languages', () => {
  for (const [text, mentions] of [
    ['pg without food', 'nofood'],
    ['girls pg no meals', 'nofood'],
    ['pg bina khane ke', 'nofood'],
    ['pg jevan nako', 'nofood'],
    ['बिना खाने के पीजी', 'nofood'],
    ['पीजी खाना नहीं चाहिए', 'nofood'],
    ['जेवणाशिवाय पीजी', 'nofood'],
    ['पीजी जेवण नको', 'nofood'],
    ['pg with food', 'food'],
    ['pg without parking', 'noparking'],
    ['पार्किंगशिवाय पीजी', 'noparking'],
    ['pg with food without parking', 'food,noparking'],
  ] as const) {
    const { filters, rest } = said('pg', text);
    assert.equal([filters.mentions, rest], [mentions, ''], text);
  }
});

test('a name is left alone, numbers in it as well', () => {
  for (const name of ['Kothrud', 'Sector 20 Kharghar', 'Godrej 24', 'Pride Mansion'])
    assert.equal(said('sell', name), { filters: {}, rest: textKey(name) }, name);
});

test.run();
