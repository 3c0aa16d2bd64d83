/**
 * Seven passes over one source tree (docs/architecture.md):
 * 1 widgets: `react` is resolved to Preact; core and effector are entries of their own;
 * 2 host: React; core, effector and the widgets are external, under the names that pass 1 wrote;
 * 3 first: what shows the first cards before the widget has come, one file that waits for no other;
 * 4 embed.js: one classic script with a table of the files of each widget;
 * 5 frame.js: the script of widgets in frames;
 * 6 first content: the renderer of the server;
 * 7 the service worker of the site.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { contentPages } from './scripts/rollup/content-pages.mjs';
import { hostPartsIn } from './scripts/rollup/host-parts.mjs';
import { hostPage } from './scripts/rollup/host-page.mjs';
import { importsTogether } from './scripts/rollup/imports-together.mjs';
import { fileOf, writesManifest } from './scripts/rollup/manifest.mjs';
import { minify } from './scripts/rollup/minify.mjs';
import { modelFileOf, refusesDoubles, tellsModel } from './scripts/rollup/one-model.mjs';
import { preactModules, slimReact, storeModules } from './scripts/rollup/react-seams.mjs';
import { shortMessages } from './scripts/rollup/short-messages.mjs';
import { slimStyles } from './scripts/rollup/slim-styles.mjs';
import { virtualBuild } from './scripts/rollup/virtual-build.mjs';
import { withoutBrowser } from './scripts/rollup/without-browser.mjs';
import { workerFiles } from './scripts/rollup/worker-files.mjs';

const root = import.meta.dirname;
const web = resolve(root, 'dist/web');
const assets = resolve(web, 'assets');
const { version: packageVersion } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const dev = process.env.NODE_ENV === 'development';
const source = (path) => resolve(root, 'src', path);

/** Modules of the model with state that several entries load: each is one file for widgets and host. */
const modelEntries = {
  core: source('model/index.ts'),
  account: source('model/account/entry.ts'),
  saved: source('model/saved/entry.ts'),
  listing: source('model/listing/listing.ts'),
  pictures: source('model/listing/pictures.ts'),
  content: source('model/content/content.ts'),
  contact: source('model/contact/reach-owner.ts'),
  posting: source('model/posting/entry.ts'),
  alerts: source('model/alerts/entry.ts'),
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

/** Strips the types of the sources of a pass, file by file; the step `types` checks them. */
const withoutTypes = (...paths) =>
  typescript({
    tsconfig: resolve(root, 'tsconfig.json'),
    include: paths,
    compilerOptions: {
      noCheck: true,
      // In watch mode a new file is found when another imports it.
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
const small = (options) => (dev ? [] : [minify(options)]);

/** Everything a module reaches by its imports: the static ones, and with `hasLater` those that come later too. */
const closureOf = (id, getModuleInfo, { hasLater = false, seen = new Set() } = {}) => {
  if (seen.has(id)) return seen;
  seen.add(id);
  const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
  for (const next of hasLater ? [...importedIds, ...dynamicallyImportedIds] : importedIds)
    closureOf(next, getModuleInfo, { hasLater, seen });
  return seen;
};

/** What the results load once their cards are drawn: its parts are shared like those of a widget. */
const laterParts = source('widgets/results/controls.ts');

/** Later parts of widgets that have a budget of their own. */
const widgetParts = {
  'results-later': laterParts,
  'card-impressions': source('widgets/kit/listing/card-impressions.tsx'),
  'more-filters': source('widgets/results/filters/more-section.tsx'),
  'more-facts': source('model/rules/listing/more-facts.ts'),
  'results-routing': source('widgets/results/address/route.tsx'),
  'listing-routing': source('widgets/listing-detail/page/route.tsx'),
  'manage-later': source('widgets/manage/tools.ts'),
  'manage-days': source('widgets/manage/days/days-dialog.tsx'),
};

/**
 * Names the shared chunk of a module. State exists once, in `core`, with effector; what the first widget of a page needs is
 * in `kit`, with Preact; what the results share with others is in `kit-more`, what only others share in `kit-rest`, what those
 * of owners share in `kit-owners`, what later parts share in `kit-late`; the rest stays with its widget. What is always
 * loaded together is one file, which compresses better.
 */
const sharedFiles = () => {
  let closures;
  return (id, { getModuleInfo }) => {
    closures ??= {
      models: models.map((name) => closureOf(modelEntries[name], getModuleInfo)),
      widgets: widgets.map((name) => closureOf(widgetEntry(name), getModuleInfo)),
      later: closureOf(laterParts, getModuleInfo),
      all: widgets.map((name) => closureOf(widgetEntry(name), getModuleInfo, { hasLater: true })),
    };
    // What a listing may tell beside its catalogue: posting needs it at once, others in what they load later.
    if (/\/rules\/(?:listing|options)\/more-facts\b/.test(id)) return 'more-facts';
    // All pictures of a card come when somebody looks at it, in the results and in a listing.
    if (/\/(?:kit\/card-pictures\/(?:card|use-galleries)|words\/en\/card-pictures)/.test(id))
      return 'card-pictures';
    if (/\/kit\/listing\/cards-by-link\b/.test(id)) return 'kit-late';
    const isOf = (name) => closures.widgets[widgets.indexOf(name)].has(id);
    const isLater = closures.later.has(id);
    const isOfSeveral = closures.all.filter((closure) => closure.has(id)).length > 1;
    const model = closures.models.findIndex((closure) => closure.has(id));
    // Rules that others share with posting, be it in a part that comes later, must not load posting.
    const isPostings =
      models[model] === 'posting' &&
      widgets.some((name, at) => name !== 'post-property' && closures.all[at].has(id));
    // Nor must rules that widgets share with what is saved load that.
    const isShared = isPostings || (models[model] === 'saved' && widgets.some(isOf));
    // The host loads the model's files too, never the kit's: rules that the search box needs are core.
    if (model >= 0 && !isShared) return isOf('search-box') ? 'core' : models[model];
    // Lazy parts of other widgets use the kit too, so all of it that the first widget needs is one file.
    if (isOf('search-box') && !/\/(?:widgets|words\/en)\/search-box\b/.test(id)) return 'kit';
    if (isOf('results')) return isOfSeveral ? 'kit-more' : undefined;
    // The results must not load what only later widgets share, nor these what only posting needs, whose file it would join.
    const others = widgets.filter((name) => isOf(name) && (isLater || name !== 'post-property')).length;
    if (isShared || others + Number(isLater) > 1) return 'kit-rest';
    if (isOf('manage') && isOf('post-property')) return 'kit-owners';
    return isLater && isOfSeveral ? 'kit-late' : undefined;
  };
};

/** Whether a widget loads a chunk before it draws: its own file, and what all widgets and all lists of cards begin with. */
const isOfFirstScreen = ({ name, isEntry }) =>
  ['core', 'kit', 'kit-more'].includes(name) || (isEntry && widgets.includes(name));

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
        ...Object.entries({ ...preactModules, ...storeModules(root) }).map(([find, replacement]) => ({
          find,
          replacement,
        })),
        { find: /^react(-dom)?$/, replacement: '\0react' },
      ],
    }),
    slimStyles(),
    withoutTypes('src/{api,model,widgets}/**', 'words/**'),
    workerFiles(),
    nodeResolve({ browser: true, dedupe: ['preact', 'effector'] }),
    environment(),
    ...(dev ? [] : [shortMessages(), minify({ runsAtOnce: isOfFirstScreen })]),
    importsTogether(),
    writesManifest(web, { listsFiles: true, parts: widgetParts }),
    tellsModel({ root, web }),
  ],
};

/** Returns the file of pass 1 for a module that the host imports; called after pass 1 is written. */
const outside = (id) => {
  const entry =
    models.find((name) => id === modelEntries[name]) ?? widgets.find((name) => id === widgetEntry(name));
  return entry ? fileOf(web, entry) : modelFileOf({ root, web }, id);
};
const isEffector = (id) => id === effector || /^effector(\/effector\.mjs)?$/.test(id);

const hostParts = hostPartsIn(source);

const hostPass = {
  input: {
    boot: source('host/boot.ts'),
    host: source('host/main.tsx'),
    windows: source('host/partner-popup/main.tsx'),
    'map-first': hostParts['map-first'],
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
    alias({ entries: storeModules(root) }),
    slimStyles(),
    withoutTypes('src/**', 'words/**'),
    nodeResolve({ browser: true, dedupe: ['react', 'react-dom'] }),
    environment(),
    commonjs(),
    ...small(),
    importsTogether(),
    hostPage({ root, web }),
    refusesDoubles({ root, web }),
    writesManifest(web, { parts: hostParts }),
  ],
};

/** The renderer of first content for the server: with React, and with all packages bundled. */
const ssrPass = {
  input: { render: source('host/ssr/render.tsx') },
  output: { dir: resolve(web, 'ssr'), format: 'es', entryFileNames: '[name].js' },
  plugins: [
    withoutBrowser(root),
    contentPages({ root, web }),
    slimStyles(),
    withoutTypes('src/**', 'words/**'),
    nodeResolve({ browser: true, dedupe: ['react', 'react-dom'] }),
    environment(),
    commonjs(),
  ],
};

const firstPass = {
  input: { first: source('widgets/embed/first/index.ts') },
  output,
  plugins: [
    withoutTypes('src/{api,model,widgets}/**'),
    nodeResolve({ browser: true }),
    ...small({ runsAtOnce: () => true }),
    writesManifest(web, { listsFiles: true }),
  ],
};

/** A classic script: one file under its own name. */
const classicPass = (name, file, plugins, ...paths) => ({
  input: { [name]: source(file) },
  output: { dir: web, format: 'iife', sourcemap: 'hidden', entryFileNames: `${name}.js` },
  plugins: [
    ...plugins,
    withoutTypes(...paths),
    nodeResolve({ browser: true }),
    ...small(),
    writesManifest(web),
  ],
});

const embedPass = classicPass(
  'embed',
  'widgets/embed.ts',
  [virtualBuild({ web, widgets, packageVersion, isDev: dev })],
  'src/{api,model,widgets}/**',
);

/** The script of widgets in frames, for both sides of the frame. */
const framePass = classicPass('frame', 'widgets/embed/frame.ts', [], 'src/widgets/embed/**');

/** The service worker: another for every build. */
const serviceWorkerPass = classicPass(
  'service-worker',
  'host/offline/service-worker.ts',
  [
    replace({
      preventAssignment: true,
      values: {
        iconOfSite: () =>
          JSON.stringify(JSON.parse(readFileSync(resolve(web, 'manifest.webmanifest'), 'utf8')).icons[0].src),
        buildOfSite: () =>
          JSON.stringify(
            createHash('sha256')
              .update(readFileSync(resolve(web, 'index.html')))
              .digest('hex')
              .slice(0, 12),
          ),
      },
    }),
  ],
  'src/{api,host,model}/**',
);
// While files keep their names, nothing may be kept of them.
const worker = dev ? [] : [serviceWorkerPass];
export default [widgetPass, hostPass, firstPass, embedPass, framePass, ssrPass, ...worker];
