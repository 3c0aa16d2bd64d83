/** Writes dist/npm: the built widgets, entries that a server may import, types, editor data and React components. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryTypes, sharedTypes } from './declarations.mjs';
import { customElements, vsCode, webTypes } from './editor-data.mjs';
import { readElements } from './elements.mjs';
import { cssTypes, jsxTypes, reactTypes, svelteTypes, vueTypes } from './framework-types.mjs';
import { housingTypes } from './housing-types.mjs';
import { bundleReact } from './react/bundle-react.mjs';

const name = 'housing-widgets';
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const widgetOf = ({ tag }) => tag.replace('housing-', '');

/** All files that an entry loads, at once or on demand, transitively. */
function filesOf(assets, file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(assets, file), 'utf8');
  for (const [, next] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
    if (existsSync(join(assets, next))) filesOf(assets, next, seen);
  return seen;
}

/** An entry loads nothing where there is no browser, so that a server may import it. */
const entryCode = (files) => `const isBrowser = typeof customElements === 'object' && customElements !== null;

export const ready = isBrowser
  ? Promise.all([${files.map((file) => `import('./assets/${file}')`).join(', ')}]).then(() => undefined)
  : Promise.resolve();
`;

/** Frameworks that a page may have; none is needed. */
const peers = { react: '>=18', '@types/react': '>=18', vue: '>=3.4', svelte: '>=5' };
/** Entries that only say types: of the tags in a framework's templates. */
const typesOnly = ['jsx', 'vue', 'svelte'];

const packageJson = (elements, { version, license, description }) => {
  const entry = (file) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });
  const widgets = elements.map((element) => [`./${widgetOf(element)}`, entry(widgetOf(element))]);
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    keywords: ['web-components', 'custom-elements', 'real-estate', 'property', 'india'],
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(widgets),
      './react': entry('react'),
      ...Object.fromEntries(
        widgets.map(([path]) => [`./react/${path.slice(2)}`, entry(`react/${path.slice(2)}`)]),
      ),
      ...Object.fromEntries(
        typesOnly.map((path) => [`./${path}`, { types: `./${path}.d.ts`, default: './types.js' }]),
      ),
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
    types: './index.d.ts',
    sideEffects: true,
    customElements: 'custom-elements.json',
    'web-types': './web-types.json',
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((peer) => [peer, { optional: true }])),
  };
};

function writeEntries(elements, web, out) {
  const { entries } = JSON.parse(readFileSync(join(web, 'manifest.json'), 'utf8'));
  const assets = join(web, 'assets');
  const files = elements.map((element) => {
    const entry = entries[widgetOf(element)];
    if (!entry) throw new Error(`${element.tag} has an element file and no entry in rollup.config.mjs`);
    return entry.file;
  });
  for (const file of new Set(files.flatMap((each) => [...filesOf(assets, each)])))
    cpSync(join(assets, file), join(out, 'assets', file));
  for (const [index, element] of elements.entries()) {
    writeFileSync(join(out, `${widgetOf(element)}.js`), entryCode([files[index]]));
    writeFileSync(join(out, `${widgetOf(element)}.d.ts`), entryTypes);
  }
  writeFileSync(join(out, 'index.js'), entryCode(files));
  writeFileSync(join(out, 'index.d.ts'), entryTypes);
}

function writeTypes(elements, root, out) {
  const write = (file, text) => writeFileSync(join(out, file), text);
  write('types.d.ts', sharedTypes(elements, housingTypes(root)));
  write('types.js', 'export {};\n');
  write('react.d.ts', reactTypes(elements, './types.js'));
  for (const element of elements)
    write(`react/${widgetOf(element)}.d.ts`, reactTypes([element], '../types.js'));
  write('css-properties.d.ts', cssTypes);
  write('jsx.d.ts', jsxTypes(elements));
  write('vue.d.ts', vueTypes(elements));
  write('svelte.d.ts', svelteTypes(elements));
}

/** Makes dist/npm from dist/web and the element files. */
export async function makePackage(root) {
  const out = join(root, 'dist/npm');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'assets'), { recursive: true });
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const elements = readElements(root);
  writeEntries(elements, join(root, 'dist/web'), out);
  await bundleReact(elements, root, out);
  writeTypes(elements, root, out);
  writeFileSync(join(out, 'package.json'), json(packageJson(elements, about)));
  writeFileSync(join(out, 'custom-elements.json'), json(customElements(elements)));
  writeFileSync(join(out, 'vscode.html-custom-data.json'), json(vsCode(elements)));
  writeFileSync(join(out, 'web-types.json'), json(webTypes(elements, { name, version: about.version })));
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  cpSync(join(root, 'docs/npm-package.md'), join(out, 'README.md'));
}
