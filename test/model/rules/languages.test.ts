import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inLanguage, languageIn } from '../../../src/model/rules/languages.js';
import { fillIn } from '../../../src/model/rules/page-details.js';

const test = suite('model/rules/languages');

test('an address names its language, English none', () => {
  assert.is(inLanguage('/', 'hi'), '/?lang=hi');
  assert.is(inLanguage('/', 'en'), '/');
  assert.is(
    inLanguage('/search?tab=Buy&city=Navi%20Mumbai', 'mr'),
    '/search?tab=Buy&city=Navi%20Mumbai&lang=mr',
  );
  assert.is(inLanguage('/about-us/faqs#search', 'hi'), '/about-us/faqs?lang=hi#search');
});

test('another language takes the place of the one that was named', () => {
  assert.is(inLanguage('/search?lang=hi&tab=Buy', 'mr'), '/search?tab=Buy&lang=mr');
  assert.is(inLanguage('/search?lang=hi&tab=Buy', 'en'), '/search?tab=Buy');
  assert.is(inLanguage('/?lang', 'en'), '/');
  assert.is(inLanguage('/search?language=x', 'en'), '/search?language=x');
});

test('only a language there is counts', () => {
  assert.is(languageIn('tab=Buy&lang=mr'), 'mr');
  assert.is(languageIn('?lang=hi'), 'hi');
  assert.is(languageIn('lang=de'), null);
  assert.is(languageIn(''), null);
});

test('words in braces are filled with what is known and vanish when it is not', () => {
  assert.is(
    fillIn('{brand} gives {welcomeCoins} coins{address}.', { brand: 'Ghar', welcomeCoins: '10' }),
    'Ghar gives 10 coins.',
  );
});

test.run();
