/** The drawings and the fonts of the site, under names by their contents. */
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { skies, underSky } from './skies.mjs';

const fontPackage = 'node_modules/@fontsource/baloo-2';

/** Lists the drawings of src/host/art, with the skyline under each sky, as `[path, contents]`. */
const drawingsOf = (folder) => {
  const skyline = readFileSync(join(folder, 'skyline.svg'), 'utf8');
  return [
    ...readdirSync(folder)
      .filter((name) => name.endsWith('.svg'))
      .map((name) => [`/art/${name}`, readFileSync(join(folder, name))]),
    ...Object.entries(skies).map(([sky, look]) => [`/art/skyline-${sky}.svg`, underSky(skyline, look)]),
  ];
};

/** Lists the files of the headings' face, one a script. */
const fontsOf = (folder) =>
  ['latin', 'devanagari'].map((script) => [
    `/font/baloo-2-${script}.woff2`,
    readFileSync(join(folder, `files/baloo-2-${script}-700-normal.woff2`)),
  ]);

/** Copies them, and answers how to write a text that names one as `/art/skyline.svg` or `/font/baloo-2-latin.woff2`. */
export function copySiteArt({ root, web }) {
  const fonts = join(root, fontPackage);
  copyFileSync(join(fonts, 'LICENSE'), join(web, 'assets/baloo-2-licence.txt'));
  const files = [...drawingsOf(join(root, 'src/host/art')), ...fontsOf(fonts)];
  const hashed = new Map(
    files.map(([path, contents]) => {
      const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
      const file = path.replace(/^\/\w+\/(.*)\.(\w+)$/, `$1-${hash}.$2`);
      writeFileSync(join(web, 'assets', file), contents);
      return [path, `/assets/${file}`];
    }),
  );
  return (text) =>
    text.replace(/\/(?:art|font)\/[\w-]+\.(?:svg|woff2)/g, (path) => {
      const file = hashed.get(path);
      if (!file) throw new Error(`src/host names ${path}, and there is no such drawing or font`);
      return file;
    });
}
