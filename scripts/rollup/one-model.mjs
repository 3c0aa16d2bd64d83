/**
 * Each module of the model is in one file, so that its stores exist once: the host imports it from the file that pass 1
 * wrote, and a build in which a module is in two files fails. Rules have no state and may be repeated.
 */
import { relative, sep } from 'node:path';
import { readManifest, writeManifest } from './manifest.mjs';

const pathOf = (root, id) => relative(root, id).split(sep).join('/');
const holdsState = (path) => /^src\/model\/(?!rules\/)/.test(path);

const statefulIn = (root, chunk) =>
  Object.keys(chunk.modules)
    .map((id) => pathOf(root, id))
    .filter(holdsState);

const chunksOf = (bundle) => Object.values(bundle).filter(({ type }) => type === 'chunk');

/** Records for pass 2 the file of each module of the model, and that file's exports. */
export const tellsModel = ({ root, web }) => ({
  name: 'tells-model',
  writeBundle(_options, bundle) {
    const chunks = chunksOf(bundle);
    const model = chunks.flatMap((chunk) =>
      statefulIn(root, chunk).map((path) => [path, { file: chunk.fileName, isEntry: chunk.isEntry }]),
    );
    const exports = chunks.map(({ fileName, exports: names }) => [fileName, names]);
    writeManifest(web, {
      ...readManifest(web),
      model: Object.fromEntries(model),
      exports: Object.fromEntries(exports),
    });
  },
});

/** Returns the file of pass 1 with a module of the model; undefined where the host bundles it itself. */
export const modelFileOf = ({ root, web }, id) => {
  const known = readManifest(web).model?.[pathOf(root, id)];
  return known?.isEntry ? known.file : undefined;
};

/** Lists the modules that two files contain, and imported names that a file does not export. */
export const doublesIn = ({ root, web }, bundle) => {
  const { model = {}, exports = {} } = readManifest(web);
  const twice = chunksOf(bundle).flatMap((chunk) =>
    statefulIn(root, chunk)
      .filter((path) => model[path])
      .map((path) => `${path} is in ${chunk.fileName} and in ${model[path].file}`),
  );
  const missing = chunksOf(bundle).flatMap((chunk) =>
    Object.entries(chunk.importedBindings).flatMap(([file, names]) => {
      const known = exports[file.replace(/^\.\//, '')];
      return (known ? names.filter((name) => !known.includes(name)) : []).map(
        (name) => `${chunk.fileName} takes ${name} from ${file}, which does not export it`,
      );
    }),
  );
  return [...twice, ...missing];
};

/** Fails the build of the host when a module of the model would exist twice. */
export const refusesDoubles = (where) => ({
  name: 'refuses-doubles',
  generateBundle(_options, bundle) {
    const doubles = doublesIn(where, bundle);
    if (doubles.length > 0)
      this.error(
        `the model would exist twice (export the name from the entry of the file, or import another module):\n${doubles.join('\n')}`,
      );
  },
});
