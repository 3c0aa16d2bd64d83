/** What operators set, as a form edits it: every field there and back, and empty translations left out. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { draftOf, entryFaultNames, entryOf } from '../../../src/model/desk/setting-draft.js';

const test = suite('model/desk/setting-draft');

const banner = {
  ...{ title: 'Homes', text: 'Flats.', link: '/search', image: '/a.webp' },
  translations: { mr: { title: 'घरे', text: 'फ्लॅट.' } },
};
const project = {
  ...{ name: 'A', builder: 'B', bhk: '2 BHK', locality: 'Baner', city: 'Pune', minPrice: 1, maxPrice: 2.5 },
  ...{ image: '/a.webp', link: '/search', sponsored: true, reraNumber: 'P99900000101' },
};

test('an entry that nobody changes is sent as it came', () => {
  assert.equal(entryOf('banners', draftOf('banners', banner, 0)), banner);
  assert.equal(entryOf('projects', draftOf('projects', project, 0)), project);
  const price = { surface: 'search', coins: 2 };
  assert.equal(entryOf('coin-prices', draftOf('coin-prices', price, 0)), price);
});

test('a number is read with its commas; what is none stays a text, for the server to refuse by its field', () => {
  const draft = draftOf('projects', project, 0);
  const sent = (minPrice: string) =>
    entryOf('projects', { ...draft, values: { ...draft.values, minPrice } }).minPrice;
  assert.equal(['1,25,00,000', ' 12 ', 'a crore', ''].map(sent), [12_500_000, 12, 'a crore', '']);
});

test('a translation is sent when one of its texts is given, with both', () => {
  const draft = draftOf('banners', { ...banner, translations: {} }, 0);
  assert.not.ok('translations' in entryOf('banners', draft));
  const given = { ...draft, values: { ...draft.values, 'translations.hi.title': ' घर ' } };
  assert.equal(entryOf('banners', given).translations, { hi: { title: 'घर', text: '' } });
});

test('a new entry has every field of its setting, empty', () => {
  assert.equal(entryOf('coin-packs', draftOf('coin-packs', {}, 0)), { coins: '', rupees: '' });
  assert.equal(entryOf('loan-offers', draftOf('loan-offers', {}, 0)).sample, false);
});

test('every field that the server may find at fault has a name', () => {
  for (const name of ['entries', '0.title', '23.link', '1.translations.hi.title', '2.rupees'])
    assert.ok(entryFaultNames.includes(name), name);
});

test.run();
