/** Opens the listing that the page asks for, and sends its state to the page (C-02). */
import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect } from 'react';
import { $openListings, listingOpened, type OpenListing } from '../../model/listing/listing.js';
import { type Listing, type ListingKind, viewAppeared, viewLeft } from '../../model/index.js';
import { headlineOf } from '../../model/rules/headline.js';
import { kindOf } from '../../model/rules/kinds.js';
import { kindOfListing, listingView } from '../../model/rules/listing/view.js';
import { useHeadline } from '../kit/listing/use-headline.js';
import { useLocale } from '../kit/language/locale.js';
import { useWordsArrived } from '../kit/language/define-words.js';
import { useEmit } from '../kit/element/widget-context.js';

/** Holds the attributes and properties that say which listing to show. */
export interface Asked {
  group: string;
  kind?: ListingKind | undefined;
  listingId?: string | undefined;
  listing?: Listing | undefined;
}

interface Named {
  kind: ListingKind;
  id: string;
}

/** Reads which listing is meant: attributes, then the property, then the page's own address (`listing-url`). */
export const namedListing = ({ kind, listingId, listing }: Asked, query: string): Named | null => {
  const id = listingId ?? listing?._id;
  if (id) return { kind: kind ?? (listing && kindOfListing(listing)) ?? 'sell', id };
  const page = new URLSearchParams(query);
  const kindOfPage = kindOf(page.get('kind'));
  const idOfPage = page.get('id');
  return kindOfPage && idOfPage ? { kind: kindOfPage, id: idOfPage } : null;
};

function useReport(open: OpenListing | undefined): void {
  const emit = useEmit();
  const locale = useLocale();
  const headline = useHeadline();
  const { listing = null, status, listingType } = open ?? {};
  const hasWords = useWordsArrived(listing);
  useEffect(() => {
    if (!listingType || !hasWords || (status === 'loading' && !listing)) return;
    const view = listing && listingView(listingType, listing);
    // In English the title is the one that the server wrote into the page.
    const title = view ? (locale === 'en' ? headlineOf(view) : headline(view)) : '';
    emit('housing-listing', { status, title, listing });
  }, [listing, status, listingType, locale, hasWords]);
}

/** Holds the open listing of a group, undefined until there is one, and whether a card opened it and not its page. */
export interface Shown {
  open: OpenListing | undefined;
  isGuest: boolean;
}

/** Returns what the widget is to show. */
export function useListing(asked: Asked): Shown {
  const { group, listing } = asked;
  const { all, ...send } = useUnit({
    all: $openListings,
    open: listingOpened,
    appear: viewAppeared,
    leave: viewLeft,
  });
  const named = namedListing(asked, location.search);
  useEffect(() => {
    send.appear({ view: 'listing', group });
    return () => {
      send.leave({ view: 'listing', group });
    };
  }, [group]);
  // Before the first paint, so that a listing the page already has is there at once.
  useLayoutEffect(() => {
    if (!named) return;
    const { kind: listingType, id } = named;
    const isKnown = listing !== undefined && (listing._id === id || listing.propertyId === id);
    send.open({ group, listingType, id, ...(isKnown ? { listing } : {}) });
  }, [group, named?.kind, named?.id]);
  const open = all[group];
  useReport(open);
  return { open, isGuest: open?.id !== named?.id };
}
