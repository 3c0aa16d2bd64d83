/** The gallery and twelve screens look as they did when somebody last looked at them and said yes. */
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser } from '../support/browser.js';
import { closeMarketplace, openMarketplace } from '../support/marketplace.js';
import { screens } from '../support/screens.js';
import { contextFor, type Look, showScreen, type Stage, stageOn } from '../support/stage.js';
import { script } from '../support/run/script.js';
import { compareWithReference, holdStill, keepFingerprint, keepReference } from './references.js';

const { fingerprintHere, fingerprintKept, looksApart } = await script<{
  fingerprintHere: (chromium: string) => string;
  fingerprintKept: (root: string) => string | undefined;
  looksApart: (root: string, chromium: string) => string | undefined;
}>('looks/fingerprint.mjs');

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
const root = process.cwd();
const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const apart = accepts ? undefined : looksApart(root, chromium);
if (apart) console.log(`${apart}.`);

const test = suite('looks/looks');
const look = apart ? test.skip : test;

let browser: Browser;
let stage: Stage;

test.before(async () => {
  if (apart) return;
  browser = await openBrowser();
  stage = await stageOn(browser, await openMarketplace({ drawn: true }));
  if (accepts) keepFingerprint(fingerprintHere(chromium));
});

test.after(async () => {
  if (apart) return;
  await browser.close();
  closeMarketplace();
});

for (const { screen: name, whole = false, ...shown } of looks) {
  const { width, theme = 'light', language = 'en' } = shown;
  const reference = `${name}-${String(width)}-${theme}-${language}`;
  look(`${name} at ${String(width)} px, ${theme}, ${language}`, async () => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen called ${name}`);
    const context = await contextFor(browser, stage, shown, screen.isMember);
    const page = await context.newPage();
    await showScreen(page, screen, stage);
    await holdStill(page, whole);
    const picture = await page.screenshot({ fullPage: whole, animations: 'disabled', caret: 'hide' });
    await context.close();
    if (accepts) await keepReference(reference, picture);
    else assert.is(await compareWithReference(reference, picture), null);
  });
}

test('the references say with which browser and fonts they were taken', () => {
  const { chromium, fonts } = JSON.parse(fingerprintKept(root) ?? '{}') as {
    chromium?: string;
    fonts?: string[];
  };
  assert.match(chromium ?? '', /^\d+$/);
  assert.ok(fonts?.every((font) => font.includes('.')));
});

test.run();
