/** Makes `react` mean Preact in the tests of the widgets, as the build does; load it with node --import. */
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

const hook = `const targets = ${JSON.stringify(targets)};
export const resolve = (specifier, context, next) => next(targets[specifier] ?? specifier, context);`;

register(`data:text/javascript,${encodeURIComponent(hook)}`, import.meta.url);
