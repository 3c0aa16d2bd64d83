import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

const { skies, underSky } = await script<{
  skies: Record<string, { light: number[]; colours: Record<string, string>; more?: string }>;
  underSky: (svg: string, sky: { light: number[]; colours: Record<string, string>; more?: string }) => string;
}>('rollup/skies.mjs');

const test = suite('scripts/rollup/skies');

test('a sky multiplies the colours of a drawing, replaces some, and draws over it', () => {
  assert.is(
    underSky('<svg><path fill="#fff"/><path fill="#204060"/></svg>', {
      light: [0.5, 1, 0],
      colours: { '#204060': '#123456' },
      more: '<g/>',
    }),
    '<svg><path fill="#80ff00"/><path fill="#123456"/><g/></svg>',
  );
});

test('every colour that a sky replaces is one of the skyline', () => {
  const svg = readFileSync(new URL('../../../src/host/art/skyline.svg', import.meta.url), 'utf8');
  for (const [name, { colours }] of Object.entries(skies))
    for (const colour of Object.keys(colours)) assert.ok(svg.includes(colour), `${name}: ${colour}`);
});

test.run();
