/** The rooms of a walk through the pictures, and the caption of the one on show. */
import { useEffect, useRef } from 'react';
import { useLabels } from '../labels/labels.js';
import { useGalleryWords } from './gallery-words.js';
import type { TourSlide, TourStop } from './tour.js';
import { viewerStyles as styles } from './viewer-styles.js';

/** What Stops takes; `index` is the place of the slide on show. */
interface StopsProps {
  stops: readonly TourStop[];
  index: number;
  onGo: (at: number) => void;
}

/** Draws the rooms of the walk, each a button to its first picture; the one on show is marked and kept in view. */
export function Stops({ stops, index, onGo }: StopsProps) {
  const words = useGalleryWords();
  const label = useLabels();
  const current = useRef<HTMLButtonElement>(null);
  const at = stops.findLastIndex(({ first }) => first <= index);
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  return (
    <div className={styles.stops} role="group" aria-label={words.rooms}>
      {stops.map(({ room, isVideo, first, count }, place) => (
        <button
          key={first}
          type="button"
          ref={place === at ? current : undefined}
          aria-current={place === at ? 'true' : undefined}
          onClick={() => {
            onGo(first);
          }}
        >
          {isVideo ? words.video : room === '' ? words.otherRooms : label(room)}
          {count > 1 ? <span>{count}</span> : null}
        </button>
      ))}
    </div>
  );
}

/** Draws what stands below the picture: its caption, in whatever language its owner wrote it. */
export function Caption({ slide }: { slide: TourSlide | undefined }) {
  return (
    <p className={styles.caption} lang="">
      {slide?.caption}
    </p>
  );
}
