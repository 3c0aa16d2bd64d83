import '../../../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addRules, adopt, css, keyframes, sheet } from '../../../../src/widgets/kit/style/sheet.js';

const test = suite('widgets/kit/style/sheet');

const texts = () => [...sheet.cssRules].map((rule) => rule.cssText);

test('a class becomes rules of the one sheet, nested ones and media included', () => {
  const before = sheet.cssRules.length;
  const name = css`
    color: red;
    &:hover {
      color: blue;
    }
    @media (min-width: 2px) {
      color: green;
    }
  `;
  assert.is(sheet.cssRules.length, before + 3);
  assert.ok(texts().some((text) => text.includes(`.${name}:hover`)));
});

test('the same declarations are the same class and are written once', () => {
  const one = css`color: teal;`;
  const before = sheet.cssRules.length;
  assert.is(css`color: teal;`, one);
  assert.is(sheet.cssRules.length, before);
});

test('keyframes are named and written', () => {
  const name = keyframes`to{opacity:0;}`;
  assert.ok(texts().some((text) => text.includes('@keyframes') && text.includes(name)));
});

test('a quoted brace does not end a rule', () => {
  const before = sheet.cssRules.length;
  addRules('.quoted::before{content:"}"}.after-it{color:red}');
  assert.is(sheet.cssRules.length, before + 2);
});

test('a root adopts the sheet once and keeps its own sheets', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const own = new CSSStyleSheet();
  root.adoptedStyleSheets = [own];
  adopt(root);
  adopt(root);
  assert.equal(root.adoptedStyleSheets.length, 2);
  assert.is(root.adoptedStyleSheets[0], own);
});

test('no style element is made', () => {
  assert.is(document.querySelectorAll('style').length, 0);
});

test.run();
