/** The files of each screen beside the host's own, found from the modules of its pages. */
import { readFileSync } from 'node:fs';

const screenOf = (id) => /\/src\/host\/pages\/([\w-]+)\//.exec(id)?.[1];
const widgetsIn = (id) =>
  [...readFileSync(id, 'utf8').matchAll(/<WidgetPlace\s[^>]*?\bwidget="([\w-]+)"/g)].map(([, name]) => name);

/** Names the entry of the widgets' pass that a module of the model is: `search/search.ts`, `account/entry.ts`. */
const modelEntryOf = (id) => /\/src\/model\/([\w-]+)\/(?:\1|entry)\.ts$/.exec(id)?.[1];

/** A chunk of the host and all its imports, those in files of the earlier pass included. */
const withImports = (file, bundle, entries, seen = new Set()) => {
  const name = file.replace(/^\.\//, '');
  if (seen.has(name)) return seen;
  const entry = Object.values(entries).find((one) => one.file === name);
  for (const next of bundle[name]?.imports ?? entry?.imports ?? []) withImports(next, bundle, entries, seen);
  return seen.add(name);
};

/**
 * Returns the files by screen in loading order: the screen's own chunk, the parts of the model that its pages import, and
 * their widgets.
 */
export const screenFiles = (bundle, entries, moduleInfo) => {
  const screens = {};
  const add = (screen, file) => {
    screens[screen] = [...withImports(file, bundle, entries, new Set(screens[screen]))];
  };
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  // A page whose own lazy parts use its modules too stands in a file that is no facade of it.
  const chunkOf = (id) =>
    (
      chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(id))
    ).fileName;
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  const router = modules.find((id) => id.endsWith('/src/host/screens.tsx'));
  for (const id of moduleInfo(router).dynamicallyImportedIds)
    if (screenOf(id)) add(screenOf(id), chunkOf(id));
  for (const id of modules.filter(screenOf)) {
    for (const brought of moduleInfo(id).dynamicallyImportedIds) {
      const entry = entries[modelEntryOf(brought)];
      if (entry) add(screenOf(id), entry.file);
    }
    for (const name of id.endsWith('.tsx') ? widgetsIn(id) : []) add(screenOf(id), entries[name].file);
  }
  return screens;
};
