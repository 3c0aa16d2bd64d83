/** Slides on a track that snaps: swiping is the browser's own, buttons and dots and a timer only scroll it. */
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { carouselStyles as styles } from './carousel-styles.js';
import { IconButton } from '../button/icon-button.js';
import {
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  PauseIcon,
  PlayIcon,
} from '../icons/icons.js';
import { useAutoplay } from './use-autoplay.js';
import { useTrack } from './use-track.js';
import { usePagingWords } from '../navigation/paging-words.js';

/** What a Carousel takes. */
export interface CarouselProps {
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** How many slides are seen at once; fewer than 560 px of width show `perNarrowView` (S-156). */
  perView?: number;
  perNarrowView?: number;
  /** Milliseconds between automatic moves; none without it, and none when motion is reduced (S-061). */
  autoplay?: number;
  direction?: 'horizontal' | 'vertical';
  hideDots?: boolean;
  onSlide?: (index: number) => void;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

/** Draws the carousel; what moves by itself has a pause button and stops under the pointer and the focus. */
export function Carousel(props: CarouselProps) {
  const {
    label,
    slides,
    perView = 1,
    perNarrowView = perView,
    autoplay,
    direction = 'horizontal',
    hideDots,
    onSlide,
  } = props;
  const words = usePagingWords();
  const isVertical = direction === 'vertical';
  const track = useRef<HTMLDivElement>(null);
  const { index, positions, go } = useTrack(track, slides.length, perView, isVertical, onSlide);
  const { isPlaying, toggle, holders } = useAutoplay(autoplay, () => {
    go((index + 1) % positions);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.target !== track.current) return;
    event.preventDefault();
    go(Math.min(Math.max(index + step, 0), positions - 1));
  };
  const style = { '--per-view': perView, '--per-narrow-view': perNarrowView } as CSSProperties;
  const canMove = positions > 1;
  return (
    <section
      className={styles.frame}
      style={style}
      aria-roledescription={words.carousel}
      aria-label={label}
      data-direction={direction}
      {...holders}
    >
      <div
        className={styles.track}
        role="group"
        ref={track}
        tabIndex={canMove ? 0 : undefined}
        aria-live={autoplay === undefined || isPlaying ? 'off' : 'polite'}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {slides.map(({ id, content }, at) => (
          <div
            key={id}
            className={styles.slide}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.slideOf(at + 1, slides.length)}
          >
            {content}
          </div>
        ))}
      </div>
      {canMove ? (
        <div className={styles.controls}>
          <IconButton
            label={words.previousSlide}
            icon={isVertical ? <ChevronUpIcon /> : <ChevronLeftIcon />}
            disabled={index === 0}
            onClick={() => {
              go(index - 1);
            }}
          />
          {hideDots ? null : (
            <div className={styles.dots}>
              {Array.from({ length: positions }, (_, at) => (
                <button
                  key={at}
                  type="button"
                  className={styles.dot}
                  aria-label={words.goToSlide(at + 1)}
                  aria-current={at === index ? 'true' : undefined}
                  onClick={() => {
                    go(at);
                  }}
                />
              ))}
            </div>
          )}
          {autoplay ? (
            <IconButton
              label={isPlaying ? words.pause : words.play}
              icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
              onClick={toggle}
            />
          ) : null}
          <IconButton
            label={words.nextSlide}
            icon={isVertical ? <ChevronDownIcon /> : <ChevronRightIcon />}
            disabled={index >= positions - 1}
            onClick={() => {
              go(index + 1);
            }}
          />
        </div>
      ) : null}
    </section>
  );
}
