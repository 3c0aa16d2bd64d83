/** Joins the modules of the server into a few files: to read, resolve and link 1,600 apart is a third of a start. */
import { readdirSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';

/** What is started by itself: the program, its threads, what makes a database, and the engine, which the bench opens. */
const isEntry = (file) => /(^server\/(main|db\/(pglite-engine|make-cluster))|-worker)\.js$/.test(file);

/** Packages of hundreds of small modules, none of them loaded by another package, so that none is there twice. */
const JOINED = ['typebox', 'kysely', 'jose'];

const isPackage = (name) => !name.startsWith('.') && !isAbsolute(name);
const nameOf = (file) => file.replace(/\.js$/, '');

/** Keeps every module's own address, beside which it finds its data files and its threads. */
const keepAddresses = (modules) => ({
  name: 'keep-addresses',
  resolveImportMeta(property, { moduleId, chunkId }) {
    if (property !== 'url') return null;
    const path = relative(dirname(join(modules, chunkId)), moduleId);
    return `new URL(${JSON.stringify(`./${path}`)}, import.meta.url).href`;
  },
});

/** Writes the compiled modules of one folder, joined, into another. */
export async function joinServer(root, modules, target) {
  const files = readdirSync(modules, { recursive: true }).filter(isEntry);
  const bundle = await rollup({
    input: Object.fromEntries(files.map((file) => [nameOf(file), join(modules, file)])),
    external: (name, importer) =>
      importer !== undefined && isPackage(name) && !JOINED.includes(name.split('/')[0]),
    // The packages import each other in circles, which works.
    logLevel: 'silent',
    plugins: [keepAddresses(modules), nodeResolve({ rootDir: root, exportConditions: ['node'] })],
  });
  await bundle.write({
    dir: target,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'server/[name].js',
  });
  await bundle.close();
}
