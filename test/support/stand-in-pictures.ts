/** Pictures that stand in for the drawn ones of the demo listings: drawing takes most of a second each. */
import { link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { demoPictureOrder } from '../../server/demo/picture-order.js';
import { fileKeyOf } from '../../server/media/demo-pictures.js';
import { pictureWidths } from '../../server/media/drawing-messages.js';

/** Puts one plain picture, in each width, into the media of a data folder under the key of every demo listing. */
export const putStandIns = async (dataFolder: string): Promise<void> => {
  const media = join(dataFolder, 'media');
  await mkdir(media, { recursive: true });
  const keys = demoPictureOrder().all;
  for (const folder of new Set(keys.map(dirname))) await mkdir(join(media, folder), { recursive: true });
  for (const width of pictureWidths) {
    const picture = join(media, `stand-in-${width}.webp`);
    const background = '#8fa7b8';
    await sharp({ create: { width, height: (width * 3) / 4, channels: 3, background } }).toFile(picture);
    await Promise.all([...new Set(keys)].map((key) => link(picture, join(media, fileKeyOf(key, width)))));
  }
};
