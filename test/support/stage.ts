/** Opens screens of the list on a running market: signed in or not, in a language, theme and width, without motion. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Marketplace } from './marketplace.js';
import type { SampleMarket, Screen } from './screens.js';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** A running market with a listing of each kind and the session of the demo agent. */
export interface Stage extends SampleMarket {
  readonly url: string;
  readonly cookies: Cookies;
}

/** How a screen is shown. */
export interface Look {
  readonly width: number;
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'hi' | 'mr';
}

/** Finds a listing with pictures of each kind. */
const idsOf = async (url: string): Promise<SampleMarket['ids']> => {
  const kinds = ['sell', 'rent', 'plot', 'pg', 'commercial'];
  const ids = await Promise.all(
    kinds.map(async (kind) => {
      const answer = await fetch(`${url}/api/v3/properties/${kind}?limit=1&photos=true`);
      return [kind, ((await answer.json()) as { _id: string }[])[0]?._id ?? ''] as const;
    }),
  );
  return Object.fromEntries(ids);
};

/** Signs the demo agent in and answers the session's cookie. */
export const memberCookies = async (browser: Browser, { url, passwords }: Marketplace): Promise<Cookies> => {
  const context = await browser.newContext();
  const email = 'agent@demo.example';
  const reply = await context.request.post(`${url}/api/v1/signin`, {
    headers: { origin: url },
    data: { email, password: passwords[email], usertype: 'Agent/Builder' },
  });
  if (!reply.ok()) throw new Error(`the demo agent could not sign in: ${await reply.text()}`);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
};

/** Sets the stage on a market. */
export const stageOn = async (browser: Browser, market: Marketplace): Promise<Stage> => ({
  url: market.url,
  ids: await idsOf(market.url),
  cookies: await memberCookies(browser, market),
});

/** Returns the size of a window with the look, in px. */
export const windowOf = ({ width }: Look): { width: number; height: number } => ({
  width,
  height: width < 700 ? 780 : 900,
});

/** Sets the cookies of somebody who reads the language, and of the demo agent when they are a member. */
export const takeCookies = (
  context: BrowserContext,
  { url, cookies }: Stage,
  language: Look['language'] = 'en',
  isMember = false,
): Promise<void> =>
  context.addCookies([{ name: 'housing-language', value: language, url }, ...(isMember ? cookies : [])]);

/** Opens a context with the look; a member's holds the session of the demo agent. */
export const contextFor = async (
  browser: Browser,
  stage: Stage,
  look: Look,
  isMember = false,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: windowOf(look),
    colorScheme: look.theme ?? 'light',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    // A worker would answer before the routes that a state sets.
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(60_000);
  await takeCookies(context, stage, look.language, isMember);
  return context;
};

/** Opens the screen and leads it to its state. */
export const showScreen = async (
  page: Page,
  { address, ready, before, act }: Screen,
  stage: Stage,
): Promise<void> => {
  await before?.(page);
  await page.goto(stage.url + address(stage));
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await act?.(page);
};

/** A word of the footer, which every page has, in each language. */
const ofFooter = { en: 'Property', hi: 'संपत्ति', mr: 'मालमत्ता' };

/** Turns the open page to a language, as the switch in the header does, and waits for the words. */
export const turnTo = async (page: Page, language: keyof typeof ofFooter): Promise<void> => {
  await page.evaluate((chosen) => {
    document.documentElement.lang = chosen;
    dispatchEvent(new Event('housing-preference'));
  }, language);
  await page.waitForFunction(
    (word) => document.querySelector('footer:not(main *)')?.textContent.includes(word),
    ofFooter[language],
    { polling: 50 },
  );
  await page.waitForTimeout(100);
};
