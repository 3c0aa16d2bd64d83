/** The WordPress plugin's blocks in the block editor itself, as its packages are published: preview, sidebar, what is saved. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { visit } from '../support/browser.js';
import { keyOwner } from '../support/embed-key.js';
import { openFolder } from '../support/partner-site.js';
import { stackOf } from '../support/stack.js';

const test = suite('stacks/wordpress');
const folder = 'examples/wordpress-plugin/housing-widgets';
let key = '';

interface Registered {
  title: string;
  description: string;
  attributes: Record<string, object>;
}
/** What PHP tells the editor: the blocks, and the script before the editor's own. */
const registered = (host: string): { blocks: Record<string, Registered>; inline: Record<string, string> } => {
  const options = { housing_widgets_host: host, housing_widgets_key: key };
  const { stdout } = spawnSync('php', ['test/support/wordpress/print-page.php'], {
    input: JSON.stringify({ plugin: resolve(folder, 'housing-widgets.php'), shortcodes: [], options }),
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as ReturnType<typeof registered>;
};

const editor = `import * as blocks from '@wordpress/blocks';
import * as blockEditor from '@wordpress/block-editor';
import * as components from '@wordpress/components';
import * as element from '@wordpress/element';
import * as i18n from '@wordpress/i18n';
import '@wordpress/block-editor/build-style/style.css';
import '@wordpress/components/build-style/style.css';
window.wp = { blocks, blockEditor, components, element, i18n };
window.edit = (name) => {
  const { createElement: h, createRoot, useState } = element;
  const { BlockCanvas, BlockEditorProvider, BlockInspector, BlockList, BlockTools } = blockEditor;
  const Editor = () => {
    const [value, setValue] = useState([blocks.createBlock(name)]);
    window.saved = blocks.serialize(value);
    return h(components.SlotFillProvider, null,
      h(BlockEditorProvider, { value, onInput: setValue, onChange: setValue, settings: {} },
        h('aside', { style: { float: 'right', width: 280 } }, h(BlockInspector)),
        h(BlockTools, null, h(BlockCanvas, { height: '900px' }, h(BlockList))),
        h(components.Popover.Slot)));
  };
  createRoot(document.querySelector('main')).render(h(Editor));
};
`;

const stack = stackOf(test, async (stage) => {
  key = await (await keyOwner(stage)).makeKey();
  const { blocks, inline } = registered(stage.market.url);
  const known = Object.fromEntries(
    Object.entries(blocks).map(([name, { title, description, attributes }]) => [
      name,
      { apiVersion: 3, title, description, attributes, category: 'widgets' },
    ]),
  );
  return {
    packages: {
      '@wordpress/block-editor': '18.0.0',
      '@wordpress/blocks': '16.1.0',
      '@wordpress/components': '41.0.0',
      '@wordpress/element': '8.8.0',
      '@wordpress/i18n': '6.29.0',
      esbuild: '0.28.2',
      react: '18.3.1',
      'react-dom': '18.3.1',
    },
    files: {
      'editor.js': editor,
      'site/blocks.js': readFileSync(join(folder, 'blocks.js'), 'utf8'),
      'site/facts.js': inline['housing-widgets-blocks'] ?? '',
      'site/known.js': `wp.blocks.unstable__bootstrapServerSideBlockDefinitions(${JSON.stringify(known)});`,
      'site/index.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Editor</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/editor.css"></head>
<body><main></main><script src="/editor.js"></script><script src="/known.js"></script><script src="/facts.js"></script><script src="/blocks.js"></script></body></html>`,
    },
  };
});

test('a block shows the widget itself, its sidebar changes it, and what is saved holds what was chosen', async () => {
  const { project, stage } = stack;
  await project.npx(
    'esbuild',
    'editor.js',
    '--bundle',
    '--outfile=site/editor.js',
    '--define:process.env.NODE_ENV="production"',
    '--define:process.env.IS_GUTENBERG_PLUGIN=false',
    '--loader:.svg=text',
  );
  const site = await openFolder(join(project.folder, 'site'));
  const { page, context } = await visit(stage.browser);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(site.url);
  const names: string[] = await page.evaluate(`wp.blocks.getBlockTypes().map(({ name }) => name)`);
  assert.equal(names.filter((name) => name.startsWith('housing/')).length, 5);

  await page.evaluate(`edit('housing/results')`);
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  const preview = canvas.frameLocator('iframe[title="Housing: results"]');
  await preview.locator('article').first().waitFor();
  await page.waitForFunction(
    () =>
      (document
        .querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]')
        ?.contentDocument?.querySelector('iframe')
        ?.getBoundingClientRect().height ?? 0) > 500,
  );
  // The first press chooses the block.
  await canvas.locator('[data-type="housing/results"]').click({ position: { x: 40, y: 40 } });
  await page.getByLabel('Tab', { exact: true }).selectOption('PG');
  await page.getByLabel('City', { exact: true }).fill('Pune');
  await page.waitForFunction(`saved.includes('"tab":"PG"') && saved.includes('"city":"Pune"')`);
  await canvas.locator('iframe[src*="tab=PG"]').waitFor();
  await preview.locator('article').first().waitFor();
  assert.match(await page.evaluate<string>('saved'), /^<!-- wp:housing\/results \{.*\} \/-->$/);
  assert.equal(errors, []);
  await context.close();
  await site.close();
});

test.run();
