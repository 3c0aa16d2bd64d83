/** Translates test files and all they lead to, file by file, into plain modules. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const imported = /\b(?:from|import) ?\(?'(\.[^']+)\.js'|\bnew URL\('(\.[^']+)\.ts', import/g;

/** A test still knows where its source lies, and what lies beside it. */
const addresses = {
  name: 'addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\/test\/.*\.tsx?$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

const sourceAt = (path) => [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file));

/** Adds a file and all that its imports lead to. */
function follow(file, found) {
  if (found.has(file)) return;
  found.add(file);
  for (const [, path, started] of readFileSync(file, 'utf8').matchAll(imported)) {
    const source = sourceAt(join(file, '..', path ?? started));
    if (source) follow(source, found);
  }
}

/** All of the server and the demo, whose threads and processes nobody imports, and what the files and it lead to. */
function sourcesOf(root, files) {
  const found = new Set();
  for (const folder of ['server', 'demo'])
    for (const file of readdirSync(join(root, folder), { recursive: true }))
      if (file.endsWith('.ts')) follow(join(root, folder, file), found);
  for (const file of files) follow(join(root, 'test', file), found);
  return [...found];
}

/**
 * Writes the modules into a folder, which then has the same paths as the root.
 * @param {string} root
 * @param {string} folder below the root, so that packages are found
 * @param {string[]} files test files, as paths below test/
 */
export async function translateSources(root, folder, files) {
  await build({
    entryPoints: sourcesOf(root, files),
    absWorkingDir: root,
    outbase: root,
    outdir: folder,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [addresses],
  });
}
