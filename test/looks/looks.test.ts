/** The gallery and twelve screens look as they did when somebody last looked at them and said yes. */
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';
import { type SampleMarket, screens } from '../support/screens.js';
import { contextFor, type Look, memberCookies, sampleOf, showScreen } from '../support/stage.js';
import {
  compareWithReference,
  fingerprintOf,
  holdStill,
  keepFingerprint,
  keepReference,
  keptFingerprint,
} from './references.js';

const looks: readonly (Look & { screen: string; whole?: boolean })[] = [
  { screen: 'gallery', width: 1280, whole: true },
  { screen: 'gallery', width: 360, theme: 'dark', language: 'mr', whole: true },
  { screen: 'home', width: 1280 },
  { screen: 'search', width: 1280 },
  { screen: 'search-rent', width: 360, theme: 'dark' },
  { screen: 'search-nothing-found', width: 768 },
  { screen: 'detail-sell', width: 1280 },
  { screen: 'detail-plot', width: 360, language: 'hi' },
  { screen: 'login-faults', width: 360 },
  { screen: 'signup', width: 1280, theme: 'dark' },
  { screen: 'profile-coins', width: 768 },
  { screen: 'post-sell', width: 360 },
  { screen: 'faqs', width: 360, language: 'mr' },
  { screen: 'not-found', width: 1280 },
];

const accepts = process.env.LOOKS === 'accept';
const browser: Browser = await openBrowser();
const fingerprint = fingerprintOf(browser);
const isComparable = accepts || fingerprint === keptFingerprint();
if (!isComparable)
  console.log(
    `LOOKS ARE NOT COMPARED: the references were taken with another browser or other fonts (here ${fingerprint}).`,
  );

const test = suite('looks/looks');
const look = isComparable ? test : test.skip;

let market: Marketplace;
let sample: SampleMarket;
let cookies: Awaited<ReturnType<typeof memberCookies>>;

test.before(async () => {
  if (!isComparable) return;
  market = await openMarketplace({ drawn: true });
  sample = await sampleOf(market);
  cookies = await memberCookies(browser, market);
  if (accepts) keepFingerprint(fingerprint);
});

test.after(async () => {
  await browser.close();
  if (isComparable) closeMarketplace();
});

for (const { screen: name, whole = false, ...shown } of looks) {
  const { width, theme = 'light', language = 'en' } = shown;
  const reference = `${name}-${String(width)}-${theme}-${language}`;
  look(`${name} at ${String(width)} px, ${theme}, ${language}`, async () => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen called ${name}`);
    const context = await contextFor(browser, shown, screen.isMember ? cookies : []);
    const page = await context.newPage();
    await showScreen(page, screen, market.url, sample);
    await holdStill(page);
    const picture = await page.screenshot({ fullPage: whole, animations: 'disabled', caret: 'hide' });
    await context.close();
    if (accepts) await keepReference(reference, picture);
    else assert.is(await compareWithReference(reference, picture), null);
  });
}

test('the references say with which browser and fonts they were taken', () => {
  const { chromium, fonts } = JSON.parse(keptFingerprint() ?? '{}') as {
    chromium?: string;
    fonts?: string[];
  };
  assert.match(chromium ?? '', /^\d+$/);
  assert.ok(fonts?.every((font) => font.includes('.')));
});

test.run();
