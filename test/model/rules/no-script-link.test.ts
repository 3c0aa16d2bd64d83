/** Where the link inside a widget's tag leads. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { noScriptLink } from '../../../src/model/rules/no-script-link.js';

const test = suite('model/rules/no-script-link');
const site = 'https://homes.example';

test('search box and results lead to the search that they begin with, on the page they name', () => {
  assert.equal(noScriptLink(site, 'housing-search-box', {}), { word: 'homes', href: `${site}/search` });
  assert.equal(noScriptLink(site, 'housing-results', { tab: 'Plot/Land', city: 'Navi Mumbai' }), {
    word: 'homes',
    href: `${site}/search?tab=Plot%2FLand&city=Navi+Mumbai`,
  });
  assert.is(
    noScriptLink(site, 'housing-results', { city: 'Pune', resultsUrl: '/homes?x=1' }).href,
    '/homes?x=1&city=Pune',
  );
});

test('a listing leads to its own page, and without one to all homes', () => {
  assert.equal(noScriptLink(site, 'housing-listing-detail', { kind: 'rent', listingId: 'HS 1' }), {
    word: 'home',
    href: `${site}/rent-product?id=HS%201`,
  });
  assert.is(
    noScriptLink(site, 'housing-listing-detail', { listingId: '1', listingUrl: '/home' }).href,
    '/home?kind=sell&id=1',
  );
  assert.is(noScriptLink(site, 'housing-listing-detail', {}).word, 'homes');
});

test('posting leads to the form of the kind, managing to the list', () => {
  assert.is(noScriptLink(site, 'housing-post-property', { kind: 'pg' }).href, `${site}/profile/pg`);
  assert.is(noScriptLink(site, 'housing-post-property', { kind: 'boat' }).href, `${site}/profile/sell`);
  assert.equal(noScriptLink(site, 'housing-manage', {}), { word: 'manage', href: `${site}/manage` });
});

test.run();
