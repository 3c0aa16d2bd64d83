/** A page brings the rules it needs as text inside it, and no style attribute, which the content policy forbids. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  sheetOf,
  sheetsInside,
  sheetsOf,
  styledPage,
  styleParts,
} from '../../../src/host/ssr/page-styles.js';
import { addRules } from '../../../src/host/ssr/sheet.js';

const test = suite('host/ssr/page-styles');

addRules(
  '.tokens{--gap:var(--gap-base);--gap-base:4px;--unread:var(--unread-too);--unread-too:1px;--text:var(--housing-text,red);color:var(--text)}' +
    '@media (dark){.tokens{--text:white}}.go5{--far:var(--gap);left:var(--far)}',
);
addRules('.go1{color:red}@media (x){.go2 .go1{top:0}}.go3{top:1px}@keyframes go4{to{top:0}}body{margin:0}');

test('it has the rules of its classes, and those of no class', () => {
  const { styles } = styledPage('<p class="a go3"></p>');
  assert.match(styles, /\}\.go3\{top:1px\}@keyframes go4\{to\{top:0\}\}body\{margin:0\}$/);
  assert.match(styles, '--unread-too:1px', 'the page itself has all tokens');
  assert.not.match(styles, '.go5');
  assert.match(styledPage('<p class="go1"></p>').styles, '.go1{color:red}@media (x){.go2 .go1{top:0}}');
});

test('a style attribute becomes a class beside those that are there', () => {
  const { html, ownStyles: styles } = styledPage(
    '<span class="a" style="width:40%;top:0" hidden></span><i id="b" style="width:40%;"></i>',
  );
  assert.is(html, '<span class="first-0 first-1 a" hidden></span><i class="first-0" id="b"></i>');
  assert.match(styles, '.first-0.first-0{width:40%}.first-1.first-1{top:0}');
});

test('what could end a rule or load something is left out, and no style attribute remains', () => {
  const { html, ownStyles: styles } = styledPage(
    '<i style="color:red}body{top:0"></i><b style="background:url(/a)">style="x"</b><u style="top:&quot;"></u>',
  );
  assert.is(html, '<i></i><b>style="x"</b><u></u>');
  assert.not.match(styles, 'first-');
});

test('a shadow root of a page of ours takes the tokens from the page', () => {
  const parts = styleParts('<p class="go5" style="top:1px"></p>');
  const [rules = '', own] = sheetsInside(parts);
  assert.match(rules, '.tokens{color:var(--text)}');
  assert.match(rules, '.go5{--far:var(--gap);left:var(--far)}', 'what a class defines for itself stays');
  assert.not.match(rules, '--gap:', 'and no rule is left that says nothing');
  assert.not.match(rules, '@media (dark)');
  assert.is(own, '.first-0.first-0{top:1px}');
});

test('elsewhere it brings the tokens that it reads, and no others', () => {
  const sheet = sheetOf(styleParts('<p class="go5"></p>'));
  assert.match(
    sheet,
    '.tokens{--gap:var(--gap-base);--gap-base:4px;--text:var(--housing-text,red);color:var(--text)}',
  );
  assert.match(sheet, '@media (dark){.tokens{--text:white}}');
  assert.not.match(sheet, '--unread');
});

test('what the widget does not take out reads the tokens of what it does', () => {
  const parts = styleParts('<p class="go1" style="top:var(--gap)"></p>');
  assert.equal(sheetsOf(parts).length, 2);
  const [rules, own] = sheetsOf(parts);
  assert.match(rules ?? '', '--gap:var(--gap-base);--gap-base:4px;');
  assert.is(own, '.first-0.first-0{top:var(--gap)}');
  assert.equal(sheetsOf(styleParts('<p class="go1"></p>')).length, 1);
});

test('a page without first content has no styles', () => {
  assert.equal(styledPage(''), { html: '', styles: '', ownStyles: '' });
});

test.run();
