import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

interface Chunk {
  name: string;
}
type Render = (code: string, chunk: Chunk, options: object) => Promise<{ code: string; map: string }>;

const { minify } = await script<{
  minify: (options?: { runsAtOnce: (chunk: Chunk) => boolean }) => { renderChunk: Render };
}>('rollup/minify.mjs');

const test = suite('scripts/rollup/minify');

const code = '// Twice as much.\nexport const twice = (number) => number * 2;\n';
const hint = '//# allFunctionsCalledOnLoad\n';

const rendered = (name: string) =>
  minify({ runsAtOnce: (chunk) => chunk.name === 'first' }).renderChunk(code, { name }, { format: 'es' });

test('a file whose functions are called as it loads says so in its first line, and its map knows of the line', async () => {
  const [first, later] = [await rendered('first'), await rendered('later')];
  assert.is(first.code, hint + later.code);
  const lines = (map: string) =>
    (JSON.parse(map) as { mappings: string }).mappings.split(';').filter(Boolean);
  assert.equal(lines(first.map), lines(later.map));
  assert.match((JSON.parse(first.map) as { mappings: string }).mappings, /^;/);
});

test('comments are left out, and without a choice no file says it', async () => {
  const { code: small } = await minify().renderChunk(code, { name: 'first' }, { format: 'es' });
  assert.not.match(small, 'Twice');
  assert.not.match(small, hint);
});

test.run();
