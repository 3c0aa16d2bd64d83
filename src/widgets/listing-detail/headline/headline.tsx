/** The headline: price, what and where it is, badges, Property ID, and sharing (S-161). */
import { canonical, sameValue } from '../../../model/rules/aliases.js';
import { cutPercent } from '../../../model/rules/price-cut.js';
import { joined } from '../../../model/rules/headline.js';
import { Badge } from '../../kit/status/badge.js';
import { Button } from '../../kit/button/button.js';
import { ShieldCheckIcon } from '../../kit/icons/fact-icons.js';
import { formatDate } from '../../kit/language/format.js';
import { MapPinIcon, ShareIcon } from '../../kit/icons/icons.js';
import { useHeadline } from '../../kit/listing/use-headline.js';
import { factText } from '../facts/field-texts.js';
import { useFormatContext } from '../facts/format-context.js';
import { headStyles as styles } from './headline-styles.js';
import { useLinks } from '../../kit/navigation/use-links.js';
import { type ShownListing, useSettings } from '../settings.js';
import { useShare } from './use-clipboard.js';
import { PriceLine } from './price-line.js';
import { PropertyId } from './property-id.js';
import { WhatsAppLink } from './whatsapp-link.js';
import { SaveButton } from './save-button.js';

function Badges({ view }: Pick<ShownListing, 'view'>) {
  const { words, card, locale } = useFormatContext();
  const cut = cutPercent(view);
  const changed = view.updatedAt ?? view.refreshedAt ?? view.createdAt;
  const date = (at: number | null) => (at === null ? '' : formatDate(at, locale));
  return (
    <p className={styles.badges}>
      {sameValue(view.reraApproved, 'Yes') && view.reraNumber !== '' ? (
        <Badge tone="brand" icon={<ShieldCheckIcon />}>
          {card.rera}
        </Badge>
      ) : null}
      {canonical(view.possession) === 'Ready to Move New' ? (
        <Badge tone="success">{card.readyToMove}</Badge>
      ) : null}
      {cut === null ? null : <Badge tone="success">{card.priceCut(cut)}</Badge>}
      {view.listedAt === null ? null : (
        <time dateTime={new Date(view.listedAt).toISOString()}>{card.listed(date(view.listedAt))}</time>
      )}
      {changed === null || date(changed) === date(view.listedAt) ? null : (
        <time dateTime={new Date(changed).toISOString()}>{words.updated(date(changed))}</time>
      )}
    </p>
  );
}

/** What a Headline takes; a preview has no listing yet, and no heart. */
type HeadlineProps = Pick<ShownListing, 'view'> & Partial<ShownListing>;

/** Draws the headline. */
export function Headline({ view, listing }: HeadlineProps) {
  const context = useFormatContext();
  const title = useHeadline()(view);
  const links = useLinks(useSettings());
  const share = useShare();
  const society = factText('society', view, context);
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <PriceLine view={view} />
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.place}>
          <MapPinIcon />
          {joined(society, context.label(view.locality), context.label(view.city))}
        </p>
        <Badges view={view} />
      </div>
      <div className={styles.tools}>
        <PropertyId id={view.propertyId} />
        <Button
          size="small"
          icon={<ShareIcon />}
          onClick={() => void share(title, links.listing(view.listingType, view.id))}
        >
          {context.words.share}
        </Button>
        {view.id ? (
          <WhatsAppLink view={view} title={title} href={links.listing(view.listingType, view.id)} />
        ) : null}
        {listing ? <SaveButton kind={view.listingType} listing={listing} /> : null}
      </div>
    </header>
  );
}
