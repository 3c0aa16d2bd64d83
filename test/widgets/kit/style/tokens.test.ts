import '../../../support/dom.js';
import { readFileSync, readdirSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contrast } from '../../../support/contrast.js';

const test = suite('widgets/kit/style/tokens');

const folder = new URL('../../../../src/widgets/kit/', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
const tokens = sources.find(({ name }) => name === 'style/tokens.ts')?.text ?? '';
const others = sources.filter(({ name }) => name !== 'style/tokens.ts');

function colour(name: string, theme: 0 | 1): string {
  const found = new RegExp(`(?:'${name}'|\\b${name}): \\['(#\\w{6})', '(#\\w{6})'\\]`).exec(tokens);
  if (!found) throw new Error(`${name} is no colour of both themes`);
  return found[theme + 1] as string;
}

test('every variable a component reads is a token', () => {
  const known = new Set(
    [...tokens.matchAll(/^ {2}'?([a-z][a-z0-9-]*)'?:/gm)].map((match) => match[1] as string),
  );
  const list = (name: string) => new RegExp(`const ${name} = \\[([^\\]]*)\\]`).exec(tokens)?.[1] ?? '';
  for (const size of list('textSizes').match(/\d+/g) ?? []) known.add(`text-${size}`);
  for (const size of list('sizes').match(/\d+/g) ?? []) known.add(`size-${size}`);
  // Those that a partner's brand colour brings; without it the token behind the comma counts.
  const derived = sources.find(({ name }) => name === 'style/brand.ts')?.text ?? '';
  for (const [, name] of derived.matchAll(/--h-([a-z-]+):/g)) known.add(name as string);
  const missing = others.flatMap(({ name, text }) =>
    [...text.matchAll(/var\(--h-([a-z0-9-]+)/g)]
      .filter((match) => !known.has(match[1] as string))
      .map((match) => `${name}: ${match[0]}`),
  );
  assert.equal(missing, []);
});

test('no class has a colour or a length of its own; queries may, as they cannot read variables', () => {
  const own = others.flatMap(({ name, text }) =>
    [...text.matchAll(/css`[^`]*`/g)]
      .map(([block]) => block.replace(/@(?:container|media)[^{]*/g, ''))
      .flatMap((block) => block.match(/#[0-9a-f]{3,8}\b|\b(?:[3-9]|\d{2,})px/gi) ?? [])
      .map((found) => `${name}: ${found}`),
  );
  assert.equal(own, []);
});

for (const [theme, name] of [
  [0, 'light'],
  [1, 'dark'],
] as const) {
  test(`texts have a contrast of at least 4.5 in the ${name} theme`, () => {
    const pairs = [
      ['text', 'bg'],
      ['text', 'surface'],
      ['text', 'hover'],
      ['muted', 'bg'],
      ['muted', 'surface'],
      ['muted', 'hover'],
      ['brand', 'surface'],
      ['brand-strong', 'brand-soft'],
      ['on-brand', 'brand'],
      ['on-brand', 'brand-strong'],
      ['text', 'accent-soft'],
      ['on-accent', 'accent'],
      ['danger', 'surface'],
      ['danger', 'danger-soft'],
      ['on-danger', 'danger'],
      ['success', 'success-soft'],
      ['info', 'info-soft'],
    ] as const;
    const weak = pairs.filter(([one, other]) => contrast(colour(one, theme), colour(other, theme)) < 4.5);
    assert.equal(weak, []);
  });

  test(`the edges of controls have a contrast of at least 3 in the ${name} theme`, () => {
    assert.ok(contrast(colour('border-strong', theme), colour('surface', theme)) >= 3);
    assert.ok(contrast(colour('border-strong', theme), colour('bg', theme)) >= 3);
  });
}

test.run();
