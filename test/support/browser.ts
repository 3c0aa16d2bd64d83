/** Chromium for the journeys: one browser a suite, a fresh profile a test, and every complaint of a page collected. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts headless Chromium; `CHROMIUM_PATH` says where it is. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium', args: flags });

/** A page with what went wrong on it. */
export interface Visit {
  readonly page: Page;
  /** Console errors, uncaught errors and refused requests, in order. */
  readonly complaints: readonly string[];
  readonly context: BrowserContext;
}

/** Opens a page of the given width in a profile of its own. */
export const visit = async (browser: Browser, width = 1280, height = 800): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-IN' });
  const page = await context.newPage();
  // Other checks work beside the browser's; a small machine's first page takes a while.
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints, context };
};
