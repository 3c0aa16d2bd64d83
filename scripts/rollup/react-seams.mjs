/** Plugins for React and Preact that keep both bundles small. */
import { resolve } from 'node:path';

/**
 * Turns `import React from 'react'` (in effector-react) into a namespace import that can be tree-shaken; compat's default
 * export is one object that cannot.
 */
export const slimReact = () => ({
  name: 'slim-react',
  resolveId: (id) => (id === '\0react' ? id : null),
  load: (id) =>
    id === '\0react' ? `export * from '@preact/compat'; export * as default from 'preact/compat';` : null,
});

/** What the widgets import instead of React's own modules, but for its main one. */
export const preactModules = {
  'react-dom/client': '@preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Two small modules of ours instead of use-sync-external-store, which is CommonJS and requires 'react'. */
export function storeModules(root) {
  const shim = (name) => resolve(root, `src/widgets/kit/react-shims/${name}.js`);
  return {
    'use-sync-external-store/shim/index.js': shim('uses'),
    'use-sync-external-store/shim/with-selector.js': shim('uses-with-selector'),
  };
}
