/** Astro: the lines of /partners on a page, written by its server. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newProject, openStackStage, type Project, type StackStage } from '../support/stack.js';

const test = suite('stacks/astro');
let stage: StackStage;
let project: Project;

test.before(async () => {
  stage = await openStackStage();
  const page = `<html lang="en"><head><title>Astro</title><link rel="icon" href="data:,"></head><body>\n${stage.lines('astro')}\n</body></html>\n`;
  project = await newProject({ astro: '5.9.4' }, { 'src/pages/index.astro': page });
});
test.after(async () => {
  await stage.close();
  project.remove();
});

test('the lines are built into the page and show cards', async () => {
  await project.npx('astro', 'build');
  await stage.open(
    project,
    (port) => ['astro', 'preview', '--host', '127.0.0.1', '--port', String(port)],
    async (_, url) => {
      assert.match(await (await fetch(url)).text(), '<housing-results city="Pune"');
    },
  );
});

test.run();
