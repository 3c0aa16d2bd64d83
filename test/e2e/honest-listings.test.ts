/** A plot that cannot be: its owner reads why it is not on the market, mends it, and it is there. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeViolations } from '../support/axe.js';
import { fullForms, withTexts } from '../support/forms.js';
import { openPoster, type Poster, postByCall } from '../support/poster.js';
import { fillIn, fillInExtras, formOf, newName, press, wholeForms } from '../support/posting-pages.js';

const test = suite('e2e/honest-listings');

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

/** Posts a plot by call and returns its ids. */
const postPlot = async (texts: Record<string, string>) => {
  await page.goto(market.url);
  return postByCall(page, 'plotproperty', withTexts(fullForms.plot, texts));
};

test('an owner reads why a plot is not shown and what others see as dots, mends both, and it is shown', async () => {
  const { _id, propertyId } = await postPlot({
    ...{ plotArea: '2000', areaUnit: 'Sq-ft', 'dimensions[length]': '500', 'dimensions[breadth]': '400' },
    description: 'Call me 9 8 2 0 0 1 2 3 4 5',
  });
  const isShown = async (): Promise<boolean> =>
    (await context.request.get(`${market.url}/api/v3/property/plot/${_id}`)).ok();
  assert.is(await isShown(), false);

  await page.goto(`${market.url}/manage`);
  const row = page.locator('li[part=listing]', { hasText: propertyId });
  await row.getByText('Hidden until you fix it').waitFor();
  await row.getByText('The area can’t be right for this length and breadth.').waitFor();
  await row.getByText('People see dots where you wrote a phone number').waitFor();
  assert.is(await row.getByRole('button', { name: /^Repost/ }).count(), 0);
  assert.equal(await axeViolations(page), []);
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 360);

  await row.getByRole('link', { name: /^Edit/ }).click();
  await formOf(page)
    .getByRole('heading', { name: /^Edit your/ })
    .waitFor();
  await fillIn(page, { fields: { length: '50', breadth: '40' } });
  await press(page, 'Next');
  await press(page, 'Next');
  await fillIn(page, { fields: { description: 'A quiet corner.' } });
  await press(page, 'Save Changes');
  await formOf(page).getByRole('heading', { name: 'Property updated successfully' }).waitFor();
  assert.is(await isShown(), true);
  await page.goto(`${market.url}/manage`);
  await row.waitFor();
  assert.is(await row.getByText('People see dots').count(), 0);
  assert.equal(complaints, []);
});

test('who posts what cannot be reads it at once, corrects it, and then may view and share it', async () => {
  const form = formOf(page);
  await page.goto(`${market.url}/profile/plot`);
  await fillIn(page, wholeForms.plot?.basics ?? {});
  await fillIn(page, { fields: { societyName: newName(), length: '500', breadth: '400' } });
  await press(page, 'Next');
  await page.waitForURL(/plot-property$/);
  await fillInExtras(page, wholeForms.plot?.details);
  await press(page, 'Submit Property');
  await form.getByText('The area can’t be right for this length and breadth.').waitFor();
  assert.is(await form.getByRole('link', { name: 'View listing' }).count(), 0);
  await form.getByRole('link', { name: 'Fix it' }).click();
  await form.getByRole('heading', { name: /^Edit your/ }).waitFor();
  await fillIn(page, { fields: { length: '60', breadth: '30' } });
  await press(page, 'Next');
  await press(page, 'Save Changes');
  await form.getByRole('heading', { name: 'Property updated successfully' }).waitFor();
  await form.getByRole('link', { name: 'Share on WhatsApp' }).waitFor();
  // Without a photo yet: the way to the photos of this very listing.
  await form.getByRole('link', { name: 'Add photos' }).click();
  await page.waitForURL(/plot-property\?id=/);
  await form.getByRole('heading', { name: /^Photos/ }).waitFor();
  assert.equal(complaints, []);
});

test.run();
