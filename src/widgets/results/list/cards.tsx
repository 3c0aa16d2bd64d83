/** The cards of the results. The list hears the clicks of all of them, and watches what changes on any of them. */
import { type MouseEvent, useEffect, useState } from 'react';
import { type Listing, type ListingKind, usualPrices } from '../../../model/index.js';
import { isHeart, useHearts } from '../../kit/hearts/use-hearts.js';
import { useCardText } from '../../kit/listing/card-text.js';
import { useLinks } from '../../kit/navigation/use-links.js';
import { adoption } from '../address/brought.js';
import { type Press, untouched } from '../contact/card-contact.js';
import { useLazyParts, wantLazyParts } from '../lazy.js';
import { useSettings } from '../settings.js';
import { useResultsWords } from '../words.js';
import { CardSkeleton } from './card-skeleton.js';
import { DrawnItem } from './drawn-item.js';
import type { Watched } from './list-watch.js';
import { ResultCard } from './result-card.js';
import { useOpen } from './use-open.js';
import { firstScreen, type ShownCards, step } from './use-shown-cards.js';

const none: ReadonlyMap<string, never> = new Map<string, never>();

/** Before anything is known of the cards but their listings. */
const unwatched: Watched = {
  contacts: { price: usualPrices.search, of: () => untouched },
  seen: none,
  looks: none,
  hidden: none,
};

/** Finds the control of a card that an event is about, and the place of the card among the items. */
const pressedIn = (event: MouseEvent): { control: Element | null; item: number } => {
  const target = event.target as Element;
  const place = target.closest('article')?.parentElement;
  const item = place ? [...event.currentTarget.children].indexOf(place) : -1;
  return { control: target.closest('a[data-card], button[value]'), item };
};

/** The list whose cards are drawn. */
interface Listed extends ShownCards {
  results: readonly Listing[];
  kind: ListingKind;
}

/** Returns the items of the list, what the list hears, and what watches its contacts. */
export function useCards({ results, kind, shown, kept }: Listed) {
  const text = useCardText();
  const words = useResultsWords();
  const links = useLinks(useSettings());
  const lazy = useLazyParts();
  const open = useOpen(kind);
  const [{ contacts, seen, looks, hidden }, setWatched] = useState(unwatched);
  const [press, setPress] = useState<Press>();
  const [far] = useState(() => new Set(adoption.isDue ? results.slice(step).map(({ _id }) => _id) : []));
  useEffect(() => {
    adoption.isDue = false;
  }, []);
  const hearts = useHearts(lazy, wantLazyParts);
  const isDrawn = (at: number): boolean => at < shown || kept.has(results[at]?._id ?? '');
  // Shapes keep the room of the first screen.
  const places = results.flatMap(({ _id }, at) =>
    (at < firstScreen || isDrawn(at)) && hidden.get(_id) !== null ? [at] : [],
  );
  const hear = (event: MouseEvent): void => {
    const { control, item } = pressedIn(event);
    const at = places[item] ?? -1;
    const listing = results[at];
    if (!control || !listing) return;
    if (control.localName === 'a') open(event, listing, links.listing(kind, listing._id));
    else if (isHeart(control)) hearts.press(kind, listing);
    else if (event.button === 0 && !control.hasAttribute('aria-busy')) {
      setPress({ at, action: (control as HTMLButtonElement).value as Press['action'] });
      wantLazyParts();
    }
  };
  const editHref = links.onSite('/manage');
  const draw = (listing: Listing, at: number) => (
    <ResultCard
      listing={listing}
      listingType={kind}
      href={links.listing(kind, listing._id)}
      text={text}
      // Pictures further down wait for the layout: asked for at once they would hold up the widget's own files.
      eager={at === 0}
      isSeen={seen.has(listing._id)}
      isSaved={hearts.saved.has(listing._id)}
      {...looks.get(listing._id)}
      words={words}
      price={contacts.price}
      contact={!lazy && press?.at === at ? { busy: [press.action] } : contacts.of(listing)}
      editHref={editHref}
    />
  );
  const cards = places.map((at) => {
    const listing = results[at] as Listing;
    const notice = hidden.get(listing._id);
    if (notice) return <li key={listing._id}>{notice}</li>;
    if (far.has(listing._id))
      return (
        <DrawnItem key={listing._id} isThere={adoption.isDue}>
          {draw(listing, at)}
        </DrawnItem>
      );
    return isDrawn(at) ? (
      <li key={listing._id}>{draw(listing, at)}</li>
    ) : (
      <li key={at}>
        <CardSkeleton />
      </li>
    );
  });
  const watch = (
    <>
      {hearts.watch}
      {lazy ? <lazy.ListWatch kind={kind} results={results} press={press} onWatched={setWatched} /> : null}
    </>
  );
  return { cards, hear, watch };
}
