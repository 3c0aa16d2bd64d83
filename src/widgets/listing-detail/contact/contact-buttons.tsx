/** Get Phone No. and Contact Agent, each with its cost written on it before the click (S-153, S-181, C-01). */
import { useUnit } from 'effector-react';
import { $contactPrices } from '../../../model/account/entry.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { ContactButtons } from '../../kit/contact/contact-buttons.js';
import { MessageIcon, PhoneIcon } from '../../kit/icons/icons.js';
import { useHeadline } from '../../kit/listing/use-headline.js';
import { contactStyles as styles } from './contact-styles.js';
import { contactPlace, useSettings } from '../settings.js';
import { useListingWords } from '../words.js';

const actions = [
  { action: 'number', name: 'getPhone', variant: 'primary', Icon: PhoneIcon },
  { action: 'message', name: 'contactAgent', variant: 'secondary', Icon: MessageIcon },
] as const;

/** Draws the two buttons; on the person's own listing there is Edit instead (G-23). */
export function ListingContact({ view }: { view: ListingView }) {
  const words = useListingWords();
  const { group } = useSettings();
  const { listingType, id, propertyId, ownerId } = view;
  const prices = useUnit($contactPrices);
  return (
    <ContactButtons
      {...contactPlace(group)}
      target={{ listingType, id, propertyId, ownerId, title: useHeadline()(view) }}
      buttons={actions.map(({ action, name, variant, Icon }) => ({
        action,
        label: words[name],
        icon: <Icon />,
        variant,
      }))}
      price={(isPaid) => (
        <span className={styles.cost}>{isPaid ? words.paid : words.cost(prices.detail)}</span>
      )}
      edit={{ label: words.edit, variant: 'primary' }}
      className={styles.action}
    />
  );
}
