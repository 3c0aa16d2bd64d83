/** One listing edited in two windows: the later one is asked what to keep, and loses nothing (D-38). */
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeViolations } from '../support/axe.js';
import { fullForms } from '../support/forms.js';
import { openPoster, type Poster, postByCall } from '../support/poster.js';
import { fillIn, formOf, press } from '../support/posting-pages.js';

const test = suite('e2e/posting-versions');

let poster: Poster;
let market: Poster['market'];
let context: Poster['context'];
let page: Poster['page'];
let complaints: Poster['complaints'];

test.before(async () => {
  poster = await openPoster();
  ({ market, context, page, complaints } = poster);
});
test.after(() => poster.close());

/** Posts a sale by call and returns its `propertyId`. */
const postSale = async (): Promise<string> => {
  await page.goto(market.url);
  return (await postByCall(page, 'sellproperty', fullForms.sell)).propertyId;
};

const saveIn = async (window: Page, fields: Record<string, string>): Promise<void> => {
  await fillIn(window, { fields });
  await press(window, 'Next');
  await press(window, 'Save Changes');
};
const saved = (window: Page) =>
  formOf(window).getByRole('heading', { name: 'Property updated successfully' }).waitFor();

test('the later window is told, chooses field by field, and both changes are stored', async () => {
  const id = await postSale();
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto(`${market.url}/profile/sell?id=${id}`);
    await formOf(window).getByRole('heading', { name: 'Edit your property for sale' }).waitFor();
  }
  await saveIn(other, { price: '9100000', superArea: '1700' });
  await saved(other);
  await other.close();

  await saveIn(page, { price: '9200000', carpetArea: '950' });
  const dialog = formOf(page).getByRole('dialog', { name: 'This listing was changed elsewhere' });
  await dialog.waitFor();
  assert.equal(await axeViolations(page), []);
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.equal(await dialog.getByRole('group').allTextContents(), [
    'Carpet areaEntered here950Saved elsewhere1250.5',
    'Super areaEntered here1600Saved elsewhere1700',
    'PriceEntered here₹92,00,000Saved elsewhere₹91,00,000',
  ]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await press(page, 'Save Changes');
  await dialog.getByRole('group', { name: 'Price' }).getByText('Saved elsewhere').click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await saved(page);
  const stored = await page.evaluate(async (propertyId) => {
    const own = (await (await fetch('/api/v4/userproperties')).json()) as {
      sell: Record<string, unknown>[];
    };
    const listing = own.sell.find((one) => one.propertyId === propertyId);
    return [listing?.price, listing?.carpetArea, listing?.superArea];
  }, id);
  assert.equal(stored, [9_100_000, '950', '1700']);
});

test('no page complained but for the two refusals', () => {
  assert.equal(
    complaints.filter((text) => !text.includes('409 (Conflict)')),
    [],
  );
});

test.run();
