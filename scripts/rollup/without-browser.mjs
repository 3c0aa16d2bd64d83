/** Puts modules that do without a browser in the place of two of the kit, for what is drawn in the server. */
import { resolve } from 'node:path';

const replaced = /\/widgets\/kit\/(?:style|language)\/(sheet|define-words)\.ts$/;

/** Answers src/host/ssr/NAME.ts for the kit's own module of that name, but to the module that stands in itself. */
export const withoutBrowser = (root) => ({
  name: 'without-browser',
  async resolveId(source, importer, options) {
    if (!importer || !/\/(sheet|define-words)\.js$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const [, name] = replaced.exec(found?.id ?? '') ?? [];
    const standIn = name && resolve(root, `src/host/ssr/${name}.ts`);
    return standIn && importer !== standIn ? standIn : found;
  },
  // What a page brings later is no part of its first content; only its words are.
  resolveDynamicImport: (specifier) => (/\/words\/(hi|mr)\//.test(specifier) ? null : false),
});
