/** Astro: the lines of /partners on a page, written by its server. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stackOf } from '../support/stack.js';

const test = suite('stacks/astro');

const stack = stackOf(test, (stage) => {
  const page = `<html lang="en"><head><title>Astro</title><link rel="icon" href="data:,"></head><body>\n${stage.lines('astro')}\n</body></html>\n`;
  return { packages: { astro: '5.9.4' }, files: { 'src/pages/index.astro': page } };
});

test('the lines are built into the page and show cards', async () => {
  await stack.project.npx('astro', 'build');
  await stack.open(
    (port) => ['astro', 'preview', '--host', '127.0.0.1', '--port', String(port)],
    async (_, url) => {
      assert.match(await (await fetch(url)).text(), '<housing-results city="Pune"');
    },
  );
});

test.run();
