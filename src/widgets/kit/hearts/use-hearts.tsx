/** The hearts of a list of cards: one watch for all of them, which comes with the list's later parts. */
import { type ComponentType, type ReactNode, useState } from 'react';
import type { Listing, ListingKind } from '../../../model/index.js';
import type { HeartWatchProps } from './heart-watch.js';

const none: ReadonlySet<string> = new Set();

/** What a list knows of its hearts. */
export interface Hearts {
  /** Ids of the saved homes; empty until they are known, so that what a server draws is the same for everybody. */
  readonly saved: ReadonlySet<string>;
  /** Saves a home, or takes it off the list. */
  readonly press: (listingType: ListingKind, listing: Listing) => void;
  /** What a list draws beside its cards; it shows nothing. */
  readonly watch: ReactNode;
}

/** Tells whether an element is a heart, for lists that hear the presses of all their cards. */
export const isHeart = (control: Element): boolean => (control as HTMLButtonElement).value === 'save';

/** Returns the hearts of a list; its later parts hold the watch, which is wanted at once when a heart is pressed. */
export function useHearts(
  parts: { readonly HeartWatch: ComponentType<HeartWatchProps> } | undefined,
  want?: () => void,
): Hearts {
  const [saved, setSaved] = useState(none);
  const [pressed, setPressed] = useState<HeartWatchProps['pressed']>();
  const press = (listingType: ListingKind, listing: Listing): void => {
    const isSaved = !saved.has(listing._id);
    setPressed({ listingType, listing, isSaved });
    // Seen at once, also while the code is on its way.
    setSaved(new Set(isSaved ? [...saved, listing._id] : [...saved].filter((id) => id !== listing._id)));
    want?.();
  };
  const watch = parts ? <parts.HeartWatch pressed={pressed} onSaved={setSaved} /> : null;
  return { saved, press, watch };
}
