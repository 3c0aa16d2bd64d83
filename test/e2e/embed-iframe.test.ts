/** Widgets in frames of ours: who may show them, their height, where their links lead, tours, and signing in (S-803, S-804, S-819). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type EmbedStage, openEmbedStage } from '../support/embed-stage.js';
import { keyOwner } from '../support/embed-key.js';
import { fullForms, withTexts } from '../support/forms.js';
import { openPoster, postByCall } from '../support/poster.js';

const test = suite('e2e/embed-iframe');
let stage: EmbedStage;
let key = '';
test.before(async () => {
  stage = await openEmbedStage();
  key = await (await keyOwner(stage)).makeKey();
});
test.after(() => stage.close());

const address = (widget: string, query: string): string =>
  `${stage.market.url}/embed/iframe/${widget}?key=${key}&${query}`;
const frame = (widget: string, query: string): string =>
  `<iframe src="${address(widget, query)}" title="Homes" style="width:100%;height:300px;border:0"></iframe>`;
const follower = (): string => `<script async src="${stage.market.url}/embed/v1/frame.js"></script>`;
const open = (body: string, sources = stage.market.url) =>
  stage.open(body + follower(), {
    script: null,
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${sources}; frame-src ${sources}; style-src 'unsafe-inline'`,
    },
  });

test('a frame takes the height of its widget, with nothing but the frame and its script allowed', async () => {
  const { page, context, complaints } = await open(frame('results', 'tab=Rent&city=Pune'));
  await page.frameLocator('iframe').locator('article').first().waitFor();
  const [, inner] = page.frames();
  // It grows once more when the cards behind the first screen have come.
  assert.ok(inner);
  await inner.waitForFunction(
    () => innerHeight > 900 && document.documentElement.scrollHeight <= innerHeight,
  );
  assert.equal(complaints, []);
  await context.close();
});

test('a card opens in the window around the frame, and so does a search', async () => {
  const { page, context } = await open(frame('results', 'tab=Buy&city=Mumbai'));
  await page.frameLocator('iframe').locator('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/product\?id=/);
  await context.close();

  const again = await open(frame('search-box', 'city=Pune'));
  await again.page.frameLocator('iframe').getByRole('button', { name: 'Search' }).click();
  await again.page.waitForURL(/\/search\?.*city=Pune/);
  await again.context.close();
});

test('a list over a small widget has room while the widget is used', async () => {
  const { page, context } = await open(frame('search-box', 'city=Pune'));
  await page.frameLocator('iframe').getByRole('button', { name: 'Search' }).waitFor();
  const height = (): Promise<number> =>
    page.locator('iframe').evaluate((each) => each.getBoundingClientRect().height);
  await page.waitForFunction(
    () => (document.querySelector('iframe')?.getBoundingClientRect().height ?? 300) < 300,
  );
  const before = await height();
  await page.frameLocator('iframe').getByRole('combobox').first().focus();
  await page.waitForFunction(
    () => (document.querySelector('iframe')?.getBoundingClientRect().height ?? 0) >= 480,
  );
  await page.mouse.click(5, 760);
  await page.waitForFunction(
    (least) => (document.querySelector('iframe')?.getBoundingClientRect().height ?? 0) <= least,
    before,
  );
  await context.close();
});

test('a person signs in from the frame by our window, and the frame knows them', async () => {
  const { page, context } = await open(frame('results', 'tab=Buy&city=Pune'));
  const inside = page.frameLocator('iframe');
  const popup = page.waitForEvent('popup');
  await inside.locator('article').first().getByRole('button', { name: 'View Number' }).click();
  const shown = await popup;
  await shown.getByLabel('Email').fill('buyer@demo.example');
  await shown
    .getByLabel('Password', { exact: true })
    .fill(stage.market.passwords['buyer@demo.example'] ?? '');
  await shown.getByRole('button', { name: 'Login', exact: true }).click();
  await shown.getByText('Sahyadri Homes').first().waitFor();
  await Promise.all([
    shown.waitForEvent('close'),
    shown.getByRole('button', { name: /Allow and continue|Continue/ }).click(),
  ]);
  // The question about coins, or the number, stands in a frame within the frame.
  const question = inside.locator('dialog[open] iframe');
  await question.waitFor();
  const box = await question.boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  assert.ok(box && box.y >= 0 && box.y < height, `it is in sight: ${JSON.stringify(box)}`);
  await context.close();
});

test('a tour stands in the frame of a listing, though its host says nothing of embedding', async () => {
  const tourLink = 'https://my.matterport.com/show/?m=SxQL3iGyoDo';
  const poster = await openPoster();
  await poster.page.goto(poster.market.url);
  const { propertyId } = await postByCall(
    poster.page,
    'sellproperty',
    withTexts(fullForms.sell, { tourLink }),
  );
  await poster.close();
  const { page, context } = await stage.open(
    frame('listing-detail', `kind=sell&listing-id=${propertyId}`) + follower(),
    {
      script: null,
      prepare: (each) =>
        each.route('https://my.matterport.com/**', (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><title>Tour</title><p>A walk</p>',
          }),
        ),
    },
  );
  const inside = page.frameLocator('iframe');
  await inside.getByRole('button', { name: 'Open the tour' }).click();
  await inside.frameLocator('iframe[title="Virtual tour"]').getByText('A walk').waitFor();
  await context.close();
});

test('only the pages of the key’s own list may show a frame', async () => {
  const owner = await keyOwner(stage);
  const live = await owner.makeKey({ mode: 'live', origins: ['https://www.sahyadri.example'] });
  const reply = await fetch(`${stage.market.url}/embed/iframe/results?key=${live}`);
  assert.match(
    reply.headers.get('content-security-policy') ?? '',
    "frame-ancestors 'self' https://www.sahyadri.example;",
  );
  const nobody = await owner.makeKey({ mode: 'live' });
  const shut = await fetch(`${stage.market.url}/embed/iframe/results?key=${nobody}`);
  assert.match(shut.headers.get('content-security-policy') ?? '', "frame-ancestors 'none';");
});

test('what a frame cannot be is refused by name, with what it can', async () => {
  for (const [path, status, words] of [
    ['results?tab=Rent', 400, 'key is missing'],
    [`results?key=${key}&tab=Boats`, 400, 'Use one of: Buy, Rent'],
    [`results?key=${key}&onload=alert(1)`, 400, 'takes no'],
    [`results?key=${key}&listing-url=javascript:alert(1)`, 400, 'begins with https://'],
    [`boats?key=${key}`, 404, 'There are: '],
    ['results?key=pk_live_nobody', 403, 'not known'],
  ] as const) {
    const reply = await fetch(`${stage.market.url}/embed/iframe/${path}`);
    assert.is(reply.status, status, path);
    assert.match(await reply.text(), words, path);
  }
});

test.run();
