import '../../../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connectionOf } from '../../../../src/widgets/kit/element/connection.js';
import { closestAttribute } from '../../../../src/widgets/kit/element/ancestors.js';
import { localeFor } from '../../../../src/widgets/kit/language/locale.js';

const test = suite('widgets/kit/language/locale');

function nested(): Element {
  const outer = document.createElement('section');
  const root = outer.attachShadow({ mode: 'open' });
  root.innerHTML = '<p><b></b></p>';
  document.body.replaceChildren(outer);
  return root.querySelector('b') as Element;
}

test.after.each(() => {
  document.body.removeAttribute('lang');
});

test('an attribute is read from the closest element that has it, across shadow roots', () => {
  const inner = nested();
  assert.is(closestAttribute(inner, 'lang'), null);
  document.body.setAttribute('lang', 'hi');
  assert.is(closestAttribute(inner, 'lang'), 'hi');
  inner.setAttribute('lang', 'mr');
  assert.is(closestAttribute(inner, 'lang'), 'mr');
});

test('language tags of Hindi and Marathi choose their catalogue, all others English', () => {
  assert.is(localeFor('mr-IN'), 'mr');
  assert.is(localeFor('HI'), 'hi');
  assert.is(localeFor('gu'), 'en');
  assert.is(localeFor(null), 'en');
});

test("a connection is the own one, else an ancestor's, else the page's, else where the page came from", () => {
  const inner = nested();
  assert.equal(connectionOf(inner), { apiBase: location.origin });
  const page = globalThis as { Housing?: object };
  page.Housing = { connection: { apiBase: 'https://page.example', key: 'pk_page' } };
  assert.equal(connectionOf(inner), { apiBase: 'https://page.example', key: 'pk_page' });
  document.body.setAttribute('api-base', 'https://body.example');
  assert.equal(connectionOf(inner), { apiBase: 'https://body.example', key: 'pk_page' });
  const own = { apiBase: 'https://own.example', partnerKey: 'pk_own' };
  assert.equal(connectionOf(inner, own), { apiBase: 'https://own.example', key: 'pk_own' });
  delete page.Housing;
  document.body.removeAttribute('api-base');
});

test.run();
