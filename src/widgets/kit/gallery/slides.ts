/** What a gallery shows, in order: the pictures, then the video. */

/** One picture or the video; `src` is the picture at 1600 px, or the video's file. */
export interface Slide {
  readonly id: string;
  readonly isVideo: boolean;
  readonly src: string;
  /** The picture shown for it; a video borrows the listing's first. */
  readonly picture: string | undefined;
  readonly colour: string | undefined;
}

/** What a gallery is made of; colours stand in the order of the images. */
export interface GalleryMedia {
  images: readonly string[];
  colours?: readonly string[];
  video?: string | null;
}

/** Lists the slides. */
export function slidesOf({ images, colours = [], video }: GalleryMedia): readonly Slide[] {
  const pictures = images.map((src, at) => ({
    id: `${String(at)} ${src}`,
    isVideo: false,
    src,
    picture: src,
    colour: colours[at],
  }));
  if (!video) return pictures;
  return [...pictures, { id: 'video', isVideo: true, src: video, picture: images[0], colour: colours[0] }];
}
