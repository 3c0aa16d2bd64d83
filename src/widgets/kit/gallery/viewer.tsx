/** The pictures on the whole screen: swiped, stepped by arrows, jumped by thumbnails, zoomed, left by Escape. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button.js';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, PlayIcon } from '../icons/icons.js';
import { ZoomInIcon, ZoomOutIcon } from '../icons/zoom-icons.js';
import { middleSize } from '../listing/listing-card.js';
import { Picture, sourceSet } from '../listing/picture.js';
import { tokensClass } from '../style/tokens.js';
import { useTrack } from '../carousel/use-track.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { useControlWords } from '../language/control-words.js';
import type { Slide } from './slides.js';
import { useModal } from './use-modal.js';
import { useZoom, type ZoomState } from './use-zoom.js';
import { viewerStyles as styles } from './viewer-styles.js';
import { useGalleryWords } from './gallery-words.js';

/** What a Viewer takes; `start` is the slide to begin with, from 0. */
export interface ViewerProps {
  slides: readonly Slide[];
  alt: string;
  start: number;
  onClose: () => void;
  /** The ways to the seller, below the pictures. */
  contact?: ReactNode;
}

interface SlideProps {
  slide: Slide;
  isNear: boolean;
  isCurrent: boolean;
  alt: string;
  zoom: ZoomState | undefined;
}

function SlideContent({ slide, isNear, isCurrent, alt, zoom }: SlideProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // Pauses a video that was swiped away.
    if (!isCurrent) video.current?.pause();
  }, [isCurrent]);
  if (slide.isVideo)
    return (
      <video
        ref={video}
        src={slide.src}
        poster={slide.picture && middleSize(slide.picture)}
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
  slides: readonly Slide[];
  index: number;
  onChoose: (at: number) => void;
}

function Thumbs({ slides, index, onChoose }: ThumbsProps) {
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
          <Picture
            src={slide.picture && middleSize(slide.picture)}
            alt=""
            sizes="80px"
            colour={slide.colour}
          />
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

/** Draws the viewer as long as it is mounted. */
export function Viewer({ slides, alt, start, onClose, contact }: ViewerProps) {
  const words = useGalleryWords();
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
      <Head {...{ index, count, zoom, onClose }} title={alt} />
      <div className={styles.stage} ref={stage} data-zoomed={zoom?.isZoomed ? '' : undefined}>
        <ul className={styles.track} ref={track} tabIndex={0} aria-label={words.pictures}>
          {slides.map((slide, at) => (
            <li key={slide.id} className={styles.slide} aria-hidden={at === index ? undefined : true}>
              <SlideContent
                slide={slide}
                alt={`${alt}, ${words.position(at + 1, count)}`}
                isNear={Math.abs(at - index) < 2 || Math.abs(at - start) < 2}
                isCurrent={at === index}
                zoom={at === index ? zoom : undefined}
              />
            </li>
          ))}
        </ul>
        {count > 1 ? <Arrows index={index} count={count} onStep={step} /> : null}
      </div>
      <div className={styles.foot}>
        {count > 1 ? <Thumbs slides={slides} index={index} onChoose={go} /> : null}
        {contact ? <div className={styles.contact}>{contact}</div> : null}
      </div>
    </dialog>
  );
}
