/** Makes `react` mean Preact and cuts effector in the tests of the widgets, as the build does; for node --import. */
import { register } from 'node:module';

const shim = (name) => new URL(`../../src/widgets/kit/react-shims/${name}.js`, import.meta.url).href;

const targets = {
  react: '@preact/compat',
  'react-dom': '@preact/compat',
  'react-dom/client': '@preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'use-sync-external-store/shim/index.js': shim('uses'),
  'use-sync-external-store/shim/with-selector.js': shim('uses-with-selector'),
};

const slim = new URL('../../scripts/rollup/slim-effector.mjs', import.meta.url).href;

const hook = `import { slimEffector } from ${JSON.stringify(slim)};
const { transform } = slimEffector();
const targets = ${JSON.stringify(targets)};
export const resolve = (specifier, context, next) => next(targets[specifier] ?? specifier, context);
export const load = async (url, context, next) => {
  const loaded = await next(url, context);
  const cut = loaded.format === 'module' && transform(String(loaded.source), url);
  return cut ? { ...loaded, source: cut.code } : loaded;
};`;

register(`data:text/javascript,${encodeURIComponent(hook)}`, import.meta.url);
