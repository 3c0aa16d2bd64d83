/** Writes the React components of the package: one entry a widget, one of all, and what they share. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { handlerOf } from '../details.mjs';

const widgetOf = ({ tag }) => tag.replace('housing-', '');

const componentOf = ({ tag, className, attributes, properties, events }) => {
  const widget = {
    tag,
    name: className,
    attributes: Object.fromEntries(attributes.map(({ field, name }) => [field, name])),
    properties: properties.map(({ name }) => name),
    events: Object.fromEntries(events.map(({ name }) => [handlerOf(name), name])),
  };
  return `export const ${className} = /* @__PURE__ */ createComponent(${JSON.stringify(widget)});`;
};

// Names one by one: Next refuses `export *` where 'use client' stands.
const sourceOf = (element) => `import { createComponent } from './create-component.mjs';
export { ready } from '../${widgetOf(element)}.js';
${componentOf(element)}
`;
const sourceOfAll = (elements) => `export { ready } from './index.js';
${elements.map((element) => `export { ${element.className} } from './react/${widgetOf(element)}.js';`).join('\n')}
`;

/** The sources of the entries as files that are not there; the package's own files stay outside. */
const entries = (sources, folder) => ({
  name: 'entries',
  setup(building) {
    building.onResolve({ filter: /^entry:/ }, ({ path }) => ({ path, namespace: 'entry' }));
    building.onResolve({ filter: /\.js$/, namespace: 'entry' }, ({ path }) => ({ path, external: true }));
    building.onLoad({ filter: /^entry:/, namespace: 'entry' }, ({ path }) => ({
      contents: sources[path],
      resolveDir: folder,
      loader: 'js',
    }));
  },
});

/** Writes react.js and react/*.js into the package. */
export async function bundleReact(elements, root, out) {
  const sources = Object.fromEntries([
    ['entry:react', sourceOfAll(elements)],
    ...elements.map((element) => [`entry:react/${widgetOf(element)}`, sourceOf(element)]),
  ]);
  await build({
    entryPoints: Object.keys(sources).map((path) => ({ in: path, out: path.replace('entry:', '') })),
    outdir: out,
    chunkNames: 'react/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    external: ['react'],
    banner: { js: "'use client';" },
    plugins: [entries(sources, join(root, 'scripts/package/react'))],
    logLevel: 'warning',
  });
}
