/** The pages of a partner's own server, in Node and in PHP, with the first cards in them. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';
import { freePort } from '../support/server-process.js';
import { untilAnswered } from '../support/stack.js';

const test = suite('examples/server-drawn');
let market: Marketplace;
let browser: Browser;
test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
});
test.after(async () => {
  await browser.close();
  closeMarketplace();
});

/** Runs a server of the example, which knows a marketplace by its address. */
const serve = async (
  host: string,
  command: (port: number) => [string, ...string[]],
): Promise<{ url: string; child: ChildProcess }> => {
  const port = await freePort();
  const [program, ...args] = command(port);
  const child = spawn(program, args, {
    env: { ...process.env, PORT: String(port), HOUSING_HOST: host },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${String(port)}`;
  await untilAnswered(url, child);
  return { url, child };
};
const node = (): [string, string] => [process.execPath, 'examples/server-drawn/server.mjs'];
const php = (port: number): [string, ...string[]] => [
  'php',
  '-S',
  `127.0.0.1:${String(port)}`,
  'examples/server-drawn/index.php',
];
const hasPhp = spawnSync('php', ['-v']).status === 0;

const servers = [
  ['Node', node, true],
  ['PHP', php, hasPhp],
] as const;

for (const [name, command, isThere] of servers)
  (isThere ? test : test.skip)(
    `${name}: cards stand in the page, and the widget takes them over without asking`,
    async () => {
      const { url, child } = await serve(market.url, command);
      const html = await (await fetch(url)).text();
      assert.match(html, '<template shadowrootmode="open">');
      const { page, context, complaints } = await visit(browser);
      const lists: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/v3/properties/')) lists.push(request.url());
      });
      await page.goto(url);
      await page
        .locator('housing-results')
        .getByRole('button', { name: /^Save / })
        .first()
        .waitFor();
      assert.equal(lists, []);
      assert.equal(complaints, []);
      await context.close();
      child.kill();
    },
  );

for (const [name, command, isThere] of servers)
  (isThere ? test : test.skip)(
    `${name}: a marketplace that does not answer leaves a plain tag with the visitor's search`,
    async () => {
      const { url, child } = await serve('http://127.0.0.1:9', command);
      const textOf = async (query: string) => (await fetch(`${url}/${query}`)).text();
      assert.match(await textOf(''), '<housing-results tab="Rent" city="Pune"></housing-results>');
      assert.match(
        await textOf('?tab=Buy&city=Nashik'),
        '<housing-results tab="Buy" city="Nashik"></housing-results>',
      );
      const hostile = await textOf(`?city=${encodeURIComponent('"><script>alert(1)</script>')}`);
      assert.not.match(hostile, '<script>alert');
      child.kill();
    },
  );

test.run();
