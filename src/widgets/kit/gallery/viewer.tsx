/** The pictures on the whole screen: swiped, stepped by arrows, jumped by thumbnails, left by Escape. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button.js';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, PlayIcon } from '../icons/icons.js';
import { middleSize } from '../listing/listing-card.js';
import { Picture, sourceSet } from '../listing/picture.js';
import { tokensClass } from '../style/tokens.js';
import { useTrack } from '../carousel/use-track.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { useControlWords } from '../language/control-words.js';
import type { Slide } from './slides.js';
import { useModal } from './use-modal.js';
import { viewerStyles as styles } from './viewer-styles.js';
import { useGalleryWords } from './gallery-words.js';

/** What a Viewer takes; `start` is the slide to begin with, from 0. */
export interface ViewerProps {
  slides: readonly Slide[];
  alt: string;
  start: number;
  onClose: () => void;
}

interface SlideProps {
  slide: Slide;
  isNear: boolean;
  isCurrent: boolean;
  alt: string;
}

function SlideContent({ slide, isNear, isCurrent, alt }: SlideProps) {
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
  return isNear ? (
    <img src={middle} srcSet={sourceSet(middle)} sizes="100vw" alt={alt} draggable={false} />
  ) : null;
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

/** Draws the viewer as long as it is mounted. */
export function Viewer({ slides, alt, start, onClose }: ViewerProps) {
  const words = useGalleryWords();
  const kit = useControlWords();
  const dialog = useModal();
  const track = useRef<HTMLUListElement>(null);
  const count = slides.length;
  const { index, go } = useTrack(track, count, 1, false);
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
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1, Home: -count, End: count }[event.key];
    if (by === undefined || (event.target as Element).localName === 'video') return;
    event.preventDefault();
    step(by);
  };
  return (
    <dialog
      ref={dialog}
      className={`${tokensClass} ${styles.box}`}
      data-theme="dark"
      aria-label={`${words.pictures}: ${alt}`}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <p className={styles.counter} role="status">
          <span aria-hidden="true">{words.of(index + 1, count)}</span>
          <VisuallyHidden>{words.position(index + 1, count)}</VisuallyHidden>
        </p>
        <p className={styles.titleClass}>{alt}</p>
        <IconButton label={kit.close} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className={styles.stage}>
        <ul className={styles.track} ref={track} tabIndex={0} aria-label={words.pictures}>
          {slides.map((slide, at) => (
            <li key={slide.id} className={styles.slide} aria-hidden={at === index ? undefined : true}>
              <SlideContent
                slide={slide}
                alt={`${alt}, ${words.position(at + 1, count)}`}
                isNear={Math.abs(at - index) < 2 || Math.abs(at - start) < 2}
                isCurrent={at === index}
              />
            </li>
          ))}
        </ul>
        {count > 1 ? (
          <>
            <IconButton
              className={styles.arrow}
              variant="over-picture"
              label={words.previous}
              icon={<ChevronLeftIcon />}
              disabled={index === 0}
              onClick={() => {
                step(-1);
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
                step(1);
              }}
            />
          </>
        ) : null}
      </div>
      {count > 1 ? <Thumbs slides={slides} index={index} onChoose={go} /> : <span />}
    </dialog>
  );
}
