/** Style attributes become classes, since the content policy lets no page bring them. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { knowStyles, styleRules, withClasses } from '../../../src/host/ssr/style-classes.js';

const test = suite('host/ssr/style-classes');

test('a declaration the sheet knows becomes a class beside those that are there', () => {
  knowStyles('<span class="a" style="height:100%;width:40%"></span>');
  assert.is(styleRules(), '.first-0.first-0{height:100%}.first-1.first-1{width:40%}');
  assert.is(
    withClasses('<span class="a" style="width:40%" hidden></span><i id="b" style="height:100%;"></i>'),
    '<span class="first-1 a" hidden></span><i class="first-0" id="b"></i>',
  );
});

test('a declaration the sheet does not know is left out, and no style attribute remains', () => {
  assert.is(
    withClasses('<span class="a" style="background-color:#123456;width:40%">style="x"</span>'),
    '<span class="first-1 a">style="x"</span>',
  );
  assert.is(withClasses('<i style="color:red"></i>'), '<i></i>');
});

test.run();
