/** Writes dist/npm: the built widgets, entries that a server may import, types, editor data and React components. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { entryTypes, reactTypes, sharedTypes } from './declarations.mjs';
import { handlerOf } from './details.mjs';
import { customElements, vsCode, webTypes } from './editor-data.mjs';
import { readElements } from './elements.mjs';

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

const reactSource = (elements) => `import * as react from 'react';
import { createComponent } from '@lit/react';

export * from './index.js';

const standIn = (names) => {
  const StandIn = function () {};
  for (const name of names) StandIn.prototype[name] = undefined;
  return StandIn;
};

${elements
  .map(({ tag, className, attributes, properties, events }) => {
    const names = [...attributes.map(({ field }) => field), ...properties.map((property) => property.name)];
    const heard = Object.fromEntries(events.map((event) => [handlerOf(event.name), event.name]));
    return `export const ${className} = /* @__PURE__ */ createComponent({
  react,
  tagName: '${tag}',
  displayName: '${className}',
  elementClass: standIn(${JSON.stringify(names)}),
  events: ${JSON.stringify(heard)},
});`;
  })
  .join('\n')}
`;

async function bundleReact(elements, to) {
  const id = '\0react-components';
  const source = {
    name: 'source',
    resolveId: (path) => (path === id ? id : null),
    load: (path) => (path === id ? reactSource(elements) : null),
  };
  const isOutside = (path) => path === 'react' || path === './index.js';
  const plugins = [source, nodeResolve({ browser: true })];
  const bundle = await rollup({ input: id, external: isOutside, plugins });
  await bundle.write({
    file: to,
    format: 'es',
    paths: (path) => (path.endsWith('index.js') ? './index.js' : path),
  });
  await bundle.close();
}

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
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
    types: './index.d.ts',
    sideEffects: true,
    customElements: 'custom-elements.json',
    'web-types': './web-types.json',
    peerDependencies: { react: '>=18', '@types/react': '>=18' },
    peerDependenciesMeta: { react: { optional: true }, '@types/react': { optional: true } },
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

/** Makes dist/npm from dist/web and the element files. */
export async function makePackage(root) {
  const out = join(root, 'dist/npm');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'assets'), { recursive: true });
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const elements = readElements(root);
  writeEntries(elements, join(root, 'dist/web'), out);
  await bundleReact(elements, join(out, 'react.js'));
  writeFileSync(join(out, 'types.d.ts'), sharedTypes(elements));
  writeFileSync(join(out, 'react.d.ts'), reactTypes(elements));
  writeFileSync(join(out, 'package.json'), json(packageJson(elements, about)));
  writeFileSync(join(out, 'custom-elements.json'), json(customElements(elements)));
  writeFileSync(join(out, 'vscode.html-custom-data.json'), json(vsCode(elements)));
  writeFileSync(join(out, 'web-types.json'), json(webTypes(elements, { name, version: about.version })));
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  cpSync(join(root, 'docs/npm-package.md'), join(out, 'README.md'));
}
