/** A home that somebody saved costs less: its card says so, its page shows when, and one mail tells of it. */
import type { Browser, BrowserContext } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AlertMarket, openAlertMarket } from '../support/alert-market.js';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { freePort } from '../support/server-process.js';

const test = suite('e2e/price-cut');
let market: AlertMarket;
let browser: Browser;
let site: string;
let context: BrowserContext | undefined;

test.before(async () => {
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  market = await openAlertMarket({ WEB_DIR: 'dist/web', PUBLIC_URL: site });
  await market.server.app.listen({ port, host: '127.0.0.1' });
  browser = await openBrowser();
});
test.after.each(async () => {
  await context?.close();
});
test.after(async () => {
  await browser.close();
  await market.server.close();
});

for (const width of [360, 1280])
  test(`at ${String(width)} px a cut is seen on the card, in the plot and in one mail`, async () => {
    const kavya = await market.begin();
    const opened = await visit(browser, width);
    ({ context } = opened);
    const { page } = opened;
    const { email, password } = kavya;
    await context.request.post(`${site}/api/v1/signin`, {
      headers: { origin: site },
      data: { email, password, usertype: 'Buyer/Owner' },
    });
    const society = `Cut Court ${String(width)}`;
    const id = await market.post({ society });
    await kavya.call('PUT', `/api/v1/saved/${id}`, {});
    // Some days go by; then the owner asks less.
    const { sql } = market.server.database;
    const days = new Date(Date.now() - 3 * 86_400_000);
    await sql.updateTable('listing_price').set({ at: days }).where('home_id', '=', id).execute();
    await sql.updateTable('listing').set({ amount: 8_000_000 }).where('id', '=', id).execute();
    await market.tell();
    await market.tell();

    await page.goto(`${site}/search?tab=Buy&city=Pune&location=${encodeURIComponent(society)}`);
    const card = page.locator('article').first();
    await card.getByText('Price cut 6 %').waitFor();
    await card.locator('a[data-card]').click();
    await page.getByRole('button', { name: 'Price history' }).click();
    const table = page.getByRole('table', { name: 'Prices since the home was first listed' });
    await table.waitFor();
    assert.equal(
      (await table.locator('tbody td:nth-child(2)').allTextContents()).map((text) => text.trim()),
      ['₹80,00,000', '₹85,00,000'],
    );
    assert.match(await table.locator('tbody tr').first().innerText(), /−6 %/);
    assert.equal(await axeViolations(page), []);

    const mails = market.mails.filter(({ to }) => to === email);
    assert.is(mails.length, 1);
    assert.match(mails[0]?.text ?? '', `/product?id=${id}`);
    assert.match(mails[0]?.text ?? '', '85,00,000');
    assert.match(mails[0]?.text ?? '', '80,00,000');
  });

test.run();
