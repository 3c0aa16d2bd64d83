/** Signing in on a partner's page in Firefox and in WebKit: a number in our frame, a listing with a photo, managing it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type EnginePage, pressForWindow, pressUntil, until } from '../support/engine-page.js';
import { openFirefox } from '../support/firefox.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';
import { openPartnerPages, type PartnerPages } from '../support/partner-pages.js';
import { hasDigitsOf, keyFor, pageUnder, spy } from '../support/partner-people.js';
import { newName, photo, wholeForms } from '../support/posting-pages.js';
import { script } from '../support/run/script.js';
import { openWebKit, type WebKitCommands } from '../support/webkit.js';

const { findEngines } = await script<{
  findEngines: () => { firefox?: { browser: string }; webkit?: WebKitCommands };
}>('setup/engines.mjs');
const { firefox, webkit } = findEngines();

const test = suite('engines/partner');

let market: Marketplace;
let site: PartnerPages;
let key = '';
let folder = '';

test.before(async () => {
  [market, site] = await Promise.all([openMarketplace(), openPartnerPages()]);
  folder = await mkdtemp(join(tmpdir(), 'housing-photo-'));
  await writeFile(join(folder, 'hall.jpg'), (await photo('hall.jpg', 'lime')).buffer);
  const call = (method: string, path: string, body?: object, cookie?: string) =>
    fetch(market.url + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  key = await keyFor({ call, partner: site.url, passwords: market.passwords }, {}, 'test');
});
test.after(async () => {
  await site.close();
  closeMarketplace();
  await rm(folder, { recursive: true, force: true });
});

const root = (tag: string) => `document.querySelector('housing-${tag}')?.shadowRoot`;
const button = (within: string, name: string) =>
  `[...(${within})?.querySelectorAll('button') ?? []].find((one) => /${name}/.test(one.getAttribute('aria-label') ?? one.textContent))`;

const fill = async (page: EnginePage, field: string, text: string): Promise<void> => {
  await until(page, field);
  await page.press(field);
  await page.type(text);
};

/** Signs in in our window, which the page has just opened, and allows what it asks for. */
const signIn = async (popup: EnginePage, email: string): Promise<void> => {
  await fill(popup, `document.querySelector('input[type=email]')`, email);
  await fill(popup, `document.querySelector('input[type=password]')`, market.passwords[email] ?? '');
  await popup.press(button('document', '^Login$'));
  await until(popup, button('document', 'ontinue'));
  await popup.press(button('document', 'ontinue'));
};

const seeNumber = async (page: EnginePage, email: string): Promise<void> => {
  const results = '<housing-results loading="eager" tab="Rent" city="Pune"></housing-results>';
  await page.open(pageUnder({ put: site.put, market: market.url }, key, results, { head: spy }));
  await until(page, button(root('results'), '^View Number'));
  // Engines open a window only within seconds of the press: its code is there by then, as it is when people press.
  await until(
    page,
    `performance.getEntriesByType('resource').some(({ name }) => name.includes('/sign-in-'))`,
  );
  await signIn(await pressForWindow(page, button(root('results'), '^View Number')), email);
  // These engines do not tell a frame what lies over it, so coins are asked about in our own window.
  const link = `${root('results')}?.querySelector('dialog[open] a[href*="/embed/confirm"]')`;
  await until(page, link);
  const question = await pressForWindow(page, link);
  const answer = `[...document.querySelectorAll('button:enabled')].find((one) => /^View Number/.test(one.textContent))`;
  await until(question, answer);
  await question.press(answer);
  const frame = `${root('results')}.querySelector('dialog[open] iframe')`;
  await until(page, frame);
  const inside = await page.frame(frame);
  await until(inside, `document.querySelector('a[href^="tel:"]')`);
  const address = await inside.ask<string>(`document.querySelector('a[href^="tel:"]').href`);
  const phone = address.replace('tel:+91', '');
  assert.match(phone, /^\d{10}$/);
  const seen = await page.ask<string>(`seen.join('\\n')`);
  assert.ok(seen.length > 1000);
  assert.not.ok(hasDigitsOf(phone, seen));
};

const form = root('post-property');
const chip = (group: string, label: string) =>
  `[...[...${form}.querySelectorAll('[role=radiogroup]')].find((one) => (one.getAttribute('aria-label') ??
    ${form}.getElementById(one.getAttribute('aria-labelledby'))?.textContent ?? '').startsWith(${JSON.stringify(group)}))
    .querySelectorAll('label')].find((one) => one.textContent.includes(${JSON.stringify(label)}))`;

/** Fills in a step: chips by pressing, fields by typing; lists are the browser's own, which no driver opens. */
const fillIn = async (page: EnginePage, { chips = {}, fields = {}, selects = {} }): Promise<void> => {
  for (const [group, label] of Object.entries<string>(chips)) await page.press(chip(group, label));
  for (const [name, text] of Object.entries<string>(fields))
    await fill(page, `${form}.querySelector('[name=${name}]')`, text);
  for (const [name, value] of Object.entries<string>(selects))
    await page.ask(`((list) => {
      list.value = ${JSON.stringify(value)};
      return list.dispatchEvent(new Event('change', { bubbles: true }));
    })(${form}.querySelector('[name=${name}]'))`);
};

const post = async (page: EnginePage, society: string): Promise<void> => {
  const widgets = ['<housing-post-property loading="eager" kind="sell">', '<housing-manage loading="eager">'];
  const body = widgets.map((start) => `${start}</${start.slice(1).split(' ')[0] ?? ''}>`).join('');
  await page.open(pageUnder({ put: site.put, market: market.url }, key, body));
  await until(page, `${form}?.querySelector('[name=society]')`);
  const { basics = {}, details = {} } = wholeForms.sell ?? {};
  await fillIn(page, basics);
  await fillIn(page, { fields: { society } });
  const files = `${form}.querySelector('input[type=file][multiple]')`;
  await pressUntil(page, button(form, '^Next$'), files);
  await fillIn(page, details);
  await page.choose(files, [join(folder, 'hall.jpg')]);
  await until(page, `${form}.querySelector('[data-stage=ready]')`);
  await pressUntil(
    page,
    button(form, '^Submit Property$'),
    `/posted successfully/.test(${form}.textContent)`,
  );
};

const manage = async (page: EnginePage, society: string): Promise<void> => {
  const list = root('manage');
  const row = `[...${list}?.querySelectorAll('li[part=listing]') ?? []].find((one) => one.textContent.includes('${society}'))`;
  await until(page, row);
  await until(page, `(${row}).querySelector('img[src*="/media/photo/"]')`);
  await pressUntil(page, button(row, '^Pause'), `/Inactive/.test((${row}).textContent)`);
};

const inEngine = (name: string, email: string, open: (() => Promise<EnginePage>) | undefined): void => {
  if (!open) console.error(`!!! ${name} is missing: its journey was not run !!!`);
  const run = open ? test : test.skip;
  run(
    `in ${name} a visitor signs in, sees a number that the page does not, posts a home and pauses it`,
    async () => {
      const page = await (open as () => Promise<EnginePage>)();
      const society = newName();
      try {
        await seeNumber(page, email);
        await post(page, society);
        await manage(page, society);
      } finally {
        await page.close();
      }
    },
  );
};

inEngine('Firefox', 'buyer@demo.example', firefox && (() => openFirefox(firefox)));
inEngine('WebKit', 'agent@demo.example', webkit && (() => openWebKit(webkit)));

test.run();
