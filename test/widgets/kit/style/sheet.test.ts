import '../../../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addRules, adopt, css, keyframes } from '../../../../src/widgets/kit/style/sheet.js';

const test = suite('widgets/kit/style/sheet');

const anyRoot = (): ShadowRoot => document.createElement('div').attachShadow({ mode: 'open' });

/** Adopts the rules so far, so that those to come are a sheet of their own. */
const adopter = (): ShadowRoot => {
  const root = anyRoot();
  adopt(root);
  return root;
};

const sheetsOf = ({ adoptedStyleSheets }: ShadowRoot): string[][] =>
  adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map((rule) => rule.cssText));

test('a class becomes rules, nested ones and media included', () => {
  adopter();
  const name = css`
    color: red;
    &:hover {
      color: blue;
    }
    @media (min-width: 2px) {
      color: green;
    }
  `;
  const rules = sheetsOf(adopter()).at(-1) ?? [];
  assert.is(rules.length, 3);
  assert.ok(rules.some((text) => text.includes(`.${name}:hover`)));
});

test('the same declarations are the same class and are written once', () => {
  const one = css`color: teal;`;
  const before = sheetsOf(adopter()).length;
  assert.is(css`color: teal;`, one);
  assert.is(sheetsOf(adopter()).length, before);
});

test('keyframes are named and written', () => {
  const name = keyframes`to{opacity:0;}`;
  const rules = sheetsOf(adopter()).at(-1) ?? [];
  assert.ok(rules.some((text) => text.includes('@keyframes') && text.includes(name)));
});

test('rules that a file adds become one sheet of all roots, and touch no other', async () => {
  const [early, before] = [adopter(), sheetsOf(adopter())];
  addRules('.one{color:red}');
  addRules('.two::before{content:"}"}');
  await Promise.resolve();
  const added = sheetsOf(early).at(-1) ?? [];
  assert.is(added.length, 2);
  assert.equal(sheetsOf(early), [...before, added]);
  assert.equal(sheetsOf(adopter()), sheetsOf(early), 'a later root has all');
});

test('a root adopts the sheets once and keeps its own', () => {
  const root = anyRoot();
  const own = new CSSStyleSheet();
  root.adoptedStyleSheets = [own];
  adopt(root);
  adopt(root);
  assert.is(root.adoptedStyleSheets[0], own);
  assert.is(new Set(root.adoptedStyleSheets).size, root.adoptedStyleSheets.length);
  assert.ok(root.adoptedStyleSheets.length > 1);
});

test('a root that was moved to another page is left alone, and the others go on', async () => {
  const [moved, stayed] = [adopter(), adopter()];
  Object.defineProperty(moved, 'ownerDocument', { value: document.implementation.createHTMLDocument() });
  const before = sheetsOf(moved);
  addRules('.three{color:red}');
  await Promise.resolve();
  assert.equal(sheetsOf(moved), before);
  assert.is(sheetsOf(stayed).length, before.length + 1);
});

test('no style element is made', () => {
  assert.is(document.querySelectorAll('style').length, 0);
});

test.run();
