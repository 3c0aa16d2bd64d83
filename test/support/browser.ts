/** Chromium for the journeys: one browser a run, a fresh profile a test, and every complaint of a page collected. */
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
];

/** What a window would bring along and no test sees: each new one drew the suggestions of its address bar twice. */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What the test tool turns off: of two such switches only the later counts, so its list is said again. */
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

/** Answers the switch that turns features off. */
export const withoutFeatures = (features: readonly string[]): string =>
  `--disable-features=${[...features, ...unseen].join(',')}`;

const start = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
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
 * Starts headless Chromium, or answers the one that runs; `CHROMIUM_PATH` says where it is. Its `close` ends what
 * this suite opened in it; the browser ends after the last suite.
 */
export const openBrowser = (): Promise<Browser> => chromiumOfRun.take();

/** A page with what went wrong on it. */
export interface Visit {
  readonly page: Page;
  /** Console errors, uncaught errors and refused requests, in order. */
  readonly complaints: readonly string[];
  readonly context: BrowserContext;
}

/** Waits until the page's own code has taken over from what the server drew. */
export const takenOver = (page: Page): Promise<void> =>
  page
    .locator('[data-first], header [inert]')
    .first()
    .waitFor({ state: 'detached', timeout: 20_000 })
    .catch(() => undefined);

/** Opens a page of the given width in a profile of its own; for a reader of less motion unless it `moves`. */
export const visit = async (
  browser: Browser,
  width = 1280,
  height = 800,
  { moves = false } = {},
): Promise<Visit> => {
  // What moves is painted again and again without a graphics card; the journeys are about what is there at its end.
  const reducedMotion = moves ? 'no-preference' : 'reduce';
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-IN', reducedMotion });
  const page = await context.newPage();
  // Other checks work beside the browser's, and a busy machine takes its time: this ends only what hangs.
  page.setDefaultTimeout(60_000);
  // A person waits for what is to be pressed: until the page's own code takes over from what the server drew.
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
