/** What a search is called, in each language, and the link of a mail. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mailWords } from '../../../server/services/alerts/mail-words.js';
import { alertLink, readAlertHash } from '../../../src/model/rules/alert-address.js';
import { searchName } from '../../../src/model/rules/search-name.js';

const test = suite('model/rules/search-name');
const nameOf = (query: string, language: 'en' | 'hi' | 'mr' = 'en') =>
  searchName(query, mailWords(language).name);

test('a name says what is looked for and where, then each filter', () => {
  assert.equal(nameOf('tab=Buy'), { title: 'Property for sale in Maharashtra', details: [] });
  const { title, details } = nameOf(
    'tab=Rent&city=Pune&location=Magarpatta&localities=Baner,Aundh&bedrooms=2BHK,4BHK&maxrent=40000&photos=true',
  );
  assert.is(title, 'Property for rent in Magarpatta, Baner, Aundh, Pune');
  assert.equal(details, ['Up to ₹ 40 K', '2 BHK', '4+ BHK', 'With photos']);
  assert.equal(nameOf('tab=Buy&minbudget=5000000&maxbudget=8000000&minarea=600').details, [
    '₹ 50 Lacs - ₹ 80 Lacs',
    'From 600 sq ft',
  ]);
  assert.equal(nameOf('tab=Buy&station=thane&walk=10&to=bkc&within=45&reraApproved=Yes').details, [
    'Near thane',
    '10 min walk at most',
    'Travel to bkc',
    'Within 45 min',
    'RERA: Yes',
  ]);
});

test('names are in the reader’s language', () => {
  assert.equal(nameOf('tab=Buy&city=Pune&maxbudget=8000000', 'hi'), {
    title: 'पुणे में बिक्री की संपत्ति',
    details: ['₹ 80 लाख तक'],
  });
  assert.match(nameOf('tab=Rent&city=Pune', 'mr').title, 'पुणे');
});

test('a link keeps its token behind #, and what is no token of ours is not read', () => {
  const token = `s0a1b2c.${'x'.repeat(22)}`;
  const address = alertLink('https://homes.example', token);
  assert.is(readAlertHash(new URL(address).hash), token);
  for (const other of ['', '#', '#s1', `#x1.${'x'.repeat(22)}`, `#s1.${'x'.repeat(23)}`])
    assert.is(readAlertHash(other), undefined);
});

test.run();
