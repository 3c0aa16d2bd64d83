/** What a page showed first, frame by frame. */
import type { BrowserContext, Page } from 'playwright-core';

/** What one frame showed; empty for what was not there. */
export interface SeenFrame {
  /** Address of the first card. */
  readonly card: string;
  /** What the first card says of its listing. */
  readonly text: string;
  /** The tab that is chosen in the bar above the cards. */
  readonly tab: string;
  /** The heading of the page. */
  readonly heading: string;
  /** The first item of the header. */
  readonly header: string;
}

/** Begins to record on every page that the context will open: each frame that shows something else than the one before. */
export const recordFrames = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    // Methods, since the translator of the tests names functions by a helper that a page does not have.
    const recorder = {
      frames: [] as SeenFrame[],
      /** Finds the first element that is shown, also inside our tags. */
      first(selector: string): HTMLElement | null {
        // A few questions to the browser: what is asked in every frame must not itself slow the page down.
        const tags = document.querySelectorAll('housing-search-box, housing-results, housing-listing-detail');
        // Content behind something else is hidden by an ancestor outside the shadow root.
        for (const root of [document, ...[...tags].flatMap(({ shadowRoot }) => shadowRoot ?? [])])
          for (const element of root.querySelectorAll<HTMLElement>(selector))
            if (element.checkVisibility({ visibilityProperty: true })) return element;
        return null;
      },
      look(): void {
        const card = this.first('article');
        const link = card?.querySelector<HTMLAnchorElement>('a[data-card]');
        const says = [...(card?.querySelectorAll<HTMLElement>('p, h3') ?? [])];
        const bar = this.first('form[role=search] select') as HTMLSelectElement | null;
        const frame = {
          card: link ? link.pathname + link.search : '',
          text: says.map((part) => part.textContent).join(' | '),
          tab: bar?.value ?? '',
          heading: this.first('h1')?.textContent ?? '',
          header: document.querySelector('header nav')?.firstElementChild?.textContent ?? '',
        };
        if (JSON.stringify(frame) !== JSON.stringify(this.frames.at(-1))) this.frames.push(frame);
        requestAnimationFrame(() => {
          this.look();
        });
      },
    };
    Object.assign(globalThis, { seenFrames: recorder.frames });
    recorder.look();
  });
};

/** Returns what was recorded of the page that is open, so far. */
export const framesOf = (page: Page): Promise<readonly SeenFrame[]> => page.evaluate('seenFrames');

/** Waits on a page that has to be drawn for it: of several windows only the one in front is sure to be, so each takes turns. */
export const inFront = async (page: Page, wait: (timeout: number) => Promise<unknown>): Promise<void> => {
  for (let turn = 1; ; turn++) {
    await page.bringToFront();
    try {
      await wait(10_000);
      return;
    } catch (error) {
      if (turn === 6) throw error;
    }
  }
};

/** Waits until a frame has shown the first card and the bar above it; fails with what was shown instead. */
export const untilCards = async (page: Page): Promise<void> => {
  try {
    const hasCards = () => {
      const { seenFrames } = globalThis as { seenFrames?: SeenFrame[] };
      const last = seenFrames?.at(-1);
      return last?.card && last.tab;
    };
    await inFront(page, (timeout) => page.waitForFunction(hasCards, undefined, { timeout }));
  } catch (error) {
    throw new Error(`${page.url()} showed no cards: ${JSON.stringify(await framesOf(page))}`, {
      cause: error,
    });
  }
};

/**
 * Returns what a part of a page was in frame after frame, from when it was there: one value, when it never changed. What
 * is still coming with the page's own HTML counts as what it becomes.
 */
export const valuesOf = (frames: readonly SeenFrame[], part: keyof SeenFrame): readonly string[] => {
  const values = frames.map((frame) => frame[part]);
  const first = values.findIndex((value) => value !== '');
  return first < 0
    ? []
    : values.slice(first).filter((value, at, all) => !all[at + 1]?.startsWith(value) || value === '');
};
