/** Firefox, driven by puppeteer over WebDriver BiDi. */
import puppeteer, { type Browser, type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { answered, type EnginePage } from './engine-page.js';

const pageOf = (browser: Browser, engine: string, page: Page, known: Set<Page>, frame: Frame): EnginePage => {
  const find = async (element: string): Promise<ElementHandle> => {
    const found = (await frame.evaluateHandle(element)).asElement();
    if (!found) throw new Error(`${engine}: there is no ${element}`);
    return found as ElementHandle;
  };
  return {
    engine,
    open: async (url) => {
      await page.goto(url);
    },
    ask: <Value>(expression: string) => frame.evaluate(expression) as Promise<Value>,
    press: async (element) => {
      // Into the middle: at an edge something that stays in place may lie over it.
      await frame.evaluate(`(${element}).scrollIntoView({ block: 'center' })`);
      await (await find(element)).click();
    },
    type: (text) => page.keyboard.type(text),
    choose: async (element, files) =>
      ((await find(element)) as ElementHandle<HTMLInputElement>).uploadFile(...files),
    nextWindow: async (most) => {
      const opened = await answered(
        'a window',
        async () => (await browser.pages()).find((one) => !known.has(one)),
        most,
      );
      known.add(opened);
      return pageOf(browser, engine, opened, known, opened.mainFrame());
    },
    frame: async (element) => {
      const iframe = (await find(element)) as ElementHandle<HTMLIFrameElement>;
      const inner = await iframe.contentFrame();
      return pageOf(browser, engine, page, known, inner);
    },
    close: () => browser.close(),
  };
};

/** Starts Firefox without a window and with a profile of its own. */
export const openFirefox = async ({ browser: executablePath }: { browser: string }): Promise<EnginePage> => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const known = await browser.pages();
  const page = known[0] as Page;
  return pageOf(browser, await browser.version(), page, new Set([...known, page]), page.mainFrame());
};
