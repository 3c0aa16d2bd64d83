/** Posting in a real browser: five kinds from the empty form to the search, and everything that goes wrong on the way. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeViolations } from '../support/axe.js';
import { aFilmOf, redPicture } from '../support/boxes.js';
import { takenOver, visit } from '../support/browser.js';
import { openPoster, type Poster } from '../support/poster.js';
import { openPartnerSite, strictPolicy } from '../support/partner-site.js';
import {
  addPhotos,
  colours,
  dragPhoto,
  drawn,
  fillIn,
  fillInExtras,
  formOf,
  hand,
  newName,
  photo,
  press,
  wholeForms,
} from '../support/posting-pages.js';

const test = suite('e2e/posting');

let poster: Poster;
let market: Poster['market'];
let browser: Poster['browser'];
let page: Poster['page'];
let complaints: Poster['complaints'];

/** The sale that the first test posts and a later one edits. */
const sale = newName();

test.before(async () => {
  poster = await openPoster();
  ({ market, browser, page, complaints } = poster);
});
test.after(() => poster.close());

/** Opens the empty form of a kind and fills in step one. */
const toStepTwo = async (kind: string, title: string): Promise<void> => {
  const form = wholeForms[kind];
  await page.goto(`${market.url}/profile/${kind}`);
  await fillIn(page, form?.basics ?? {});
  await fillIn(page, { fields: { [form?.title ?? '']: title } });
  await press(page, 'Next');
  await page.waitForURL(new RegExp(`/profile/${kind}-property$`));
  await fillInExtras(page, form?.details);
};

const posted = async () => {
  const heading = formOf(page).getByRole('heading', { name: 'Property posted successfully' });
  await heading.waitFor();
  // The form was far longer than what says that it worked.
  assert.ok(await heading.evaluate((it) => (it.getRootNode() as ShadowRoot).activeElement === it));
  const { top, bottom } = await heading.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
  assert.ok(top >= 0 && bottom <= (page.viewportSize()?.height ?? 0), `at ${String(top)} px`);
};

test('a sale is posted with photos ordered by keyboard, after the tab was killed in step two', async () => {
  await toStepTwo('sell', sale);
  await addPhotos(page, [
    await photo('a.jpg', 'red'),
    await photo('b.jpg', 'lime', 2400, 1600),
    await photo('c.jpg', 'blue', 400, 900),
  ]);
  const handle = formOf(page).getByRole('button', { name: /^Move photo 3 of 3/ });
  await handle.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await formOf(page).getByText('Photo is now number 1 of 3, the cover').waitFor({ state: 'attached' });
  assert.equal(await colours(page), ['blue', 'red', 'lime']);
  await page.reload();
  await drawn(page, 3);
  assert.equal(await colours(page), ['blue', 'red', 'lime']);
  assert.is(await formOf(page).locator('[name=societyArea]').inputValue(), '4');
  await press(page, 'Submit Property');
  await posted();
  await formOf(page).getByRole('link', { name: 'Go to Manage' }).click();
  await page.waitForURL(/\/manage$/);
});

for (const kind of ['rent', 'pg', 'plot', 'commercial']) {
  test(`${kind}: from the empty form to the search, with a photo`, async () => {
    const title = newName();
    await toStepTwo(kind, title);
    await addPhotos(page, [await photo('a.jpg', 'lime')]);
    await press(page, 'Submit Property');
    await posted();
    await page.goto(`${market.url}/search?tab=${encodeURIComponent(wholeForms[kind]?.tab ?? '')}&city=Pune`);
    const card = page.locator('housing-results article').filter({ hasText: title });
    await card.waitFor();
    assert.match((await card.locator('img').first().getAttribute('src')) ?? '', '/media/photo/');
  });
}

test('both steps with their errors shown have no violation and fit 360 px', async () => {
  const holds = async (wrong: string): Promise<void> => {
    await formOf(page).getByRole('alert').filter({ hasText: wrong }).waitFor();
    assert.equal(await axeViolations(page), []);
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  };
  await page.goto(`${market.url}/profile/sell`);
  await press(page, 'Next');
  await holds('10 fields need your attention');
  await fillIn(page, wholeForms.sell?.basics ?? {});
  await fillIn(page, { fields: { society: newName() } });
  await press(page, 'Next');
  await page.waitForURL(/sell-property$/);
  await addPhotos(page, [await photo('a.jpg', 'red')]);
  await press(page, 'Next');
  await press(page, 'Submit Property');
  await holds('1 field needs your attention');
  await press(page, 'Start over');
  // Pressed by mistake: everything is there again, the photo too.
  await press(page, 'Undo');
  await drawn(page, 1);
  await press(page, 'Start over');
});

test('a listing is edited by its address alone: prefilled, a photo dropped, and saved', async () => {
  await page.goto(`${market.url}/search?tab=Buy&city=Pune`);
  await page.locator('housing-results article').filter({ hasText: sale }).waitFor();
  const id = await page.evaluate(async (society) => {
    const own = (await (await fetch('/api/v4/userproperties')).json()) as {
      sell: { society: string; propertyId: string }[];
    };
    return own.sell.find((listing) => listing.society === society)?.propertyId ?? '';
  }, sale);
  // Of another kind's form the address is put right.
  await page.goto(`${market.url}/profile/rent?id=${id}`);
  await page.waitForURL(`**/profile/sell?id=${id}`);
  await formOf(page).getByRole('heading', { name: 'Edit your property for sale' }).waitFor();
  assert.is(await formOf(page).locator('[name=superArea]').inputValue(), '1240.5');
  await fillIn(page, { fields: { price: '8800000' } });
  await formOf(page).getByText('₹ 88.0 Lac (88,00,000)').waitFor();
  await press(page, 'Next');
  await page.waitForURL(`**/profile/sell-property?id=${id}`);
  await formOf(page).getByRole('button', { name: 'Remove photo 2' }).click();
  await press(page, 'Save Changes');
  await formOf(page).getByRole('heading', { name: 'Property updated successfully' }).waitFor();
  const [price, photos] = await page.evaluate(async (society) => {
    const own = (await (await fetch('/api/v4/userproperties')).json()) as {
      sell: { society: string; price: number; images: string[] }[];
    };
    const listing = own.sell.find((one) => one.society === society);
    return [listing?.price, listing?.images.length];
  }, sale);
  assert.equal([price, photos], [8_800_000, 2]);
});

test('photos pasted, dropped and taken are ordered by pointer; cancelled, then cut off: only what is missing is sent again', async () => {
  await toStepTwo('rent', newName());
  await hand(page, 'paste', [await photo('a.jpg', 'red')]);
  await drawn(page, 1);
  await hand(page, 'drop', [await photo('b.jpg', 'lime')]);
  await drawn(page, 2);
  await formOf(page)
    .locator('input[capture=environment]')
    .setInputFiles(await photo('c.jpg', 'blue'));
  await drawn(page, 3);
  await dragPhoto(page, 3, 1);
  assert.equal(await colours(page), ['blue', 'red', 'lime']);

  let sent = 0;
  let fail = false;
  await page.route('**/api/v4/uploads', async (route) => {
    sent += 1;
    // The second one hangs until the person cancels; later it is cut off.
    if (sent === 2) return;
    const isCut = fail;
    fail = false;
    await (isCut ? route.abort('internetdisconnected') : route.continue());
  });
  await press(page, 'Submit Property');
  await page.waitForFunction(
    () => performance.getEntriesByName(`${location.origin}/api/v4/uploads`).length > 0,
  );
  await press(page, 'Cancel');
  await formOf(page).getByRole('button', { name: 'Submit Property' }).waitFor();
  assert.equal(await colours(page), ['blue', 'red', 'lime'], 'nothing is lost');
  const before = sent;
  fail = true;
  await press(page, 'Submit Property');
  await formOf(page).getByText('1 file couldn’t be sent.').waitFor();
  const cut = sent;
  assert.ok(cut - before < 3, 'what had arrived is not sent again');
  await press(page, 'Try again');
  await posted();
  assert.is(sent, cut + 1);
  await page.unroute('**/api/v4/uploads');
});

test('a photo dropped in step one is there in step two, says its room, and the preview is the page', async () => {
  await page.goto(`${market.url}/profile/sell`);
  await formOf(page).getByRole('region', { name: 'Photos' }).waitFor();
  await hand(page, 'drop', [await photo('a.jpg', 'red')]);
  await drawn(page, 1);
  const form = wholeForms.sell;
  await fillIn(page, form?.basics ?? {});
  const name = newName();
  await fillIn(page, { fields: { [form?.title ?? '']: name } });
  await press(page, 'Next');
  await fillInExtras(page, form?.details);
  await formOf(page).getByRole('combobox', { name: 'Room of photo 1' }).selectOption('Kitchen');
  await formOf(page).getByRole('textbox', { name: 'Caption of photo 1' }).fill('New tiles');
  assert.equal(await axeViolations(page, { within: 'housing-post-property' }), []);
  await press(page, 'Preview');
  const preview = page.locator('housing-listing-detail');
  await preview.locator('[part=gallery] canvas').waitFor();
  await preview.getByText(name).first().waitFor();
  await page.keyboard.press('Escape');
  await press(page, 'Submit Property');
  await posted();
  const told = await page.evaluate(async (society) => {
    const own = (await (await fetch('/api/v4/userproperties')).json()) as {
      sell: { society: string; imageRooms?: string[]; imageCaptions?: string[] }[];
    };
    const listing = own.sell.find((one) => one.society === society);
    return [listing?.imageRooms, listing?.imageCaptions];
  }, name);
  assert.equal(told, [['Kitchen'], ['New tiles']]);
});

test('a partner page under its policy shows the photos and a frame of the video, and asks for nothing else', async () => {
  const policy = strictPolicy(market.url);
  const form = '<housing-post-property kind="plot"></housing-post-property>';
  const site = await openPartnerSite('plain-html', market.url, policy, (html) =>
    html.replace(/<main>[\s\S]*<\/main>/, `<main>${form}</main>`),
  );
  const own = { page, complaints };
  const partner = await visit(browser, 768);
  page = partner.page;
  await page.goto(site.url);
  await fillIn(page, wholeForms.plot?.basics ?? {});
  await fillIn(page, { fields: { societyName: 'Green Meadows' } });
  await press(page, 'Next');
  await addPhotos(page, [await photo('a.jpg', 'red'), await photo('b.jpg', 'lime')]);
  await formOf(page)
    .locator('input[accept^=video]')
    .setInputFiles({
      name: 'tour.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from(aFilmOf({ ...redPicture, turn: 90 })),
    });
  await drawn(page, 3);
  assert.equal(await colours(page), ['red', 'lime', 'red']);
  const [wide, high] = await formOf(page)
    .locator('canvas')
    .last()
    .evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height]);
  assert.equal([wide, high], [48, 64], 'the film was recorded lying down');
  await press(page, 'Preview');
  const preview = page.locator('housing-listing-detail');
  await preview.getByText('Green Meadows').first().waitFor();
  const film = preview.locator('[part=gallery] li').nth(2).locator('canvas');
  await film.waitFor();
  const size = await film.evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height]);
  assert.equal(size, [48, 64], 'the film is shown as itself there too');
  assert.is(new URL(page.url()).origin, site.url);
  assert.equal(partner.complaints, []);
  await partner.context.close();
  await site.close();
  page = own.page;
});

test('no page complained but for the call that was broken on purpose', () => {
  assert.equal(
    complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED')),
    [],
  );
});

test('the form of a page is drawn once, and never taken away with what somebody does in it', async () => {
  const { page: fresh, context } = await visit(browser);
  await fresh.addInitScript(`
    window.takenAway = 0;
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ removedNodes }) => [...removedNodes]))
        for (const tag of node.querySelectorAll?.('housing-post-property') ?? [])
          if (tag.shadowRoot) window.takenAway += 1;
    }).observe(document, { childList: true, subtree: true });
  `);
  // Loaded again its files are at hand: that of the form came before the page's own.
  for (let load = 0; load < 3; load += 1) {
    await fresh.goto(`${market.url}/profile/sell`);
    await takenOver(fresh);
    await fresh.locator('housing-post-property').getByLabel('Carpet area').first().waitFor();
    assert.is(await fresh.evaluate('takenAway'), 0);
  }
  await context.close();
});

test.run();
