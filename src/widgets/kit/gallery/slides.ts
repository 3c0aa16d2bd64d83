/** What a gallery shows, in order: the pictures, the video among the first of them. */

/** One picture or the video; `src` is the picture at 1600 px, or the video's file. */
export interface Slide {
  readonly id: string;
  /** Its place among the listing's images; -1 of a video. */
  readonly at: number;
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

/** Before so many pictures a video stands: the gallery shows five at once. */
const videoAt = 4;

/** Lists the slides. */
export function slidesOf({ images, colours = [], video }: GalleryMedia): readonly Slide[] {
  const slides = images.map(
    (src, at): Slide => ({
      id: `${String(at)} ${src}`,
      at,
      isVideo: false,
      src,
      picture: src,
      colour: colours[at],
    }),
  );
  if (video)
    slides.splice(videoAt, 0, {
      id: 'video',
      at: -1,
      isVideo: true,
      src: video,
      picture: images[0],
      colour: colours[0],
    });
  return slides;
}
