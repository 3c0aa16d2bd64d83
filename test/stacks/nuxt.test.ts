/** Nuxt: the lines of /partners in a page that its server renders. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newProject, openStackStage, type Project, type StackStage } from '../support/stack.js';

const test = suite('stacks/nuxt');
let stage: StackStage;
let project: Project;

test.before(async () => {
  stage = await openStackStage();
  project = await newProject(
    { nuxt: '4.4.5', vue: '3.5.45' },
    {
      'nuxt.config.ts': `export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  app: { head: { title: 'Nuxt', link: [{ rel: 'icon', href: 'data:,' }] } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('housing-') } },
});
`,
      'app/app.vue': stage.lines('nuxt'),
    },
  );
});
test.after(async () => {
  await stage.close();
  project.remove();
});

test('the tag stands in what the server writes, and cards are shown', async () => {
  await project.npx('nuxt', 'build');
  await stage.open(
    project,
    // Its command line knows no host: the server reads HOST.
    (port) => ['nuxt', 'preview', '--port', String(port)],
    async (_, url) => {
      assert.match(await (await fetch(url)).text(), /<housing-results city="Pune"/);
    },
  );
});

test.run();
