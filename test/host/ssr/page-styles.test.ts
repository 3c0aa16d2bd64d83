/** A page brings the rules it needs as text inside it, and no style attribute, which the content policy forbids. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { styledPage } from '../../../src/host/ssr/page-styles.js';
import { addRules } from '../../../src/host/ssr/sheet.js';

const test = suite('host/ssr/page-styles');

addRules('.go1{color:red}@media (x){.go2 .go1{top:0}}.go3{top:1px}@keyframes go4{to{top:0}}body{margin:0}');

test('it has the rules of its classes, and those of no class', () => {
  const { styles } = styledPage('<p class="a go3"></p>');
  assert.is(styles, '.go3{top:1px}@keyframes go4{to{top:0}}body{margin:0}');
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

test('a page without first content has no styles', () => {
  assert.equal(styledPage(''), { html: '', styles: '', ownStyles: '' });
});

test.run();
