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

/** The pairs among the first 24 covers that are nearer than 12. */
const alike = async (covers: readonly string[]): Promise<string[]> => {
  const told: [string, boolean[]][] = [];
  for (const key of covers.slice(0, 24)) told.push([key, await hashOf(key)]);
  return told.flatMap(([key, hash], at) =>
    told
      .slice(at + 1)
      .filter(([, other]) => distance(hash, other) < 12)
      .map(([other, its]) => `${key} and ${other}: ${String(distance(hash, its))}`),
  );
};

const coversOf = (listings: typeof newestFirst): string[] =>
  listings.flatMap(({ images }) => images.slice(0, 1));

test('no two of the 24 newest covers look alike', async () => {
  assert.equal(await alike(coversOf(newestFirst)), []);
});

for (const kind of listingKinds)
  test(`no two of the 24 newest covers of ${kind} look alike`, async () => {
    const covers = coversOf(newestFirst.filter((listing) => listing.kind === kind));
    assert.ok(covers.length >= 24);
    assert.equal(await alike(covers), []);
  });

test('no two of the 24 newest covers of homes to rent look alike', async () => {
  const homes = newestFirst.filter(
    ({ kind, fields }) =>
      kind === 'rent' && !('propertyType' in fields && isBusinessType(fields.propertyType)),
  );
  const covers = coversOf(homes);
  assert.ok(covers.length >= 24);
  assert.equal(await alike(covers), []);
});

test.run();
