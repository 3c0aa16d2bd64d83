/** Opens pictures on the whole screen; the viewer's code comes when somebody is about to. */
import { type ComponentType, type ReactNode, useState } from 'react';
import type { ViewerProps } from './viewer.js';

let Loaded: ComponentType<ViewerProps> | undefined;

/** Loads the viewer, which only some people open; a second call is free. */
export const loadViewer = async (): Promise<void> => {
  Loaded ??= (await import('./viewer.js')).Viewer;
};

/** Returns what opens a slide, by its place, and the viewer while it is open. */
export function useViewer(
  shown: Omit<ViewerProps, 'start' | 'onClose'>,
): [open: (at: number) => void, viewer: ReactNode] {
  const [start, setStart] = useState<number | null>(null);
  const open = (at: number) => {
    loadViewer().then(() => setStart(at), console.error);
  };
  const viewer =
    start === null || !Loaded ? null : (
      <Loaded
        {...shown}
        start={start}
        onClose={() => {
          setStart(null);
        }}
      />
    );
  return [open, viewer];
}
