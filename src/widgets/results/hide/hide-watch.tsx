/** Tells the list which of its homes are hidden, and what stands in the place of one that was hidden just now. */
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useState } from 'react';
import {
  $areHiddenShown,
  $hidden,
  hiddenRequested,
  hiddenShown,
  homeHidden,
  isHidden,
} from '../../../model/listing/hidden.js';
import type { Listing } from '../../../model/index.js';
import type { Press } from '../contact/card-contact.js';
import { HiddenNotice } from './hidden-notice.js';

/** What stands in the place of hidden cards, by the id of their listing; null for nothing. */
export type HiddenCards = ReadonlyMap<string, ReactNode>;

/** What HideWatch takes. */
interface HideWatchProps {
  results: readonly Listing[];
  press: Press | undefined;
  onHidden: (hidden: HiddenCards) => void;
}

/** Draws nothing. */
export function HideWatch({ results, press, onHidden }: HideWatchProps) {
  const { hidden, areShown, ...send } = useUnit({
    hidden: $hidden,
    areShown: $areHiddenShown,
    want: hiddenRequested,
    hide: homeHidden,
    show: hiddenShown,
  });
  // Those that were hidden while the list was looked at say so in their place; the others are gone.
  const [justNow, setJustNow] = useState<ReadonlySet<string>>(new Set());
  // The notice of this one takes the focus; those that come back with "Hide again" leave it where it is.
  const [fresh, setFresh] = useState('');
  useEffect(() => {
    if (areShown) setFresh('');
  }, [areShown]);
  useEffect(() => {
    send.want();
  }, []);
  useEffect(() => {
    const listing = press?.action === 'hide' ? results[press.at] : undefined;
    if (!listing) return;
    setFresh(listing._id);
    setJustNow((before) => new Set([...before, listing._id]));
    send.show(false);
    send.hide(listing._id);
  }, [press]);
  useEffect(() => {
    const gone = areShown ? [] : results.filter((listing) => isHidden(hidden, listing));
    onHidden(
      new Map(
        gone.map((listing) => [
          listing._id,
          justNow.has(listing._id) && hidden.homes.includes(listing._id) ? (
            <HiddenNotice listing={listing} isFresh={listing._id === fresh} />
          ) : null,
        ]),
      ),
    );
  }, [hidden, areShown, results, justNow, fresh]);
  return null;
}
