/** Chromium for the journeys: one browser a run, a fresh profile a test; the errors of each page are collected. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { shared } from './shared.js';

/** Switches of every browser here. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process for the pages of a profile: without it two more are started for each, which no journey uses.
  '--renderer-process-limit=1',
];

/** Features that cost time unseen: each new window drew the suggestions of its address bar twice. */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The features that the test tool turns off, repeated here, because only the last such switch counts. */
const turnedOff = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Returns the switch that turns features off. */
export const withoutFeatures = (features: readonly string[]): string =>
  `--disable-features=${[...features, ...unseen].join(',')}`;

// The headless shell has no windows, menus or settings to set up: a page opens there for a quarter less work.
const start = () =>
  chromium.launch({
    executablePath: process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [...flags, withoutFeatures(turnedOff)],
  });

let end: () => Promise<void>;

const chromiumOfRun = shared(
  async () => {
    const browser = await start();
    end = browser.close.bind(browser);
    browser.close = async () => {
      for (const context of browser.contexts()) await context.close();
      chromiumOfRun.leave();
    };
    return browser;
  },
  () => end(),
  1_000,
);

/**
 * Starts headless Chromium at `HEADLESS_SHELL_PATH`, else at `CHROMIUM_PATH`, or returns the running one. Its `close` closes
 * what this suite opened; the browser ends after the last suite.
 */
export const openBrowser = (): Promise<Browser> => chromiumOfRun.take();

/** A page with its errors. */
export interface Visit {
  readonly page: Page;
  /** Console errors, uncaught errors and refused requests, in order. */
  readonly complaints: readonly string[];
  readonly context: BrowserContext;
}

/** Waits until the page's own code has replaced the first content. */
export const takenOver = (page: Page): Promise<void> =>
  page
    .locator('[data-first], header [inert]')
    .first()
    .waitFor({ state: 'detached', timeout: 20_000 })
    .catch(() => undefined);

/** Opens a page of the given width in a profile of its own; with reduced motion unless `moves`, without a service worker unless `isKeptOffline`. */
export const visit = async (
  browser: Browser,
  width = 1280,
  height = 800,
  { moves = false, isKeptOffline = false } = {},
): Promise<Visit> => {
  // Reduced motion, since without a graphics card animations take much time, and the journeys look at their end.
  const reducedMotion = moves ? 'no-preference' : 'reduce';
  // A worker would answer before the routes that a journey sets.
  const serviceWorkers = isKeptOffline ? 'allow' : 'block';
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, locale: 'en-IN', reducedMotion, serviceWorkers });
  const page = await context.newPage();
  // Ends only what hangs: the machine may be busy with other checks.
  page.setDefaultTimeout(60_000);
  // Before a press waits until the page's own code has replaced the first content.
  const goTo = page.goto.bind(page);
  page.goto = async (...where) => {
    const answer = await goTo(...where);
    await takenOver(page);
    return answer;
  };
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints, context };
};
