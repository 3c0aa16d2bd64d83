/**
 * Four passes over one source tree (docs/architecture.md has the picture):
 * 1 widgets: Preact behind React's name; core and effector come out as entries of their own;
 * 2 host: React; core, effector and the widgets stay outside and are named as pass 1 wrote them;
 * 3 embed.js: one classic script that knows which files each widget needs;
 * 4 the first content of pages, drawn in the server.
 */
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { contentPages } from './scripts/rollup/content-pages.mjs';
import { hostPage } from './scripts/rollup/host-page.mjs';
import { fileOf, writesManifest } from './scripts/rollup/manifest.mjs';
import { minify } from './scripts/rollup/minify.mjs';
import { modelFileOf, refusesDoubles, tellsModel } from './scripts/rollup/one-model.mjs';
import { slimReact, syncExternalStore } from './scripts/rollup/react-seams.mjs';
import { virtualBuild } from './scripts/rollup/virtual-build.mjs';
import { withoutBrowser } from './scripts/rollup/without-browser.mjs';
import { workerFiles } from './scripts/rollup/worker-files.mjs';

const root = import.meta.dirname;
const web = resolve(root, 'dist/web');
const assets = resolve(web, 'assets');
const { version: packageVersion } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const dev = process.env.NODE_ENV === 'development';
const source = (path) => resolve(root, 'src', path);

/** Files of the model that several entries load and that hold state: each is one file for widgets and host. */
const modelEntries = {
  core: source('model/index.ts'),
  account: source('model/account/entry.ts'),
  search: source('model/search/search.ts'),
  listing: source('model/listing/listing.ts'),
  content: source('model/content/content.ts'),
  contact: source('model/contact/reach-owner.ts'),
  posting: source('model/posting/entry.ts'),
};
const models = Object.keys(modelEntries);
const effector = source('model/effector.ts');
const widgets = ['search-box', 'results', 'listing-detail', 'manage', 'post-property'];
const widgetEntry = (name) => source(`widgets/${name}/index.ts`);

const output = {
  dir: assets,
  format: 'es',
  sourcemap: 'hidden',
  generatedCode: 'es2015',
  entryFileNames: dev ? '[name].js' : '[name]-[hash].js',
  chunkFileNames: dev ? '[name].js' : '[name]-[hash].js',
  assetFileNames: dev ? '[name][extname]' : '[name]-[hash][extname]',
};

/** Takes the types out of the sources a pass needs. It reads these alone: the check called types looks at what they mean. */
const withoutTypes = (...paths) =>
  typescript({
    tsconfig: resolve(root, 'tsconfig.json'),
    include: paths,
    compilerOptions: {
      noCheck: true,
      // Watching, a new file is found by who imports it.
      noResolve: !dev,
      lib: ['ES5'],
      types: [],
      noEmit: false,
      declaration: false,
      sourceMap: true,
      inlineSources: true,
    },
  });
const environment = () =>
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production') },
  });
const small = () => (dev ? [] : [minify()]);

/** Everything a module reaches by static imports. */
const closureOf = (id, getModuleInfo, seen = new Set()) => {
  if (seen.has(id)) return seen;
  seen.add(id);
  getModuleInfo(id)?.importedIds.forEach((next) => closureOf(next, getModuleInfo, seen));
  return seen;
};

/**
 * Names the shared file a module goes to. State exists once, in `core`, with effector; what the first widget of a page
 * needs is in `kit`, with Preact; what the results share with others is in `kit-more`, what only others share in
 * `kit-rest`; the rest stays with its widget. What is always loaded together is one file, since that compresses better.
 */
const sharedFiles = () => {
  let closures;
  return (id, { getModuleInfo }) => {
    closures ??= {
      models: models.map((name) => closureOf(modelEntries[name], getModuleInfo)),
      widgets: widgets.map((name) => closureOf(widgetEntry(name), getModuleInfo)),
    };
    const isOf = (name) => closures.widgets[widgets.indexOf(name)].has(id);
    const model = closures.models.findIndex((closure) => closure.has(id));
    // Rules that other widgets share with posting must not bring posting along.
    const isShared =
      models[model] === 'posting' && widgets.some((name) => name !== 'post-property' && isOf(name));
    // The host loads the model's files too, never the kit's: rules that the search box needs are core.
    if (model >= 0 && !isShared) return isOf('search-box') ? 'core' : models[model];
    // Lazy parts of other widgets use the kit too, so all of it that the first widget needs is one file.
    if (isOf('search-box') && !/\/(?:widgets|words\/en)\/search-box\b/.test(id)) return 'kit';
    if (isOf('results')) return widgets.filter(isOf).length > 1 ? 'kit-more' : undefined;
    // The results must not carry what only the widgets opened after them share, nor these what only posting needs.
    return widgets.filter((name) => name !== 'post-property' && isOf(name)).length > 1
      ? 'kit-rest'
      : undefined;
  };
};

const widgetPass = {
  input: {
    effector,
    ...modelEntries,
    ...Object.fromEntries(widgets.map((name) => [name, widgetEntry(name)])),
    page: source('widgets/embed/page/index.ts'),
  },
  preserveEntrySignatures: 'allow-extension',
  output: {
    ...output,
    hoistTransitiveImports: true,
    manualChunks: sharedFiles(),
  },
  plugins: [
    {
      name: 'clean',
      buildStart: () => {
        if (!dev) rmSync(web, { recursive: true, force: true });
      },
    },
    slimReact(),
    alias({
      entries: [
        { find: /^react-dom\/client$/, replacement: '@preact/compat/client' },
        { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
        { find: /^react(-dom)?$/, replacement: '\0react' },
      ],
    }),
    syncExternalStore(root),
    withoutTypes('src/{api,model,widgets}/**', 'words/**'),
    workerFiles(),
    nodeResolve({ browser: true, dedupe: ['preact', 'effector'] }),
    environment(),
    ...small(),
    writesManifest(web, { listsFiles: true }),
    tellsModel({ root, web }),
  ],
};

/** Names the file of pass 1 that stands for a module of the host; asked after pass 1 has been written. */
const outside = (id) => {
  const entry =
    models.find((name) => id === modelEntries[name]) ?? widgets.find((name) => id === widgetEntry(name));
  return entry ? fileOf(web, entry) : modelFileOf({ root, web }, id);
};
const isEffector = (id) => id === effector || /^effector(\/effector\.mjs)?$/.test(id);

const hostPass = {
  input: {
    boot: source('host/boot.ts'),
    host: source('host/main.tsx'),
    windows: source('host/partner-popup/main.tsx'),
  },
  external: (id) => isEffector(id) || outside(id) !== undefined,
  output: {
    ...output,
    paths: (id) => {
      const file = isEffector(id) ? fileOf(web, 'effector') : outside(id);
      return file ? `./${file}` : id;
    },
  },
  plugins: [
    contentPages({ root, web }),
    syncExternalStore(root),
    withoutTypes('src/**', 'words/**'),
    nodeResolve({ browser: true, dedupe: ['react', 'react-dom'] }),
    environment(),
    commonjs(),
    ...small(),
    hostPage({ root, web }),
    refusesDoubles({ root, web }),
    writesManifest(web),
  ],
};

/** Draws the first content of pages, inside the server: React's own, with nothing left to look up in node_modules. */
const ssrPass = {
  input: { render: source('host/ssr/render.tsx') },
  output: { dir: resolve(web, 'ssr'), format: 'es', entryFileNames: '[name].js' },
  plugins: [
    withoutBrowser(root),
    contentPages({ root, web }),
    withoutTypes('src/**', 'words/**'),
    nodeResolve({ browser: true, dedupe: ['react', 'react-dom'] }),
    environment(),
    commonjs(),
  ],
};

const embedPass = {
  input: { embed: source('widgets/embed.ts') },
  output: { dir: web, format: 'iife', sourcemap: 'hidden', entryFileNames: 'embed.js' },
  plugins: [
    virtualBuild({ web, widgets, packageVersion, isDev: dev }),
    withoutTypes('src/widgets/embed.ts', 'src/widgets/embed/**'),
    nodeResolve({ browser: true }),
    ...small(),
    writesManifest(web),
  ],
};

export default [widgetPass, hostPass, embedPass, ssrPass];
