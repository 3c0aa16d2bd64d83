/** Demo pictures on demand: drawn at the first request, stored, and never drawn twice at once. */
import { setTimeout } from 'node:timers/promises';
import { createConcurrencyLimit } from '../../server/threads/concurrency-limit.js';
import {
  fileKeyOf,
  type PictureWidth,
  pictureWidths,
  type SizedPicture,
} from '../../server/media/picture-files.js';
import type { MediaStore, StoredFile } from '../../server/media/store.js';
import type { Drawing } from './drawing-thread.js';
import type { Sides } from './stage.js';

/** Finds the files of demo pictures; made by createDemoPictures. */
export interface DemoPictures {
  /** Finds the file of a picture key such as `demo/tower/sell-1-1` at a width; draws it when it is missing. */
  find(key: string, width: PictureWidth): Promise<StoredFile | undefined>;
  /** Draws the given pictures one by one when there are no requests; ends early at `signal`. */
  prepare(keys: readonly string[], signal: AbortSignal): Promise<void>;
}

interface Parts {
  store: MediaStore;
  drawing: Pick<Drawing, 'draw'>;
  /** The keys that may be drawn; without this list anybody could fill the disk. */
  isKnown: (key: string) => boolean;
  /** The sides of the plot that a picture shows. */
  sidesOf?: (key: string) => Sides | undefined;
  /** Milliseconds of pause between two pictures drawn in advance. */
  rest?: number;
}

/** Pictures of one listing share light and colours: `sell-1-2` is drawn from the seed `sell-1~2`. */
export const drawingSeedOf = (seed: string): string => seed.replace(/-(\d+)$/, '~$1');

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);

/** One picture is drawn while the files of another are encoded; more gain nothing (measured on two cores). */
const atOnce = 2;

/** Makes the demo pictures over a store and a drawing thread. */
export const createDemoPictures = ({ store, drawing, isKnown, sidesOf, rest = 400 }: Parts): DemoPictures => {
  const underWay = new Map<string, Promise<void>>();
  const limit = createConcurrencyLimit(atOnce);

  const keep = async (key: string, picture: SizedPicture): Promise<void> => {
    for (const width of pictureWidths) await store.put(fileKeyOf(key, width), picture.sizes[width]);
  };

  const drawAndKeep = (key: string): Promise<void> => {
    const [, scene = '', seed = ''] = key.split('/');
    return limit.run(async () => keep(key, await drawing.draw(scene, drawingSeedOf(seed), sidesOf?.(key))));
  };

  const drawOnce = (key: string): Promise<void> => {
    const begun = underWay.get(key);
    if (begun) return begun;
    const drawn = drawAndKeep(key).finally(() => underWay.delete(key));
    underWay.set(key, drawn);
    return drawn;
  };

  const find = async (key: string, width: PictureWidth): Promise<StoredFile | undefined> => {
    const file = await store.get(fileKeyOf(key, width));
    if (file || !isKnown(key)) return file;
    await drawOnce(key);
    return store.get(fileKeyOf(key, width));
  };

  const prepare = async (keys: readonly string[], signal: AbortSignal): Promise<void> => {
    for (const key of keys) {
      if (await store.exists(fileKeyOf(key, 400))) continue;
      do await pause(rest, signal);
      while (underWay.size > 0 && !signal.aborted);
      if (signal.aborted) return;
      await drawOnce(key).catch(() => undefined);
    }
  };

  return { find, prepare };
};
