/** View Number and Contact on a card, each with its cost written on it before the click (S-112, S-180, C-01). */
import { useUnit } from 'effector-react';
import { $contactPrices } from '../../../model/account/entry.js';
import type { Listing, ListingKind } from '../../../model/index.js';
import { listingView } from '../../../model/rules/listing/view.js';
import { CoinIcon, MessageIcon, PhoneIcon } from '../../kit/icons/icons.js';
import { ContactButtons } from '../../kit/contact/contact-buttons.js';
import { useHeadline } from '../../kit/listing/listing-card.js';
import { VisuallyHidden } from '../../kit/layout/visually-hidden.js';
import { contactPlace, useSettings } from '../settings.js';
import { styles } from '../control-styles.js';
import { useFilterWords } from '../filters/words.js';

const actions = [
  { action: 'number', name: 'viewNumber', Icon: PhoneIcon },
  { action: 'message', name: 'contact', Icon: MessageIcon },
] as const;

function Cost({ isPaid }: { isPaid: boolean }) {
  const words = useFilterWords();
  const { search: price } = useUnit($contactPrices);
  if (isPaid) return <span className={styles.cost}>{words.paid}</span>;
  return (
    <>
      <span className={styles.cost} aria-hidden="true">
        <CoinIcon />
        {price}
      </span>
      <VisuallyHidden>{words.cost(price)}</VisuallyHidden>
    </>
  );
}

/** Draws the two buttons; on the person's own listing there is Edit instead (G-23). */
export function ResultContact({ listing, kind }: { listing: Listing; kind: ListingKind }) {
  const words = useFilterWords();
  const { group } = useSettings();
  const view = listingView(kind, listing);
  const { id, propertyId, ownerId } = view;
  const target = { listingType: kind, id, propertyId, ownerId, title: useHeadline()(view) };
  return (
    <div className={styles.actions}>
      <ContactButtons
        {...contactPlace(group)}
        target={target}
        buttons={actions.map(({ action, name, Icon }) => ({
          action,
          label: <span>{words[name]}</span>,
          icon: <Icon />,
        }))}
        price={(isPaid) => <Cost isPaid={isPaid} />}
        edit={{ label: words.edit }}
        className={styles.action}
      />
    </div>
  );
}
