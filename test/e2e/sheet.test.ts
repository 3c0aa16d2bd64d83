/** A listing's sheet is one page of A4 in each language, its code can be read, and it tells strangers no phone. */
import jsQR from 'jsqr';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/sheet');
let market: Marketplace;
let browser: Browser;
let propertyId: string;

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
  const homes = (await (await fetch(`${market.url}/api/v3/properties/sell?limit=1`)).json()) as {
    propertyId: string;
  }[];
  propertyId = homes[0]?.propertyId ?? '';
});
test.after(async () => {
  await browser.close();
  closeMarketplace();
});

/** Counts the pages of a PDF: each is an object of its own. */
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const textIn = async (page: Page): Promise<string> => {
  const png = await page.locator('article figure img').screenshot({ scale: 'css' });
  const { data, info } = await sharp(png)
    .resize({ width: 480, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
};

for (const language of ['en', 'hi', 'mr'])
  test(`the sheet in ${language} is one page, with as much text as there can be and with little`, async () => {
    const { page, context } = await visit(browser, 1280);
    const address = `${market.url}/sheet?kind=sell&id=${propertyId}&lang=${language}`;
    await page.goto(address);
    await page.locator('article h1').waitFor();
    await page.locator('article figure img').waitFor();
    assert.is(pagesIn(await page.pdf({ format: 'A4' })), 1, 'as it is');
    assert.is(await textIn(page), `${market.url}/product?id=${propertyId}`);
    const said = await page.locator('article').innerText();
    assert.not.match(said, /(?:\+91|\b[6-9]\d{4})[\s-]?\d{5}\b/);
    await page.route(`**/api/v3/property/sell/${propertyId}*`, async (route) => {
      const reply = await route.fetch();
      const listing = (await reply.json()) as { images: string[] };
      const [image = `${market.url}/icon.png`] = listing.images;
      const long = {
        description: 'Large, quiet, two minutes from the station. '.repeat(46).slice(0, 2000),
        images: [image, image, image, image],
        amenities: Array.from({ length: 40 }, (_, at) => `Amenity number ${String(at)}`),
        society: 'Shree Siddhivinayak Cooperative Housing Society Limited Phase Two',
      };
      await route.fulfill({ response: reply, json: { ...listing, ...long } });
    });
    await page.goto(address);
    await page.locator('article').getByText('Amenity number 39').waitFor();
    assert.is(pagesIn(await page.pdf({ format: 'A4' })), 1, 'with 2,000 letters and 40 amenities');
    await context.close();
  });

test.run();
