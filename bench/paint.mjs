/**
 * First cards, live cards and two actions on a phone: slow 4G and a processor four times slower. The site's search and the
 * widgets on a partner's page stand beside pages that do the same with less, or with other libraries.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/setup/chromium.mjs';
import { median, startMarketplace } from './marketplace.mjs';
import { openPeers, scripted } from './peers/build.mjs';
import { installActions, installProbe } from './peers/probe.js';

const rounds = Number(process.env.BENCH_RUNS ?? 9);
/** Milliseconds that a page may take, and after which the work of one that has its cards is summed up. */
const [longest, afterwards] = [60_000, 1_500];

/** Cards as ratios to the Preact page; scripts in KiB, and requests, until 24 live cards. */
const budgets = {
  host: { first: 0.6, live: 1.5, javascript: 75, requests: 20 },
  embed: { first: 1, live: 1.5, javascript: 50, requests: 12 },
  'drawn-embed': { first: 1, live: 1.5, javascript: 50, requests: 12 },
};

/** As Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

const slowPhone = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Performance.enable');
  return session;
};

/** Asked for without the driver's own scripts: to run those takes a slow phone 40 ms, before the cards of a page that brings them. */
const untilLive = async (session) => {
  const end = Date.now() + longest;
  const expression = 'Boolean(window.probe?.live)';
  while (!(await session.send('Runtime.evaluate', { expression })).result.value) {
    if (Date.now() > end) throw new Error(`The cards did not come to life within ${String(longest)} ms.`);
    await delay(100);
  }
};

const taskTime = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

const actionOf = async (page, type, act) => {
  await page.evaluate((name) => window.probe.watch(name), type);
  await act();
  return page.evaluate(
    (most) => Promise.race([window.probe.action, new Promise((resolve) => setTimeout(resolve, most, null))]),
    longest / 6,
  );
};

/** Chooses another tab, then one city. */
const actions = async (page, name) => {
  if (name.startsWith('static')) return {};
  const isOurs = Object.hasOwn(budgets, name);
  const inside = isOurs ? page.locator('housing-results form[role=search]') : page.locator('body');
  const select = inside.locator('select').first();
  await select.waitFor();
  await page.waitForTimeout(afterwards);
  const tab = await actionOf(page, 'change', () => select.selectOption({ index: 1 }));
  await page.waitForTimeout(afterwards);
  if (isOurs) {
    const city = inside.locator('input').first();
    await city.fill('Pune');
    await city.press('Escape');
    await page.waitForTimeout(afterwards);
  }
  const button = isOurs ? inside.locator('button[type=submit]') : page.locator('#filter');
  const filter = await actionOf(page, 'click', () => button.click({ delay: 80 }));
  return { tab, filter };
};

const sizes = new Map();
const kilobytesOf = async (address) => {
  if (!sizes.has(address))
    sizes.set(address, brotliCompressSync(await (await fetch(address)).text()).length / 1024);
  return sizes.get(address);
};

const once = async (browser, [name, address]) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(longest);
    const session = await slowPhone(page);
    await page.addInitScript(installProbe);
    await page.addInitScript(installActions);
    await page.goto(address, { waitUntil: 'commit' });
    await untilLive(session);
    await page.waitForTimeout(afterwards);
    const { first, live, blocking, requests, scripts } = await page.evaluate(() => ({
      ...window.probe,
      action: 0,
      watch: 0,
    }));
    const mainThread = await taskTime(session);
    const javascript = (await Promise.all(scripts.map(kilobytesOf))).reduce((sum, size) => sum + size, 0);
    return { first, live, blocking, mainThread, requests, javascript, ...(await actions(page, name)) };
  } finally {
    await context.close();
  }
};

/** How many of the lowest values lie below the 95 % interval of the median: as tails of as many coins as there are rounds. */
const outside = (count) => {
  let below = 0;
  let sum = 0.5 ** count;
  for (let tails = sum; sum <= 0.025; below += 1) {
    tails *= (count - below) / (below + 1);
    sum += tails;
  }
  return below;
};

/** The 95 % interval of the median, which holds for numbers of any spread; of fewer than six rounds their range. */
const intervalOf = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const cut = Math.max(0, outside(sorted.length) - 1);
  return [sorted[cut], sorted[sorted.length - 1 - cut]];
};

/** The median of some numbers with its interval. */
const spread = (numbers, digits = 0) => {
  const known = numbers.filter((number) => typeof number === 'number');
  if (known.length === 0) return '-';
  const [low, high] = intervalOf(known).map((number) => number.toFixed(digits));
  const middle = median(known).toFixed(digits);
  return low === high ? middle : `${middle} [${low}-${high}]`;
};

/** Each round against the Preact page of the same round: what slows the machine slows both. */
const ratios = (rows, base, key) => rows.map((row, at) => row[key] / base[at][key]);

const cards = ['first', 'live'];

const tableOf = (results) => {
  const lines = [...results].map(([name, rows]) => {
    const of = (key) => rows.map((row) => row[key]);
    const base = results.get('preact');
    const cells = [
      name,
      spread(of('javascript')),
      spread(ratios(rows, base, 'first'), 2),
      spread(ratios(rows, base, 'live'), 2),
      ...['blocking', 'mainThread', 'requests', 'tab', 'filter'].map((key) => spread(of(key))),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const head = [
    'page',
    'JS KiB',
    'first cards',
    '24 live',
    'blocking',
    'main thread',
    'requests',
    'tab',
    'filter',
  ];
  return [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...lines].join('\n');
};

/** Measures all pages in turn, so that a busy moment of the machine affects all of them. */
export const measure = async () => {
  const market = await startMarketplace();
  const peers = await openPeers(market.url);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const pages = [
    ...['static', 'static-inside', ...scripted, 'embed', 'drawn-embed'].map((name) => [
      name,
      `${peers.url}/${name}`,
    ]),
    ['host', `${market.url}/search?tab=Buy`],
  ];
  const results = new Map(pages.map(([name]) => [name, []]));
  try {
    for (let round = 0; round <= rounds; round++)
      for (const page of pages) {
        const row = await once(browser, page);
        // The first round warms the servers and draws the pictures.
        if (round > 0) results.get(page[0]).push(row);
      }
  } finally {
    await browser.close();
    peers.close();
    await market.stop();
  }
  const base = results.get('preact');
  console.log(
    `medians of ${rounds} rounds with their 95 % intervals; cards against the Preact page (${median(base.map(({ first }) => first)).toFixed(0)} ms), else ms\n${tableOf(results)}\n`,
  );
  return Object.entries(budgets).flatMap(([name, limits]) =>
    Object.entries(limits).map(([key, limit]) => {
      const rows = results.get(name);
      const own = rows.map((row) => row[key]);
      if (!cards.includes(key))
        return {
          name: `${name}, ${key}`,
          value: spread(own),
          budget: String(limit),
          isMet: median(own) <= limit,
        };
      const all = ratios(rows, base, key);
      const [low, high] = intervalOf(all).map((ratio) => ratio.toFixed(2));
      return {
        name: `${name}, ${key} cards`,
        value: `${median(own).toFixed(0)} ms`,
        baseline: `${median(base.map((row) => row[key])).toFixed(0)} ms (bare Preact page)`,
        ratio: median(all),
        budget: `${String(limit)} (interval ${low} to ${high})`,
        isMet: median(all) <= limit,
      };
    }),
  );
};
