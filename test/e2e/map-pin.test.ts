/** Where a home is exactly: put on the map by keyboard, taken from the device, kept by an edit, and told to nobody else. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeViolations } from '../support/axe.js';
import { openPoster, type Poster } from '../support/poster.js';
import { fillIn, fillInExtras, formOf, newName, press, wholeForms } from '../support/posting-pages.js';

const test = suite('e2e/map-pin');
let poster: Poster;
let market: Poster['market'];
let page: Poster['page'];
const foreign: string[] = [];
const society = newName();

test.before(async () => {
  poster = await openPoster();
  ({ market, page } = poster);
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(market.url))
      foreign.push(request.url());
  });
});
test.after(() => poster.close());

const pinOf = (): Promise<string> => formOf(page).locator('[name=mapPin]').inputValue();
const status = (text: RegExp) => formOf(page).getByRole('status').filter({ hasText: text });

test('a form that is reached from another page may ask where the device is', async () => {
  await page.goto(`${market.url}/profile`);
  await page.locator('a[href="/profile/sell"]').first().click();
  await page.waitForURL(/\/profile\/sell$/);
  const button = formOf(page).getByRole('button', { name: 'Use where I am' });
  await button.click();
  await status(/won’t say where you are/).waitFor();
  await poster.context.grantPermissions(['geolocation']);
  await poster.context.setGeolocation({ latitude: 51.5074, longitude: -0.1278, accuracy: 20 });
  await button.click();
  await status(/outside India/).waitFor();
  assert.is(await pinOf(), '');
  await poster.context.setGeolocation({ latitude: 18.507431, longitude: 73.807712, accuracy: 12 });
  await button.click();
  await status(/Found to about 12 m/).waitFor();
  assert.is(await pinOf(), '18.50743,73.80771');
});

test('a pin is put on the map by keyboard, posted, seen by its owner alone, and removed', async () => {
  const form = wholeForms.sell;
  await fillIn(page, form?.basics ?? {});
  await fillIn(page, { fields: { city: 'Pune', locality: 'Kothrud', [form?.title ?? '']: society } });
  await page.keyboard.press('Escape');
  await press(page, 'Remove the pin');
  await status(/The pin is removed/).waitFor();
  await press(page, 'Choose on the map');
  const dialog = page.getByRole('dialog', { name: 'Where is the property?' });
  const map = dialog.getByRole('group', { name: /^Map with a pin/ });
  await dialog.getByText('0 km from the middle of Kothrud').waitFor();
  assert.equal(await axeViolations(page), []);
  for (let at = 0; at < 4; at += 1) await map.press('+');
  for (let at = 0; at < 3; at += 1) await map.press('ArrowRight');
  await dialog.getByText(/^0\.[1-9] km from/).waitFor();
  await dialog.getByRole('button', { name: 'Put the pin here' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const pin = await pinOf();
  assert.match(pin, /^18\.5\d{4},73\.8\d{4}$/);
  assert.equal(await axeViolations(page), []);

  await press(page, 'Next');
  await page.waitForURL(/\/profile\/sell-property$/);
  await fillInExtras(page, form?.details);
  await press(page, 'Submit Property');
  await formOf(page).getByRole('heading', { name: 'Property posted successfully' }).waitFor();
  const href = (await formOf(page).locator('a[href*="id="]').first().getAttribute('href')) ?? '';
  const id = /id=([\w-]+)/.exec(href)?.[1] ?? '';
  const [lat = '', lng = ''] = pin.split(',');
  for (const path of [
    `/product?id=${id}`,
    `/search?tab=Buy&q=${encodeURIComponent(society)}`,
    '/in/pune/kothrud',
    '/embed/render/results?tab=Buy&city=Pune&location=Kothrud',
    '/api/v3/first-cards?tab=Buy&city=Pune&location=Kothrud',
    `/embed/listing?kind=sell&id=${id}`,
  ]) {
    const answer = await page.request.get(market.url + path);
    assert.is(answer.status(), 200, path);
    const source = await answer.text();
    assert.not.ok(source.includes(lat.slice(0, 7)) || source.includes(lng.slice(0, 7)), path);
  }

  await page.goto(`${market.url}/profile/sell?id=${id}`);
  await formOf(page).locator('[name=mapPin]').waitFor();
  assert.is(await pinOf(), pin.replace(/\d{5}(?!\d)/g, '$&0'));
  await press(page, 'Remove the pin');
  await press(page, 'Next');
  await page.waitForURL(/sell-property/);
  await press(page, 'Save Changes');
  await formOf(page).getByRole('heading', { name: 'Property updated successfully' }).waitFor();
  const own = await (await page.request.get(`${market.url}/api/v4/userproperties`)).text();
  assert.ok(own.includes(id) && !own.includes('mapPin'));
  assert.equal(foreign, []);
});

test.run();
