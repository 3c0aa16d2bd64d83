/** Fingers on a page of Chromium: taps, swipes and pinches, as its touch screen would send them. */
import type { CDPSession, Page } from 'playwright-core';

/** A place in the window, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a finger can do. */
export interface Fingers {
  tap: (spot: Spot) => Promise<void>;
  /** Drags one finger sideways or down, as the browser's own scrolling sees it. */
  swipe: (from: Spot, by: Spot) => Promise<void>;
  /** Moves two fingers, side by side, from so far apart to so far apart. */
  pinch: (middle: Spot, from: number, to: number) => Promise<void>;
}

const steps = 8;

const send = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: spots.map(({ x, y }, id) => ({ x: Math.round(x), y: Math.round(y), id })),
  });

/** Gives the page a touch screen. */
export const fingersOn = async (page: Page): Promise<Fingers> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  const drag = async (at: (part: number) => Spot[]): Promise<void> => {
    await send(session, 'touchStart', at(0));
    for (let step = 1; step <= steps; step += 1) await send(session, 'touchMove', at(step / steps));
    await send(session, 'touchEnd', []);
  };
  return {
    tap: async (spot) => {
      await send(session, 'touchStart', [spot]);
      await send(session, 'touchEnd', []);
    },
    swipe: (from, by) => drag((part) => [{ x: from.x + by.x * part, y: from.y + by.y * part }]),
    pinch: ({ x, y }, from, to) =>
      drag((part) => {
        const half = (from + (to - from) * part) / 2;
        return [
          { x: x - half, y },
          { x: x + half, y },
        ];
      }),
  };
};
