/** Scrolls to a listing when a card of the same page opened it; Enquire Now scrolls to the summary card (C-41). */
import { type RefObject, useLayoutEffect } from 'react';

// Module state, since the next listing may be shown by another element.
let enquired: string | null = null;

/** Records that Enquire Now is about to open a listing. */
export const noteEnquiry = (id: string): void => {
  enquired = id;
};

/** Shows the listing once it is drawn; one that its page asked for stays where it is. */
export function useScrollToListing(page: RefObject<HTMLElement | null>, id: string, isGuest: boolean): void {
  useLayoutEffect(() => {
    const isEnquiry = enquired === id;
    if (isEnquiry) enquired = null;
    else if (!isGuest) return;
    const find = (name: string) => page.current?.querySelector<HTMLElement>(name);
    // The card itself sticks to the window; its columns tell where it begins. At once: the page below grows while
    // it comes, and would stop a smooth way.
    (isEnquiry ? find('[data-columns]') : page.current)?.scrollIntoView({ block: 'start' });
    find(isEnquiry ? '[part=summary]' : 'h1')?.focus({ preventScroll: true });
  }, []);
}
