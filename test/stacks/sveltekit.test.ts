/** SvelteKit: the lines of /partners in a page that its server renders and its router opens, the tags typed by app.d.ts. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stackOf } from '../support/stack.js';
import { assertSvelteTypes } from '../support/svelte-types.js';

const test = suite('stacks/sveltekit');

const config = `import adapter from '@sveltejs/adapter-node';
export default { kit: { adapter: adapter() } };
`;
const viteConfig = `import { sveltekit } from '@sveltejs/kit/vite';
export default { plugins: [sveltekit()] };
`;
const html = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>SvelteKit</title><link rel="icon" href="data:,">%sveltekit.head%</head>
  <body><div style="display: contents">%sveltekit.body%</div></body>
</html>
`;

const stack = stackOf(test, (stage) => ({
  packages: {
    svelte: '5.57.3',
    '@sveltejs/kit': '2.70.4',
    '@sveltejs/adapter-node': '5.5.7',
    '@sveltejs/vite-plugin-svelte': '7.3.1',
    vite: '8.3.8',
    'svelte-check': '4.7.8',
    typescript: '5.9.3',
  },
  files: {
    'svelte.config.js': config,
    'vite.config.js': viteConfig,
    'tsconfig.json': JSON.stringify({
      extends: './.svelte-kit/tsconfig.json',
      compilerOptions: { strict: true, skipLibCheck: true },
    }),
    'src/app.html': html,
    'src/app.d.ts': `import 'housing-widgets/svelte';\n`,
    'src/routes/+page.svelte': stage.lines('svelte'),
    'src/routes/about/+page.svelte': '<a href="/">Homes</a>\n',
  },
}));

test('the tag stands in what the server writes, and cards are shown, also after a link within the site', async () => {
  await stack.project.npx('vite', 'build');
  // The server that adapter-node has built reads HOST and PORT.
  await stack.open(
    () => ['-c', 'node build'],
    async (page, url) => {
      assert.match(await (await fetch(url)).text(), '<housing-results city="Pune"');
      await page.goto(`${url}about`);
      await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
      await page.getByRole('link', { name: 'Homes' }).click();
      await page.locator('housing-results').locator('article').first().waitFor();
      // No new document: the router has opened the page.
      assert.is(await page.locator('html[data-kept]').count(), 1);
    },
  );
});

test('svelte-check takes what the widgets know in a page, and refuses the rest', async () => {
  await stack.project.npx('svelte-kit', 'sync');
  await assertSvelteTypes(stack, (name) => `src/routes/${name}/+page.svelte`);
});

test.run();
