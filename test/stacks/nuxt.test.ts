/** Nuxt: the lines of /partners in a page that its server renders. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stackOf } from '../support/stack.js';

const test = suite('stacks/nuxt');

const stack = stackOf(test, (stage) => ({
  packages: { nuxt: '4.4.5', vue: '3.5.45' },
  files: {
    'nuxt.config.ts': `export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  app: { head: { title: 'Nuxt', link: [{ rel: 'icon', href: 'data:,' }] } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('housing-') } },
});
`,
    'app/app.vue': stage.lines('nuxt'),
  },
}));

test('the tag stands in what the server writes, and cards are shown', async () => {
  await stack.project.npx('nuxt', 'build');
  await stack.open(
    // Its command line knows no host: the server reads HOST.
    (port) => ['nuxt', 'preview', '--port', String(port)],
    async (_, url) => {
      assert.match(await (await fetch(url)).text(), /<housing-results city="Pune"/);
    },
  );
});

test.run();
