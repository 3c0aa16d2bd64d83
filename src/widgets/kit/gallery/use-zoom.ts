/** Holds how the picture on show is zoomed; another picture begins whole. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { closer, movedBy, type Point, whole, type Zoom, zoomedTo } from './zoom.js';
import { listenForZoom } from './zoom-gestures.js';

/** The zoom, and the ways to it without a gesture. */
export interface ZoomState {
  readonly zoom: Zoom;
  readonly isZoomed: boolean;
  /** Zooms in on the middle, or shows the whole picture again. */
  readonly toggle: () => void;
  /** Moves a zoomed picture by px. */
  readonly move: (by: Point) => void;
}

/** Follows the gestures on the stage; a video is not zoomed. */
export function useZoom(stage: RefObject<HTMLElement | null>, index: number, canZoom: boolean): ZoomState {
  const [zoom, setZoom] = useState(whole);
  const latest = useRef({ zoom, canZoom });
  latest.current.canZoom = canZoom;
  const set = (next: Zoom) => {
    latest.current.zoom = next;
    setZoom(next);
  };
  useEffect(() => {
    set(whole);
  }, [index]);
  useEffect(() => {
    if (!stage.current) return undefined;
    const { current } = latest;
    return listenForZoom(stage.current, { get: () => current.zoom, set, canZoom: () => current.canZoom });
  }, []);
  const size = () => ({
    width: stage.current?.clientWidth ?? 0,
    height: stage.current?.clientHeight ?? 0,
  });
  return {
    zoom,
    isZoomed: zoom.scale > 1,
    toggle: () => {
      set(zoom.scale > 1 ? whole : zoomedTo(zoom, closer, { x: 0, y: 0 }, size()));
    },
    move: (by) => {
      set(movedBy(latest.current.zoom, by, size()));
    },
  };
}
