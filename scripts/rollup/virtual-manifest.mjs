/** `virtual:widget-files`: which files each widget needs, its own last, for embed.js. */
import { readManifest } from './manifest.mjs';

const id = 'virtual:widget-files';

/** Gives embed.js the file table of pass 1. */
export const virtualManifest = ({ web, widgets }) => ({
  name: 'virtual-manifest',
  resolveId: (name) => (name === id ? `\0${id}` : null),
  load(name) {
    if (name !== `\0${id}`) return null;
    const { entries } = readManifest(web);
    const table = Object.fromEntries(
      widgets
        .filter((widget) => entries[widget])
        .map((widget) => {
          const { file, imports } = entries[widget];
          return [`housing-${widget}`, [...imports, file]];
        }),
    );
    return `export default ${JSON.stringify(table)};`;
  },
});
