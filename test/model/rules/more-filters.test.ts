/** The further wishes of a search: one list, and how each is said in three languages (S-658). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mailWords } from '../../../server/services/alerts/mail-words.js';
import { withWishes } from '../../../server/services/more-filters.js';
import type { ListingFilters } from '../../../src/api/contract/listings.schema.js';
import { searchTabs } from '../../../src/model/rules/kinds.js';
import { chosenOf, moreOfTab, saidOfMore, withChosen } from '../../../src/model/rules/more-filters.js';
import * as features from '../../../src/model/rules/options/features.js';
import { searchName } from '../../../src/model/rules/search-name.js';

const test = suite('model/rules/more-filters');

test('one value replaces another, of lists several stay, five amenities at most', () => {
  assert.equal(withChosen(['bathrooms:2', 'floor:Low'], 'bathrooms', ['2', '3']), [
    'floor:Low',
    'bathrooms:3',
  ]);
  assert.equal(withChosen([], 'floor', ['Low', 'High']), ['floor:Low', 'floor:High']);
  assert.equal(chosenOf(withChosen([], 'amenities', ['1', '2', '3', '4', '5', '6']), 'amenities').length, 5);
  assert.equal(withChosen(['pricecut:true'], 'pricecut', []), []);
});

test('whatever a tab offers is said in each language, and understood by the server', () => {
  for (const language of ['en', 'hi', 'mr'] as const) {
    const { more: words, label, filters } = mailWords(language).name;
    for (const tab of searchTabs)
      for (const [name, values] of moreOfTab[tab])
        for (const value of values) {
          const entry = `${name}:${value}`;
          assert.is.not(saidOfMore(entry, { words, label, price: filters.caption }), entry);
          assert.ok(withWishes<ListingFilters>({ more: entry })[name], entry);
        }
  }
  assert.equal(
    searchName('tab=Rent&more=postedby:Owner,maxdeposit:50000,availableby:2026-12-31', mailWords('en').name)
      .details,
    ['By owner', 'Deposit up to ₹ 50 K', 'Available by 31-12-2026'],
  );
});

test('the amenities are those of the forms', () => {
  const known: readonly string[] = [
    ...[...features.flatFurnishings, ...features.societyAmenities, ...features.plotAmenities],
    ...[...features.commercialAmenities, ...features.buildingFeatures],
  ];
  for (const tab of searchTabs)
    for (const name of moreOfTab[tab].flatMap(([wish, values]) => (wish === 'amenities' ? values : [])))
      assert.ok(known.includes(name), name);
});

test('wishes become filters of their own; what nobody knows is refused', () => {
  const { more: _, ...read } = withWishes({ more: 'floor:Low, floor:High,bathrooms:2,pricecut:true' });
  assert.equal(read, { floor: 'Low,High', bathrooms: 2, pricecut: true });
  for (const more of ['colour:red', 'bathrooms:many', 'availableby:soon', Array(25).fill('floor:Low').join()])
    assert.throws(() => withWishes({ more }), /more/, more);
});

test.run();
