/** `virtual:build`: the build's facts for embed.js, and the lists of hashes that are published beside it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './manifest.mjs';

const id = 'virtual:build';
/** Placeholders for facts that are known only after embed.js is written. */
const versionMark = '__HOUSING_VERSION__';
const integrityMark = '__HOUSING_INTEGRITY__';

const hashOf = (content, algorithm = 'sha384', encoding = 'base64') =>
  createHash(algorithm).update(content).digest(encoding);
const integrityOf = (content, algorithm) => `${algorithm}-${hashOf(content, algorithm)}`;

/** The files of each widget's tag, those first that most widgets need: lists that begin alike compress better. */
const fileTable = (entries, widgets) => {
  const lists = widgets
    .filter((widget) => entries[widget])
    .map((widget) => [widget, [...entries[widget].imports, entries[widget].file]]);
  const all = lists.flatMap(([, files]) => files);
  const usesOf = (file) => all.filter((other) => other === file).length;
  const byUse = (a, b) => usesOf(b) - usesOf(a) || a.localeCompare(b);
  return Object.fromEntries(lists.map(([widget, files]) => [`housing-${widget}`, files.toSorted(byUse)]));
};

/** Makes the plugin; with `isDev` embed.js loads the development files, which have no versions. */
export const virtualBuild = ({ web, widgets, packageVersion, isDev }) => ({
  name: 'virtual-build',
  resolveId: (name) => (name === id ? `\0${id}` : null),
  load(name) {
    if (name !== `\0${id}`) return null;
    const { entries } = readManifest(web);
    return [
      `export const version = '${isDev ? 'dev' : versionMark}';`,
      `export const folder = '../${isDev ? '../assets' : versionMark}/';`,
      `export const integrity = '${isDev ? '' : integrityMark}';`,
      `export const pageFile = '${entries.page?.file}';`,
      `export const firstFile = '${entries.first?.file}';`,
      `export const widgetFiles = ${JSON.stringify(fileTable(entries, widgets))};`,
    ].join('\n');
  },
  generateBundle(_options, bundle) {
    if (isDev) return;
    const script = bundle['embed.js'];
    const { widgetFiles } = readManifest(web);
    const files = Object.fromEntries(
      widgetFiles
        .sort()
        .map((file) => [file, integrityOf(readFileSync(join(web, 'assets', file)), 'sha384')]),
    );
    const list = JSON.stringify(files);
    const version = `${packageVersion}-${hashOf(script.code + list, 'sha256', 'hex').slice(0, 8)}`;
    script.code = script.code
      .replaceAll(versionMark, version)
      .replaceAll(integrityMark, integrityOf(list, 'sha256'));
    const published = { version, integrity: integrityOf(script.code, 'sha384'), files };
    const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
    emit('integrity.json', list);
    emit('embed.json', `${JSON.stringify(published, null, 1)}\n`);
  },
});
