/**
 * Every screen and state of the list (test/support/screens.ts), each opened once: axe-core wide and light, narrow and
 * dark, in Hindi and in Marathi; no target too small; no Latin word beyond the list in Hindi and Marathi; nothing to
 * scroll sideways at 320 px; no layout that jumps while it loads; nothing cut when a reader spaces the text out; nothing moves for a reader
 * who asked for less motion; the gallery in forced colours.
 */
import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeViolations } from '../support/axe.js';
import { openBrowser } from '../support/browser.js';
import { closeMarketplace, openMarketplace } from '../support/marketplace.js';
import { lostInForcedColours } from '../support/forced-colours.js';
import { hearNames, latinWords, namesOf } from '../support/latin-words.js';
import { mostShift, movedOn, shiftOf } from '../support/layout-shift.js';
import { movingParts } from '../support/motion.js';
import { clippedTexts, overhang, spaceOut } from '../support/reflow.js';
import { type OneWindow, openWindow } from '../support/one-window.js';
import { type Screen, screens } from '../support/screens.js';
import { type Stage, stageOn, turnTo } from '../support/stage.js';
import { smallTargets } from '../support/targets.js';

const test = suite('e2e/every-screen');

let browser: Browser;
let stage: Stage;
/** Names that the first screens hold before any call is made. */
let marketNames: ReadonlySet<string>;

const lookAt = async (
  page: Page,
  { route, only, within, without = [] }: Screen,
  names: ReadonlySet<string>,
): Promise<string[]> => {
  const isGallery = route === '/kit';
  // The size of targets is measured by the boxes that are really drawn, which sees more than the rule.
  const options = { within, without: [...without, 'target-size'] };
  const wide = [...(await axeViolations(page, options)), ...(await smallTargets(page, within))];
  if (isGallery && within === undefined) wide.push(...(await lostInForcedColours(page)));
  if (only !== 'wide') await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const narrow = await axeViolations(page, options);
  const found = [...wide, ...narrow, ...(await smallTargets(page, within)), ...(await movingParts(page))];
  for (const language of ['en', 'hi', 'mr'] as const) {
    if (language !== 'en') {
      await turnTo(page, language);
      // Every text below /about-us is there in each language; one that stays English would pass for a quotation.
      if (route.startsWith('/about-us'))
        await page.locator('main [lang=en]').first().waitFor({ state: 'detached' });
      // The gallery names its states in English: it is for those who build it.
      const foreign = isGallery ? [] : await latinWords(page, names);
      // Colours and structure are the same in every language.
      const lines = await axeViolations(page, { ...options, words: true });
      found.push(...[...foreign, ...lines].map((line) => `${language}: ${line}`));
    }
    const over = only === 'wide' ? 0 : await overhang(page);
    if (over > 0) found.push(`${language}: ${String(over)} px too wide for 320 px`);
  }
  await spaceOut(page);
  return [...found, ...(await clippedTexts(page))];
};

/** Opens a lane, which looks at screens in one window; a fault on the way is a finding too, and ends the window. */
const openLane = () => {
  let opened: OneWindow | undefined;
  let heard: Set<string> | undefined;
  const close = async (): Promise<void> => {
    await opened?.close();
    opened = undefined;
    heard = undefined;
  };
  const check = async (screen: Screen): Promise<string[]> => {
    try {
      opened ??= await openWindow(browser, stage);
      const { page, show } = opened;
      heard ??= hearNames(page);
      heard.clear();
      for (const name of marketNames) heard.add(name);
      await show(screen, { width: screen.only === 'narrow' ? 320 : 1280 });
      // What somebody did on the way to a state may move the page.
      const shift = screen.act ? 0 : await shiftOf(page);
      const moved = await movedOn(page);
      const found = await lookAt(page, screen, heard);
      return shift < mostShift ? found : [`it moved by ${String(shift)} while it loaded: ${moved}`, ...found];
    } catch (error) {
      await close();
      return [String(error)];
    }
  };
  return { check, last: Promise.resolve<string[]>([]) };
};

/** Pages mostly wait for one another, so a few are open at once. */
const lanes = Array.from({ length: 3 }, openLane);
const findings = new Map<string, Promise<string[]>>();

test.before(async () => {
  browser = await openBrowser();
  stage = await stageOn(browser, await openMarketplace());
  marketNames = await namesOf(stage.url);
  for (const [at, screen] of screens.entries()) {
    const lane = lanes[at % lanes.length] ?? openLane();
    lane.last = lane.last.then(() => lane.check(screen));
    findings.set(screen.name, lane.last);
  }
});
test.after(async () => {
  await browser.close();
  closeMarketplace();
});

for (const { name } of screens)
  test(`${name} has no violation, no sideways scroll and no cut text`, async () => {
    assert.equal(await findings.get(name), []);
  });

test.run();
