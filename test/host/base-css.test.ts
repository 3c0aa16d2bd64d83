import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('host/base-css');

const read = (path: string): string => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');

const hex = (colour: string): string => {
  const parts = colour.match(/\d+/g) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
};

test('every colour of the first paint is a colour of the tokens', () => {
  const colours = [...new Set(read('host/base.css').match(/rgb\([\d ]+\)/g))];
  assert.ok(colours.length >= 6);
  const tokens = read('widgets/kit/style/tokens.ts');
  for (const colour of colours) assert.match(tokens, `'${hex(colour)}'`);
});

test.run();
