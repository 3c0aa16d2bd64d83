/** The sections of the page: scrolls to one, and knows which one is being read (S-151). */
import { type RefObject, useEffect, useState } from 'react';

/** Lists the sections that the anchors lead to, in their order. */
export const sectionNames = ['overview', 'details', 'society', 'similar'] as const;

/** Names a section. */
export type SectionName = (typeof sectionNames)[number];

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const sectionIn = (page: HTMLElement | null, name: string): HTMLElement | null =>
  page?.querySelector(`[data-section=${name}]`) ?? null;

/** Brings a part of the page into view, smoothly where motion is welcome, and moves the focus to its heading. */
export function showSection(page: HTMLElement | null, name: string): void {
  const section = sectionIn(page, name);
  section?.scrollIntoView({ behavior: prefersStill() ? 'auto' : 'smooth', block: 'start' });
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

/** The line that a section has to reach to count as being read, as a part of the window's height. */
const readingLine = 0.26;

/** Returns the section that is being read: the last one that has reached the upper part of the window. */
export function useCurrentSection(page: RefObject<HTMLElement | null>): SectionName {
  const [current, setCurrent] = useState<SectionName>('overview');
  useEffect(() => {
    let frame = 0;
    const settle = () => {
      frame = 0;
      const line = innerHeight * readingLine;
      const reached = sectionNames.findLast((name) => {
        const section = sectionIn(page.current, name);
        return section !== null && section.getBoundingClientRect().top <= line;
      });
      setCurrent(reached ?? 'overview');
    };
    const scrolled = () => {
      frame ||= requestAnimationFrame(settle);
    };
    // Captured, since the widget may be in a scrolling box of the page.
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', scrolled, options);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', scrolled, options);
    };
  }, [page]);
  return current;
}
