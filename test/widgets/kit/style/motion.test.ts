/** All that moves takes its time from the tokens, which are nothing for whoever asked for less motion. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('widgets/kit/style/motion');

const declarations = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .flatMap((name) =>
    [...readFileSync(join('src', name), 'utf8').matchAll(/\b(?:transition|animation):([^;}]*);/g)].map(
      ([, value = '']) => ({ name, value }),
    ),
  );

test('every transition and animation lasts as long as a token says', () => {
  assert.ok(declarations.length > 10, `${String(declarations.length)} declarations`);
  for (const { name, value } of declarations) {
    const parts = value.split(/,(?![^(]*\))/);
    for (const part of parts)
      assert.match(part, /var\(--h-(fast|slow|spin)\)|^ *none *$/, `${name}: ${value.trim()}`);
  }
});

test('with less motion wished for, the tokens are nothing', () => {
  const tokens = readFileSync('src/widgets/kit/style/tokens.ts', 'utf8');
  assert.match(tokens, /prefers-reduced-motion:reduce\)\{.*--h-fast:0s;--h-slow:0s;--h-spin:0s\}/);
});

test.run();
