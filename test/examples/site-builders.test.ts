/** Pages that imitate the limits of site builders and tag managers; the services themselves were not tried. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { snippetOf } from '../../src/host/pages/partners/snippet.js';
import { keyOwner } from '../support/embed-key.js';
import { type EmbedStage, openEmbedStage } from '../support/embed-stage.js';

const test = suite('examples/site-builders');
let stage: EmbedStage;
let key = '';
test.before(async () => {
  stage = await openEmbedStage();
  key = await (await keyOwner(stage)).makeKey();
});
test.after(() => stage.close());

const lines = (system: 'html' | 'tagManager'): string =>
  snippetOf({
    host: stage.market.url,
    key,
    widget: 'results',
    system,
    city: 'Pune',
    kind: 'sell',
    listingId: '',
    theme: 'auto',
    brand: '',
  });

/** Opens a page and answers how many of its calls for listings were made under the key, and how many were not. */
const callsOf = async (
  body: string,
): Promise<{ under: number; bare: number; complaints: readonly string[] }> => {
  const calls = { under: 0, bare: 0 };
  const { page, context, complaints } = await stage.open(body, {
    script: null,
    prepare: async (opened) => {
      opened.on('request', (request) => {
        const path = new URL(request.url()).pathname;
        // The first cards may come drawn: then they are seen before the list itself is asked for.
        const [, before] = /^(.*)\/api\/v3\/(?:first-cards$|properties\/)/.exec(path) ?? [];
        if (before === `/embed/api/${key}`) calls.under += 1;
        else if (before !== undefined) calls.bare += 1;
      });
      await Promise.resolve();
    },
  });
  await page.locator('housing-results').locator('article').first().waitFor();
  await context.close();
  return { ...calls, complaints };
};

/** What a tag manager does to the lines it is given: each script is made anew, without what it does not know. */
const byTagManager = (text: string): string => `<housing-results city="Pune"></housing-results>
<template id="tag">${text.replace(/<!--.*?-->/g, '')}</template>
<script>
  setTimeout(() => {
    for (const given of document.getElementById('tag').content.querySelectorAll('script')) {
      const made = document.createElement('script');
      if (given.src) made.src = given.src;
      made.async = given.async;
      made.text = given.text;
      document.head.append(made);
    }
  }, 500);
</script>`;

test('a tag manager that drops data-key: the key is said by init, and every call is made under it', async () => {
  const { under, bare, complaints } = await callsOf(byTagManager(lines('tagManager')));
  assert.ok(under > 0);
  assert.is(bare, 0);
  assert.equal(complaints, []);
});

test('a key that is said long after the widgets have come counts from then on', async () => {
  const { page, context } = await stage.open('<housing-results city="Pune"></housing-results>');
  await page.locator('housing-results').locator('article').first().waitFor();
  const asked = page.waitForRequest((request) =>
    request.url().includes(`/embed/api/${key}/api/v3/properties/`),
  );
  await page.evaluate((given) => {
    (window as unknown as { Housing: { init: (of: { key: string }) => void } }).Housing.init({ key: given });
  }, key);
  await asked;
  await context.close();
});

test('a builder that strips the script’s attributes: an ancestor says the key', async () => {
  const { under, bare } = await callsOf(
    `<div partner-key="${key}"><housing-results city="Pune"></housing-results></div>
     <script async src="${stage.market.url}/embed/v1/embed.js" crossorigin></script>`,
  );
  assert.ok(under > 0);
  assert.is(bare, 0);
});

test('a builder whose script comes late, and whose pages change without loading', async () => {
  const { page, context, complaints } = await stage.open(
    `<main></main><script>
      setTimeout(() => { document.querySelector('main').innerHTML = '<housing-results city="Pune"></housing-results>'; }, 300);
      setTimeout(() => {
        const made = document.createElement('script');
        Object.assign(made, { src: '${stage.market.url}/embed/v1/embed.js', async: true });
        made.dataset.key = '${key}';
        document.head.append(made);
      }, 600);
    </script>`,
    { script: null },
  );
  await page.locator('housing-results').locator('article').first().waitFor();
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main) main.innerHTML = '<p>Another page</p>';
  });
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main) main.innerHTML = '<housing-search-box></housing-search-box>';
  });
  await page.locator('housing-search-box').getByRole('button', { name: 'Search' }).waitFor();
  assert.equal(complaints, []);
  await context.close();
});

test('a builder that takes frames only, sandboxed and without our script', async () => {
  const allowed = 'allow-scripts allow-same-origin allow-popups allow-top-navigation-by-user-activation';
  const { page, context, complaints } = await stage.open(
    `<iframe sandbox="${allowed}" title="Homes" style="width:100%;height:600px"
       src="${stage.market.url}/embed/iframe/results?key=${key}&tab=Rent&city=Pune"></iframe>`,
    { script: null },
  );
  const inside = page.frameLocator('iframe');
  await inside.locator('article').first().waitFor();
  await inside.locator('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/rent-product\?id=/);
  assert.equal(complaints, []);
  await context.close();
});

test.run();
