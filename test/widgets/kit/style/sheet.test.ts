import '../../../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addRules, adopt, css, keyframes, sheet } from '../../../../src/widgets/kit/style/sheet.js';

const test = suite('widgets/kit/style/sheet');

/** The rules of the last class, or of the last plain CSS, that was written. */
const lastRules = () => [...(sheet.cssRules[sheet.cssRules.length - 1] as CSSMediaRule).cssRules];
const texts = () => [...sheet.cssRules].map((rule) => rule.cssText);

test('a class becomes rules of the one sheet, nested ones and media included', () => {
  const name = css`
    color: red;
    &:hover {
      color: blue;
    }
    @media (min-width: 2px) {
      color: green;
    }
  `;
  assert.is(lastRules().length, 3);
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

test('plain rules are added together', () => {
  addRules('.one{color:red}.two::before{content:"}"}');
  assert.equal(
    lastRules().map((rule) => (rule as CSSStyleRule).selectorText),
    ['.one', '.two::before'],
  );
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
