/** Without a network: the shortlist with its pictures and the last search stay, for their own person alone; a new version waits. */
import { appendFileSync, copyFileSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AlertMarket, openAlertMarket } from '../support/alert-market.js';
import { openBrowser, visit } from '../support/browser.js';
import type { Person } from '../support/people.js';
import { startServer } from '../support/server.js';
import { freePort } from '../support/server-process.js';

const test = suite('e2e/offline');
/** The build, with a worker of its own. */
const webDir = mkdtempSync(join(tmpdir(), 'housing-web-'));
let market: AlertMarket;
let browser: Browser;
let site: string;
let contexts: BrowserContext[] = [];

test.before(async () => {
  for (const name of readdirSync('dist/web').filter((each) => !each.startsWith('service-worker')))
    symlinkSync(resolve('dist/web', name), join(webDir, name));
  copyFileSync('dist/web/service-worker.js', join(webDir, 'service-worker.js'));
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  market = await openAlertMarket({ WEB_DIR: webDir, PUBLIC_URL: site });
  await market.server.app.listen({ port, host: '127.0.0.1' });
  browser = await openBrowser();
});
test.after.each(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});
test.after(async () => {
  await browser.close();
  await market.server.close();
  rmSync(webDir, { recursive: true });
});

const open = async (width: number): Promise<{ page: Page; context: BrowserContext }> => {
  const { page, context } = await visit(browser, width, 800, { isKeptOffline: true });
  contexts.push(context);
  return { page, context };
};

const signIn = async (context: BrowserContext, { email, password }: Person): Promise<void> => {
  const data = { email, password, usertype: 'Buyer/Owner' };
  await context.request.post(`${site}/api/v1/signin`, { headers: { origin: site }, data });
};

/** Waits until the page says so; waitForFunction takes a promise for a yes. */
const until = async (page: Page, isSo: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + 60_000;
  while (!(await page.evaluate(isSo))) {
    if (Date.now() > end) throw new Error(`It did not come to be: ${String(isSo)}`);
    await page.waitForTimeout(100);
  }
};

/** Waits until the worker answers for the page. */
const isReady = (page: Page) =>
  until(page, async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });

const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('personal-'));
    const caches_ = await Promise.all(names.map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

for (const width of [360, 1280])
  test(`at ${width} px the shortlist and the last search are there without a network`, async () => {
    const kavya = await market.begin();
    const id = await market.post({ society: `Offline Court ${width}` });
    await kavya.call('PUT', `/api/v1/saved/${id}`, {});
    const { page, context } = await open(width);
    await signIn(context, kavya);
    await page.goto(site);
    await isReady(page);
    await page.goto(`${site}/search?tab=Buy&city=Pune&localities=Baner`);
    await page.getByText('Baner').first().waitFor();
    await page.locator('housing-results').getByRole('link', { name: /2 BHK/ }).first().waitFor();
    await page.goto(`${site}/saved`);
    const card = page.getByRole('main').getByRole('link', { name: /2 BHK Flat/ });
    await card.first().waitFor();
    await until(page, async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('personal-'));
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().some(({ url }) => url.endsWith('/api/v1/saved'));
    });

    await context.setOffline(true);
    await page.reload();
    await card.first().waitFor();
    await page.getByText('You’re offline, so this may be out of date.').waitFor();
    await page.goto(`${site}/search?tab=Buy&city=Pune&localities=Baner`);
    await page.locator('housing-results').getByRole('link', { name: /2 BHK/ }).first().waitFor();
    await page.goto(`${site}/product?id=${id}`);
    await page.getByText('You’re offline, so this may be out of date.').waitFor();
    await context.setOffline(false);
  });

test('signing out leaves nothing of the person, and the next one sees nothing of the last', async () => {
  const kavya = await market.begin();
  const id = await market.post({ society: 'Private Court' });
  await kavya.call('PUT', `/api/v1/saved/${id}`, {});
  const { page, context } = await open(1280);
  await signIn(context, kavya);
  await page.goto(site);
  await isReady(page);
  await page.goto(`${site}/saved`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /2 BHK Flat/ })
    .first()
    .waitFor();
  assert.ok((await kept(page)).includes('/api/v1/saved'));
  const [own] = (await cacheNames(page)).filter((name) => /^personal-\w/.test(name));
  assert.match(own ?? '', /^personal-[\w-]{16}$/);
  assert.not.match((await cacheNames(page)).join(' '), await market.idOf(kavya));

  await page.evaluate(() =>
    fetch('/api/v1/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }).then((reply) => reply.text()),
  );
  assert.not.ok((await cacheNames(page)).some((name) => /^personal-\w/.test(name)));
  await signIn(context, market.ravi);
  await page.goto(site);
  await until(page, async () => (await caches.keys()).some((name) => /^personal-\w/.test(name)));
  await context.setOffline(true);
  await page.goto(`${site}/saved`);
  await page.getByText('You’re offline, so this may be out of date.').waitFor();
  assert.is(await page.getByText('Private Court').count(), 0);
  assert.is(
    await page
      .getByRole('main')
      .getByRole('link', { name: /2 BHK Flat/ })
      .count(),
    0,
  );
  await context.setOffline(false);
});

test('what partners frame, sign-in windows and the calls of owners are left to the network', async () => {
  const { page, context } = await open(1280);
  await page.goto(site);
  await isReady(page);
  await page.goto(site);
  const asked = await page.evaluate(async () => {
    await fetch('/api/v1/user/somebody').catch(() => undefined);
    await fetch('/embed/v1/embed.js').then((reply) => reply.text());
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  assert.equal(
    asked.filter((path) => path.startsWith('/embed') || path.includes('/user/')),
    [],
  );
  await context.setOffline(true);
  for (const path of ['/embed/sign-in', '/embed/frame'])
    assert.is(
      await page.goto(site + path).then(
        () => 'answered',
        () => 'no network',
      ),
      'no network',
      path,
    );
  await context.setOffline(false);
});

test('a new version waits until the person wants it', async () => {
  const { page } = await open(360);
  await page.goto(site);
  await isReady(page);
  // The next build has another worker.
  appendFileSync(join(webDir, 'service-worker.js'), '\n// the next build');
  await page.goto(site);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByText('There’s a new version.').waitFor();
  const before = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction((origin) => performance.timeOrigin !== origin, before);
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.is(await page.getByText('There’s a new version.').count(), 0);
});

test('where browsers are to keep nothing any more, the worker deletes what it kept, and itself', async () => {
  const port = await freePort();
  const there = `http://127.0.0.1:${port}`;
  const serve = async (env: Record<string, string>) => {
    const server = await startServer({ WEB_DIR: webDir, PUBLIC_URL: there, ...env });
    await server.app.listen({ port, host: '127.0.0.1' });
    return server;
  };
  const before = await serve({});
  const { page } = await open(1280);
  await page.goto(there);
  await isReady(page);
  assert.ok((await cacheNames(page)).length > 0);
  await before.close();

  const after = await serve({ OFFLINE: 'off' });
  await page.goto(there);
  await until(page, async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
  await page.goto(there);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const controller = await page.evaluate(() => navigator.serviceWorker.controller);
  assert.equal([controller, await cacheNames(page)], [null, []]);
  await after.close();
});

test.run();
