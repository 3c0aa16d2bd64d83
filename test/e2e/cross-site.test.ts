/** Another site in a real browser: whatever it does with an owner's address charges nothing and shows nothing. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { joinByCall } from '../support/account-pages.js';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/cross-site');
let evil: Server;
let browser: Browser;
let site: string;
let owner: string;
let evilPage: string;
let context: BrowserContext;
let page: Page;

/** Everything a page can do to an address without being asked: the names of the tests say which. */
const attempts = (target: string): string => `<!doctype html><title>Evil</title>
  <link rel="prefetch" href="${target}"><link rel="preload" as="fetch" crossorigin="use-credentials" href="${target}">
  <script type="speculationrules">{
    "prerender":[{"urls":["${target}"],"eagerness":"immediate"}],
    "prefetch":[{"urls":["${target}"],"eagerness":"immediate"}]
  }</script>
  <img src="${target}"><iframe src="${target}"></iframe><script src="${target}"></script>
  <link rel="stylesheet" href="${target}"><video src="${target}"></video>
  <a id="link" href="${target}">look</a>
  <form id="form" action="${target}"><button>go</button></form>
  <script>
    fetch('${target}', { mode: 'no-cors', credentials: 'include' }).catch(() => {});
    fetch('${target}', { credentials: 'include' }).then((r) => r.text()).then((t) => { window.seen = t; }).catch(() => {});
    fetch('${target.replace(/\/api.*/, '/api/v1/update-coins')}', {
      method: 'POST', mode: 'no-cors', credentials: 'include', body: '{"coinsChange":-2}',
    }).catch(() => {});
  </script>`;

test.before(async () => {
  site = (await openMarketplace()).url;
  const answer = await fetch(`${site}/api/v3/properties/rent?limit=1`);
  const [home] = (await answer.json()) as { user: string | { _id: string } }[];
  owner = typeof home?.user === 'string' ? home.user : (home?.user._id ?? '');
  assert.ok(owner);
  evil = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(attempts(`${site}/api/v3/user/${owner}`));
  });
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
  // To the browser, localhost and 127.0.0.1 are two sites.
  evilPage = `http://localhost:${(evil.address() as AddressInfo).port}/`;
  browser = await openBrowser();
});
test.before.each(async () => {
  ({ page, context } = await visit(browser));
  await joinByCall(context, site);
});
test.after.each(() => context.close());
test.after(async () => {
  await browser.close();
  evil.close();
  closeMarketplace();
});

const balance = async (): Promise<number> => {
  const reply = await context.request.get(`${site}/api/v1/get-coin`);
  return ((await reply.json()) as { coins: number }).coins;
};

/** An owner's number, in whatever form it is written. */
const phone = /\d{10}/;

test('our own page may: the cookie of this test is a working one', async () => {
  await page.goto(site);
  const seen = await page.evaluate(
    (path) => fetch(path).then((reply) => reply.text()),
    `/api/v3/user/${owner}`,
  );
  assert.match(seen, phone);
  assert.is(await balance(), 9);
});

test('pictures, frames, scripts, fetches, prefetch and prerender of another site get nothing', async () => {
  const [asked, answers]: [string[], number[]] = [[], []];
  page.on('request', (request) => {
    if (request.url().includes('/api/v3/user/')) asked.push(request.resourceType());
  });
  page.on('response', (reply) => {
    if (reply.url().includes('/api/v3/user/')) answers.push(reply.status());
  });
  await page.goto(evilPage);
  const types = ['image', 'document', 'script', 'stylesheet', 'fetch'];
  const untried = () => types.filter((type) => !asked.includes(type));
  for (let turn = 0; turn < 400 && untried().length > 0; turn += 1) await page.waitForTimeout(50);
  assert.equal(untried(), []);
  await page.waitForLoadState('networkidle');
  assert.equal(new Set(answers.filter((status) => status < 400)), new Set());
  assert.is(await page.evaluate('window.seen'), undefined);
  assert.is(await balance(), 10);
});

for (const [what, selector] of [
  ['a link', '#link'],
  ['a form', '#form button'],
] as const)
  test(`${what} on another site opens a refusal`, async () => {
    await page.goto(evilPage);
    await Promise.all([page.waitForURL(`${site}/**`), page.click(selector)]);
    const shown = await page.content();
    assert.match(shown, /another site/);
    assert.not.match(shown, phone);
    assert.is(await balance(), 10);
  });

test('the address typed into the browser opens a refusal, too', async () => {
  const reply = await page.goto(`${site}/api/v3/user/${owner}`);
  assert.is(reply?.status(), 403);
  assert.is(await balance(), 10);
});

test('on our own pages no text becomes markup, and no other policy that would allow it can be made', async () => {
  for (const path of ['/', '/search', '/login', '/profile/sell', '/manage']) {
    await page.goto(`${site}${path}`);
    const outcomes = await page.evaluate(() =>
      [
        () => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        },
        () => {
          (
            globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes.createPolicy('default', {});
        },
      ].map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      }),
    );
    assert.equal(outcomes, ['TypeError', 'TypeError'], path);
  }
});

test.run();
