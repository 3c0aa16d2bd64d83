/** Covers beside each other in a list do not look alike: measured by the difference hash of small grey pictures. */
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { demoAccounts } from '../../../demo/accounts.js';
import { demoListings } from '../../../demo/market/listings.js';
import { demoPictureOrder } from '../../../demo/market/picture-order.js';
import { drawScene, type SceneKind } from '../../../demo/pictures/draw.js';
import { drawingSeedOf } from '../../../demo/pictures/on-demand.js';
import { isBusinessType } from '../../../src/model/rules/options/posting.js';
import { listingKinds } from '../../../src/model/rules/kinds.js';

const test = suite('demo/pictures/covers');

const { sides } = demoPictureOrder();
const owners = demoAccounts.map(({ email, usertype }) => ({ id: email, usertype }));
const newestFirst = demoListings(new Date(), owners).sort(
  (one, other) => (other.createdAt?.getTime() ?? 0) - (one.createdAt?.getTime() ?? 0),
);

/** 64 bits: whether a place of the picture is lighter than the one to its right. */
const differenceHash = async (key: string): Promise<boolean[]> => {
  const [, scene = '', seed = ''] = key.split('/');
  const svg = drawScene(scene as SceneKind, drawingSeedOf(seed), { sides: sides.get(key) });
  // At a fifth of its size, which is quick; the hash is of 9 by 8 places.
  const small = await sharp(Buffer.from(svg), { density: 14.4, unlimited: true })
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer();
  const bits: boolean[] = [];
  for (let row = 0; row < 8; row += 1)
    for (let at = row * 9; at < row * 9 + 8; at += 1) bits.push((small[at] ?? 0) > (small[at + 1] ?? 0));
  return bits;
};

const distance = (one: readonly boolean[], other: readonly boolean[]): number =>
  one.filter((bit, at) => bit !== other[at]).length;

const hashes = new Map<string, Promise<boolean[]>>();
const hashOf = (key: string): Promise<boolean[]> => {
  const known = hashes.get(key) ?? differenceHash(key);
  hashes.set(key, known);
  return known;
};

/** The pairs of covers nearer than 12 among any 24 that follow each other. */
const alike = async (listings: typeof newestFirst): Promise<string[]> => {
  const told: [string, boolean[]][] = [];
  for (const { images } of listings)
    for (const key of images.slice(0, 1)) told.push([key, await hashOf(key)]);
  return told.flatMap(([key, hash], at) =>
    told
      .slice(at + 1, at + 24)
      .filter(([, other]) => distance(hash, other) < 12)
      .map(([other, its]) => `${key} and ${other}: ${String(distance(hash, its))}`),
  );
};

const isBusiness = ({ kind, fields }: (typeof newestFirst)[number]): boolean =>
  kind === 'rent' && 'propertyType' in fields && isBusinessType(fields.propertyType);

test('wherever one looks in the newest of all, no two of 24 neighbouring covers look alike', async () => {
  assert.ok(newestFirst.length > 300);
  assert.equal(await alike(newestFirst), []);
});

for (const kind of listingKinds)
  test(`nor in the newest of ${kind}, in all places and in each city`, async () => {
    const ofKind = newestFirst.filter((listing) => listing.kind === kind && !isBusiness(listing));
    assert.ok(ofKind.length >= 24);
    const cities = new Set(ofKind.map(({ fields }) => fields.city));
    const lists = [ofKind, ...[...cities].map((city) => ofKind.filter(({ fields }) => fields.city === city))];
    assert.equal((await Promise.all(lists.map(alike))).flat(), []);
  });

test.run();
