/** What the widgets' imports of React mean (docs/decisions/0002): the names, and the packages or files taken instead. */
import { fileURLToPath } from 'node:url';

const shim = (name) =>
  fileURLToPath(new URL(`../../src/widgets/kit/react-shims/${name}.js`, import.meta.url));

export const preactTargets = {
  react: '@preact/compat',
  'react-dom': '@preact/compat',
  'react-dom/client': '@preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'use-sync-external-store/shim/index.js': shim('uses'),
  'use-sync-external-store/shim/with-selector.js': shim('uses-with-selector'),
};
