/** What a visitor did on a partner's page is told and counted once, after a second press and a reload too (S-769, S-771). */
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PartnerActs } from '../../src/api/contract/partner-acts.schema.js';
import { type EmbedStage, openEmbedStage } from '../support/embed-stage.js';
import { type KeyOwner, keyOwner } from '../support/embed-key.js';

const test = suite('e2e/embed-acts');

let stage: EmbedStage;
let key = '';
let owner: KeyOwner;

test.before(async () => {
  stage = await openEmbedStage();
  owner = await keyOwner(stage);
  key = await owner.makeKey({ name: 'Acts' });
});
test.after(() => stage.close());

const heart = (page: Page, pressed: boolean) =>
  page
    .locator('housing-results article')
    .first()
    .getByRole('button', { name: /^Save /, pressed });
const acts = (page: Page) =>
  page.evaluate<{ event: string; act: string; actId: string }[]>(
    `(window.dataLayer ?? []).filter(({ event }) => event === 'housing-act')`,
  );
const saves = async (): Promise<[string, string, number][]> => {
  const { pages } = await owner.call<PartnerActs>('GET', `/api/v1/partner-keys/${key}/acts`);
  return pages.map(({ page, campaign, saves: count }) => [page.replace(/\d+$/, ''), campaign, count]);
};
const press = async (page: Page): Promise<void> => {
  await heart(page, false).click();
  await heart(page, true).waitFor();
};

test('a saved home is told and counted once', async () => {
  const results = '<housing-results loading="eager" tab="Buy" city="Pune"></housing-results>';
  const { page, context } = await stage.open(results, {
    script: `data-key="${key}" data-layer="dataLayer"`,
  });
  await page.goto(`${page.url()}?utm_campaign=diwali&who=private`);
  await press(page);
  await page.waitForFunction(`(window.dataLayer ?? []).some(({ event }) => event === 'housing-act')`);
  const [told] = await acts(page);
  assert.equal(Object.keys(told ?? {}).sort(), ['act', 'actId', 'event', 'id', 'kind']);
  assert.is(told?.act, 'save');
  await page.waitForLoadState('networkidle');
  assert.equal(await saves(), [['/page-', 'diwali', 1]]);

  await page.reload();
  await heart(page, true).click();
  await press(page);
  await page.waitForLoadState('networkidle');
  assert.equal(await acts(page), [], 'the same home is no second act');
  assert.equal(await saves(), [['/page-', 'diwali', 1]]);
  await context.close();
});

test('where the page says that its visitor refused, nothing is kept or counted', async () => {
  const results = '<housing-results loading="eager" tab="Rent" city="Pune"></housing-results>';
  const { page, context } = await stage.open(results, {
    script: `data-key="${key}" data-layer="dataLayer" data-consent="denied"`,
  });
  await press(page);
  await page.waitForFunction(`(window.dataLayer ?? []).some(({ event }) => event === 'housing-act')`);
  await page.waitForLoadState('networkidle');
  assert.equal(await saves(), [['/page-', 'diwali', 1]]);
  assert.is(await page.evaluate(() => localStorage.getItem('housing:acts')), null);
  await context.close();
});

test.run();
