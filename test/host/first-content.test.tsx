/** What the server drew stays in its place until the widget has its files and its answer. */
import '../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keepFirstContent } from '../../src/host/first-content.js';
import { settle } from '../support/mount.js';
import { openSite } from './open-site.js';

const test = suite('host/first-content');

history.replaceState(null, '', '/search?tab=Buy');
document.body.innerHTML = '<div data-first="">Two flats in Baner</div>';
const drawn = document.querySelector('[data-first]');
keepFirstContent();

test('it stays until the widget has its files and its answer, and is gone on the next page', async () => {
  let answer = () => {};
  let arrive = () => {};
  const site = await openSite('/search?tab=Buy', {
    load: () => new Promise<void>((resolve) => (arrive = resolve)),
    replies: { 'GET /api/v3/properties': () => new Promise((resolve) => (answer = () => resolve([]))) },
  });
  const held = () => site.root.querySelector('[data-first]');
  assert.is(held(), drawn, 'the very element');
  const results = site.root.querySelector('housing-results');
  assert.ok(results, 'the widget is drawn behind it');
  arrive();
  await settle();
  assert.is(held(), drawn, 'the answer is awaited');
  for (let turn = 0; turn < 100 && held(); turn += 1) {
    answer();
    await settle(10);
  }
  assert.is(held(), null);
  assert.is(site.root.querySelector('housing-results'), results, 'the widget is the same as before');
  await site.close();

  const next = await openSite('/search?tab=Rent');
  assert.is(next.root.querySelector('[data-first]'), null);
  await next.close();
});

test.run();
