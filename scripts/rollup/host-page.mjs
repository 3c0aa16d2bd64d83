/**
 * Writes dist/web/index.html from src/host/index.html, and windows.html, the page of the windows and frames around
 * partners' pages, from the same: scripts, preloads and styles by their hashed names.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, writeManifest } from './manifest.mjs';
import { screenFiles } from './screen-files.mjs';
import { copySiteArt } from './site-art.mjs';

/** Leaves out of a style sheet what only its readers need. */
const withoutComments = (css) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The imports of an entry in the order of their dependencies. */
const filesUnder = (entry, { effector, core }) => [
  ...new Set(
    [effector?.file, ...(core?.imports ?? []), core?.file, ...entry.imports]
      .filter(Boolean)
      .map((file) => file.replace(/^\.\//, '')),
  ),
];

/** Makes the host's page once its chunks have names. */
export const hostPage = ({ root, web }) => ({
  name: 'host-page',
  buildStart() {
    this.addWatchFile(join(root, 'src/host/index.html'));
    this.addWatchFile(join(root, 'src/host/base.css'));
    this.addWatchFile(join(root, 'src/host/manifest.webmanifest'));
  },
  async writeBundle(_options, bundle) {
    mkdirSync(join(web, 'assets'), { recursive: true });
    const withArt = await copySiteArt({ root, web });
    const css = withoutComments(withArt(readFileSync(join(root, 'src/host/base.css'), 'utf8')));
    const manifest = readManifest(web);
    const { entries } = manifest;
    const template = readFileSync(join(root, 'src/host/index.html'), 'utf8');
    const entryOf = (name) =>
      Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry && chunk.name === name);
    // What no widget needs waits where the server has drawn a widget into its tag (server/http/server-rendering.ts).
    // Widgets find effector in the core; its own file is for the site's.
    const shared = new Set([entries.core?.file, ...(entries.core?.imports ?? [])]);
    const preload = (name) =>
      `<link rel="modulepreload" fetchpriority="low" href="/assets/${name}"${shared.has(name) ? '' : ' data-site'}>`;
    const write = (file, entry, preloads, more) => {
      const head = [
        `<style>${css}</style>`,
        ...preloads.map(preload),
        ...more,
        `<script type="module" src="/assets/${entry.fileName}"></script>`,
      ].join('\n    ');
      writeFileSync(join(web, file), withArt(template.replace('<!--assets-->', head)));
    };
    const boot = entryOf('boot');
    const host = entryOf('host');
    const hostFiles = [...filesUnder(host, entries), host.fileName];
    const screens = screenFiles(bundle, entries, (id) => this.getModuleInfo(id));
    // Styles that every page needs are inlined.
    const known = new Set([...hostFiles, boot.fileName]);
    for (const [screen, needed] of Object.entries(screens))
      screens[screen] = needed.filter((file) => !known.has(file));
    writeManifest(web, { ...manifest, screens });
    // The host's own file comes last, after its imports.
    write('index.html', boot, hostFiles.slice(0, -1), ['<!--screen-->', preload(host.fileName)]);
    const windows = entryOf('windows');
    write('windows.html', windows, filesUnder(windows, entries), []);
  },
});
