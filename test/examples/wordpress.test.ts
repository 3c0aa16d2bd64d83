/** The WordPress plugin: what it prints, by PHP itself with WordPress's functions stood in for. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../support/run/script.js';

const { PHP_MISSING } = await script<{ PHP_MISSING: string }>('setup/php.mjs');
const { readElements } = await script<{ readElements: (root: string) => object[] }>('package/elements.mjs');
const { wordPressWidgets } = await script<{ wordPressWidgets: (elements: object[]) => object[] }>(
  'package/wordpress.mjs',
);

const suiteOf = suite('examples/wordpress');
const hasPhp = spawnSync('php', ['-v']).status === 0;
if (!hasPhp) console.warn(`!!! ${PHP_MISSING} !!!`);
const test = hasPhp ? suiteOf : suiteOf.skip;

const options = { housing_widgets_host: 'https://homes.example/', housing_widgets_key: 'pk_1' };
const folder = 'examples/wordpress-plugin/housing-widgets';

interface Page {
  shortcodes?: [string, object][];
  blocks?: [string, object][];
  options?: object;
  isAdmin?: boolean;
  folder?: string;
}
interface Printed {
  html: string;
  blocks: Record<string, { attributes: Record<string, { type: string }>; editor_script_handles: string[] }>;
  inline: Record<string, string>;
  scripts: Record<string, string>;
  providers: Record<string, string>;
}
const run = ({ folder: from = folder, ...page }: Page): Printed => {
  const plugin = resolve(from, 'housing-widgets.php');
  const { stdout, stderr, status } = spawnSync('php', ['test/support/wordpress/print-page.php'], {
    input: JSON.stringify({ plugin, shortcodes: [], options, isAdmin: false, ...page }),
    encoding: 'utf8',
  });
  assert.is(status, 0, stdout + stderr);
  return JSON.parse(stdout) as Printed;
};
const printed = (shortcodes: [string, object][], settings: object = options, isAdmin = false): string =>
  run({ shortcodes, options: settings, isAdmin }).html;

test('shortcodes print elements with a link inside, and the script once', () => {
  assert.is(
    printed([
      ['housing_search_box', { city: 'Pune', results_url: '/homes/' }],
      ['housing_results', { city: 'Pune', locked: 'tab=Buy' }],
      ['housing_listing', { kind: 'rent', listing_id: 'HS-5FTPJYD' }],
      ['housing_post_property', { kind: 'pg' }],
      ['housing_manage', {}],
    ]),
    `<housing-search-box city="Pune" results-url="/homes/"><a href="https://homes.example/search?city=Pune">Search homes</a></housing-search-box>
<housing-results city="Pune" locked="tab=Buy"><a href="https://homes.example/search?city=Pune">See all homes</a></housing-results>
<housing-listing-detail kind="rent" listing-id="HS-5FTPJYD"><a href="https://homes.example/rent-product?id=HS-5FTPJYD">See this home</a></housing-listing-detail>
<housing-post-property kind="pg"><a href="https://homes.example/profile/pg">Post a property</a></housing-post-property>
<housing-manage><a href="https://homes.example/manage">My listings</a></housing-manage>
<script crossorigin data-key="pk_1" src="https://homes.example/embed/v1/embed.js" async></script>
`,
  );
});

test('a block prints what its shortcode prints, in the wrapper that themes know', () => {
  const { html } = run({
    blocks: [['housing/results', { tab: 'Rent', city: 'Pune', 'listing-url': '/home' }]],
  });
  assert.match(
    html,
    '<div class="wp-block"><housing-results tab="Rent" city="Pune" listing-url="/home"><a href=',
  );
  assert.match(html, 'src="https://homes.example/embed/v1/embed.js"');
});

test('each of the five widgets is a block, with every attribute of its shortcode, edited by one script', () => {
  const { blocks, inline, scripts } = run({});
  assert.equal(Object.keys(blocks).sort(), [
    'housing/listing-detail',
    'housing/manage',
    'housing/post-property',
    'housing/results',
    'housing/search-box',
  ]);
  assert.equal(blocks['housing/manage']?.editor_script_handles, ['housing-widgets-blocks']);
  assert.is(blocks['housing/results']?.attributes.tab?.type, 'string');
  assert.is(scripts['housing-widgets-blocks'], 'https://site.example/plugins/blocks.js');
  assert.match(inline['housing-widgets-blocks'] ?? '', '"host":"https:\\/\\/homes.example","key":"pk_1"');
});

test('the pasted address of a listing is asked of the marketplace, and no other address', () => {
  const [[pattern, endpoint]] = Object.entries(run({}).providers) as [[string, string]];
  assert.is(endpoint, 'https://homes.example/embed/oembed');
  const matches = (url: string): boolean =>
    new RegExp(pattern.slice(1, -2).replaceAll('\\-', '-'), 'i').test(url);
  assert.ok(
    matches('https://homes.example/rent-product?id=HS-1') && matches('https://homes.example/product?id=1'),
  );
  assert.not.ok(matches('https://homes.example/about') || matches('https://elsewhere.example/product?id=1'));
});

test('what an editor writes cannot leave its attribute, and unknown attributes are left out', () => {
  const given = { city: '"><script>alert(1)</script>', onclick: 'alert(1)' };
  for (const html of [
    printed([['housing_results', given]]),
    run({ blocks: [['housing/results', given]] }).html,
  ]) {
    assert.match(html, 'city="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    assert.not.match(html, 'onclick');
  }
});

test('a page without shortcodes loads no script', () => {
  assert.is(printed([]), '');
});

test('without an address visitors see nothing and the administrator what to do', () => {
  assert.is(printed([['housing_results', {}]], {}).trim(), '');
  assert.match(printed([['housing_results', {}]], {}, true), 'Name the marketplace under Settings');
});

suiteOf('the list of the plugin is what the element files say; else run node scripts/reference.mjs', () => {
  assert.equal(
    JSON.parse(readFileSync(`${folder}/widgets.json`, 'utf8')),
    JSON.parse(JSON.stringify(wordPressWidgets(readElements(resolve('.'))))),
  );
});

suiteOf.run();
