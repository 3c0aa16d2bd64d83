/** The photos and the video of a form, and pure changes of their list. */
import type { Listing } from '../../api/contract/listings.schema.js';

/** The state of a chosen file. */
export type MediaStage = 'preparing' | 'ready' | 'sending' | 'sent' | 'failed';

/** One photo or video of a form: a new file, or one that the listing already has. */
export interface MediaItem {
  readonly id: string;
  readonly name: string;
  /** Bytes of the file as it will be sent; 0 for one that the listing already has. */
  readonly size: number;
  readonly stage: MediaStage;
  /** The address of one that the listing already has. */
  readonly url?: string;
  /** The file to be sent, once it is prepared. */
  readonly file?: Blob;
  /** The part that has been sent, 0 to 1. */
  readonly progress?: number;
  /** The address under which the server keeps the file for its listing (docs/decisions/0021). */
  readonly token?: string;
  /** Length of a video in seconds, where its file tells. */
  readonly seconds?: number;
  /** What a photo shows, of `pictureRooms`, and its caption. */
  readonly room?: string;
  readonly caption?: string;
}

/** Holds the photos in their order, the first being the cover, and the video. */
export interface MediaList {
  readonly photos: readonly MediaItem[];
  readonly video: MediaItem | null;
}

/** The list of a form without files. */
export const noMedia: MediaList = { photos: [], video: null };

type Stored = Pick<Listing, 'images' | 'video' | 'imageRooms' | 'imageCaptions'>;

/** Makes the list of a listing that is edited. */
export const storedMedia = ({ images, video, imageRooms, imageCaptions }: Stored): MediaList => {
  const item = (url: string): MediaItem => ({ id: url, name: '', size: 0, stage: 'ready', url });
  const photos = [...new Set(images)].map((url): MediaItem => {
    const at = images.indexOf(url);
    const [room, caption] = [imageRooms?.[at], imageCaptions?.[at]];
    return { ...item(url), ...(room && { room }), ...(caption && { caption }) };
  });
  return { photos, video: video ? item(video) : null };
};

const changeIn = (list: MediaList, change: (item: MediaItem) => MediaItem): MediaList => ({
  photos: list.photos.map(change),
  video: list.video && change(list.video),
});

/** Changes one item; does nothing for an unknown id. */
export const withItem = (list: MediaList, id: string, part: Partial<MediaItem>): MediaList =>
  changeIn(list, (item) => (item.id === id ? { ...item, ...part } : item));

/** Removes an item. */
export const withoutItem = (list: MediaList, id: string): MediaList => ({
  photos: list.photos.filter((photo) => photo.id !== id),
  video: list.video?.id === id ? null : list.video,
});

/** Puts a photo at another place, counted from 0; a place beyond the ends is the end. */
export const movedPhoto = (list: MediaList, id: string, to: number): MediaList => {
  const photo = list.photos.find((one) => one.id === id);
  if (!photo) return list;
  const others = list.photos.filter((one) => one !== photo);
  const at = Math.max(0, Math.min(to, others.length));
  return { ...list, photos: [...others.slice(0, at), photo, ...others.slice(at)] };
};

/** Lists photos and video. */
export const itemsOf = ({ photos, video }: MediaList): readonly MediaItem[] =>
  video ? [...photos, video] : photos;

/** Resets what was being sent or has failed to ready; what has arrived stays so. */
export const backToReady = (list: MediaList): MediaList =>
  changeIn(list, (item) => {
    if (item.stage !== 'sending' && item.stage !== 'failed') return item;
    const { progress: _, ...rest } = item;
    return { ...rest, stage: 'ready' };
  });

/** Forgets what arrived, for a server that no longer knows it. */
export const withoutTokens = (list: MediaList): MediaList =>
  changeIn(list, (item) => {
    if (item.url !== undefined) return item;
    const { token: _, progress: __, ...rest } = item;
    return { ...rest, stage: 'ready' };
  });
