/** Walks through demo listings on video: of listings that exist, through rooms of theirs, light, and served in ranges. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { demoAccounts } from '../../demo/accounts.js';
import { demoListings } from '../../demo/market/listings.js';
import { demoVideoOf, demoWalks } from '../../demo/market/walks.js';
import { drawScene } from '../../demo/pictures/draw.js';
import { registerDemoVideos } from '../../demo/videos.js';

const test = suite('demo/videos');
const owners = demoAccounts.map(({ email, usertype }) => ({ id: email, usertype }));

test('three listings have one, through rooms that their own pictures show', () => {
  const filmed = demoListings(new Date(), owners).filter(({ video }) => video !== undefined);
  assert.is(filmed.length, 3);
  assert.is(Object.keys(demoWalks).length, 3);
  for (const { sourceKey = '', images, video } of filmed) {
    const name = sourceKey.replace(/^demo-/, '');
    assert.is(video, demoVideoOf(name));
    for (const key of demoWalks[name] ?? []) assert.ok(images.includes(key), key);
  }
});

test('each is a file of at most 300 KB, and no other lies beside them', () => {
  const folder = join(process.cwd(), 'demo/videos');
  assert.equal(
    readdirSync(folder).sort(),
    Object.keys(demoWalks)
      .map((name) => `${name}.mp4`)
      .sort(),
  );
  for (const file of readdirSync(folder)) assert.ok(statSync(join(folder, file)).size <= 300 * 1024, file);
});

test('players ask for a part of it, and nothing else is read from the disk', async () => {
  const app = Fastify();
  registerDemoVideos(app);
  const url = '/media/demo/video/sell-70.mp4';
  const part = await app.inject({ url, headers: { range: 'bytes=4-7' } });
  assert.is(part.statusCode, 206);
  assert.is(part.headers['content-type'], 'video/mp4');
  assert.is(part.body, 'ftyp');
  for (const name of ['sell-1.mp4', '..%2F..%2Fpackage.json', 'constructor'])
    assert.is((await app.inject({ url: `/media/demo/video/${name}` })).statusCode, 404, name);
  await app.close();
});

test('a walk begins and ends elsewhere, and its middle is the picture', () => {
  const at = (walk?: number) => drawScene('living-room', 'walk', walk === undefined ? {} : { walk });
  assert.is(at(0.5), at());
  assert.is(new Set([at(0), at(0.5), at(1)]).size, 3);
});

test.run();
