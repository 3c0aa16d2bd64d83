/** Contact details in texts: what is masked, and what only looks like it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { maskContactDetails } from '../../../../server/services/listing-checks/contact-details.js';
import { costOf } from '../../../support/processor-cost.js';

const test = suite('server/services/listing-checks/contact-details');

const masked: Readonly<Record<string, string>> = {
  'Call 9820012345': 'Call •••••',
  'Call me 9 8 2 0 0 1 2 3 4 5 now': 'Call me ••••• now',
  '+91-98200 12345': '•••••',
  'call98200123 45': 'call•••••',
  '9.8.2.0.0.1.2.3.4.5': '•••••',
  '98\u200b200\u200b12345': '•••••',
  '９８２００１２３４５': '•••••',
  '९८२००१२३४५ पर': '••••• पर',
  '982OO12345': '•••••',
  'nine eight two zero zero one two three four five': '•••••',
  nineEightTwoZeroZeroOneTwoThreeFourFive: '•••••',
  'double nine two triple zero one two three 4': '•••••',
  'नौ आठ दो शून्य शून्य एक दो तीन चार पांच': '•••••',
  'नऊ आठ दोन शून्य एक एक दोन तीन चार पाच': '•••••',
  'nau aath do shunya shunya ek do teen char paanch': '•••••',
  'office 022-26401234': 'office •••••',
  '+971 50 123 4567': '•••••',
  'Rs 9820012345': 'Rs •••••',
  'a.b@c.example or x_y@okicici': '••••• or •••••',
  'kavya at gmail dot com': '•••••',
  'see https://homes.example/x?y=1 now': 'see ••••• now',
  'wa.me/919820012345': '•••••',
  'infocity.com': '•••••',
  '400053 9820012345': '400053 •••••',
};

const spared = [
  'Price ₹98,50,00,000 only',
  'Rs 9850000000, or 9850000000/-',
  'Rs. 98 50 00 00 00',
  '1,25,00,000 and 9,500,000 and 1.25 cr',
  'PIN 400053, Mumbai 400 053',
  'RERA P51800012345, P99000024535, MahaRERA 51800001234',
  'PRM/KA/RERA/1251/309/PR/180711/001909',
  'Sizes 650 / 750 / 8500 sq ft',
  'In a gated society.In front of 2 gardens',
  'Built 2023-2024, free from 25-12-2024',
  'No 1 builder, do visit, 2 BHK 1050 sqft 3 bath 4 balcony 12 floors',
  'One two three, and one more',
];

test('masks numbers, addresses and links however they are written', () => {
  for (const [text, expected] of Object.entries(masked)) assert.is(maskContactDetails(text), expected, text);
});

test('spares prices, sizes, dates, PIN codes and RERA numbers', () => {
  for (const text of spared) assert.is(maskContactDetails(text), text);
});

test('reads the longest hostile text in a moment', async () => {
  const most = 500;
  const cost = await costOf(() => {
    for (const part of ['a', '1 ', '9,', 'a.', 'one ', 'a@', '+1 ', 'double '])
      maskContactDetails(part.repeat(2000).slice(0, 2000));
  }, most);
  assert.ok(cost < most, `${cost.toFixed()} ms`);
});

test.run();
