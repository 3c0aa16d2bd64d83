/**
 * Runs unit tests: `node scripts/unit.mjs '^widgets/kit/overlay'`, a pattern of paths below test/. The files and all they import
 * of the sources become one module, so that code which the site loads on demand is there at once (docs/decisions/0041).
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { pageModule } from './pages/modules.mjs';
import { preactModules, storeModules } from './rollup/react-seams.mjs';
import { runFiles, testFiles } from './suite/run-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = testFiles(root, new RegExp(process.argv.at(-1)));
const areAllOf = (folder) => files.every((file) => file.startsWith(`${folder}/`));
const isPreact = areAllOf('widgets');
if (!isPreact && files.some((file) => file.startsWith('widgets/')))
  throw new Error('The tests of widgets run on Preact, all others on React: name one or the other');

/** Resolves React to Preact for the widgets, as in the build. */
const preact = {
  ...preactModules,
  ...storeModules(root),
  react: '@preact/compat',
  'react-dom': '@preact/compat',
};

/** Bundles React, Preact and what imports them, so that there is one of each, loaded after the DOM. */
const ofReact = /^(@lit\/react|@preact\/compat|preact|effector(-react)?|react(-dom|-hot-toast)?|wouter)$/;
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const outside = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !ofReact.test(name));

/** Keeps import.meta.url as the address of the source, and provides the pages of content/ as modules. */
const sources = {
  name: 'sources',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
    onResolve({ filter: /^virtual:page/ }, ({ path }) => ({ path, namespace: 'pages' }));
    onLoad({ filter: /^/, namespace: 'pages' }, ({ path }) => ({
      contents: pageModule(root, path),
      resolveDir: root,
    }));
  },
};

const loads = files.map((file) => `{ file: '${file}', load: () => import('./${file}') },`);
const entry = `${isPreact || areAllOf('host') ? "import './support/dom.js';" : ''}
export default [${loads.join('\n')}];`;

const outfile = join(root, `.cache/unit/${process.pid}.mjs`);
process.on('exit', () => {
  for (const file of [outfile, `${outfile}.map`]) rmSync(file, { force: true });
});
await build({
  stdin: { contents: entry, resolveDir: join(root, 'test') },
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  external: outside,
  // Its build for Node is only for server rendering.
  alias: { '@lit/react': join(root, 'node_modules/@lit/react/index.js'), ...(isPreact && preact) },
  // React and what it needs of Node are not modules.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  plugins: [sources],
});
await stop();
process.setSourceMapsEnabled(true);
process.env.TEST_BUNDLE = 'yes';
await runFiles((await import(pathToFileURL(outfile).href)).default);
// Does not wait for timers that tests left behind, such as those of toasts.
process.exit();
