/** The icons are one set: each shape stands once in the code, on one grid and with one stroke. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('widgets/kit/icons/icons');

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }));

const shapes = sources.flatMap(({ name, text }) =>
  [...text.matchAll(/(?:\bicon\(|^ {2}\w+:)\s*'(M\d[^']+)'/gm)].map(([, path = '']) => ({ name, path })),
);

test('every shape is drawn once', () => {
  assert.ok(shapes.length > 70, `${String(shapes.length)} shapes`);
  const first = new Map<string, string>();
  const twice = shapes.filter(({ name, path }) => {
    const isKnown = first.has(path);
    if (!isKnown) first.set(path, name);
    return isKnown;
  });
  assert.equal(twice, []);
});

test('no shape begins outside the grid of 24', () => {
  for (const { name, path } of shapes) {
    const starts = [...path.matchAll(/M(-?[\d.]+)[ ,](-?[\d.]+)/g)].flatMap(([, x, y]) => [x, y].map(Number));
    assert.ok(starts.length > 0 && starts.every((at) => at >= 0 && at <= 24), `${name}: ${path}`);
  }
});

test('the stroke is set in one place; what else has one is a drawing of its own', () => {
  const others = sources
    .filter(({ text }) => /stroke-width|strokeWidth/.test(text))
    .map(({ name }) => name.split('/').slice(-2).join('/'))
    .filter((name) => name !== 'icons/icon.tsx');
  assert.equal(others.sort(), [
    'listing/picture.tsx',
    'map/pin-styles.ts',
    'media/media-styles.ts',
    'place/styles.ts',
    'price-history/prices.tsx',
  ]);
});

test.run();
