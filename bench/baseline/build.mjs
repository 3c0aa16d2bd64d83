/** Builds the baseline as the server serves a site, compressed. */
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';

const file = (name) => new URL(name, import.meta.url).pathname;

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Baseline</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/assets/page.css">
<script type="module" src="/assets/page.js"></script></head><body><div id="root"></div></body></html>`;

/** Writes the baseline into a folder of its own and answers the folder. */
export const buildBaseline = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'housing-baseline-'));
  await mkdir(join(folder, 'assets'));
  const bundle = await rollup({ input: file('page.js'), plugins: [nodeResolve()] });
  const { output } = await bundle.generate({ format: 'es', compact: true });
  const files = { 'page.js': output[0].code, 'page.css': await readFile(file('page.css'), 'utf8') };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, 'assets', name), text);
    await writeFile(join(folder, 'assets', `${name}.br`), brotliCompressSync(text));
  }
  await writeFile(join(folder, 'index.html'), page);
  return folder;
};
