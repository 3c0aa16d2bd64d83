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

/** Replaces use-sync-external-store, which is CommonJS and requires 'react', by two small modules of ours. */
export const syncExternalStore = (root) => ({
  name: 'use-sync-external-store',
  resolveId(id) {
    const shims = resolve(root, 'src/widgets/kit/react-shims');
    if (id === 'use-sync-external-store/shim/index.js') return `${shims}/uses.js`;
    if (id === 'use-sync-external-store/shim/with-selector.js') return `${shims}/uses-with-selector.js`;
    return null;
  },
});
