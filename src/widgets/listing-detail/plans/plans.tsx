/** The drawings of a home, floor plan and site plan, in a place of their own; each opens on the whole screen. */
import { useMemo } from 'react';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { planRooms } from '../../../model/rules/options/picture-rooms.js';
import { notesIn } from '../../kit/gallery/notes.js';
import { slidesOf } from '../../kit/gallery/slides.js';
import { useViewer } from '../../kit/gallery/use-viewer.js';
import type { DrawPicture } from '../../kit/gallery/viewer.js';
import { useLabels } from '../../kit/labels/labels.js';
import { middleSize, Picture } from '../../kit/listing/picture.js';
import { css } from '../../kit/style/sheet.js';
import { Section } from '../sections/section.js';
import { Staggered } from '../sections/staggered.js';
import { useListingSectionWords } from '../sections/words.js';

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--h-size-240)), 1fr));
  gap: var(--h-space-4);
  max-width: var(--h-size-640);
`;

const open = css`
  display: block;
  width: 100%;
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  overflow: hidden;
  cursor: zoom-in;
  & img {
    object-fit: contain;
  }
  &:hover {
    border-color: var(--h-brand);
  }
`;

const caption = css`
  margin-top: var(--h-space-1);
  color: var(--h-muted);
  font-size: var(--h-text-13);
  overflow-wrap: anywhere;
`;

/** Draws the section; nothing for a listing without drawings. */
export function Plans({ view, draw }: { view: ListingView; draw?: DrawPicture | undefined }) {
  const words = useListingSectionWords();
  const label = useLabels();
  const plans = useMemo(() => {
    const { rooms, captions } = notesIn(view.wire);
    return view.images
      .map((src, at) => ({ src, colour: view.imageColours[at], room: rooms[at], caption: captions[at] }))
      .filter(({ room = '' }) => planRooms.includes(room));
  }, [view]);
  const texts = (pick: 'room' | 'caption') => plans.map((plan) => plan[pick] ?? '');
  const [first = '', ...others] = new Set(texts('room'));
  const title = others.length > 0 ? words.plans : label(first);
  const slides = slidesOf({ images: plans.map(({ src }) => src) });
  const [show, viewer] = useViewer({
    slides,
    draw,
    alt: title,
    listing: { imageRooms: texts('room'), imageCaptions: texts('caption') },
  });
  if (plans.length === 0) return null;
  const drawn = (at: number) => slides[at] && draw?.(slides[at]);
  return (
    <Staggered>
      <Section title={title}>
        <ul className={list}>
          {plans.map(({ src, colour, room = '', caption: text }, at) => (
            <li key={src}>
              <button
                type="button"
                className={open}
                aria-label={words.openPlan(label(room))}
                onClick={() => {
                  show(at);
                }}
              >
                {drawn(at) ?? (
                  <Picture
                    src={middleSize(src)}
                    alt=""
                    sizes="(min-width: 720px) 640px, 100vw"
                    colour={colour}
                  />
                )}
              </button>
              {text ? (
                <p className={caption} lang="">
                  {text}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
        {viewer}
      </Section>
    </Staggered>
  );
}
