/** All pictures of a card, over its own one: swiped, or turned by arrows and by the arrow keys of the keyboard. */
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.js';
import { hiddenClass } from '../layout/visually-hidden.js';
import { middleSize, Picture } from '../listing/picture.js';
import { cardGalleryStyles as styles, mostDots } from './card-gallery-styles.js';
import { useCardPictureWords } from './words.js';

/** What a CardGallery takes. */
export interface CardGalleryProps {
  images: readonly string[];
  /** Main colours, in the order of the images. */
  colours: readonly string[];
  /** The address of the listing: the pictures are part of the card's link. */
  href: string;
  /** What the card's link shows on hover. */
  title: string | undefined;
  /** Whether the next picture is loaded at once, and not only when a finger touches this one. */
  isWanted: boolean;
  /** Called at every click on a picture, where no list hears them. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const sizes = '(min-width: 1024px) 320px, (min-width: 720px) 50vw, 100vw';

/** Draws the pictures; the one after the furthest seen is loaded too. */
export function CardGallery({ images, colours, href, title, isWanted, onOpen }: CardGalleryProps) {
  const words = useCardPictureWords();
  const track = useRef<HTMLAnchorElement>(null);
  const count = images.length;
  const [index, setIndex] = useState(0);
  const [reach, setReach] = useState(isWanted ? 1 : 0);
  const reachTo = (to: number): void => {
    setReach((before) => Math.max(before, to));
  };
  const turn = (by: number): void => {
    const { current } = track;
    if (!current) return;
    const to = Math.min(count - 1, Math.max(0, Math.round(current.scrollLeft / current.clientWidth) + by));
    reachTo(to + 1);
    current.scrollLeft = to * current.clientWidth;
  };
  useEffect(() => {
    const card = track.current?.closest('article');
    const hear = (event: KeyboardEvent): void => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      turn(by);
    };
    card?.addEventListener('keydown', hear);
    return () => card?.removeEventListener('keydown', hear);
  }, []);
  const dots = Math.min(count, mostDots);
  const dot = Math.round((index * (dots - 1)) / (count - 1));
  return (
    <>
      <a
        ref={track}
        className={styles.track}
        href={href}
        title={title}
        data-card=""
        tabIndex={-1}
        aria-hidden="true"
        draggable={false}
        onClick={onOpen}
        onAuxClick={onOpen}
        onPointerDown={() => {
          reachTo(1);
        }}
        onScroll={({ currentTarget }) => {
          const at = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth);
          setIndex(at);
          reachTo(at > 0 ? at + 1 : 0);
        }}
      >
        {images.map((image, at) => (
          <span key={image} style={colours[at] ? { backgroundColor: colours[at] } : undefined}>
            {at > reach ? null : <Picture src={middleSize(image)} alt="" sizes={sizes} eager={at === 0} />}
          </span>
        ))}
      </a>
      <button
        type="button"
        className={styles.arrow}
        aria-label={words.previous}
        hidden={index === 0}
        onClick={() => {
          turn(-1);
        }}
      >
        <ChevronLeftIcon />
      </button>
      <button
        type="button"
        className={styles.arrow}
        aria-label={words.next}
        hidden={index === count - 1}
        onClick={() => {
          turn(1);
        }}
      >
        <ChevronRightIcon />
      </button>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: dots }, (_, at) => (
          <i key={at} data-here={at === dot ? '' : undefined} />
        ))}
      </span>
      <span className={hiddenClass} role="status">
        {reach > 1 ? words.position(index + 1, count) : null}
      </span>
    </>
  );
}
