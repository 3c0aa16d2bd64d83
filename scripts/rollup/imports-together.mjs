/**
 * Asks for the parts that a widget loads later together with the files these import: left alone, the browser finds them
 * one round trip after the other (docs/decisions/0002).
 */

/** Files that every widget with later parts has when it asks for them, beside its own. */
const known = ['core', 'kit', 'kit-more'];

/** The `lazy.ts` of widgets, and what loads the map, which is wanted at once. */
const files = /\/widgets\/[^/]+\/lazy\.ts$|\/host\/map\/(map-button\.tsx|use-map-part\.ts)$/;

/** Makes the plugin. */
export const importsTogether = () => ({
  name: 'imports-together',
  renderDynamicImport({ moduleId, chunk: own, targetChunk, getTargetChunkImports }) {
    if (!targetChunk || !files.test(moduleId)) return null;
    const further = (getTargetChunkImports() ?? []).filter(
      ({ type, chunk }) => type === 'internal' && ![...known, own.name].includes(chunk.name),
    );
    if (further.length === 0) return null;
    const calls = further.map(({ resolvedImportPath }) => `import(${resolvedImportPath})`);
    return { left: 'Promise.all([import(', right: `),${calls.join()}]).then(([file])=>file)` };
  },
});
