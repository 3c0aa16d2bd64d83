/** What an edit changed, field by field. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { changesOf } from '../../../server/services/desk-changes.js';

const test = suite('server/services/desk-changes');

const flat = {
  ...{ kind: 'sell' as const, amount: 100, bhk: '2BHK', amenities: ['Lift', 'Gym'], images: ['a', 'b'] },
  details: { features: { bathrooms: 2 }, description: 'Old' },
};

test('equal listings differ in nothing', () => {
  assert.equal(changesOf(flat, structuredClone(flat)), []);
});

test('columns, groups, lists and photos are compared under the names of the view', () => {
  const now = {
    ...{ ...flat, amount: 90, amenities: ['Lift'], images: ['b'] },
    details: { features: { bathrooms: 3 }, description: 'x'.repeat(2000) },
  };
  const changes = new Map(changesOf(flat, now).map(({ field, was, now: is }) => [field, [was, is]]));
  assert.equal([...changes.keys()].sort(), ['amenities', 'bathrooms', 'description', 'photos', 'price']);
  assert.equal(changes.get('price'), ['100', '90']);
  assert.equal(changes.get('amenities'), ['Lift, Gym', 'Lift']);
  assert.equal(changes.get('bathrooms'), ['2', '3']);
  assert.equal(changes.get('photos'), ['2', '1']);
  assert.is(changes.get('description')?.[1]?.length, 1000);
});

test('another kind is named, and fields that only one kind has stand beside nothing', () => {
  const changes = changesOf(flat, { ...flat, kind: 'plot' as const });
  assert.equal(changes[0], { field: 'kind', was: 'sell', now: 'plot' });
  assert.equal(
    changes.find(({ field }) => field === 'bhk'),
    { field: 'bhk', was: '2BHK', now: '' },
  );
});

test.run();
