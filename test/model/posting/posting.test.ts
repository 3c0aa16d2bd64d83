import { aForm, enter, filled, open, place, stage } from '../../support/posting-stage.js';
import { allSettled } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { logOutRequested } from '../../../src/model/account/entry.js';
import { draftLifetime } from '../../../src/model/posting/drafts.js';
import { filesChosen, mediaRemoved, photoDescribed, photoMoved } from '../../../src/model/posting/media.js';
import { type FormName, placeOf } from '../../../src/model/posting/posting-state.js';
import {
  $postings,
  draftDropped,
  draftTaken,
  fieldChanged,
  nextRequested,
  postingOpened,
  submitRequested,
} from '../../../src/model/posting/entry.js';
import '../../../src/model/posting/submit.js';
import { aSale } from '../../support/a-listing.js';
import { aPhoto, memoryFiles } from '../../support/draft-store.js';

const test = suite('model/posting');

test.before.each(() => {
  localStorage.clear();
});

test('step two opens only when step one is right (S-230)', async () => {
  const { scope, form } = stage();
  await open(scope);
  await allSettled(nextRequested, { scope, params: { place } });
  assert.is(form().step, 1);
  assert.is(form().complaints, 1);
  await enter(scope, aForm);
  assert.equal(form().faults, {});
  await allSettled(nextRequested, { scope, params: { place } });
  assert.is(form().step, 2);
});

test('Back keeps everything, and the address may turn the form forward again', async () => {
  const { scope, form } = await filled(stage());
  await open(scope, 1);
  assert.is(form().step, 1);
  assert.is(form().values.price, '18800000');
  await open(scope, 2);
  assert.is(form().step, 2);
});

test('the address of step two opens the photos of an edited listing, whose step one is right', async () => {
  const { scope, form } = stage();
  const edit: FormName = { group: '', listingType: 'sell', mode: 'edit', listing: aSale() };
  await allSettled(postingOpened, { scope, params: { name: edit, step: 2 } });
  assert.is(form(placeOf(edit)).step, 2);
  await open(scope, 2);
  assert.is(form().step, 1, 'a new form begins with its basics');
});

test('a listing that was saved meanwhile is edited from what it says now', async () => {
  const { scope, form } = stage();
  const at = (version: string, price: number): FormName => ({
    group: '',
    listingType: 'sell',
    mode: 'edit',
    listing: { ...aSale({ price }), version } as never,
  });
  await allSettled(postingOpened, { scope, params: { name: at('1', 10_000_000), step: 1 } });
  await allSettled(postingOpened, { scope, params: { name: at('2', 12_000_000), step: 1 } });
  assert.is(form(placeOf(at('2', 0))).values.price, '12000000');
  assert.is(form(placeOf(at('2', 0))).version, '2');
});

test('another RERA choice than Yes takes the number away (S-242)', async () => {
  const { scope, form } = await filled(stage());
  await enter(scope, { reraApproved: 'No' });
  assert.is(form().values.reraNumber, '');
});

test('a killed tab comes back in step two with fields and photos (G-20)', async () => {
  const files = memoryFiles();
  const before = await filled(stage({}, files));
  await allSettled(filesChosen, {
    scope: before.scope,
    params: { place, files: [aPhoto('a.jpg'), aPhoto('b.jpg')] },
  });
  assert.is(files.kept.size, 2);
  const after = stage({}, files);
  await open(after.scope, 2);
  assert.is(after.form().step, 2);
  assert.is(after.form().values.society, 'Lake Homes');
  assert.equal(
    after.form().media.photos.map((photo) => [photo.name, photo.stage]),
    [
      ['a.jpg', 'ready'],
      ['b.jpg', 'ready'],
    ],
  );
  assert.is(after.form().submission, before.form().submission);
});

test('in step one the draft is offered: continued, or dropped with its files', async () => {
  const files = memoryFiles();
  const before = await filled(stage({}, files));
  await allSettled(filesChosen, { scope: before.scope, params: { place, files: [aPhoto()] } });
  const taker = stage({}, files);
  await open(taker.scope);
  assert.ok(taker.form().offer);
  assert.equal(taker.form().values.society, undefined);
  await allSettled(draftTaken, { scope: taker.scope, params: { place } });
  assert.is(taker.form().step, 2);
  assert.is(taker.form().media.photos.length, 1);
  const dropper = stage({}, files);
  await open(dropper.scope);
  await allSettled(draftDropped, { scope: dropper.scope, params: { place } });
  assert.is(dropper.form().offer, null);
  assert.is(files.kept.size, 0);
  assert.is(localStorage.length, 0);
});

test('a draft is dropped before its files are read: a page that is left now does not offer it again', async () => {
  const files = memoryFiles();
  const { scope } = await filled(stage({}, files));
  await allSettled(filesChosen, { scope, params: { place, files: [aPhoto()] } });
  assert.ok(localStorage.getItem('draft:sell:create'));
  files.get = () => new Promise<never>(() => undefined);
  void allSettled(draftDropped, { scope, params: { place } });
  assert.is(localStorage.getItem('draft:sell:create'), null);
});

test('a draft is forgotten after 14 days, and when the person signs out (C-63)', async () => {
  await filled(stage());
  const key = 'draft:sell:create';
  const draft = JSON.parse(localStorage.getItem(key) ?? '{}') as { savedAt: number };
  localStorage.setItem(key, JSON.stringify({ ...draft, savedAt: Date.now() - draftLifetime - 1 }));
  const late = stage();
  await open(late.scope);
  assert.is(late.form().offer, null);
  assert.is(localStorage.getItem(key), null);
  const other = await filled(stage());
  localStorage.setItem('filterTab', 'Rent');
  await allSettled(logOutRequested, { scope: other.scope });
  assert.is(localStorage.getItem(key), null);
  assert.is(localStorage.getItem('filterTab'), 'Rent');
  assert.equal(other.scope.getState($postings), {});
});

test('photos are counted, refused, moved and removed (G-07)', async () => {
  const { scope, form, files } = await filled(stage());
  const many = Array.from({ length: 19 }, (_, at) => aPhoto(`${String(at)}.jpg`, 10));
  await allSettled(filesChosen, { scope, params: { place, files: many } });
  await allSettled(filesChosen, {
    scope,
    params: {
      place,
      files: [
        aPhoto('big.jpg', 11 * 1024 * 1024),
        aPhoto('a.gif', 5, 'image/gif'),
        aPhoto('last.jpg'),
        aPhoto('x.jpg'),
      ],
    },
  });
  assert.is(form().media.photos.length, 20);
  assert.equal(
    form().mediaFaults.map(({ id }) => id),
    ['photoTooLarge', 'photoTypeInvalid', 'tooManyPhotos'],
  );
  const last = form().media.photos.at(-1)?.id ?? '';
  await allSettled(photoMoved, { scope, params: { place, id: last, to: 0 } });
  assert.is(form().media.photos[0]?.name, 'last.jpg');
  await allSettled(mediaRemoved, { scope, params: { place, id: last } });
  assert.is(form().media.photos.length, 19);
  assert.is(files.kept.size, 19);
  await allSettled(filesChosen, { scope, params: { place, files: [aPhoto('broken.heic', 9, '')] } });
  assert.equal(form().mediaFaults, [{ id: 'heicUnreadable', name: 'broken.heic' }]);
});

test('what is chosen as the video becomes no photo, whatever it is (S-241, S-337)', async () => {
  const { scope, form, files } = await filled(stage());
  for (const file of [aPhoto('front.jpg'), new File(['words'], 'notes.txt', { type: 'text/plain' })]) {
    await allSettled(filesChosen, { scope, params: { place, files: [file], as: 'video' } });
    assert.equal(form().media, { photos: [], video: null }, file.name);
    assert.equal(form().mediaFaults, [{ id: 'videoInvalid', name: file.name }]);
  }
  assert.is(files.kept.size, 0);
});

test('a name chosen from suggestions is right whatever it is (C-30)', async () => {
  const { scope, form } = stage();
  await open(scope);
  await enter(scope, { ...aForm, locality: 'Sector 20 Kharghar' });
  await allSettled(nextRequested, { scope, params: { place } });
  assert.is(form().faults.locality, 'Please enter a valid Location');
  await allSettled(fieldChanged, {
    scope,
    params: { place, name: 'locality', value: 'Sector 20 Kharghar', isKnown: true },
  });
  await allSettled(nextRequested, { scope, params: { place } });
  assert.is(form().step, 2);
});

test('an edited listing keeps names that the rules would refuse (C-30)', async () => {
  const listing = aSale({ locality: 'Sector 9', society: "D'Souza 2", developer: 'K. Raheja' });
  const edit: FormName = { group: '', listingType: 'sell', mode: 'edit', listing };
  const { scope, form, fake } = stage({
    updateproperty: () => ({ message: 'Property updated successfully' }),
  });
  await allSettled(postingOpened, { scope, params: { name: edit, step: 1 } });
  await allSettled(nextRequested, { scope, params: { place: placeOf(edit) } });
  assert.is(form(placeOf(edit)).step, 2);
  await allSettled(submitRequested, { scope, params: { place: placeOf(edit) } });
  assert.equal(fake.callsOf('updateproperty')[0]?.params, { id: 'sale-1' });
  assert.is(form(placeOf(edit)).stage, 'done');
});

test('what an edited listing never had is asked for only when its other half is entered (C-30)', async () => {
  const { societyArea: _, societyAreaUnit: __, ...listing } = aSale({});
  const edit: FormName = { group: '', listingType: 'sell', mode: 'edit', listing: listing };
  const { scope, form } = stage({ updateproperty: () => ({ message: 'Property updated successfully' }) });
  const at = placeOf(edit);
  await allSettled(postingOpened, { scope, params: { name: edit, step: 1 } });
  await allSettled(nextRequested, { scope, params: { place: at } });
  await allSettled(fieldChanged, { scope, params: { place: at, name: 'societyArea', value: '4' } });
  await allSettled(submitRequested, { scope, params: { place: at } });
  assert.equal(form(at).faults, { societyAreaUnit: 'Select Area Unit' });
  await allSettled(fieldChanged, { scope, params: { place: at, name: 'societyArea', value: '' } });
  await allSettled(submitRequested, { scope, params: { place: at } });
  assert.equal([form(at).faults, form(at).failure], [{}, '']);
  assert.is(form(at).stage, 'done');
});

test('a copy begins with what the own listing says, without its photos; Start over empties it', async () => {
  const { scope, form } = stage();
  const copied: FormName = { group: '', listingType: 'sell', mode: 'create', copyOf: aSale() };
  await allSettled(postingOpened, { scope, params: { name: copied, step: 1 } });
  assert.is(form().values.price, '18800000');
  assert.is(form().values.society, 'Lake Homes');
  assert.equal(form().media.photos, []);
  assert.is(form().isDirty, false);
  await allSettled(draftDropped, { scope, params: { place } });
  assert.is(form().values.society ?? '', '');
});

test('a draft is offered before a copy takes its place, which then comes with Start over', async () => {
  const files = memoryFiles();
  await filled(stage({}, files));
  const { scope, form } = stage({}, files);
  const copied: FormName = {
    group: '',
    listingType: 'sell',
    mode: 'create',
    copyOf: aSale({ society: 'Hill Homes' }),
  };
  await allSettled(postingOpened, { scope, params: { name: copied, step: 1 } });
  assert.ok(form().offer);
  await allSettled(draftDropped, { scope, params: { place } });
  assert.is(form().values.society, 'Hill Homes');
});

test('a caption and a room are kept with the draft', async () => {
  const files = memoryFiles();
  const before = await filled(stage({}, files));
  await allSettled(filesChosen, { scope: before.scope, params: { place, files: [aPhoto('a.jpg')] } });
  const id = before.form().media.photos[0]?.id ?? '';
  await allSettled(photoDescribed, {
    scope: before.scope,
    params: { place, id, note: { room: 'Kitchen' } },
  });
  await allSettled(photoDescribed, {
    scope: before.scope,
    params: { place, id, note: { caption: 'New tiles' } },
  });
  const after = stage({}, files);
  await open(after.scope, 2);
  const [photo] = after.form().media.photos;
  assert.equal([photo?.room, photo?.caption], ['Kitchen', 'New tiles']);
});

test.run();
