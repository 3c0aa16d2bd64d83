/** First results painted on a phone: slow 4G and a processor four times slower, against a bare Preact page. */
import { rm } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/setup/chromium.mjs';
import { buildBaseline } from './baseline/build.mjs';
import { median, startMarketplace } from './marketplace.mjs';

const runs = Number(process.env.BENCH_RUNS ?? 7);

/** As Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** Records when the first card was on the screen: one frame after it was drawn. */
const watch = () => {
  let tell;
  window.firstResults = new Promise((resolve) => {
    tell = resolve;
  });
  const look = () => {
    const inside = document.querySelector('housing-results')?.shadowRoot;
    if (!(inside?.querySelector('article') ?? document.querySelector('article')))
      return requestAnimationFrame(look);
    requestAnimationFrame(() => {
      setTimeout(() => {
        tell(performance.now());
      });
    });
  };
  look();
};

const once = async (browser, address) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'commit' });
  const time = await page.evaluate(() => window.firstResults);
  await context.close();
  return time;
};

/** Measures both pages in turn, so that a busy moment of the machine affects both. */
export const measure = async () => {
  const folder = await buildBaseline();
  const ours = await startMarketplace();
  const bare = await startMarketplace({ WEB_DIR: folder });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const times = { ours: [], bare: [] };
  try {
    for (let run = 0; run <= runs; run++) {
      const pair = [
        await once(browser, `${ours.url}/search?tab=Buy`),
        await once(browser, `${bare.url}/search`),
      ];
      // The first run warms the servers and draws the pictures.
      if (run > 0) [times.ours, times.bare].forEach((list, at) => list.push(pair[at]));
    }
  } finally {
    await browser.close();
    await Promise.all([ours.stop(), bare.stop(), rm(folder, { recursive: true, force: true })]);
  }
  const [value, baseline] = [median(times.ours), median(times.bare)];
  const ratio = value / baseline;
  return [
    {
      name: `first results painted, slow 4G, 4x slower CPU, median of ${runs}`,
      value: `${value.toFixed(0)} ms`,
      baseline: `${baseline.toFixed(0)} ms (bare Preact page)`,
      ratio,
      budget: '1.15',
      isMet: ratio <= 1.15,
    },
  ];
};
