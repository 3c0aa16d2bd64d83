import { readdirSync, readFileSync } from 'node:fs';
import { css as goober } from 'goober';
import ts from 'typescript';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

const { tightCss } = await script<{
  tightCss: () => { transform: (code: string, id: string) => { code: string } | null };
}>('rollup/tight-css.mjs');

const test = suite('scripts/rollup/tight-css');
const shorten = (code: string) => tightCss().transform(code, '/src/widgets/a.tsx')?.code ?? code;

/** The rules that goober makes of a template, without the class name, which is made of the text. */
const rulesOf = (text: string): string => {
  // goober looks for its own element in the target where there is a window, and writes to the target itself elsewhere.
  const target = { data: '', parentNode: true, firstChild: {}, querySelector: (): object => target };
  target.firstChild = target;
  goober.bind({ target: target as never })(Object.assign([text], { raw: [text] }));
  return target.data.replaceAll(/go\d+/g, 'go');
};
const templatesOf = (code: string) =>
  [...code.matchAll(/\b(?:css|keyframes)\s*`([^`]*)`/g)].map(([, text]) => text!);
const filled = (text: string) => text.replaceAll(/\$\{[^{}]*\}/g, '@media (x)');

test('white space goes from a template as the compiler writes it', () => {
  const compiled = ts.transpile('const a = css`\n  color: red;\n  & > b {\n    top: 0;\n  }\n`;', {
    target: ts.ScriptTarget.ES2022,
  });
  assert.match(shorten(compiled), '`color:red;&>b{top:0;}`');
});

test('an interpolated value keeps the space beside it', () => {
  assert.is(shorten('css`animation: ${spin} 1s, ${a} ${b};`'), 'css`animation:${spin} 1s,${a} ${b};`');
});

test('every template of the sources means the same without its white space', () => {
  const sources = new URL('../../../src/', import.meta.url);
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  let seen = 0;
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const code = readFileSync(new URL(file, sources), 'utf8');
    const short = templatesOf(shorten(code));
    for (const [index, text] of templatesOf(code).entries()) {
      const tidy = (css: string) => css.replaceAll(/\s+/g, ' ').replaceAll(/ ?([{};:,>]) ?/g, '$1');
      assert.is(tidy(rulesOf(filled(short[index]!))), tidy(rulesOf(filled(text))), file);
      seen += 1;
    }
  }
  assert.ok(seen > 100, `${String(seen)} templates`);
});

test.run();
