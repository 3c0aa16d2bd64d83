/** The pictures on the whole screen: swiped, stepped by arrows, jumped by thumbnails, zoomed, left by Escape. */
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { WireRecord } from '../../../model/rules/wire-values.js';
import { IconButton } from '../button/icon-button.js';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, PlayIcon } from '../icons/icons.js';
import { ZoomInIcon, ZoomOutIcon } from '../icons/zoom-icons.js';
import { middleSize, Picture, sourceSet } from '../listing/picture.js';
import { tokensClass } from '../style/tokens.js';
import { useTrack } from '../carousel/use-track.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { useLabels } from '../labels/labels.js';
import { useControlWords } from '../language/control-words.js';
import type { Slide } from './slides.js';
import { Caption, Stops } from './stops.js';
import { stopsOf, tourOf, type TourSlide } from './tour.js';
import { useModal } from './use-modal.js';
import { useZoom, type ZoomState } from './use-zoom.js';
import { viewerStyles as styles } from './viewer-styles.js';
import { useGalleryWords } from './gallery-words.js';

/**
 * Draws the picture of a slide that has no address; undefined for one that has. On the `whole` screen a video that has one
 * plays, and is drawn nowhere else but as its picture.
 */
export type DrawPicture = (slide: Slide, place?: 'whole') => ReactNode | undefined;

/** What a Viewer takes; `start` is the slide to begin with, from 0. */
export interface ViewerProps {
  slides: readonly Slide[];
  alt: string;
  start: number;
  onClose: () => void;
  /** The ways to the seller, below the pictures. */
  contact?: ReactNode;
  /** The listing as it came, which says what the pictures show. */
  listing?: WireRecord | undefined;
  draw?: DrawPicture | undefined;
}

interface SlideProps {
  slide: TourSlide;
  isNear: boolean;
  isCurrent: boolean;
  alt: string;
  zoom: ZoomState | undefined;
  draw: DrawPicture | undefined;
}

function SlideContent({ slide, isNear, isCurrent, alt, zoom, draw }: SlideProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // Pauses a video that was swiped away.
    if (!isCurrent) video.current?.pause();
  }, [isCurrent]);
  const drawn = draw?.(slide, 'whole');
  if (drawn)
    return (
      <div className={styles.drawn} role="img" aria-label={alt}>
        {drawn}
      </div>
    );
  if (slide.isVideo)
    return (
      <video
        ref={video}
        src={slide.src}
        // Where pictures are drawn from their files, the listing's first may have no address.
        poster={draw ? undefined : slide.picture && middleSize(slide.picture)}
        aria-label={alt}
        controls
        playsInline
        preload="metadata"
      />
    );
  const middle = middleSize(slide.src);
  if (!isNear) return null;
  // A zoomed picture needs more of its pixels.
  const sizes = zoom?.isZoomed ? '250vw' : '100vw';
  const { scale, x, y } = zoom?.zoom ?? { scale: 1, x: 0, y: 0 };
  const transform = scale === 1 ? '' : `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`;
  return (
    <img
      src={middle}
      srcSet={sourceSet(middle)}
      sizes={sizes}
      alt={alt}
      draggable={false}
      style={{ transform }}
    />
  );
}

interface ThumbsProps {
  slides: readonly TourSlide[];
  index: number;
  draw: DrawPicture | undefined;
  onChoose: (at: number) => void;
}

function Thumbs({ slides, index, draw, onChoose }: ThumbsProps) {
  const words = useGalleryWords();
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [index]);
  return (
    <div className={styles.thumbs}>
      {slides.map((slide, at) => (
        <button
          key={slide.id}
          type="button"
          className={styles.thumb}
          ref={at === index ? current : undefined}
          aria-label={slide.isVideo ? words.openVideo : words.picture(at + 1)}
          aria-current={at === index ? 'true' : undefined}
          onClick={() => {
            onChoose(at);
          }}
        >
          {draw?.(slide) ?? (
            <Picture
              src={slide.picture && middleSize(slide.picture)}
              alt=""
              sizes="80px"
              colour={slide.colour}
            />
          )}
          {slide.isVideo ? <PlayIcon filled /> : null}
        </button>
      ))}
    </div>
  );
}

interface HeadProps {
  index: number;
  count: number;
  title: string;
  /** Undefined for a video. */
  zoom: ZoomState | undefined;
  onClose: () => void;
}

function Head({ index, count, title, zoom, onClose }: HeadProps) {
  const words = useGalleryWords();
  const kit = useControlWords();
  return (
    <div className={styles.head}>
      <p className={styles.counter} role="status" data-counter="">
        <span aria-hidden="true">{words.of(index + 1, count)}</span>
        <VisuallyHidden>{words.position(index + 1, count)}</VisuallyHidden>
      </p>
      <p className={styles.titleClass}>{title}</p>
      {zoom ? (
        <IconButton
          label={zoom.isZoomed ? words.zoomOut : words.zoomIn}
          icon={zoom.isZoomed ? <ZoomOutIcon /> : <ZoomInIcon />}
          onClick={zoom.toggle}
        />
      ) : null}
      <IconButton label={kit.close} icon={<CloseIcon />} onClick={onClose} />
    </div>
  );
}

function Arrows({ index, count, onStep }: { index: number; count: number; onStep: (by: number) => void }) {
  const words = useGalleryWords();
  return (
    <>
      <IconButton
        className={styles.arrow}
        variant="over-picture"
        label={words.previous}
        icon={<ChevronLeftIcon />}
        disabled={index === 0}
        onClick={() => {
          onStep(-1);
        }}
      />
      <IconButton
        className={styles.arrow}
        variant="over-picture"
        data-next=""
        label={words.next}
        icon={<ChevronRightIcon />}
        disabled={index === count - 1}
        onClick={() => {
          onStep(1);
        }}
      />
    </>
  );
}

/** How far an arrow key moves a zoomed picture, in px. */
const pan = 80;
const pans: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [-pan, 0],
  ArrowLeft: [pan, 0],
  ArrowDown: [0, -pan],
  ArrowUp: [0, pan],
};

/** Answers the keys: arrows step, or move what is zoomed; plus, minus and 0 zoom. */
const keysOf =
  (zoom: ZoomState | undefined, count: number, step: (by: number) => void) => (event: KeyboardEvent) => {
    const { key, target } = event;
    if ((target as Element).localName === 'video') return;
    const panned = zoom?.isZoomed ? pans[key] : undefined;
    const by = { ArrowRight: 1, ArrowLeft: -1, Home: -count, End: count }[key];
    const isToggle = zoom !== undefined && (zoom.isZoomed ? '-0' : '+=').includes(key);
    if (panned) zoom?.move({ x: panned[0], y: panned[1] });
    else if (by !== undefined) step(by);
    else if (isToggle) zoom.toggle();
    else return;
    event.preventDefault();
  };

/** The words for what a slide shows: its room and its place. Its caption stands below, in the language of its owner. */
function useSlideAlt(title: string, count: number): (slide: TourSlide, at: number) => string {
  const words = useGalleryWords();
  const label = useLabels();
  return ({ room }, at) =>
    [title, room && label(room), words.position(at + 1, count)].filter(Boolean).join(', ');
}

/** Draws the viewer as long as it is mounted. */
export function Viewer({ slides: given, alt, start: opened, onClose, contact, listing, draw }: ViewerProps) {
  const words = useGalleryWords();
  const slides = useMemo(() => tourOf(given, listing ?? {}), [given, listing]);
  const stops = useMemo(() => stopsOf(slides), [slides]);
  const start = slides.findIndex(({ id }) => id === given[opened]?.id);
  const altOf = useSlideAlt(alt, slides.length);
  const dialog = useModal();
  const track = useRef<HTMLUListElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const { index, go } = useTrack(track, count, 1, false);
  const isPicture = slides[index]?.isVideo === false;
  const zoomed = useZoom(stage, index, isPicture);
  const zoom = isPicture ? zoomed : undefined;
  const step = (by: number) => {
    go(Math.min(Math.max(index + by, 0), count - 1));
  };
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    element.scrollLeft = start * element.clientWidth;
    go(start);
    element.focus({ preventScroll: true });
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${tokensClass} ${styles.box}`}
      data-theme="dark"
      aria-label={`${words.pictures}: ${alt}`}
      onKeyDown={keysOf(zoom, count, step)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div>
        <Head {...{ index, count, zoom, onClose }} title={alt} />
        {stops.length > 1 ? <Stops stops={stops} index={index} onGo={go} /> : null}
      </div>
      <div className={styles.stage} ref={stage} data-zoomed={zoom?.isZoomed ? '' : undefined}>
        <ul className={styles.track} ref={track} tabIndex={0} aria-label={words.pictures}>
          {slides.map((slide, at) => (
            <li key={slide.id} className={styles.slide} aria-hidden={at === index ? undefined : true}>
              <SlideContent
                slide={slide}
                alt={altOf(slide, at)}
                isNear={Math.abs(at - index) < 2 || Math.abs(at - start) < 2}
                isCurrent={at === index}
                zoom={at === index ? zoom : undefined}
                draw={draw}
              />
            </li>
          ))}
        </ul>
        {count > 1 ? <Arrows index={index} count={count} onStep={step} /> : null}
      </div>
      <div className={styles.foot}>
        {slides.some(({ caption }) => caption) ? <Caption slide={slides[index]} /> : null}
        {count > 1 ? <Thumbs {...{ slides, index, draw }} onChoose={go} /> : null}
        {contact ? <div className={styles.contact}>{contact}</div> : null}
      </div>
    </dialog>
  );
}
