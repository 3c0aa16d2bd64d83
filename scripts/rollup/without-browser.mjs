/** Replaces two modules of the kit that need a browser, for the server render. */
import { resolve } from 'node:path';

const replaced = /\/widgets\/kit\/(?:style|language)\/(sheet|define-words)\.ts$/;

/** Resolves both modules to their stand-ins in src/host/ssr, but for the stand-in itself, which may need the original. */
export const withoutBrowser = (root) => ({
  name: 'without-browser',
  async resolveId(source, importer, options) {
    if (!importer || !/\/(sheet|define-words)\.js$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const [, name] = replaced.exec(found?.id ?? '') ?? [];
    const standIn = name && resolve(root, `src/host/ssr/${name}.ts`);
    return standIn && importer !== standIn ? standIn : found;
  },
  // Lazy parts of a page are not in its first content; only words are loaded.
  resolveDynamicImport: (specifier) => (/\/words\/(hi|mr)\//.test(specifier) ? null : false),
});
