import { type OpenSite, openSite, until } from './open-site.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseLanguage, keepLanguageOfAddress } from '../../src/host/preferences.js';
import { change, settle } from '../support/mount.js';

const test = suite('host/preferences');

let site: OpenSite | undefined;
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
const language = () => document.documentElement.lang;

const forget = () => {
  document.cookie = 'housing-language=; path=/; max-age=-1';
  document.documentElement.lang = 'en';
};
const kept = () => /housing-language=(\w+)/.exec(document.cookie)?.[1];

test.before.each(forget);
test.after.each(async () => {
  await site?.close();
  site = undefined;
  forget();
  history.replaceState(null, '', '/');
});

test('who has chosen no language keeps that of the address', () => {
  history.replaceState(null, '', '/about-us?lang=mr');
  keepLanguageOfAddress();
  assert.is(kept(), 'mr');
});

test('a choice outlasts an address in another language, and a language there is none of is not kept', () => {
  history.replaceState(null, '', '/?lang=fr');
  keepLanguageOfAddress();
  assert.is(kept(), undefined);
  chooseLanguage('mr');
  history.replaceState(null, '', '/?lang=hi');
  keepLanguageOfAddress();
  assert.is(kept(), 'mr');
});

test('the switch in the header turns the page, keeps the choice and follows it in address and canonical link', async () => {
  site = await openSite('/about-us?lang=hi');
  const switchOf = () => site?.root.querySelector('header select') as HTMLSelectElement;
  await change(switchOf(), 'mr');
  assert.is(language(), 'mr');
  assert.is(kept(), 'mr');
  assert.is(location.search, '?lang=mr');
  await until(() => site?.root.querySelector('main h1')?.textContent === 'आमच्याबद्दल');
  await until(() => canonical().endsWith('/about-us?lang=mr'));
  await change(switchOf(), 'en');
  assert.is(location.search, '');
  await until(() => canonical().endsWith('/about-us'));
  await settle(20);
});

test.run();
