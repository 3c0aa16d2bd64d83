/** Tells the list what changes on any of its cards: contacts, what was seen, what comes when one is looked at, what is hidden. */
import type { ReactNode } from 'react';
import type { Listing, ListingKind } from '../../../model/index.js';
import type { Press } from '../contact/card-contact.js';
import { type Contacts, ContactWatch } from '../contact/contact-watch.js';
import { type CardLooks, GalleryWatch } from '../gallery/gallery-watch.js';
import { type HiddenCards, HideWatch } from '../hide/hide-watch.js';
import { ImpressionWatch } from '../../kit/listing/impression-watch.js';
import { useLinks } from '../../kit/navigation/use-links.js';
import { useSettings } from '../settings.js';
import { SeenWatch } from './seen-watch.js';

/** What the cards know beyond their listings. */
export interface Watched {
  readonly contacts: Contacts;
  readonly seen: { has(id: string): boolean };
  readonly looks: CardLooks;
  readonly hidden: HiddenCards;
}

/** What ListWatch takes. */
interface ListWatchProps {
  kind: ListingKind;
  results: readonly Listing[];
  press: Press | undefined;
  onWatched: (change: (before: Watched) => Watched) => void;
}

/** Draws nothing that is seen. */
export function ListWatch({ kind, results, press, onWatched }: ListWatchProps): ReactNode {
  const links = useLinks(useSettings());
  const hrefOf = ({ _id }: Listing): string => links.listing(kind, _id);
  const on =
    <Name extends keyof Watched>(name: Name) =>
    (value: Watched[Name]): void => {
      onWatched((before) => ({ ...before, [name]: value }));
    };
  return (
    <>
      <ContactWatch kind={kind} results={results} press={press} onContacts={on('contacts')} />
      <SeenWatch onSeen={on('seen')} />
      <GalleryWatch kind={kind} results={results} hrefOf={hrefOf} onLooks={on('looks')} />
      <ImpressionWatch listings={results} hrefOf={hrefOf} />
      <HideWatch results={results} press={press} onHidden={on('hidden')} />
    </>
  );
}
