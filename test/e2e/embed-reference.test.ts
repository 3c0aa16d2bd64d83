/** Every custom property and part that the documents name exists and does what its row says; a row without a proof fails. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type EmbedStage, openEmbedStage } from '../support/embed-stage.js';
import { script } from '../support/run/script.js';
import { memberCookies } from '../support/stage.js';
import { type TokenProof, tokenProofs } from '../support/token-proofs.js';

const { readElements } = await script<{
  readElements: (
    root: string,
  ) => { tag: string; parts: { name: string }[]; cssProperties: { name: string }[] }[];
}>('package/elements.mjs');
const elements = readElements(fileURLToPath(new URL('../..', import.meta.url)));

const test = suite('e2e/embed-reference');
let stage: EmbedStage;
let page: Page;

test.before(async () => {
  stage = await openEmbedStage();
  const answer = await fetch(`${stage.market.url}/api/v3/properties/sell?limit=1&photos=true`);
  const [{ _id = '' } = {}] = (await answer.json()) as { _id?: string }[];
  ({ page } = await stage.open(
    `<housing-search-box loading="eager"></housing-search-box>
     <housing-results loading="eager" tab="Buy" filters="bedrooms=2BHK"></housing-results>
     <housing-listing-detail loading="eager" group="one" kind="sell" listing-id="${_id}"></housing-listing-detail>
     <housing-post-property loading="eager"></housing-post-property>`,
  ));
  await page.locator('housing-results article').first().waitFor();
  await page.locator('housing-results label:has(input:checked)').first().waitFor();
  await page.locator('housing-post-property form').waitFor();
  await page.locator('housing-listing-detail article').first().waitFor();
});
test.after(async () => {
  await page.context().close();
  await stage.close();
});

/** The names in the table of custom properties; `likewise -1 to -7` stands for the others of its kind. */
const documented = (): string[] => {
  const text = readFileSync('docs/embed-script.md', 'utf8');
  const rows = [...text.matchAll(/^\| `--housing-([\w-]+)` *\| (.*?) *\|$/gm)];
  return rows.flatMap(([, name = '', words = '']) => {
    const range = /likewise `-(\d+)` to `-(\d+)`/.exec(words);
    const stem = name.replace(/-\d+$/, '');
    if (!range) return [name];
    const [, from = '', to = ''] = range;
    const all = Object.keys(tokenProofs).filter((each) => new RegExp(`^${stem}-\\d+$`).test(each));
    const [first, last] = [all.at(0), all.at(-1)];
    assert.equal([first, last], [`${stem}-${from}`, `${stem}-${to}`], words);
    return [name, ...all];
  });
};

/** Says whether the widget has the value, with the property set on the page or not. */
const has = (name: string, proof: TokenProof, isSet: boolean): Promise<boolean> =>
  page.evaluate(
    ([token, { widget, selector, property, value }, set]) => {
      document.documentElement.style.setProperty(`--housing-${token}`, set ? value : '');
      const root = document.querySelector(`housing-${widget}`)?.shadowRoot;
      return [...(root?.querySelectorAll(selector) ?? [])].some(
        (element) => getComputedStyle(element).getPropertyValue(property) === value,
      );
    },
    [name, proof, isSet] as const,
  );

test('each custom property changes what its row says', async () => {
  const names = documented();
  assert.ok(names.length > 30, names.join(' '));
  for (const name of names) {
    const proof = tokenProofs[name];
    if (!proof) throw new Error(`nothing proves --housing-${name} of docs/embed-script.md`);
    assert.not.ok(await has(name, proof, false), `--housing-${name} is not needed for it`);
    assert.ok(await has(name, proof, true), `--housing-${name}`);
    await has(name, proof, false);
  }
  const forgotten = Object.keys(tokenProofs).filter((name) => !names.includes(name));
  assert.equal(forgotten, [], 'these are proven and not documented');
});

test('every custom property of docs/widgets.md reaches the widgets', async () => {
  const names = elements[0]?.cssProperties.map(({ name }) => name) ?? [];
  assert.ok(names.length > 50);
  // Who wants less motion gets none, whatever the page says.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const unheard = await page.evaluate((all) => {
    const { style } = document.documentElement;
    const root = document.querySelector('housing-results')?.shadowRoot?.querySelector('.housing-root');
    return all.filter((name) => {
      style.setProperty(name, 'heard');
      const read = root && getComputedStyle(root).getPropertyValue(name.replace('--housing-', '--h-'));
      style.removeProperty(name);
      return read?.trim() !== 'heard';
    });
  }, names);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  assert.equal(unheard, []);
});

/** What stands in a part, by tag and part: a selector that must find something there. */
const partProofs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'housing-search-box': { box: 'form button[type=submit]' },
  'housing-results': { card: 'article h3 a' },
  'housing-listing-detail': { gallery: 'section img', summary: 'section button + button', card: 'article a' },
  'housing-post-property': { form: 'form [name=society]' },
  'housing-manage': { listing: 'li button' },
};

/** Styles a part from outside; answers how many elements with the proof's content took the style on. */
const styled = (on: Page, tag: string, part: string, proof: string): Promise<number> =>
  on.evaluate(
    ([name, named, inside]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${name}::part(${named}) { outline: 3px dotted rgb(1, 2, 3) }`);
      document.adoptedStyleSheets.push(sheet);
      const root = document.querySelector(name)?.shadowRoot;
      const [own = '*', ...rest] = inside.split(' ');
      const found = [...(root?.querySelectorAll(own) ?? [])].filter(
        (element) =>
          getComputedStyle(element).outlineStyle === 'dotted' &&
          element.querySelector(rest.join(' ')) !== null,
      );
      document.adoptedStyleSheets.pop();
      return found.length;
    },
    [tag, part, proof] as const,
  );

test('each part is what its row says and takes the style of the page on', async () => {
  const context = await stage.browser.newContext();
  await context.addCookies(await memberCookies(stage.browser, stage.market));
  const own = await context.newPage();
  await own.goto(`${stage.market.url}/manage`);
  await own.locator('housing-manage li[part=listing]').first().waitFor();
  for (const { tag, parts } of elements)
    for (const { name } of parts) {
      const proof = partProofs[tag]?.[name];
      if (!proof) throw new Error(`nothing proves ::part(${name}) of ${tag} in docs/widgets.md`);
      assert.ok(
        (await styled(tag === 'housing-manage' ? own : page, tag, name, proof)) > 0,
        `${tag} ${name}`,
      );
    }
  await context.close();
});

test.run();
