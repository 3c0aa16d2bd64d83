/** The order of the photos: by keys, by buttons, and by dragging a handle with mouse or finger. */
import { useUnit } from 'effector-react';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { MediaItem } from '../../../model/posting/entry.js';
import { photoMoved } from '../../../model/posting/media.js';
import { useForm } from '../form/form-context.js';

/** The place of the tile under a point; -1 beside all tiles. */
const placeUnder = (list: HTMLElement, x: number, y: number): number =>
  [...list.children].findIndex((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });

/** What the grid needs to let photos be moved. */
export interface PhotoOrder {
  /** The id of the photo that is being dragged. */
  dragged: string | null;
  /** The place the last moved photo has come to, counted from 1; null before the first. */
  moved: number | null;
  move: (photo: MediaItem, to: number) => void;
  grab: (photo: MediaItem, event: PointerEvent<HTMLButtonElement>) => void;
}

/** Returns the ways to move a photo; the focus stays with the one that was moved. */
export function usePhotoOrder(list: RefObject<HTMLUListElement | null>): PhotoOrder {
  const { place, posting } = useForm();
  const send = useUnit(photoMoved);
  const { photos } = posting.media;
  const [dragged, setDragged] = useState<string | null>(null);
  const [last, setLast] = useState<{ id: string; button: number } | null>(null);
  const order = useRef(photos);
  order.current = photos;
  useEffect(() => {
    if (!last) return;
    // Moving its element took the focus away from the button that was pressed; at an end that one is disabled.
    const tile = list.current?.querySelector(`[data-photo="${CSS.escape(last.id)}"]`);
    const pressed = tile?.querySelectorAll<HTMLButtonElement>('button')[last.button];
    const handle = tile?.querySelector<HTMLButtonElement>('[data-handle]');
    (pressed?.disabled === false ? pressed : handle)?.focus();
  }, [last, photos]);
  const move = (photo: MediaItem, to: number): void => {
    send({ place, id: photo.id, to });
  };
  const at = last ? photos.findIndex(({ id }) => id === last.id) : -1;
  return {
    dragged,
    moved: at < 0 ? null : at + 1,
    move: (photo, to) => {
      const { activeElement } = list.current?.getRootNode() as ShadowRoot;
      const buttons = activeElement?.closest('li')?.querySelectorAll('button') ?? [];
      setLast({ id: photo.id, button: [...buttons].indexOf(activeElement as HTMLButtonElement) });
      move(photo, to);
    },
    grab: (photo, event) => {
      if (event.button !== 0) return;
      const handle = event.currentTarget;
      setDragged(photo.id);
      handle.setPointerCapture(event.pointerId);
      const drag = ({ clientX, clientY }: globalThis.PointerEvent): void => {
        const to = list.current ? placeUnder(list.current, clientX, clientY) : -1;
        if (to >= 0 && order.current[to]?.id !== photo.id) move(photo, to);
      };
      const end = (): void => {
        handle.removeEventListener('pointermove', drag);
        setDragged(null);
      };
      handle.addEventListener('pointermove', drag);
      handle.addEventListener('pointerup', end, { once: true });
      handle.addEventListener('pointercancel', end, { once: true });
    },
  };
}
