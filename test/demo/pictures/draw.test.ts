import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drawScene, type PicturedKind, type SceneKind, scenesFor } from '../../../demo/pictures/draw.js';
import { lightKinds } from '../../../demo/pictures/light.js';
import { sceneKinds } from '../../../demo/pictures/scenes.js';

const test = suite('demo/pictures/draw');
const rooms: readonly SceneKind[] = ['living-room', 'bedroom', 'kitchen'];

for (const scene of sceneKinds) {
  test(`${scene}: a seed has its own picture, and always the same one`, () => {
    const first = drawScene(scene, 'a listing');
    assert.is(drawScene(scene, 'a listing'), first);
    assert.is.not(drawScene(scene, 'another listing'), first);
  });

  test(`${scene}: every light gives a picture of its own that sharp can read, all drawn by ourselves`, async () => {
    const drawn = lightKinds.map((light) => drawScene(scene, 'light', { light }));
    assert.is(new Set(drawn).size, lightKinds.length);
    for (const svg of drawn) {
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
      assert.equal([format, width, height], ['svg', 1600, 1200]);
      assert.not.match(svg, /<(filter|text|image|use|style|script)|href=/);
      assert.not.match(svg, /NaN|undefined|Infinity/);
    }
  });
}

test('pictures of one listing share their light, whatever they show', () => {
  const sky = (svg: string) =>
    svg.match(/<linearGradient id="g0".*?<\/linearGradient>/)?.[0].match(/#\w{6}/g);
  const first = sky(drawScene('tower', 'home'));
  assert.ok(first);
  assert.equal(sky(drawScene('tower', 'home~2')), first);
  assert.is.not(drawScene('tower', 'home~2'), drawScene('tower', 'home'));
});

const opening = (kind: PicturedKind, type: string) =>
  new Set(Array.from({ length: 40 }, (_, seed) => scenesFor(kind, type, `${seed}`, 6)[0]));

test('a flat opens with its building or its living room and then shows rooms', () => {
  assert.equal([...opening('sell', 'Flat')].sort(), ['living-room', 'society', 'tower']);
  for (const scene of rooms) assert.ok(scenesFor('rent', 'Flat', 'x', 6).includes(scene));
  assert.ok(scenesFor('sell', 'Flat', 'x', 6).includes('floor-plan'));
});

test('a villa opens with its house and a penthouse with its tower', () => {
  assert.equal([...opening('sell', 'Villa')], ['bungalow']);
  assert.equal([...opening('sell', 'Penthouse')], ['tower']);
  assert.equal([...opening('rent', 'Residential House')].sort(), ['bungalow', 'row-house']);
});

test('a paying-guest place opens with the room that is let', () => {
  assert.equal([...opening('pg', 'Flat')], ['hostel-room']);
});

test('a plot shows land and a layout plan, and never a room', () => {
  const shown = new Set(scenesFor('plot', '', 'x', 8));
  assert.equal([...shown].sort(), ['plot', 'site-plan']);
});

test('business property shows its own kind, for sale and for rent, under both names of a godown', () => {
  assert.equal([...opening('commercial', 'Office')], ['office-floor']);
  assert.equal([...opening('rent', 'Shop')], ['shop-front']);
  for (const type of ['Godown', 'Godam', 'Industry']) assert.equal([...opening('rent', type)], ['warehouse']);
  for (const type of ['Office', 'Retail', 'Godown']) {
    assert.not.ok(
      scenesFor('commercial', type, 'x', 8).some((scene) => scene === 'bedroom' || scene === 'kitchen'),
    );
  }
});

test('as many scenes come as are asked for', () => {
  for (const count of [0, 1, 3, 8]) assert.is(scenesFor('sell', 'Flat', 'n', count).length, count);
});

test.run();
