/**
 * `frame.js`, both ends of a widget in a frame. On a partner's page it gives our frames the height that they ask for, and tells
 * them which part is in sight; in the frame it asks, and lets links open in the partner's window.
 */
import { heightMessage, type HeightMessage, viewMessage, type ViewMessage } from './frame/messages.js';
import { startInside } from './frame/inside.js';

const isHeight = (data: unknown): data is HeightMessage =>
  typeof data === 'object' &&
  data !== null &&
  (data as Partial<HeightMessage>).type === heightMessage &&
  Number.isFinite((data as Partial<HeightMessage>).height);

const follow = (origin: string): void => {
  const frames = new Set<HTMLIFrameElement>();
  const tellView = (): void => {
    for (const frame of frames) {
      const { top, bottom } = frame.getBoundingClientRect();
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const message: ViewMessage = { type: viewMessage, top: Math.max(0, -top), height };
      if (height > 0) frame.contentWindow?.postMessage(message, origin);
    }
  };
  addEventListener('message', ({ data, origin: from, source }: MessageEvent<unknown>) => {
    if (from !== origin || !isHeight(data)) return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) {
        frame.style.height = `${String(data.height)}px`;
        frames.add(frame);
      }
    tellView();
  });
  // Also of boxes within the page, whose scrolling does not bubble.
  addEventListener('scroll', tellView, { passive: true, capture: true });
  addEventListener('resize', tellView, { passive: true });
};

const script = document.currentScript;
const source = new URL(script instanceof HTMLScriptElement ? script.src : location.href);
if (source.origin === location.origin && location.pathname.startsWith('/embed/')) startInside();
else follow(source.origin);
