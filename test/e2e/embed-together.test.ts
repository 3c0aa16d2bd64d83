/** Widgets of one page work together and with the page: groups, events, the page's own script, colours. */
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type EmbedStage, openEmbedStage, settled } from '../support/embed-stage.js';

const test = suite('e2e/embed-together');

let stage: EmbedStage;
let listing: { _id: string; propertyId: string; city: string };

test.before(async () => {
  stage = await openEmbedStage();
  const answer = await fetch(`${stage.market.url}/api/v3/properties/sell?limit=1&photos=true`);
  [listing] = (await answer.json()) as [typeof listing];
});
test.after(() => stage.close());

const cards = (page: Page, group: string) => page.locator(`housing-results[group="${group}"] article`);

test('two groups are two searches, and a listing opens where its group is', async () => {
  const part = (group: string, tab: string, city: string) => `<section>
    <housing-search-box loading="eager" group="${group}" tab="${tab}" city="${city}"></housing-search-box>
    <housing-results loading="eager" group="${group}" tab="${tab}" city="${city}"></housing-results>
    <housing-listing-detail loading="eager" group="${group}"><p>none of ${group}</p></housing-listing-detail></section>`;
  const { page, complaints, context } = await stage.open(
    part('buy', 'Buy', 'Pune') + part('rent', 'Rent', 'Pune'),
  );
  await cards(page, 'buy').first().waitFor();
  // Until then the cards are those that the server has drawn.
  await page.locator('housing-results[group="rent"]').getByRole('search').waitFor();
  const title = cards(page, 'buy').first().getByRole('heading');
  const first = await title.innerText();
  const box = page.locator('housing-search-box[group="rent"]');
  await box.getByLabel('City').selectOption('Nashik');
  await box.getByRole('button', { name: 'Search' }).click();
  await page.locator('housing-results[group="rent"]').getByText('Nashik').first().waitFor();
  assert.is(await title.innerText(), first);
  await cards(page, 'rent').first().getByRole('link').first().click();
  await page.locator('housing-listing-detail[group="rent"]').getByText('Property ID').first().waitFor();
  assert.ok(await page.getByText('none of buy').isVisible());
  assert.is(page.url().startsWith(stage.site.url), true);
  assert.equal(complaints, []);
  await context.close();
});

test('the page hears what visitors do, may take over, and reads nothing that names a person', async () => {
  const head = `<script>
    window.heard = []; window.dataLayer = [];
    (window.Housing = window.Housing || []).push((housing) => {
      window.stop = housing.on('housing-open', (event) => { heard.push(event.detail); event.preventDefault(); });
    });</script>`;
  const { page, context } = await stage.open(
    '<housing-results tab="Buy" city="Pune" group="own"></housing-results>',
    {
      head,
      script: 'data-layer="dataLayer"',
    },
  );
  const address = page.url();
  await cards(page, 'own').first().waitFor();
  await page.waitForLoadState('networkidle');
  await cards(page, 'own').first().getByRole('link').first().click();
  const heard = await page.evaluate<{ id: string; kind: string; listing: object }[]>('heard');
  assert.is(heard.length, 1);
  assert.is(heard[0]?.kind, 'sell');
  assert.not.match(JSON.stringify(heard), /"(phone|email|contact|ownername)"|[^\d]\d{10}[^\d]|\S+@\S+\.\S+/i);
  assert.is(page.url(), address);
  assert.equal(await page.evaluate('dataLayer'), [
    { event: 'housing-open', group: 'own', kind: 'sell', id: heard[0]?.id },
  ]);
  assert.is(await page.evaluate(() => document.cookie), '');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  assert.ok(
    keys.every((key) => key.startsWith('housing:')),
    keys.join(' '),
  );
  await page.evaluate('stop()');
  await Promise.all([
    page.waitForURL(`${stage.market.url}/**`),
    cards(page, 'own').first().getByRole('link').first().click(),
  ]);
  await context.close();
});

test('Housing.open shows a listing in place, on the page of listing-url, or says that there is none', async () => {
  const { page, context } = await stage.open(
    `<housing-search-box></housing-search-box><div style="height:3000px"></div>
     <housing-listing-detail loading="lazy"><p>Choose a home</p></housing-listing-detail>`,
  );
  await page.waitForFunction('window.Housing?.open');
  await page.evaluate(`Housing.open('${listing.propertyId}')`);
  const widget = page.locator('housing-listing-detail');
  await widget.getByText(listing.propertyId).first().waitFor();
  const refusal = await page.evaluate(
    `Housing.open('HS-NOWHERE', { kind: 'pg' }).catch((error) => error.message)`,
  );
  assert.is(refusal, 'Housing.open: there is no listing "HS-NOWHERE" of the kind pg.');
  await context.close();

  stage.site.put('/home.html', '<!doctype html><title>A home</title>');
  const other = await stage.open(
    '<housing-results loading="lazy" listing-url="/home.html?from=us"></housing-results>',
  );
  await other.page.waitForFunction('window.Housing?.open');
  await other.page.evaluate(`void Housing.open('${listing._id}', { kind: 'sell' })`);
  await other.page.waitForURL(`**/home.html?from=us&kind=sell&id=${listing._id}`);
  await other.context.close();
});

test('the language follows the page while it is shown, and so do light and dark', async () => {
  const { page, context } = await stage.open(
    '<div id="part"><housing-search-box></housing-search-box></div>',
  );
  const box = page.locator('housing-search-box');
  await box.getByRole('button', { name: 'Search' }).waitFor();
  await page.evaluate(() => document.getElementById('part')?.setAttribute('lang', 'hi-IN'));
  await box.getByRole('button', { name: 'खोजें' }).waitFor();
  await box.evaluate((tag) => tag.setAttribute('lang', 'mr'));
  await box.getByRole('button', { name: 'शोधा' }).waitFor();
  const background = () =>
    box.evaluate((tag) => getComputedStyle(tag.shadowRoot?.querySelector('form') as Element).backgroundColor);
  assert.is(await background(), 'rgb(255, 255, 255)');
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'dark';
  });
  assert.is(await background(), 'rgb(27, 31, 38)');
  await page.evaluate(() => document.getElementById('part')?.setAttribute('theme', 'light'));
  await page.waitForFunction(() =>
    document
      .querySelector('housing-search-box')
      ?.shadowRoot?.querySelector<HTMLElement>('[data-theme=light]'),
  );
  assert.is(await background(), 'rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.is(await background(), 'rgb(255, 255, 255)');
  await context.close();
});

/** Brand colours that no single text colour suits: light, dark, middling, grey. */
const brands = ['#ffd500', '#001a66', '#e4002b', '#777777', '#00ff88', '#ffffff', '#000000'];

test('with any brand colour, in light and dark, texts and buttons can be read', async () => {
  const body = `<housing-search-box style="min-height:200px"></housing-search-box>
    <housing-results loading="eager" tab="Buy" style="min-height:90vh"></housing-results>`;
  const { page, context } = await stage.open(body, { head: '<style>:root{--housing-brand:#ffd500}</style>' });
  await page.locator('housing-results article').first().waitFor();
  await settled(page);
  for (const theme of ['light', 'dark'])
    for (const brand of brands) {
      const found = await page.evaluate(
        async ([scheme, colour]) => {
          document.documentElement.style.colorScheme = scheme as string;
          document.documentElement.style.setProperty('--housing-brand', colour as string);
          const findings = await (
            Housing as unknown as { check: () => Promise<{ topic: string; text: string }[]> }
          ).check();
          return findings.filter(({ topic }) => topic === 'colours').map(({ text }) => text);
        },
        [theme, brand],
      );
      assert.equal(found, [], `${brand} in ${theme}`);
    }
  const fill = await page
    .locator('housing-search-box')
    .getByRole('button', { name: 'Search' })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  assert.is(fill, 'rgb(0, 0, 0)');
  await context.close();
});

test.run();
