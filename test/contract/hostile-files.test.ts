/** Files that must not come in: judged by their content, refused with their name and the remedy, and gone. */
import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createListing, updateListing } from '../../src/api/contract/own-listings.js';
import { uploadMedia } from '../../src/api/contract/uploads.js';
import { aFile, fullForms, type Part, type SentFile } from '../support/forms.js';
import { aFilm, aPhoto } from '../support/photos.js';
import { type Person, signedIn } from '../support/people.js';
import { countListings, post, startPosting, storedFiles } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/hostile-files');
let server: TestServer;
let asha: Person;
/** Saves a plot of Asha's. */
let edit: { method: 'PUT'; path: string };

test.before(async () => {
  server = await startPosting();
  asha = await signedIn(server);
  const { json } = await post(asha, createListing.plot, fullForms.plot);
  edit = { method: 'PUT', path: updateListing.plot.path.replace(':id', json._id) };
});
test.after(() => server.close());

const crc = (bytes: Buffer): Buffer => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  const out = Buffer.alloc(4);
  out.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return out;
};

const chunk = (type: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, named, crc(named)]);
};

/** A PNG of a few bytes that says it is huge, and unpacks to `lines` lines of it. */
const bomb = (width: number, height: number, lines: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const packed = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * lines));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
};

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const megapixels = 'A photo can have at most 64 megapixels. Make it smaller and add it again.';
const noPhoto = 'Photos must be JPEG, PNG, WebP or HEIC files';
const damaged = 'This photo is damaged. Choose another one.';
const noFilm = 'Please upload a valid video file.';

const hostile: [what: string, file: () => SentFile, field: 'images' | 'video', text: string][] = [
  ['an SVG with a script', () => aFile('a.svg', svg, 'image/svg+xml'), 'images', noPhoto],
  ['an SVG named as a JPEG', () => aFile('a.jpg', svg), 'images', noPhoto],
  ['a program named as a JPEG', () => aFile('a.jpg', 'MZ\x90\x00\x03PE'), 'images', noPhoto],
  [
    'a page named as a PNG',
    () => aFile('a.png', '<!doctype html><script>1</script>', 'image/png'),
    'images',
    noPhoto,
  ],
  ['a GIF', () => aFile('a.gif', 'GIF89a\x01\x00\x01\x00', 'image/gif'), 'images', noPhoto],
  ['an empty file', () => aFile('a.jpg', ''), 'images', noPhoto],
  ['a JPEG of three bytes', () => aFile('a.jpg', '\xff\xd8\xff'), 'images', damaged],
  [
    'a program behind the first bytes of a PNG',
    () => aFile('a.png', `\x89PNG\r\n\x1a\n${svg}`),
    'images',
    damaged,
  ],
  [
    'a PNG of 17000 by 17000 pixels',
    () => aFile('a.png', bomb(17_000, 17_000, 17_000)),
    'images',
    megapixels,
  ],
  ['a PNG that lies about its size', () => aFile('a.png', bomb(60_000, 60_000, 3)), 'images', megapixels],
  ['a PNG that ends too early', () => aFile('a.png', bomb(4000, 4000, 3)), 'images', damaged],
  [
    'a HEIC photo',
    () => aFile('IMG_1.HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'image/heic'),
    'images',
    'HEIC photos cannot be read here. Save this photo as JPEG and add it again.',
  ],
  ['a page named as a film', () => aFile('a.mp4', svg, 'video/mp4'), 'video', noFilm],
  ['a photo as a film', () => aFile('a.mp4', '\xff\xd8\xff\xe0', 'video/mp4'), 'video', noFilm],
  ['a film without a picture', () => aFilm({ handler: 'soun' }), 'video', noFilm],
  [
    'a film that ends in the middle',
    () => aFile('a.mp4', aFilm().content.slice(0, 60), 'video/mp4'),
    'video',
    noFilm,
  ],
  ['a film of an hour', () => aFilm({ seconds: 3600 }), 'video', 'The video can be at most 10 minutes long'],
  ['an AVI', () => aFile('a.avi', 'RIFF\0\0\0\0AVI LIST', 'video/x-msvideo'), 'video', noFilm],
];
for (const [what, file, field, text] of hostile)
  test(`${what} is refused by its content, and nothing of it stays`, async () => {
    const before = [await storedFiles(server), await countListings(server)];
    const bad = file();
    const good: Part[] = field === 'images' ? [['images', await aPhoto()]] : [];
    const form: Part[] = [...fullForms.plot, ...good, [field, bad]];
    for (const call of [createListing.plot, edit]) {
      const { status, json } = await post(asha, call, form);
      assert.equal([status, json.message], [400, `${bad.fileName}: ${text}`]);
      assert.equal(json.fields, { [field]: json.message });
    }
    const ahead = await post(asha, uploadMedia, [['file', bad]]);
    assert.is(ahead.status, 400, JSON.stringify(ahead.json));
    if (field === 'images') assert.is(ahead.json.message, `${bad.fileName}: ${text}`);
    assert.equal([await storedFiles(server), await countListings(server)], before);
  });

test('a photo with a page hidden behind it is served without the page', async () => {
  const photo = await aPhoto();
  const both = Buffer.concat([photo.content, Buffer.from(`<html><script>alert(1)</script>`)]);
  const sent = await post(asha, uploadMedia, [['file', aFile('a.jpg', both)]]);
  assert.is(sent.status, 201);
  const { rawPayload, headers } = await server.app.inject({ url: new URL(sent.json.url).pathname });
  assert.equal([headers['content-type'], headers['x-content-type-options']], ['image/webp', 'nosniff']);
  assert.not.ok(rawPayload.includes('script'));
});

test('names of files lead nowhere and come back harmless', async () => {
  for (const fileName of [
    '../../../etc/passwd',
    '..\\..\\a.jpg',
    'a%00.php',
    'con.jpg',
    `${'n'.repeat(4000)}.jpg`,
  ]) {
    const photo = await aPhoto();
    const { status, json } = await post(asha, uploadMedia, [['file', { ...photo, fileName }]]);
    assert.is(status, 201, fileName);
    assert.match(json.url, /^https:\/\/homes\.example\/media\/photo\/[0-9a-f]{2}\/[0-9a-f]{32}-1600\.webp$/);
  }
  const odd = `<b>\u202e${'n'.repeat(200)}.svg`;
  const { json } = await post(asha, uploadMedia, [['file', aFile(odd, svg)]]);
  assert.ok(json.message.length < 160 && !json.message.includes('\u202e'));
});

test('a photo of 60 MB and a film of 101 MB are refused for their size, with the rest read away', async () => {
  const before = await storedFiles(server);
  const large = aFile('huge.jpg', randomBytes(60 * 1024 * 1024));
  const form: Part[] = [...fullForms.plot, ['images', large], ['images', await aPhoto()]];
  const { status, json } = await post(asha, edit, form);
  assert.equal([status, json.message], [413, 'huge.jpg: A photo can be at most 10 MB']);
  const photo = await aPhoto();
  const padded = Buffer.concat([photo.content, Buffer.alloc(11 * 1024 * 1024)]);
  assert.is((await post(asha, uploadMedia, [['file', aFile('pad.jpg', padded)]])).status, 413);
  const film = aFile(
    'long.mp4',
    Buffer.concat([aFilm().content, Buffer.alloc(101 * 1024 * 1024)]),
    'video/mp4',
  );
  assert.is((await post(asha, uploadMedia, [['file', film]])).status, 413);
  assert.equal(await storedFiles(server), before);
});

test('a camera’s metadata is in none of the files, whatever the format', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const content = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#12345680' } })
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .toFormat(format)
      .toBuffer();
    const sent = await post(asha, uploadMedia, [['file', aFile(`a.${format}`, content)]]);
    assert.is(sent.status, 201, format);
    const { rawPayload } = await server.app.inject({ url: new URL(sent.json.url).pathname });
    assert.not.ok(rawPayload.includes('SecretCamera'), format);
  }
});

test.run();
