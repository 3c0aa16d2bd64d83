/** Posting begun by somebody who is signed out: the photo is made ready in the browser, and signing in loses nothing. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import sharp from 'sharp';
import { registerByCall, signIn } from '../support/account-pages.js';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, openMarketplace } from '../support/marketplace.js';
import { aPhoto } from '../support/photos.js';
import {
  addPhotos,
  drawn,
  fillIn,
  fillInExtras,
  formOf,
  newName,
  press,
  wholeForms,
} from '../support/posting-pages.js';

const test = suite('e2e/posting-signed-out');

/** Reads the one photo that the draft keeps, as base64. */
const keptPhoto = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const opened = indexedDB.open('housing-drafts');
    opened.onerror = () => reject(new Error('no drafts'));
    opened.onsuccess = () => {
      const files = opened.result.transaction('files').objectStore('files').getAll();
      files.onsuccess = () => {
        const reader = new FileReader();
        reader.onload = () => resolve((reader.result as string).split(',')[1] ?? '');
        reader.readAsDataURL(files.result[0] as Blob);
        opened.result.close();
      };
    };
  });

test('a photo is turned, made small and rid of its place in a worker; signing in comes back to it (C-19)', async () => {
  const market = await openMarketplace();
  const browser = await openBrowser();
  const { page, context, complaints } = await visit(browser, 360, 740);
  const person = await registerByCall(context, market.url);
  const society = newName();
  const { basics = {}, details = {} } = wholeForms.sell ?? {};
  await page.goto(`${market.url}/profile/sell`);
  await fillIn(page, basics);
  await fillIn(page, { fields: { society } });
  await press(page, 'Next');
  await page.waitForURL(/sell-property$/);
  await fillInExtras(page, details);

  const { content } = await aPhoto('#22aa33', { width: 3000, height: 2000, orientation: 6 });
  const worker = page.waitForEvent('worker');
  await addPhotos(page, [{ name: 'hall.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(content) }]);
  assert.match((await worker).url(), /photo-worker/);
  const kept = Buffer.from(await page.evaluate(keptPhoto), 'base64');
  const { width, height, exif, orientation } = await sharp(kept).metadata();
  assert.equal([width, height], [1280, 1920], 'upright, and its longest side 1920 px');
  assert.equal([exif, orientation], [undefined, undefined]);
  assert.not(kept.includes('SecretCamera'));

  await press(page, 'Submit Property');
  await page.getByText('Please Login First !!').first().waitFor();
  await page.waitForURL(/\/login/);
  await signIn(page, person);
  await page.waitForURL(/sell-property$/);
  await drawn(page, 1);
  assert.is(await formOf(page).locator('[name=societyArea]').inputValue(), '4');
  await press(page, 'Submit Property');
  await formOf(page).getByRole('heading', { name: 'Property posted successfully' }).waitFor();
  await page.goto(`${market.url}/search?tab=Buy&city=Pune`);
  const card = page.locator('housing-results article').filter({ hasText: society });
  await card.waitFor();
  assert.match((await card.locator('img').first().getAttribute('src')) ?? '', '/media/photo/');
  assert.equal(complaints, []);
  await context.close();
  await browser.close();
  closeMarketplace();
});

test.run();
