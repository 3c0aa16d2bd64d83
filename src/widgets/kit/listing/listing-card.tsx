/** A listing in a list: picture, price first, headline, society, four facts, badge and date; all of it one link. */
import type { MouseEvent, ReactNode } from 'react';
import type { Listing, ListingKind } from '../../../model/index.js';
import { sameValue } from '../../../model/rules/aliases.js';
import { listingView } from '../../../model/rules/listing/view.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { cutPercent } from '../../../model/rules/price-cut.js';
import { formatPrice } from '../../../model/rules/price.js';
import { formatDate, formatRupees } from '../language/format.js';
import { Badge } from '../status/badge.js';
import { cardIcon } from './card-icon.js';
import { type CardText, headlineIn } from './card-text.js';
import { Facts, isReadyToMove } from './facts.js';
import { cardClass, countsClass } from './listing-card-styles.js';
import { headlineLinks } from './headline-links.js';
import { HomePicture } from './home-picture.js';
import { rateText } from './rate-text.js';

/** What a ListingCard takes. */
export interface ListingCardProps {
  listing: Listing;
  listingType: ListingKind;
  /** The address of the listing's own page; the card is a real link. */
  href: string;
  /** The words, read once for the whole list by useCardText. */
  text: CardText;
  /** Called at every click on the card, also one that opens a new tab; preventing its default keeps the page. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The level of the headline in the page. */
  level?: 2 | 3 | 4;
  /** Loads the picture at once: the first cards of a page. */
  eager?: boolean;
  /** Whether its page was opened before. */
  isSeen?: boolean;
  /** Whether the home is saved; undefined draws no heart. */
  isSaved?: boolean;
  /** Called when the heart is pressed, where no list hears it. */
  onSave?: () => void;
  /** What the button is called that hides the card; the list hears it. */
  hide?: string;
  /** All its pictures, over the first one. */
  gallery?: ReactNode;
  /** A button, or a div of them, which stands above the link that covers the card. */
  children?: ReactNode;
}

const pictureSizes = '(min-width: 720px) 400px, 100vw';

// What follows are functions and no components: they hold nothing, and a page of cards calls each two dozen times.

const counts = (
  { imageCount, video }: ListingView,
  { words }: CardText,
  isSeen: boolean | undefined,
): ReactNode =>
  imageCount > 1 || video || isSeen ? (
    <span className={countsClass}>
      {imageCount > 1 ? (
        <Badge tone="over-picture" icon={cardIcon('camera')} label={words.pictures(imageCount)}>
          {imageCount}
        </Badge>
      ) : null}
      {video ? <Badge tone="over-picture">{words.video}</Badge> : null}
      {isSeen ? <Badge tone="over-picture">{words.seen}</Badge> : null}
    </span>
  ) : null;

/** Draws a price: the short form is seen, the exact one is read out (C-04). */
const money = (rupees: number | null, { price, locale }: CardText): ReactNode => {
  const short = price(formatPrice(rupees));
  if (rupees === null) return <span>{short}</span>;
  return <span role="img" aria-label={formatRupees(rupees, locale)}>{`₹ ${short}`}</span>;
};

const priceLine = (view: ListingView, text: CardText): ReactNode => {
  const { words, locale } = text;
  const price = view.price ?? 0;
  return (
    <p>
      {money(view.price, text)}
      {/* The short form leaves digits out from a thousand on; readers aloud hear them as its label. */}
      {price >= 1000 && <span aria-hidden="true">{formatRupees(price, locale)}</span>}
      {view.isMonthly ? <span>{view.perBed ? words.perBed : words.perMonth}</span> : null}
      {view.pricePer === null ? null : <span>{rateText(view, text)}</span>}
      {view.deposit === null ? null : (
        <span>
          {`${words.deposit} `}
          {money(view.deposit, text)}
        </span>
      )}
    </p>
  );
};

/** When the home was first offered and last changed; once where both are the same day. */
const datesOf = ({ listedAt, updatedAt, refreshedAt, createdAt }: ListingView, text: CardText): string => {
  const { words, locale } = text;
  const changedAt = updatedAt ?? refreshedAt ?? createdAt;
  const [listed, changed] = [listedAt, changedAt].map((at) => (at === null ? '' : formatDate(at, locale)));
  return [listed && words.listed(listed), changed !== listed && changed && words.updated(changed)]
    .filter(Boolean)
    .join(' · ');
};

const meta = (view: ListingView, text: CardText): ReactNode => {
  const { words } = text;
  const isApproved = sameValue(view.reraApproved, 'Yes') && view.reraNumber !== '';
  const isReady = isReadyToMove(view);
  const cut = cutPercent(view);
  return (
    <p>
      {cut === null ? null : <Badge tone="success">{words.priceCut(cut)}</Badge>}
      {isApproved && (
        <Badge tone="brand" icon={cardIcon('shieldCheck')}>
          {words.rera}
        </Badge>
      )}
      {isReady && <Badge tone="success">{words.readyToMove}</Badge>}
      <span>{datesOf(view, text)}</span>
    </p>
  );
};

/** How far the station is from the home's public point or its locality; without one near, nothing. */
const walk = ({ place }: Listing, { words, locale }: CardText): string | undefined => {
  const station = place?.station;
  return (
    station && words.walk(station.walk, locale === 'en' ? station.name : station.nameMr, place.is === 'near')
  );
};

/** Draws a button over the picture; the list hears its presses, as `value` names them. */
const overPicture = (
  value: 'save' | 'hide',
  label: string,
  isPressed?: boolean,
  onPress?: () => void,
): ReactNode => (
  <button type="button" value={value} aria-label={label} aria-pressed={isPressed} onClick={onPress}>
    {cardIcon(value)}
  </button>
);

/** Draws the card of any kind (S-109 to S-118); what the listing does not say is left out. */
export function ListingCard(props: ListingCardProps) {
  const {
    listing,
    listingType,
    href,
    text,
    onOpen,
    level = 3,
    eager = false,
    isSeen,
    isSaved,
    onSave,
    hide,
    gallery,
    children,
  } = props;
  const view = listingView(listingType, listing);
  const title = headlineIn(text, view);
  const Heading = `h${level}` as const;
  return (
    <article className={cardClass} part="card" data-low={view.images.length > 0 ? undefined : ''}>
      <HomePicture view={view} text={text} alt={title} sizes={pictureSizes} eager={eager}>
        {gallery}
        {counts(view, text, isSeen)}
      </HomePicture>
      {isSaved === undefined ? null : overPicture('save', text.words.save(title), isSaved, onSave)}
      {hide && overPicture('hide', `${hide} ${title}`)}
      <div>
        {priceLine(view, text)}
        <Heading>
          {headlineLinks(text, { title, view }, (words, label) => (
            <a href={href} data-card="" aria-label={label} onClick={onOpen} onAuxClick={onOpen}>
              {words}
            </a>
          ))}
        </Heading>
        <p>
          {[
            [view.society, view.locality && text.label(view.city)].filter(Boolean).join(', '),
            walk(listing, text),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Facts view={view} text={text} />
        {meta(view, text)}
        {children}
      </div>
    </article>
  );
}
