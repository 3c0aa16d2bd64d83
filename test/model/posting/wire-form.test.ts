import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { noMedia } from '../../../src/model/posting/media-items.js';
import { valuesOf } from '../../../src/model/posting/form-values.js';
import { wireForm } from '../../../src/model/posting/wire-form.js';
import { aCommercial, aPg, aPlot, aRent, aSale } from '../../support/a-listing.js';
import { aPhoto } from '../../support/draft-store.js';

const test = suite('model/posting/wire-form');

const entriesOf = (body: FormData): Record<string, unknown[]> => {
  const entries: Record<string, unknown[]> = {};
  for (const [name, value] of body) entries[name] = [...(entries[name] ?? []), value];
  return entries;
};

test('a sale is sent with bracketed features and repeated amenities (S-420)', () => {
  const values = valuesOf('sell', aSale());
  const sent = entriesOf(wireForm({ listingType: 'sell', mode: 'create', values, media: noMedia }));
  assert.equal(sent.type, ['sell']);
  assert.equal(sent['features[bedrooms]'], ['2']);
  assert.equal(sent['features[floorNumber]'], ['4']);
  assert.equal(sent.amenities, ['Lift', 'CCTV']);
  assert.equal(sent.societyAreaUnit, ['Acre']);
  assert.equal(sent.reraNumber, ['P51800000001']);
  assert.equal(sent.price, ['18800000']);
  assert.is(sent.images, undefined);
  assert.is(sent.description, undefined);
});

test('each kind is sent under its own type, a plot with dimensions and a true boundary wall (S-421 to S-424)', () => {
  const plot = entriesOf(
    wireForm({ listingType: 'plot', mode: 'create', values: valuesOf('plot', aPlot()), media: noMedia }),
  );
  assert.equal(plot.type, ['Plot']);
  assert.equal(plot['dimensions[length]'], ['60']);
  assert.equal(plot['features[boundaryWall]'], ['true']);
  assert.equal(plot.overlooking, ['Main Road']);
  assert.equal(plot.reraNumber, ['']);
  const types = [
    wireForm({ listingType: 'rent', mode: 'create', values: valuesOf('rent', aRent()), media: noMedia }),
    wireForm({ listingType: 'pg', mode: 'create', values: valuesOf('pg', aPg()), media: noMedia }),
    wireForm({
      listingType: 'commercial',
      mode: 'create',
      values: valuesOf('commercial', aCommercial()),
      media: noMedia,
    }),
  ].map((body) => body.get('type'));
  assert.equal(types, ['Rent', 'PG', 'Commercial']);
});

test('business space to let sends an empty BHK and no rooms (C-26)', () => {
  const listing = aRent({ propertyType: 'Godown', willingToRent: ['Family', 'Single Men'] });
  const sent = entriesOf(
    wireForm({ listingType: 'rent', mode: 'create', values: valuesOf('rent', listing), media: noMedia }),
  );
  assert.equal(sent.bhk, ['']);
  assert.equal(sent['features[bedrooms]'], ['']);
  assert.equal(sent['features[bathrooms]'], ['3']);
  // A stored list is kept whole, though the picker takes one (C-20).
  assert.equal(sent.willingToRent, ['Family', 'Single Men']);
});

test('commercial space never sends a BHK (C-29)', () => {
  const values = valuesOf('commercial', aCommercial({ bhk: '2BHK' }));
  const body = wireForm({ listingType: 'commercial', mode: 'edit', values, media: noMedia });
  assert.is(body.get('bhk'), null);
});

test('an edit names what is kept, in order, beside new files; nothing kept is one empty field (C-34)', () => {
  const values = valuesOf('sell', aSale());
  const media = {
    photos: [
      { id: '1', name: '', size: 0, stage: 'ready' as const, url: 'https://m/a-1600.webp' },
      {
        id: '2',
        name: 'b.jpg',
        size: 1,
        stage: 'sent' as const,
        token: 'https://m/b-1600.webp',
        file: aPhoto(),
      },
      { id: '3', name: 'c.jpg', size: 1, stage: 'ready' as const, file: aPhoto('c.jpg') },
    ],
    video: null,
  };
  const sent = entriesOf(wireForm({ listingType: 'sell', mode: 'edit', values, media }));
  assert.equal(sent.images, ['https://m/a-1600.webp', 'https://m/b-1600.webp']);
  assert.is((sent.newimages?.[0] as File).name, 'c.jpg');
  assert.equal(sent.video, ['']);
  const none = entriesOf(wireForm({ listingType: 'sell', mode: 'edit', values, media: noMedia }));
  assert.equal(none.images, ['']);
});

test('maintenance is sent when there is some; an edit may take it away', () => {
  const values = valuesOf('rent', aRent());
  const none = { ...values, maintenance: '' };
  const sent = (mode: 'create' | 'edit', of: typeof values) =>
    wireForm({ listingType: 'rent', mode, values: of, media: noMedia }).get('maintenance');
  assert.is(sent('create', values), '3500');
  assert.is(sent('create', none), null, 'a server of the specifications hears nothing of it');
  assert.is(sent('edit', none), '');
  assert.is(
    wireForm({ listingType: 'sell', mode: 'edit', values, media: noMedia }).get('maintenance'),
    null,
    'nobody lets what is for sale',
  );
});

test('a server that takes nothing ahead gets the files themselves', () => {
  const photo = { id: '1', name: 'a.jpg', size: 1, stage: 'ready' as const, file: aPhoto('a.jpg') };
  const video = { id: '2', name: 'v.mp4', size: 1, stage: 'ready' as const, file: aPhoto('v.mp4') };
  const body = wireForm({ listingType: 'pg', mode: 'create', values: {}, media: { photos: [photo], video } });
  assert.is((body.get('images') as File).name, 'a.jpg');
  assert.is((body.get('video') as File).name, 'v.mp4');
});

test('what photos show is sent in their order, and not at all where a new listing says nothing', () => {
  const photo = (id: string, note = {}) => ({
    id,
    name: '',
    size: 0,
    stage: 'ready' as const,
    url: id,
    ...note,
  });
  const values = valuesOf('sell', aSale());
  const send = (mode: 'create' | 'edit', ...notes: object[]) => {
    const photos = notes.map((note, at) => photo(`u${String(at)}`, note));
    const { imageRooms, imageCaptions } = entriesOf(
      wireForm({ listingType: 'sell', mode, values, media: { photos, video: null } }),
    );
    return [imageRooms, imageCaptions];
  };
  assert.equal(send('create', { room: 'Kitchen' }, {}), [['Kitchen', ''], undefined]);
  assert.equal(send('create', {}, {}), [undefined, undefined]);
  // An edit takes labels off, too.
  assert.equal(send('edit', {}, { caption: ' From the door ' }), [
    ['', ''],
    ['', 'From the door'],
  ]);
});

test.run();
