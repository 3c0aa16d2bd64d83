/** Writes every screen, narrow to wide, light and dark, to screenshots/, for looking. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../support/browser.js';
import { closeMarketplace, openMarketplace } from '../support/marketplace.js';
import { screens } from '../support/screens.js';
import { contextFor, showScreen, stageOn } from '../support/stage.js';
import { holdStill } from './references.js';

const folder = join(import.meta.dirname, '../../screenshots');
const only = new RegExp(process.argv[2] ?? '');
mkdirSync(folder, { recursive: true });
const market = await openMarketplace({ drawn: true });
const browser = await openBrowser();
const stage = await stageOn(browser, market);

for (const theme of ['light', 'dark'] as const)
  for (const width of [360, 768, 1280])
    for (const screen of screens.filter(({ name }) => only.test(name))) {
      const context = await contextFor(browser, stage, { width, theme }, screen.isMember);
      const page = await context.newPage();
      const file = join(folder, `${screen.name}-${String(width)}-${theme}.png`);
      try {
        await showScreen(page, screen, stage);
        await holdStill(page, true);
        await page.screenshot({ path: file, fullPage: true });
      } catch (error) {
        console.error(`${screen.name}: ${String(error)}`);
        process.exitCode = 1;
      }
      await context.close();
    }
await browser.close();
closeMarketplace();
console.log(`looks: every screen is in ${folder}`);
