import '../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readSite } from '../../src/host/site.js';

const test = suite('host/site');

const pageWith = (text: string): Document => {
  document.body.innerHTML = `<script type="application/json" id="housing-site">${text}</script>`;
  return document;
};

test.after.each(() => {
  document.body.innerHTML = '';
});

test('settings come from the data element of the page', () => {
  const site = readSite(
    pageWith(
      '{"brand":"Ghar","origin":"https://ghar.test","demo":true,"offline":true,"googleEnabled":true,"phone":"1800 1","email":null,"social":{"x":"https://x.test/g"},"details":{"brand":"Ghar","welcomeCoins":"10"}}',
    ),
  );
  assert.equal(site, {
    brand: 'Ghar',
    origin: 'https://ghar.test',
    isDemo: true,
    hasGoogle: true,
    phone: '1800 1',
    email: null,
    social: { x: 'https://x.test/g' },
    isDevelopment: false,
    isKeptOffline: true,
    details: { brand: 'Ghar', welcomeCoins: '10' },
  });
});

test('a page without settings is called Housing and shows no contact', () => {
  const site = readSite(document);
  assert.is(site.brand, 'Housing');
  assert.is(site.isDemo, false);
  assert.is(site.isKeptOffline, false);
  assert.is(site.phone, null);
  assert.equal(site.social, {});
});

test('broken settings do not stop the site', () => {
  assert.is(readSite(pageWith('{"brand":')).brand, 'Housing');
});

test.run();
