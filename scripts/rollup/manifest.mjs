/** dist/web/manifest.json: every entry, its file and all the files it imports statically. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the manifest as written so far. */
export const readManifest = (web) => {
  try {
    return JSON.parse(readFileSync(join(web, 'manifest.json'), 'utf8'));
  } catch {
    return { entries: {} };
  }
};

/** Writes the manifest. */
export const writeManifest = (web, manifest) => {
  mkdirSync(web, { recursive: true });
  writeFileSync(join(web, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
};

/** Returns the file name of an entry of an earlier pass. */
export const fileOf = (web, name) => {
  const entry = readManifest(web).entries[name];
  if (!entry) throw new Error(`the manifest has no entry "${name}": pass 1 has not written it`);
  return entry.file;
};

/** Static imports of a file and theirs; external ones are files of an earlier pass. */
const closure = (bundle, file, earlier, seen = new Set()) => {
  const known = bundle[file]?.imports ?? earlier.find((entry) => entry.file === file)?.imports ?? [];
  for (const path of known) {
    const name = path.replace(/^\.\//, '');
    if (seen.has(name)) continue;
    seen.add(name);
    closure(bundle, name, earlier, seen);
  }
  return seen;
};

/**
 * Adds the entries of a pass to the manifest; a pass for partners' pages also lists all of its files. `parts` names modules
 * that come later: were they entries themselves, what they share with others would be cut into smaller files.
 */
export const writesManifest = (web, { listsFiles = false, parts = {} } = {}) => ({
  name: 'manifest',
  writeBundle(_options, bundle) {
    const manifest = readManifest(web);
    if (listsFiles)
      manifest.widgetFiles = [
        ...(manifest.widgetFiles ?? []),
        ...Object.keys(bundle).filter((file) => file.endsWith('.js')),
      ];
    const earlier = Object.values(manifest.entries);
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const part = Object.keys(parts).find((name) => chunk.moduleIds.includes(parts[name]));
      if (!chunk.isEntry && !part) continue;
      manifest.entries[part ?? chunk.name] = {
        file: chunk.fileName,
        imports: [...closure(bundle, chunk.fileName, earlier)],
      };
    }
    writeManifest(web, manifest);
  },
});
