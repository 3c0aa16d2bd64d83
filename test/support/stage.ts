/** Opens screens of the list on a running market: signed in or not, in a language, theme and width, and quite still. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Marketplace } from './marketplace.js';
import type { SampleMarket, Screen } from './screens.js';

/** How a screen is shown. */
export interface Look {
  readonly width: number;
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'hi' | 'mr';
}

/** Finds a listing with pictures of each kind. */
export const sampleOf = async ({ url }: Marketplace): Promise<SampleMarket> => {
  const kinds = ['sell', 'rent', 'plot', 'pg', 'commercial'];
  const ids = await Promise.all(
    kinds.map(async (kind) => {
      const answer = await fetch(`${url}/api/v3/properties/${kind}?limit=1&photos=true`);
      return [kind, ((await answer.json()) as { _id: string }[])[0]?._id ?? ''] as const;
    }),
  );
  return { ids: Object.fromEntries(ids) };
};

/** Opens a context with the look; a member's holds the session of the demo agent. */
export const contextFor = async (
  browser: Browser,
  { width, theme = 'light', language = 'en' }: Look,
  cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [],
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 780 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
  });
  context.setDefaultTimeout(60_000);
  await context.addInitScript((chosen) => {
    localStorage.setItem('language', chosen);
  }, language);
  await context.addCookies(cookies);
  return context;
};

/** Signs the demo agent in and answers the session's cookie. */
export const memberCookies = async (browser: Browser, market: Marketplace) => {
  const context = await browser.newContext();
  const reply = await context.request.post(`${market.url}/api/v1/signin`, {
    headers: { origin: market.url },
    data: {
      email: 'agent@demo.example',
      password: market.passwords['agent@demo.example'],
      usertype: 'Agent/Builder',
    },
  });
  if (!reply.ok()) throw new Error(`the demo agent could not sign in: ${await reply.text()}`);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
};

/** Opens the screen and leads it to its state. */
export const showScreen = async (
  page: Page,
  { address, ready, act }: Screen,
  base: string,
  sample: SampleMarket,
): Promise<void> => {
  await page.goto(base + address(sample));
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await act?.(page);
};
