/** What the server drew stays in its place until the widget has its files, its answer and its first cards. */
import '../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { captureServerContent } from '../../src/host/server-content.js';
import { settle } from '../support/mount.js';
import { openSite } from './open-site.js';

const test = suite('host/server-content');

history.replaceState(null, '', '/search?tab=Buy');
document.body.innerHTML = '<div data-first="">Two flats in Baner</div>';
const drawn = document.querySelector('[data-first]');
captureServerContent();

test('it stays until the widget has its files, its answer and its first cards, and is gone on the next page', async () => {
  let answer = () => {};
  let arrive = () => {};
  const site = await openSite('/search?tab=Buy', {
    load: () => new Promise<void>((resolve) => (arrive = resolve)),
    replies: { 'GET /api/v3/properties': () => new Promise((resolve) => (answer = () => resolve([]))) },
  });
  const held = () => site.root.querySelector('[data-first]');
  const widget = () => site.root.querySelector('housing-results');
  assert.is(held(), drawn, 'the very element');
  arrive();
  await settle();
  assert.is(widget(), null, 'without an answer the widget would draw shapes that nobody sees');
  for (let turn = 0; turn < 100 && !widget(); turn += 1) {
    answer();
    await settle(10);
  }
  const results = widget();
  assert.ok(results, 'the widget is drawn behind it');
  assert.is(held(), drawn, 'its first cards are awaited');
  results.dispatchEvent(new CustomEvent('housing-listings'));
  await settle();
  assert.is(held(), null);
  assert.is(widget(), results, 'the widget is the same as before');
  await site.close();

  const next = await openSite('/search?tab=Rent');
  assert.is(next.root.querySelector('[data-first]'), null);
  await next.close();
});

test.run();
