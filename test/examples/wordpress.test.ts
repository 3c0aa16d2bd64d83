/** The WordPress plugin: what it prints, by PHP itself with WordPress's functions stood in for. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../support/run/script.js';

const { PHP_MISSING } = await script<{ PHP_MISSING: string }>('setup/php.mjs');
const { readElements } = await script<{
  readElements: (root: string) => { tag: string; attributes: { name: string }[] }[];
}>('package/elements.mjs');

const suiteOf = suite('examples/wordpress');
const hasPhp = spawnSync('php', ['-v']).status === 0;
if (!hasPhp) console.warn(`!!! ${PHP_MISSING} !!!`);
const test = hasPhp ? suiteOf : suiteOf.skip;

const options = { housing_widgets_host: 'https://homes.example/', housing_widgets_key: 'pk_1' };
const printed = (shortcodes: [string, object][], settings: object = options, isAdmin = false): string => {
  const plugin = resolve('examples/wordpress-plugin/housing-widgets/housing-widgets.php');
  const { stdout, stderr, status } = spawnSync('php', ['test/support/wordpress/print-page.php'], {
    input: JSON.stringify({ plugin, shortcodes, options: settings, isAdmin }),
    encoding: 'utf8',
  });
  assert.is(status, 0, stdout + stderr);
  return (JSON.parse(stdout) as { html: string }).html;
};

test('shortcodes print elements with a link inside, and the script once', () => {
  assert.is(
    printed([
      ['housing_search_box', { city: 'Pune', results_url: '/homes/' }],
      ['housing_results', { city: 'Pune', locked: 'tab=Buy' }],
      ['housing_listing', { kind: 'sell', listing_id: 'HS-5FTPJYD' }],
    ]),
    `<housing-search-box city="Pune" results-url="/homes/"><a href="https://homes.example/search">Search homes</a></housing-search-box>
<housing-results city="Pune" locked="tab=Buy"><a href="https://homes.example/search">See all homes</a></housing-results>
<housing-listing-detail kind="sell" listing-id="HS-5FTPJYD"><a href="https://homes.example/search">See this home</a></housing-listing-detail>
<script data-key="pk_1" src="https://homes.example/embed/v1/embed.js" async></script>
`,
  );
});

test('what an editor writes cannot leave its attribute, and unknown attributes are left out', () => {
  const html = printed([['housing_results', { city: '"><script>alert(1)</script>', onclick: 'alert(1)' }]]);
  assert.match(html, 'city="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  assert.not.match(html, 'onclick');
});

test('a page without shortcodes loads no script', () => {
  assert.is(printed([]), '');
});

test('without an address visitors see nothing and the administrator what to do', () => {
  assert.is(printed([['housing_results', {}]], {}).trim(), '');
  assert.match(printed([['housing_results', {}]], {}, true), 'Name the marketplace under Settings');
});

suiteOf('a shortcode passes on every attribute that its element takes, and no other', () => {
  const plugin = readFileSync('examples/wordpress-plugin/housing-widgets/housing-widgets.php', 'utf8');
  // The server and the key are settings of the plugin; the font follows the theme's own styles; a preview is the form's.
  const notHere = ['api-base', 'partner-key', 'inherit-font', 'font', 'preview'];
  const elements = readElements(resolve('.'));
  const listed = [...plugin.matchAll(/'tag' => '([\w-]+)',\s*'attributes' => array\(([^)]*)\)/g)];
  assert.is(listed.length, 3);
  for (const [, tag, names] of listed) {
    const taken = elements.find((element) => element.tag === tag)?.attributes.map(({ name }) => name) ?? [];
    const passed = [...names!.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
    assert.equal(passed.sort(), taken.filter((name) => !notHere.includes(name)).sort(), tag);
  }
});

suiteOf.run();
