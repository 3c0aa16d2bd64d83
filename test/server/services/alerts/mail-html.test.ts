import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { page } from '../../../../server/services/alerts/mail-html.js';

const test = suite('server/services/alerts/mail-html');
const publicUrl = 'https://homes.example';

test('a mail begins with the logo, which leads to the site and is told to whoever sees no pictures', () => {
  const html = page({ brand: 'Housing', publicUrl }, 'en', 'New homes', '<p>Hello</p>');
  assert.match(html, '<a href="https://homes.example/"');
  assert.match(html, /<img src="https:\/\/homes\.example\/brand\/mail\.png" [^>]*alt="Housing"/);
  assert.ok(html.indexOf('mail.png') < html.indexOf('Hello'));
});

test('a market with a name of its own has the symbol, and its name in letters once', () => {
  const html = page({ brand: 'Ghar & Co', publicUrl }, 'en', 'New homes', '');
  assert.match(html, /brand\/mail-symbol\.png" [^>]*alt=""/);
  assert.match(html, '> Ghar &amp; Co</a>');
});

test.run();
