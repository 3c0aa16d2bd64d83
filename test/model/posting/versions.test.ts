import { stage } from '../../support/posting-stage.js';
import { allSettled } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Listing } from '../../../src/api/contract/listings.schema.js';
import type { ApiError } from '../../../src/api/errors.js';
import { $waitingToasts } from '../../../src/model/index.js';
import { fieldChanged, postingOpened, submitRequested } from '../../../src/model/posting/entry.js';
import type { FieldName } from '../../../src/model/posting/field.js';
import { placeOf } from '../../../src/model/posting/posting-state.js';
import '../../../src/model/posting/submit.js';
import { differencesOf, versionsChosen, versionsLeft } from '../../../src/model/posting/versions.js';
import { aSale } from '../../support/a-listing.js';
import type { FakeApi } from '../../support/fake-api.js';

const test = suite('model/posting/versions');

test.before.each(() => {
  localStorage.clear();
});

const at = (version: string, own: Partial<Listing> = {}): Listing =>
  ({ ...aSale(), ...own, version }) as unknown as Listing;
const begun = at('1');
const name = { group: '', listingType: 'sell' as const, mode: 'edit' as const, listing: begun };
const place = placeOf(name);
const stale: ApiError = {
  reason: 'status',
  status: 409,
  code: 'changed-elsewhere',
  message: 'This listing was changed elsewhere',
};

/** A form that was filled in from version 1, while the server is at `theirs`. */
const edited = async (theirs: Listing, values: Partial<Record<FieldName, string | string[]>>) => {
  const { version } = theirs as unknown as { version: string };
  const own = stage({
    userproperties: () => ({ sell: [theirs], rent: [], plot: [], pg: [], commercial: [] }),
    updateproperty: ({ headers }) => {
      if (headers['If-Match'] !== `"${version}"`) throw stale as unknown as Error;
      return { message: 'Property updated successfully' };
    },
  });
  const { scope } = own;
  await allSettled(postingOpened, { scope, params: { name, step: 2 } });
  for (const [field, value] of Object.entries(values))
    await allSettled(fieldChanged, { scope, params: { place, name: field as FieldName, value } });
  await allSettled(submitRequested, { scope, params: { place } });
  return { ...own, form: () => own.form(place) };
};

const lastSent = (fake: FakeApi): FormData => fake.callsOf('updateproperty').at(-1)?.body as FormData;

test('what was changed elsewhere is asked about, and what was changed here is preselected (D-38)', async () => {
  const theirs = at('2', { price: 19_000_000, society: 'Lake Towers' });
  const { scope, fake, form } = await edited(theirs, { price: '18000000', description: 'Quiet' });
  assert.is(form().stage, 'form');
  assert.is(form().failure, 'This listing was changed elsewhere');
  assert.equal(scope.getState($waitingToasts), [], 'the dialog says it');
  assert.equal(
    differencesOf(form(), theirs).map((one) => [one.name, one.mine[0], one.theirs[0], one.isMine]),
    [
      ['society', 'Lake Homes', 'Lake Towers', false],
      ['price', '18000000', '19000000', true],
      ['description', 'Quiet', undefined, true],
    ],
  );
  await allSettled(versionsChosen, { scope, params: { place, mine: new Set(['description'] as const) } });
  const sent = lastSent(fake);
  assert.equal(
    [sent.get('society'), sent.get('price'), sent.get('description')],
    ['Lake Towers', '19000000', 'Quiet'],
  );
  assert.is(form().stage, 'done');
});

test('a form is kept whole, or given up whole', async () => {
  const theirs = at('2', { price: 19_000_000 });
  const mine = await edited(theirs, { price: '18000000' });
  await allSettled(versionsChosen, {
    scope: mine.scope,
    params: { place, mine: new Set(['price'] as const) },
  });
  assert.is(lastSent(mine.fake).get('price'), '18000000');
  const given = await edited(theirs, { price: '18000000' });
  await allSettled(versionsChosen, { scope: given.scope, params: { place, mine: new Set<never>() } });
  assert.is(lastSent(given.fake).get('price'), '19000000');
});

test('closing the dialog leaves everything that was typed, also in the draft', async () => {
  const { scope, form } = await edited(at('2', { price: 19_000_000 }), {
    price: '18000000',
  });
  await allSettled(versionsLeft, { scope, params: { place } });
  assert.equal([form().theirs, form().values.price, form().version], [null, '18000000', '1']);
  const draft = JSON.parse(localStorage.getItem('draft:sell:edit:sale-1') ?? '{}') as { version: string };
  assert.is(draft.version, '1', 'continued later, it is still compared');
});

test('an answer that was lost asks nothing: the same form is sent again', async () => {
  const { fake, form } = await edited(at('2', { price: 18_000_000 }), {
    price: '18000000',
  });
  assert.is(form().stage, 'done');
  assert.equal(
    fake.callsOf('updateproperty').map(({ headers }) => headers['If-Match']),
    ['"1"', '"2"'],
  );
});

test('photos deleted elsewhere are gone, and those added there are offered', async () => {
  const [first = ''] = begun.images;
  const gone = await edited(at('2', { images: [first] }), { price: '18000000' });
  assert.equal(
    differencesOf(gone.form(), at('2', { images: [first] })).map((one) => one.name),
    ['price'],
  );
  await allSettled(versionsChosen, {
    scope: gone.scope,
    params: { place, mine: new Set(['price'] as const) },
  });
  assert.equal(lastSent(gone.fake).getAll('images'), [first]);

  const more = at('2', { images: [...begun.images, 'https://pictures.test/c-1600.webp'] });
  const added = await edited(more, { price: '18000000' });
  const photos = differencesOf(added.form(), more).find((one) => one.name === 'images');
  assert.equal([photos?.mine.length, photos?.theirs.length, photos?.isMine], [2, 3, false]);
  await allSettled(versionsChosen, {
    scope: added.scope,
    params: { place, mine: new Set(['price'] as const) },
  });
  assert.equal(lastSent(added.fake).getAll('images'), more.images);
});

test('where the listing cannot be read again, the server’s words are shown', async () => {
  const own = stage({
    userproperties: () => ({ message: 'Please Login First !!' }),
    updateproperty: () => {
      throw stale as unknown as Error;
    },
  });
  await allSettled(postingOpened, { scope: own.scope, params: { name, step: 2 } });
  await allSettled(submitRequested, { scope: own.scope, params: { place } });
  assert.equal(
    [own.form(place).theirs, own.form(place).failure],
    [null, 'This listing was changed elsewhere'],
  );
});

test.run();
