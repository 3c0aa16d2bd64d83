/** Seams between React and Preact that make both bundle small. */
import { resolve } from 'node:path';

/**
 * Makes `import React from 'react'` (effector-react does it) a namespace that can be shaken;
 * compat's default export is one object that cannot.
 */
export const slimReact = () => ({
  name: 'slim-react',
  resolveId: (id) => (id === '\0react' ? id : null),
  load: (id) =>
    id === '\0react' ? `export * from '@preact/compat'; export * as default from 'preact/compat';` : null,
});

/** use-sync-external-store is CommonJS that requires 'react': two small modules of ours stand in. */
export const syncExternalStore = (root) => ({
  name: 'use-sync-external-store',
  resolveId(id) {
    const shims = resolve(root, 'src/widgets/kit/react-shims');
    if (id === 'use-sync-external-store/shim/index.js') return `${shims}/uses.js`;
    if (id === 'use-sync-external-store/shim/with-selector.js') return `${shims}/uses-with-selector.js`;
    return null;
  },
});
