/** Every snippet that /developers and /partners show runs: opened on a page of another origin, compiled, or run in Node (S-809). */
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compileTemplate, parse } from 'vue/compiler-sfc';
import { signatureOf } from '../../server/services/webhook-sender.js';
import { benchWidgets, samples } from '../../src/host/pages/developers/workbench/bench.js';
import { linesOfTag } from '../../src/host/pages/partners/snippet.js';
import {
  bundled,
  declarationsIn,
  mounting,
  runInNode,
  type ShownCode,
  shownCode,
  typeFaults,
} from '../support/developer-code.js';
import { type EmbedStage, openEmbedStage, type OpenOptions } from '../support/embed-stage.js';
import { memberCookies } from '../support/stage.js';

const test = suite('e2e/developer-snippets');
const code = shownCode(process.cwd());
let stage: EmbedStage;
let key = '';
let listingId = '';

test.before(async () => {
  stage = await openEmbedStage();
  const { browser, market } = stage;
  const cookies = await memberCookies(browser, market);
  const answer = await fetch(`${market.url}/api/v1/partner-keys`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: market.url,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ name: 'Snippets', mode: 'test', origins: [] }),
  });
  ({ key } = (await answer.json()) as { key: string });
  const listings = await fetch(`${market.url}/api/v3/properties/sell?limit=1`);
  [{ _id: listingId }] = (await listings.json()) as [{ _id: string }];
});
test.after(() => stage.close());

/** As the site shows it, with a key that may be used here. */
const filled = (text: string): string =>
  text.replaceAll('https://HOST', stage.market.url).replaceAll('pk_...', key);

/** What a page may be refused: who manages listings has to be signed in, and the check tries whether a frame of ours may come. */
const unexpected = (complaints: readonly string[], text: string): string[] =>
  complaints.filter(
    (each) =>
      !(text.includes('housing-manage') && each.includes('status of 401')) &&
      !(text.includes('housing.check') && each.startsWith('Framing ')),
  );

/** Waits until every tag of the page has drawn, and answers the names of those that are there. */
const drawnTags = async (page: Page): Promise<string[]> => {
  await page.waitForFunction(() => {
    const tags = [...document.querySelectorAll('*')].filter(({ localName }) =>
      localName.startsWith('housing-'),
    );
    return tags.every((tag) => (tag.shadowRoot?.childElementCount ?? 0) > 0);
  });
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map(({ localName }) => localName)
      .filter((name) => name.startsWith('housing-')),
  );
};

/** Opens a page with the snippet in it and answers the tags that drew and what the page complained of. */
const opened = async (
  body: string,
  options: OpenOptions,
  act: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<{ tags: string[]; complaints: readonly string[] }> => {
  const { page, complaints, context } = await stage.open(body, { height: 6000, ...options });
  await act(page);
  const tags = await drawnTags(page);
  await context.close();
  return { tags, complaints };
};

const openHtml = async (html: string): Promise<void> => {
  const own = /<script[^>]*embed\.js/.test(html) ? { script: null } : { script: `data-key="${key}"` };
  const expected = [...html.replace(/<!--.*?-->/gs, '').matchAll(/<(housing-[\w-]+)/g)].map(([, tag]) => tag);
  const { tags, complaints } = await opened(html, own);
  assert.equal(tags, expected);
  assert.equal(unexpected(complaints, html), []);
};

/** Runs a script on a page where widgets stand; `element` and `router` are what a page has of its own. */
const openScript = async (text: string): Promise<void> => {
  const page = '<div id="element"></div><housing-results loading="eager" city="Pune"></housing-results>';
  const isModule = /^import (?:.* from )?'housing-widgets/m.test(text);
  const content = isModule ? await bundled(text, 'js') : text;
  const { complaints } = await opened(page, { script: `data-key="${key}"` }, async (shown) => {
    await shown.addScriptTag({ content, ...(isModule && { type: 'module' }) });
  });
  assert.equal(unexpected(complaints, text), []);
};

const openReact = async (text: string): Promise<string[]> => {
  const source = await bundled(mounting(text), 'tsx');
  const own = text.includes('housing-widgets/react') ? { script: null } : { script: `data-key="${key}"` };
  const { tags, complaints } = await opened('', own, async (page) => {
    await page.addScriptTag({ content: source, type: 'module' });
    await page
      .locator(
        ':is(housing-results, housing-search-box, housing-listing-detail, housing-post-property, housing-manage)',
      )
      .first()
      .waitFor({ state: 'attached' });
  });
  assert.equal(unexpected(complaints, text), []);
  return tags;
};

/** Each declaration must be one that the browser keeps. */
const keepStyles = async (text: string): Promise<void> => {
  const { page, context } = await stage.open('', { script: null, head: `<style>${text}</style>` });
  const kept = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules]
        .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]))
        .map((rule) => {
          const { selectorText, style } = rule as CSSStyleRule;
          return [selectorText, ...style] as const;
        }),
    ),
  );
  for (const [selector, property] of declarationsIn(text)) {
    const isKept = kept.some(
      ([of, ...names]) =>
        of === selector &&
        names.some(
          (name) => name === property || name.startsWith(`${property}-`) || property === 'border-radius',
        ),
    );
    assert.ok(isKept, `${selector} { ${property} } is dropped`);
  }
  await context.close();
};

const { name: packageName, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  name: string;
  scripts: Record<string, string>;
};

/** A line of a shell names what is there: our package, a script of ours, a file. */
const knowsCommand = (line: string): void => {
  const [, run] = /^npm run ([\w:]+)/.exec(line) ?? [];
  const [, file] = /^node (\S+)/.exec(line) ?? [];
  if (run) assert.ok(scripts[run], line);
  else if (file) assert.ok(existsSync(file), line);
  else assert.match(line, new RegExp(`^npm (?:install|pack) (?:${packageName}|PATH/dist/npm)$`));
};

const ways: Readonly<Record<string, (text: string) => Promise<unknown>>> = {
  html: openHtml,
  js: async (text) => (text.includes("from 'node:") ? runInNode(text) : openScript(text)),
  jsx: async (text) => {
    assert.ok((await openReact(text)).length > 0);
  },
  css: keepStyles,
  json: async (text) => JSON.parse(text) as unknown,
  sh: async (text) => {
    text.split('\n').forEach(knowsCommand);
  },
};

const titleOf = ({ page, language, code: text }: ShownCode): string =>
  `/${page}, ${language}: ${text.split('\n')[0]?.slice(0, 60) ?? ''}`;

for (const [at, block] of code.entries())
  test(`${String(at + 1)}. ${titleOf(block)}`, async () => {
    const way = ways[block.language];
    if (!way) throw new Error(`There is no way to run code in “${block.language}”`);
    await way(filled(block.code));
  });

test('the receiver of webhooks takes what our server signs, under either secret of a change, and nothing else', async () => {
  const receiver = code.find(({ page, language }) => page === 'developers/partners' && language === 'js');
  const address = `data:text/javascript,${encodeURIComponent(receiver?.code ?? '')}`;
  const { isOurs } = (await import(address)) as {
    isOurs: (header: string, body: string, secret: string) => boolean;
  };
  const body = '{"type":"lead.number"}';
  const now = Date.now();
  const header = signatureOf(['new', 'old'], body, now);
  assert.ok(isOurs(header, body, 'new') && isOurs(header, body, 'old'));
  assert.not(isOurs(header, body, 'another'));
  assert.not(isOurs(header, `${body} `, 'new'));
  assert.not(isOurs(signatureOf(['new'], body, now - 301_000), body, 'new'));
  assert.not(isOurs('', body, 'new'));
});

test('TypeScript has nothing against what is shown for React, and refuses what no widget knows', () => {
  const shown = code.filter(({ language }) => language === 'jsx').map((block) => block.code);
  assert.ok(shown.length > 0);
  assert.is(typeFaults(shown), '');
  assert.match(
    typeFaults([shown[0]?.replace('city="Pune"', 'theme="pink"') ?? '']),
    '\'"pink"\' is not assignable',
  );
});

test('the site shows code in every language that has a way', () => {
  const languages = new Set(code.map(({ language }) => language));
  assert.equal([...languages].sort(), Object.keys(ways).sort());
});

const chosen = (widget: string): Record<string, string> => {
  const { city = '', locked = '' } = samples;
  const own: Record<string, Record<string, string>> = {
    'search-box': { city, tab: 'Rent', layout: 'stacked' },
    results: { locked, 'routing-prefix': 'h-', routing: 'url' },
    'listing-detail': { kind: 'sell', 'listing-id': listingId },
    'post-property': { kind: 'pg', pin: '' },
    manage: { find: 'HSG' },
  };
  return { lang: 'hi', theme: 'dark', ...own[widget] };
};

for (const widget of benchWidgets)
  test(`the lines of ${widget} open as plain page, in WordPress, in React, and compile in Vue`, async () => {
    const linesFor = (system: 'html' | 'wordpress' | 'react' | 'vue') =>
      linesOfTag({
        ...{ host: stage.market.url, key, tag: `housing-${widget}`, system },
        attributes: chosen(widget),
        colours: { '--housing-brand': '#7a1f2b', '--housing-radius': '0' },
      });
    for (const system of ['html', 'wordpress'] as const) await openHtml(linesFor(system));
    assert.equal(await openReact(linesFor('react')), [`housing-${widget}`]);
    const { descriptor, errors } = parse(linesFor('vue'));
    assert.equal(errors, []);
    const made = compileTemplate({
      ...{ id: widget, filename: 'homes.vue', source: descriptor.template?.content ?? '' },
      compilerOptions: { isCustomElement: (tag) => tag.startsWith('housing-') },
    });
    assert.equal(made.errors, []);
    assert.match(made.code, `housing-${widget}`);
  });

test.run();
