/** The drawings and the fonts of the site, under names by their contents. */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconsIn, lastingPicturesIn, logosIn } from './brand.mjs';
import { cityPictures } from './city-pictures.mjs';
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

/** Copies them, writes the manifest of the installed site, and answers how to write a text that names one as `/art/skyline.svg` or `/font/baloo-2-latin.woff2`. */
export async function copySiteArt({ root, web }) {
  const fonts = join(root, fontPackage);
  copyFileSync(join(fonts, 'LICENSE'), join(web, 'assets/baloo-2-licence.txt'));
  const art = join(root, 'src/host/art');
  const installed = readFileSync(join(root, 'src/host/manifest.webmanifest'), 'utf8');
  const files = [...drawingsOf(art), ...logosIn(art), ...(await iconsIn(art)), ...fontsOf(fonts)];
  mkdirSync(join(web, 'brand'), { recursive: true });
  for (const [name, contents] of [...(await lastingPicturesIn(art)), ...cityPictures()])
    writeFileSync(join(web, 'brand', name), contents);
  const hashed = new Map(
    files.map(([path, contents]) => {
      const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
      const file = path.replace(/^\/\w+\/(.*)\.(\w+)$/, `$1-${hash}.$2`);
      writeFileSync(join(web, 'assets', file), contents);
      return [path, `/assets/${file}`];
    }),
  );
  const withArt = (text) =>
    text.replace(/\/(?:art|font)\/[\w-]+\.(?:svg|png|woff2)/g, (path) => {
      const file = hashed.get(path);
      if (!file) throw new Error(`src/host names ${path}, and there is no such drawing or font`);
      return file;
    });
  writeFileSync(join(web, 'manifest.webmanifest'), withArt(installed));
  return withArt;
}
