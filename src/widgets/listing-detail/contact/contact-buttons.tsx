/** Get Phone No. and Contact Agent, each with its cost written on it before the click (S-153, S-181, C-01). */
import { contactCost } from '../../../model/account/entry.js';
import type { ListingView } from '../../../model/rules/listing-view-type.js';
import { Button, ButtonLink } from '../../kit/button/button.js';
import { useContact } from '../../kit/contact/use-contact.js';
import { MessageIcon, PhoneIcon } from '../../kit/icons/icons.js';
import { useHeadline } from '../../kit/listing/listing-card.js';
import { contactStyles as styles } from './contact-styles.js';
import { contactPlace, useSettings } from '../settings.js';
import { useListingWords } from '../words.js';

const actions = [
  { action: 'number', name: 'getPhone', variant: 'primary', Icon: PhoneIcon },
  { action: 'message', name: 'contactAgent', variant: 'secondary', Icon: MessageIcon },
] as const;

/** Draws the two buttons; on the person's own listing there is Edit instead (G-23). */
export function ContactButtons({ view }: { view: ListingView }) {
  const words = useListingWords();
  const { group } = useSettings();
  const { listingType, id, propertyId, ownerId } = view;
  const target = { listingType, id, propertyId, ownerId, title: useHeadline()(view) };
  const contact = useContact(target, contactPlace(group));
  if (contact.isOwn)
    return (
      <ButtonLink href={contact.editHref} className={styles.action} variant="primary">
        {words.edit}
      </ButtonLink>
    );
  return actions.map(({ action, name, variant, Icon }) => (
    <Button
      key={action}
      className={styles.action}
      variant={variant}
      icon={<Icon />}
      busy={contact.isBusy(action)}
      data-contact={id}
      onClick={() => {
        contact.press(action);
      }}
    >
      {words[name]}{' '}
      <span className={styles.cost}>
        {contact.isPaid(action) ? words.paid : words.cost(contactCost.detail)}
      </span>
    </Button>
  ));
}
