/** What photos show: rooms and captions of a listing, which a client of the specifications neither sends nor loses. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createListing, updateListing } from '../../src/api/contract/own-listings.js';
import { fullForms, type Part } from '../support/forms.js';
import { type Person, signedIn } from '../support/people.js';
import { aPhoto } from '../support/photos.js';
import { post, readListing, startPosting } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/photo-notes');
let server: TestServer;
let asha: Person;

test.before(async () => {
  server = await startPosting();
  asha = await signedIn(server);
});
test.after(() => server.close());

const form = fullForms.sell.filter(([name]) => !['images', 'video'].includes(name));
const two = async (): Promise<Part[]> => [
  ['images', await aPhoto('#336699')],
  ['images', await aPhoto('#eeeeee')],
];
const save = (id: string, parts: readonly Part[]) =>
  post(asha, { method: 'PUT', path: updateListing.sell.path.replace(':id', id) }, [...form, ...parts]);
const notesOf = async (id: string) => {
  const { imageRooms, imageCaptions } = await readListing(server, 'sell', id);
  return { imageRooms, imageCaptions };
};

test('rooms and captions are answered in the order of the photos', async () => {
  const { status, json } = await post(asha, createListing.sell, [
    ...form,
    ...(await two()),
    ['imageRooms', 'living room'],
    ['imageRooms', 'Floor plan'],
    ['imageCaptions', ''],
    ['imageCaptions', '  Drawn by\nhand '],
  ]);
  assert.is(status, 201);
  assert.equal(await notesOf(json._id), {
    imageRooms: ['Living room', 'Floor plan'],
    imageCaptions: ['', 'Drawn by hand'],
  });
});

test('an edit that does not speak of them keeps them with their photos, in the new order', async () => {
  const { json } = await post(asha, createListing.sell, [
    ...form,
    ...(await two()),
    ['imageRooms', 'Kitchen'],
    ['imageRooms', 'View'],
  ]);
  const { images } = await readListing(server, 'sell', json._id);
  const swapped = [...images].reverse().map((url): Part => ['images', url]);
  assert.is((await save(json._id, swapped)).status, 200);
  assert.equal((await notesOf(json._id)).imageRooms, ['View', 'Kitchen']);
  assert.is((await save(json._id, [])).status, 200);
  assert.equal((await notesOf(json._id)).imageRooms, ['View', 'Kitchen']);
  assert.is((await save(json._id, [...swapped, ['imageRooms', ''], ['imageRooms', '']])).status, 200);
  assert.is((await notesOf(json._id)).imageRooms, undefined);
});

test('a changed caption is another version of the listing', async () => {
  const { json } = await post(asha, createListing.sell, [...form, ...(await two())]);
  const version = async () => {
    const { sell } = (await asha.call('GET', '/api/v4/userproperties')).json as unknown as {
      sell: { _id: string; version: string }[];
    };
    return sell.find(({ _id }) => _id === json._id)?.version;
  };
  const before = await version();
  const { images } = await readListing(server, 'sell', json._id);
  const kept = images.map((url): Part => ['images', url]);
  await save(json._id, [...kept, ['imageCaptions', 'From the door'], ['imageCaptions', '']]);
  assert.is.not(await version(), before);
});

test('a room nobody offers, a caption that is too long and a count that differs are refused by their names', async () => {
  const refusals: [Part[], Record<string, string>][] = [
    [
      [
        ['imageRooms', 'Dungeon'],
        ['imageRooms', ''],
      ],
      { imageRooms: 'Choose one of the values on offer' },
    ],
    [
      [
        ['imageCaptions', 'x'.repeat(81)],
        ['imageCaptions', ''],
      ],
      { imageCaptions: 'A caption can have at most 80 characters' },
    ],
    [
      [['imageRooms', 'Kitchen']],
      { imageRooms: 'Send one for each photo of the form, empty where there is none' },
    ],
  ];
  for (const [parts, fields] of refusals) {
    const { status, json } = await post(asha, createListing.sell, [...form, ...(await two()), ...parts]);
    assert.equal([status, json.fields], [400, fields]);
  }
});

test('a phone number in a caption is dots to everybody', async () => {
  const { json } = await post(asha, createListing.sell, [
    ...form,
    ...(await two()),
    ['imageCaptions', 'Call 98201 23456 for more'],
    ['imageCaptions', ''],
  ]);
  const [caption = ''] = (await notesOf(json._id)).imageCaptions;
  assert.not.match(caption, /98201/);
  assert.match(caption, /^Call .+ for more$/);
});

test('a client that knows only the specifications posts and edits without them', async () => {
  const { json } = await post(asha, createListing.sell, [...form, ...(await two())]);
  assert.equal(await notesOf(json._id), { imageRooms: undefined, imageCaptions: undefined });
});

test.run();
