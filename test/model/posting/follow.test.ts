import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allSettled } from 'effector';
import { aPhoto, memoryFiles } from '../../support/draft-store.js';
import { enter, filled, open, place, stage } from '../../support/posting-stage.js';
import { valuesFor } from '../../../src/model/posting/follow.js';
import { filesChosen } from '../../../src/model/posting/media.js';
import {
  $dropped,
  $postings,
  anotherRequested,
  draftDropped,
  dropUndone,
  type FormName,
  placeOf,
  postingOpened,
} from '../../../src/model/posting/entry.js';

const test = suite('model/posting/follow');

test.before.each(() => {
  localStorage.clear();
});

const rent: FormName = { group: '', listingType: 'rent', mode: 'create' };

test('bedrooms follow from the BHK until somebody chooses others', async () => {
  const { scope, form } = stage();
  await open(scope);
  await enter(scope, { bhk: '2BHK' });
  assert.is(form().values.bedrooms, '2');
  await enter(scope, { bhk: '3BHK' });
  assert.is(form().values.bedrooms, '3');
  await enter(scope, { bedrooms: '4' });
  await enter(scope, { bhk: '1RK' });
  assert.is(form().values.bedrooms, '4');
});

test('a new form has the units people mean', async () => {
  const { scope, form } = stage();
  await open(scope);
  assert.is(form().values.carpetAreaUnit, 'Sq-ft');
  assert.is(form().values.societyAreaUnit, 'Acre');
  assert.is(form().isDirty, false);
});

test('another kind begins with what was said already, and the price is asked anew', async () => {
  const { scope } = await filled(stage());
  await allSettled(postingOpened, { scope, params: { name: rent, step: 1 } });
  const sale = scope.getState($postings)[place]?.values ?? {};
  const values = scope.getState($postings)[placeOf(rent)]?.values ?? {};
  for (const name of ['city', 'locality', 'bhk', 'carpetArea'] as const) assert.is(values[name], sale[name]);
  assert.is(values.societyName, sale.society);
  assert.is(values.monthlyRent, undefined);
  // Both stay: going back finds the first as it was.
  assert.is(scope.getState($postings)[place]?.values.price, '18800000');
});

test('what the other kind does not offer stays behind', () => {
  const values = valuesFor('pg', 'rent', { propertyType: 'Office', city: 'Pune', price: '5' });
  assert.equal(values, { city: 'Pune' });
});

test('Start over can be taken back, with the photos, until the new form is changed', async () => {
  const files = memoryFiles();
  const { scope, form } = await filled(stage({}, files));
  await allSettled(filesChosen, { scope, params: { place, files: [aPhoto('a.jpg')] } });
  await allSettled(draftDropped, { scope, params: { place } });
  assert.is(form().values.price, undefined);
  const posting = scope.getState($dropped)[place];
  assert.ok(posting);
  await allSettled(dropUndone, { scope, params: { place, posting } });
  assert.is(form().values.price, '18800000');
  assert.is(form().media.photos.length, 1);
  assert.is(scope.getState($dropped)[place], undefined);

  await allSettled(draftDropped, { scope, params: { place } });
  await enter(scope, { city: 'Pune' });
  assert.is(scope.getState($dropped)[place], undefined);
});

test('another like this says the same, without photos and with a key of its own', async () => {
  const { scope, form } = await filled(stage());
  await allSettled(filesChosen, { scope, params: { place, files: [aPhoto('a.jpg')] } });
  const before = form();
  await allSettled(anotherRequested, { scope, params: { place } });
  assert.is(form().step, 1);
  assert.is(form().values.price, '18800000');
  assert.equal(form().media.photos, []);
  assert.is.not(form().submission, before.submission);
});

test.run();
