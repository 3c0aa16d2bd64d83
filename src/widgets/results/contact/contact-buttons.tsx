/** View Number and Contact on a card, each with its cost written on it before the click (S-112, S-180, C-01). */
import { contactCost } from '../../../model/account/entry.js';
import type { Listing, ListingKind } from '../../../model/index.js';
import { listingView } from '../../../model/rules/listing-view.js';
import { Button, ButtonLink } from '../../kit/button/button.js';
import { CoinIcon, MessageIcon, PhoneIcon } from '../../kit/icons/icons.js';
import { useContact } from '../../kit/contact/use-contact.js';
import { useHeadline } from '../../kit/listing/listing-card.js';
import { VisuallyHidden } from '../../kit/layout/visually-hidden.js';
import { contactPlace, useSettings } from '../settings.js';
import { styles } from '../tool-styles.js';
import { useFilterWords } from '../filters/words.js';

const actions = [
  { action: 'number', name: 'viewNumber', Icon: PhoneIcon },
  { action: 'message', name: 'contact', Icon: MessageIcon },
] as const;

function Cost({ isPaid }: { isPaid: boolean }) {
  const words = useFilterWords();
  if (isPaid) return <span className={styles.cost}>{words.paid}</span>;
  return (
    <>
      <span className={styles.cost} aria-hidden="true">
        <CoinIcon />
        {contactCost.search}
      </span>
      <VisuallyHidden>{words.cost(contactCost.search)}</VisuallyHidden>
    </>
  );
}

/** Draws the two buttons; on the person's own listing there is Edit instead (G-23). */
export function ContactButtons({ listing, kind }: { listing: Listing; kind: ListingKind }) {
  const words = useFilterWords();
  const { group } = useSettings();
  const view = listingView(kind, listing);
  const { id, propertyId, ownerId } = view;
  const target = { listingType: kind, id, propertyId, ownerId, title: useHeadline()(view) };
  const contact = useContact(target, contactPlace(group));
  return (
    <div className={styles.actions} data-contact={id}>
      {contact.isOwn ? (
        <ButtonLink href={contact.editHref} className={styles.action}>
          {words.edit}
        </ButtonLink>
      ) : (
        actions.map(({ action, name, Icon }) => (
          <Button
            key={action}
            className={styles.action}
            icon={<Icon />}
            busy={contact.isBusy(action)}
            onClick={() => {
              contact.press(action);
            }}
          >
            <span>{words[name]}</span> <Cost isPaid={contact.isPaid(action)} />
          </Button>
        ))
      )}
    </div>
  );
}
