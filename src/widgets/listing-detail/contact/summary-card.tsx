/** The summary card: the Property ID, the hidden phone, and the two contact buttons (S-153, S-157). */
import { canonical } from '../../../model/rules/aliases.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { PhoneIcon, UserIcon } from '../../kit/icons/icons.js';
import { ShieldCheckIcon } from '../../kit/icons/fact-icons.js';
import { type Locale, useLocale } from '../../kit/language/locale.js';
import { contactStyles as styles } from './contact-styles.js';
import type { LazyParts } from '../lazy.js';
import { pageStyles } from '../page/page-styles.js';
import { useSettings } from '../settings.js';
import { useListingWords } from '../words.js';
import { ContactWays } from './contact-ways.js';
import { PropertyId } from '../headline/property-id.js';

/** Writes a month: "November 2026". */
const monthOf = (moment: number, locale: Locale): string =>
  new Intl.DateTimeFormat(`${locale}-IN-u-nu-latn`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(moment);

// S-491: a phone is shown with +91.
const shownPhone = (masked: string): string => (/^\d/.test(masked) ? `+91 ${masked}` : masked);

/** Draws the card; below the width of a desktop its buttons stand in the bar at the bottom. */
export function SummaryCard({ view, lazy }: { view: ListingView; lazy: LazyParts | undefined }) {
  const words = useListingWords();
  const posters = new Map<string, string>(
    Object.entries({
      'Buyer/Owner/Tenant': words.postedBy.owner,
      Agent: words.postedBy.agent,
      Builder: words.postedBy.builder,
    }),
  );
  const poster = posters.get(canonical(view.postedBy));
  const locale = useLocale();
  const since = view.ownerSince === null ? '' : words.memberSince(monthOf(view.ownerSince, locale));
  const offered = view.ownerListings ?? 0;
  const homes = offered > 1 ? words.ownerListings(offered < 1000 ? String(offered) : '1,000+') : '';
  const { ownerPage: page } = useSettings();
  const checked = [view.ownerVerified && words.phoneVerified, since].filter(Boolean).join(' · ');
  return (
    <section className={pageStyles.card} aria-label={words.summary} part="summary" tabIndex={-1}>
      {poster || checked || homes ? (
        <div className={styles.seller}>
          <UserIcon />
          <p>
            <b>{poster}</b>
            <span className={pageStyles.note}>
              {checked}
              {checked && homes && ' · '}
              {page && homes ? <a href={page}>{homes}</a> : homes}
            </span>
          </p>
        </div>
      ) : null}
      <div>
        <p className={styles.phone}>
          <PhoneIcon />
          {shownPhone(view.phoneMasked) || words.hiddenPhone}
        </p>
        <p className={pageStyles.note}>
          {words.phoneHelp} {lazy ? <lazy.CoinsHelp /> : null}
        </p>
      </div>
      <PropertyId id={view.propertyId} />
      <div className={styles.buttons}>
        <ContactWays view={view} lazy={lazy} />
      </div>
      {poster === words.postedBy.owner ? <p className={pageStyles.note}>{words.toOwner}</p> : null}
      <p className={styles.safety}>
        <ShieldCheckIcon />
        {words.safety}
      </p>
    </section>
  );
}
