/** The pictures of a home, first on its page: swiped on phones, laid out from a tablet on, full screen on a press. */
import { type ReactNode, useMemo, useRef } from 'react';
import { ImageIcon, PlayIcon, VideoIcon } from '../icons/icons.js';
import { middleSize, Picture } from '../listing/picture.js';
import { HomePicture } from '../listing/home-picture.js';
import { useControlWords } from '../language/control-words.js';
import { useLocale } from '../language/locale.js';
import { useTrack } from '../carousel/use-track.js';
import { galleryStyles as styles } from './gallery-styles.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { type GalleryMedia, type Slide, slidesOf } from './slides.js';
import { loadViewer, useViewer } from './use-viewer.js';
import type { DrawPicture } from './viewer.js';
import { useGalleryWords } from './gallery-words.js';

/** How many slides the laid-out gallery shows. */
const laidOut = 5;

const sizesFor = (at: number) =>
  at === 0 ? '(min-width: 720px) 50vw, 100vw' : '(min-width: 720px) 25vw, 100vw';

interface ItemProps {
  slide: Slide;
  at: number;
  count: number;
  alt: string;
  draw: DrawPicture | undefined;
  onOpen: (at: number) => void;
}

function Item({ slide, at, count, alt, draw, onOpen }: ItemProps) {
  const words = useGalleryWords();
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.open}
        aria-label={slide.isVideo ? words.openVideo : `${alt}. ${words.openPicture(at + 1, count)}`}
        onClick={() => {
          onOpen(at);
        }}
      >
        {draw?.(slide) ?? (
          <Picture
            src={slide.picture && middleSize(slide.picture)}
            alt=""
            sizes={sizesFor(at)}
            colour={slide.colour}
            eager={at === 0}
          />
        )}
        {slide.isVideo ? (
          <span className={styles.play}>
            <PlayIcon filled />
          </span>
        ) : null}
      </button>
    </li>
  );
}

/** What a Gallery takes; `alt` says what the pictures show. */
export interface GalleryProps extends GalleryMedia {
  alt: string;
  /** The ways to the seller, which stand below the pictures of the whole screen. */
  contact?: ReactNode;
  /** The home: its `imageRooms` and `imageCaptions` say what the pictures show; without any there is a map of where it is. */
  view: ListingView;
  /** Draws pictures that have no address. */
  draw?: DrawPicture | undefined;
}

/** Draws the gallery (S-152), or a low line that says there are no photos. */
export function Gallery({ alt, images, colours, video, contact, view, draw }: GalleryProps) {
  const words = useGalleryWords();
  const text = { ...useControlWords(), locale: useLocale() };
  const slides = useMemo(
    () => slidesOf({ images, colours: colours ?? [], video: video ?? null }),
    [images, colours, video],
  );
  const track = useRef<HTMLUListElement>(null);
  const { index } = useTrack(track, slides.length, 1, false);
  const [open, viewer] = useViewer({ slides, alt, contact, listing: view.wire, draw });
  const count = slides.length;
  if (count === 0)
    return (
      <div className={styles.empty}>
        <HomePicture view={view} text={text} />
        <b aria-hidden="true">{text.noPicture}</b>
      </div>
    );
  return (
    <section
      className={styles.frame}
      aria-label={words.pictures}
      part="gallery"
      onPointerEnter={() => void loadViewer().catch(() => undefined)}
    >
      <ul className={styles.track} ref={track} data-count={Math.min(count, laidOut)}>
        {slides.map((slide, at) => (
          <Item key={slide.id} {...{ slide, at, count, alt, draw }} onOpen={open} />
        ))}
      </ul>
      <div className={styles.corner}>
        <span className={styles.counter} aria-hidden="true">
          {words.of(index + 1, count)}
        </span>
        {video ? (
          <button
            type="button"
            className={styles.all}
            onClick={() => {
              open(slides.findIndex(({ isVideo }) => isVideo));
            }}
          >
            <VideoIcon />
            {words.video}
          </button>
        ) : null}
        {count > 1 ? (
          <button
            type="button"
            className={styles.all}
            onClick={() => {
              open(0);
            }}
          >
            <ImageIcon />
            {words.seeAll(count)}
          </button>
        ) : null}
      </div>
      {viewer}
    </section>
  );
}
