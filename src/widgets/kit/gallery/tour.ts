/** The walk through the pictures of a home: those of one room stand together, each with what it shows. */
import type { WireRecord } from '../../../model/rules/wire-values.js';
import { notesIn } from './notes.js';
import type { Slide } from './slides.js';

/** A slide with its room of `pictureRooms` and its caption; '' where its owner says nothing. */
export interface TourSlide extends Slide {
  readonly room: string;
  readonly caption: string;
}

/** The first place and the number of the slides of one room. */
export interface TourStop {
  readonly room: string;
  readonly isVideo: boolean;
  readonly first: number;
  readonly count: number;
}

/** Puts the slides in the order of the walk: rooms as they first appear, what has no label where the first such one stands. */
export function tourOf(slides: readonly Slide[], listing: WireRecord): readonly TourSlide[] {
  const { rooms, captions } = notesIn(listing);
  const noted = slides.map((slide) => ({
    ...slide,
    room: rooms[slide.at] ?? '',
    caption: captions[slide.at] ?? '',
  }));
  if (!rooms.some(Boolean)) return noted;
  const order = [...new Set(noted.filter(({ isVideo }) => !isVideo).map(({ room }) => room))];
  const placeOf = ({ room, isVideo }: TourSlide): number => (isVideo ? order.length : order.indexOf(room));
  return noted.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Lists the stops of a walk; none where nothing is labelled. */
export function stopsOf(tour: readonly TourSlide[]): readonly TourStop[] {
  if (!tour.some(({ room }) => room)) return [];
  const stops: TourStop[] = [];
  tour.forEach(({ room, isVideo }, at) => {
    const last = stops.at(-1);
    if (last?.room === room && last.isVideo === isVideo)
      stops[stops.length - 1] = { ...last, count: last.count + 1 };
    else stops.push({ room, isVideo, first: at, count: 1 });
  });
  return stops;
}
