/**
 * Puts test files and all they import of these sources into one module. Node reads it in a moment, where the loader that
 * translates file by file took longer than most tests (docs/decisions/0041).
 */
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { isPageModule, pageModule } from '../pages/modules.mjs';
import { preactTargets } from './preact-targets.mjs';

/** Packages that import React, and the one that is cut: with Preact they are part of the bundle. */
const ofReact = /^(effector(-react)?|react(-dom|-hot-toast)?|use-sync-external-store|wouter)(\/|$)/;
const packages = /^[^./]/;
const plain = { platform: 'node', format: 'esm', bundle: true, logLevel: 'warning' };
const canRequire =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

/** A translated file still knows where its source lies. */
const sources = () => ({
  name: 'sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.(mjs|js|tsx?)$/ }, ({ path }) => {
      const address = pathToFileURL(path).href;
      const text = readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(address));
      return { contents: text, loader: /tsx?$/.exec(path)?.[0] ?? 'js' };
    });
  },
});

/** What the build makes of imports: Preact, the pages of content/, the wrappers' code for browsers. */
const imports = (root, { isPreact, dom, happyDom }) => ({
  name: 'imports',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^virtual:/ }, ({ path }) =>
      isPageModule(path) ? { path, namespace: 'pages' } : undefined,
    );
    onLoad({ filter: /^/, namespace: 'pages' }, async ({ path }) => ({
      contents: await pageModule(root, path),
      resolveDir: root,
    }));
    if (dom) onResolve({ filter: /\/dom\.js$/ }, () => ({ path: dom, external: true }));
    onResolve({ filter: packages }, ({ path, resolveDir, pluginData }) => {
      if (pluginData === 'found') return undefined;
      if (path === 'happy-dom') return { path: happyDom, external: true };
      // Its Node build only renders on a server.
      if (path === '@lit/react') return { path: join(root, 'node_modules/@lit/react/index.js') };
      const meant = isPreact ? (preactTargets[path] ?? path) : path;
      if (!packages.test(meant)) return { path: meant };
      if (!isPreact || !ofReact.test(meant)) return { path: meant, external: true };
      return resolve(meant, { resolveDir, kind: 'import-statement', pluginData: 'found' });
    });
  },
});

/** The modules of happy-dom whose every object has maps of its own. */
const ofNodes =
  /happy-dom\/lib\/(?:event\/EventTarget|nodes\/(?:node\/Node|element\/(?:Element|NamedNodeMap)))\.js$/;

const lazyMap = fileURLToPath(import.meta.resolve('./lazy-map.mjs'));

/** An element has sixteen maps, most of them empty for ever: they are made when something is put in (docs/decisions/0041). */
const lazyMaps = {
  name: 'lazy-maps',
  setup({ onLoad }) {
    onLoad({ filter: ofNodes }, ({ path }) => ({
      contents: `import { LazyMap, LazySet } from ${JSON.stringify(lazyMap)};
        ${readFileSync(path, 'utf8').replace(/new (?=(?:Map|Set)\(\))/g, 'new Lazy')}`,
    }));
  },
};

/** The DOM of the tests is a thousand files: they become one, once for each of its versions. */
async function happyDomOf(root) {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/happy-dom/package.json'), 'utf8'));
  const file = join(root, `.cache/unit/happy-dom-${version}-lazy.mjs`);
  if (existsSync(file)) return file;
  const made = `${file}.${process.pid}`;
  const entryPoints = [join(root, 'node_modules/happy-dom/lib/index.js')];
  await build({ ...plain, entryPoints, outfile: made, plugins: [lazyMaps], banner: { js: canRequire } });
  renameSync(made, file);
  return file;
}

const runner = (files) => `
import { exec } from 'uvu';
const load = async (name, at, file) => {
  globalThis.UVU_INDEX = at;
  globalThis.UVU_QUEUE.push([name]);
  await file();
};
${files.map((file, at) => `await load(${JSON.stringify(file)}, ${at}, () => import('./${file}'));`).join('\n')}
await exec();`;

/**
 * Bundles test files, and answers the modules to be imported one after the other.
 * @param {string} root
 * @param {string} folder where the bundle goes, below the root
 * @param {{ files: string[], isPreact: boolean, hasDom: boolean }} tests `files` are paths below test/; with a DOM it is
 *   there before anything else
 * @returns {Promise<string[]>}
 */
export async function bundleTests(root, folder, { files, isPreact, hasDom }) {
  mkdirSync(folder, { recursive: true });
  const happyDom = await happyDomOf(root);
  const dom = hasDom ? join(folder, 'dom.mjs') : undefined;
  const outfile = join(folder, 'tests.mjs');
  const common = { ...plain, absWorkingDir: root, sourcemap: true, sourcesContent: false };
  const given = { isPreact, happyDom };
  const stdin = { contents: runner(files), resolveDir: join(root, 'test'), sourcefile: 'all-tests.mjs' };
  await Promise.all([
    build({
      ...common,
      stdin,
      outfile,
      plugins: [imports(root, { ...given, dom }), sources()],
    }),
    dom &&
      build({
        ...common,
        entryPoints: [join(root, 'test/support/dom.ts')],
        outfile: dom,
        plugins: [imports(root, given), sources()],
      }),
  ]);
  return dom ? [dom, outfile] : [outfile];
}
