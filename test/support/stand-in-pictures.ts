/** Pictures that stand in for the drawn ones: drawing takes most of a second each. */
import { link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { demoPictureOrder } from '../../demo/market/picture-order.js';
import { drawnPicturesOf } from '../../server/content/drawn-pictures.js';
import { loadContent } from '../../server/content/load.js';
import { loadPages } from '../../server/content/pages.js';
import { fileKeyOf, pictureWidths } from '../../server/media/picture-files.js';

/**
 * Puts one plain picture, in each width, into the media of a data folder under every key of the demo market but one: the
 * first banner of the content is drawn when it is asked for, so that the built server's drawing is seen at work.
 */
export const putStandIns = async (dataFolder: string): Promise<void> => {
  const media = join(dataFolder, 'media');
  await mkdir(media, { recursive: true });
  const [, ...shown] = drawnPicturesOf(loadContent('content'), loadPages('dist/web'));
  const keys = new Set([...demoPictureOrder().all, ...shown]);
  for (const folder of new Set([...keys].map(dirname))) await mkdir(join(media, folder), { recursive: true });
  for (const width of pictureWidths) {
    const picture = join(media, `stand-in-${width}.webp`);
    const background = '#8fa7b8';
    await sharp({ create: { width, height: (width * 3) / 4, channels: 3, background } }).toFile(picture);
    await Promise.all([...keys].map((key) => link(picture, join(media, fileKeyOf(key, width)))));
  }
};
