/** The cards of the results. The list hears the clicks of all of them, and watches what changes on any of them. */
import { type MouseEvent, useState } from 'react';
import { type Listing, type ListingKind, usualPrices } from '../../../model/index.js';
import { useCardText } from '../../kit/listing/card-text.js';
import { useLinks } from '../../kit/navigation/use-links.js';
import { type Press, untouched } from '../contact/card-contact.js';
import type { Contacts } from '../contact/contact-watch.js';
import { loadLazyParts, useLazyParts } from '../lazy.js';
import { useSettings } from '../settings.js';
import { useResultsWords } from '../words.js';
import { ResultCard } from './result-card.js';
import { useOpen } from './use-open.js';

/** Cards whose picture is loaded at once. */
const firstCards = 2;

/** Before anything is known of contacts. */
const noContacts: Contacts = { price: usualPrices.search, of: () => untouched };

/** Finds the control of a card that an event is about, and the place of the card in its list. */
const pressedIn = (event: MouseEvent): { control: Element | null; at: number } => {
  const target = event.target as Element;
  const item = target.closest('article')?.parentElement;
  const at = item ? [...event.currentTarget.children].indexOf(item) : -1;
  return { control: target.closest('a[data-card], button[value]'), at };
};

/** The list whose cards are drawn. */
interface Listed {
  results: readonly Listing[];
  kind: ListingKind;
  /** How many are drawn already. */
  shown: number;
}

/** Returns the items of the list, what the list hears, and what watches its contacts. */
export function useCards({ results, kind, shown }: Listed) {
  const text = useCardText();
  const words = useResultsWords();
  const links = useLinks(useSettings());
  const lazy = useLazyParts();
  const open = useOpen(kind);
  const [contacts, setContacts] = useState(noContacts);
  const [press, setPress] = useState<Press>();
  const hear = (event: MouseEvent): void => {
    const { control, at } = pressedIn(event);
    const listing = results[at];
    if (!control || !listing) return;
    if (control.localName === 'a') open(event, listing, links.listing(kind, listing._id));
    else if (event.button === 0 && !control.hasAttribute('aria-busy')) {
      const action = (control as HTMLButtonElement).value === 'number' ? 'number' : 'message';
      setPress({ at, action });
      loadLazyParts().catch(console.error);
    }
  };
  const editHref = links.onSite('/manage');
  const cards = results.slice(0, shown).map((listing, at) => (
    <li key={listing._id}>
      <ResultCard
        listing={listing}
        kind={kind}
        href={links.listing(kind, listing._id)}
        text={text}
        eager={at < firstCards}
        words={words}
        price={contacts.price}
        contact={!lazy && press?.at === at ? { busy: [press.action] } : contacts.of(listing)}
        editHref={editHref}
      />
    </li>
  ));
  const watch = lazy ? (
    <lazy.ContactWatch kind={kind} results={results} press={press} onContacts={setContacts} />
  ) : null;
  return { cards, hear, watch };
}
