/** The widgets' journey in Firefox and in WebKit: on another origin, under a policy without any style. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type EnginePage, pressUntil, until } from '../support/engine-page.js';
import { openFirefox } from '../support/firefox.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';
import { openPartnerPages, type PartnerPages } from '../support/partner-pages.js';
import { script } from '../support/run/script.js';
import { openWebKit, type WebKitCommands } from '../support/webkit.js';

const { findEngines } = await script<{
  findEngines: () => { firefox?: { browser: string }; webkit?: WebKitCommands };
}>('setup/engines.mjs');
const { firefox, webkit } = findEngines();

const test = suite('engines/widgets');

let market: Marketplace;
let site: PartnerPages;

test.before(async () => {
  [market, site] = await Promise.all([openMarketplace(), openPartnerPages()]);
});
test.after(async () => {
  await site.close();
  closeMarketplace();
});

const root = (tag: string) => `document.querySelector('housing-${tag}')?.shadowRoot`;

const html = () => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title>
  <script async src="${market.url}/embed/v1/embed.js" crossorigin></script>
  <housing-search-box city="Pune" loading="eager"><a href="/homes">All homes</a></housing-search-box>
  <housing-results city="Pune" loading="eager"></housing-results>
  <housing-listing-detail loading="eager"></housing-listing-detail>
  <housing-post-property loading="eager"></housing-post-property>`;

const policy = () =>
  `default-src 'none'; script-src ${market.url}; connect-src ${market.url}; img-src ${market.url}; ` +
  `media-src ${market.url}; style-src 'none'`;

const search = async (page: EnginePage): Promise<void> => {
  await until(page, `${root('search-box')}?.querySelector('form')`);
  await until(page, `${root('results')}?.querySelector('article')`);
  await page.press(
    `[...${root('search-box')}.querySelectorAll('label')].find(({ textContent }) => textContent === 'Rent')`,
  );
  await page.press(`${root('search-box')}.querySelector('button[type=submit]')`);
  await until(page, `${root('results')}.textContent.includes('month')`);
  const ground = `getComputedStyle(${root('search-box')}.querySelector('form')).backgroundColor`;
  assert.is(await page.ask(ground), 'rgb(255, 255, 255)');
};

const openInPlace = async (page: EnginePage, url: string): Promise<void> => {
  const card = `${root('results')}.querySelector('article h3 a')`;
  await pressUntil(page, card, `${root('listing-detail')}?.textContent.includes('Property ID')`);
  assert.is(await page.ask('location.href'), url);
};

const fillIn = async (page: EnginePage): Promise<void> => {
  await until(page, `${root('post-property')}?.querySelector('[name=society]')`);
  const next = `${root('post-property')}.querySelector('form button[type=submit]')`;
  await pressUntil(page, next, `/fields need your attention/.test(${root('post-property')}.textContent)`);
};

const leaveNothing = async (page: EnginePage): Promise<void> => {
  assert.equal(await page.ask('Object.keys(localStorage).filter((key) => !key.startsWith("housing:"))'), []);
  assert.is(await page.ask('document.cookie'), '');
  await page.ask(`document.documentElement.lang = 'mr'`);
  await until(page, `${root('search-box')}.textContent.includes('शोधा')`);
  await page.ask(`document.querySelector('housing-search-box').remove()`);
  await until(page, `document.querySelectorAll('head > *').length === 3`);
};

const journey = async (page: EnginePage): Promise<void> => {
  const url = site.put('/', { html: html(), headers: { 'content-security-policy': policy() } });
  await page.open(url);
  await search(page);
  await openInPlace(page, url);
  await fillIn(page);
  await leaveNothing(page);
};

const inEngine = (name: string, found: boolean, open: () => Promise<EnginePage>): void => {
  if (!found) console.error(`!!! ${name} is missing: its journey was not run !!!`);
  const run = found ? test : test.skip;
  run(
    `in ${name} a visitor searches, opens a listing in place, is told what a form lacks, and changes the language`,
    async () => {
      const page = await open();
      console.log(`  ${page.engine}`);
      try {
        await journey(page);
      } finally {
        await page.close();
      }
    },
  );
};

inEngine('Firefox', firefox !== undefined, () => openFirefox(firefox as { browser: string }));
inEngine('WebKit', webkit !== undefined, () => openWebKit(webkit as WebKitCommands));

test.run();
