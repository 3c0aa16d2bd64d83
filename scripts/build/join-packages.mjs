/** Joins packages of hundreds of small files into a few: reading 1,000 files apart is a third of a start, and takes memory. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';

/** Every name under which the server imports each of the packages; none of them is loaded by another package. */
const PACKAGES = {
  typebox: { '.': 'typebox', './value': 'typebox/value' },
  kysely: { '.': 'kysely' },
  jose: { '.': 'jose' },
};

const fileOf = (path) => (path === '.' ? 'index' : path.slice(2));

async function joinPackage(root, folder, name, entries) {
  const bundle = await rollup({
    input: Object.fromEntries(Object.entries(entries).map(([path, imported]) => [fileOf(path), imported])),
    // They import each other in circles, which works.
    logLevel: 'silent',
    plugins: [nodeResolve({ rootDir: root, exportConditions: ['node'] })],
  });
  const dir = join(folder, name);
  await bundle.write({ dir, format: 'es', chunkFileNames: '[name].js' });
  await bundle.close();
  const exported = Object.keys(entries).map((path) => [path, `./${fileOf(path)}.js`]);
  const manifest = { name, type: 'module', exports: Object.fromEntries(exported) };
  writeFileSync(join(dir, 'package.json'), JSON.stringify(manifest));
}

/** Writes the joined packages where the compiled server in `folder` finds them first. */
export async function joinPackages(root, folder) {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages, { recursive: true });
  for (const [name, entries] of Object.entries(PACKAGES)) await joinPackage(root, packages, name, entries);
}
