/** A listing in a list: picture, price first, headline, society, four facts, badge and date; all of it one link. */
import type { MouseEvent, ReactNode } from 'react';
import type { Listing, ListingKind } from '../../../model/index.js';
import { canonical, sameValue } from '../../../model/rules/aliases.js';
import { listingView } from '../../../model/rules/listing/view.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { Badge } from '../status/badge.js';
import { CameraIcon, ShieldCheckIcon } from '../icons/card-icons.js';
import { Facts } from './facts.js';
import { formatDate, formatRupees } from '../language/format.js';

import { useLabels } from '../labels/labels.js';
import {
  actionsClass,
  bodyClass,
  cardClass,
  countsClass,
  mediaClass,
  metaClass,
  nameClass,
  placeClass,
  placeLineClass,
  priceClass,
  priceLineClass,
  titleClass,
} from './listing-card-styles.js';
import { useControlWords } from '../language/control-words.js';
import { useWordsArrived } from '../language/define-words.js';
import { useCardWords } from './card-words.js';
import { useLocale } from '../language/locale.js';
import { Money } from './money.js';
import { Picture } from './picture.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';

/** What a ListingCard takes. */
export interface ListingCardProps {
  listing: Listing;
  listingType: ListingKind;
  /** The address of the listing's own page; the card is a real link. */
  href: string;
  /** Called at every click on the card, also one that opens a new tab; preventing its default keeps the page. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The level of the headline in the page. */
  level?: 2 | 3 | 4;
  /** Loads the picture at once: the first cards of a page. */
  eager?: boolean;
  /** Buttons, which are not part of the link. */
  children?: ReactNode;
}

/** Loads all words of cards before the first one, and returns whether they are loaded: else each would be drawn twice. */
export function useHasCardWords(): boolean {
  useCardWords();
  useLabels();
  useControlWords();
  return useWordsArrived();
}

const pictureSizes = '(min-width: 1024px) 320px, (min-width: 720px) 50vw, 100vw';

/** Returns the address of a picture's middle size; addresses that are not ours stay as they are. */
export const middleSize = (image: string): string => image.replace(/-1600\.(\w+)$/, '-800.$1');

function Media({ view, alt, eager }: { view: ListingView; alt: string; eager: boolean }) {
  const words = useCardWords();
  const { images, imageCount, imageColours, video } = view;
  const first = images[0];
  return (
    <div className={mediaClass}>
      <Picture
        src={first && middleSize(first)}
        alt={first ? alt : ''}
        sizes={pictureSizes}
        colour={imageColours[0]}
        eager={eager}
      />
      <span className={countsClass}>
        {imageCount > 1 ? (
          <Badge tone="over-picture" icon={<CameraIcon />}>
            <span aria-hidden="true">{imageCount}</span>
            <VisuallyHidden>{words.pictures(imageCount)}</VisuallyHidden>
          </Badge>
        ) : null}
        {video ? <Badge tone="over-picture">{words.video}</Badge> : null}
      </span>
    </div>
  );
}

function PriceLine({ view }: { view: ListingView }) {
  const words = useCardWords();
  const label = useLabels();
  const locale = useLocale();
  return (
    <p className={priceLineClass}>
      <Money rupees={view.price} className={priceClass} />
      {view.isMonthly ? <span>{view.perBed ? words.perBed : words.perMonth}</span> : null}
      {view.pricePer === null ? null : (
        <span>{words.rate(formatRupees(view.pricePer, locale), label(view.areaUnit))}</span>
      )}
      {view.deposit === null ? null : (
        <span>
          {words.deposit} <Money rupees={view.deposit} />
        </span>
      )}
    </p>
  );
}

function Meta({ view }: { view: ListingView }) {
  const words = useCardWords();
  const locale = useLocale();
  const changed = view.updatedAt ?? view.refreshedAt ?? view.createdAt;
  const isApproved = sameValue(view.reraApproved, 'Yes');
  const isReady = canonical(view.possession) === 'Ready to Move New';
  if (!isApproved && !isReady && changed === null) return null;
  return (
    <p className={metaClass}>
      {isApproved ? (
        <Badge tone="brand" icon={<ShieldCheckIcon />}>
          {words.rera}
        </Badge>
      ) : isReady ? (
        <Badge tone="success">{words.readyToMove}</Badge>
      ) : null}
      {changed === null ? null : <span>{words.updated(formatDate(changed, locale))}</span>}
    </p>
  );
}

/** Writes the headline of a listing in the current language, as in "2 BHK Flat in Powai". */
export function useHeadline(): (view: ListingView) => string {
  const words = useCardWords();
  const label = useLabels();
  return (view) => {
    const { listingType, bhk, propertyType, locality, city } = view;
    const type = listingType === 'plot' ? 'Plot/Land' : listingType === 'pg' ? 'PG' : propertyType;
    const hasSize = listingType === 'sell' || listingType === 'rent';
    return words.headline({
      size: hasSize ? label(bhk) : '',
      type: type ? label(type) : words.property,
      place: label(locality || city),
    });
  };
}

/** Draws the card of any kind (S-109 to S-118); what the listing does not say is left out. */
export function ListingCard(props: ListingCardProps) {
  const { listing, listingType, href, onOpen, level = 3, eager = false, children } = props;
  const view = listingView(listingType, listing);
  const label = useLabels();
  const locale = useLocale();
  const title = useHeadline()(view);
  const Heading = `h${level}` as const;
  return (
    <div className={placeClass}>
      <article className={cardClass} part="card">
        <Media view={view} alt={title} eager={eager} />
        <div className={bodyClass}>
          <PriceLine view={view} />
          <div className={nameClass}>
            <Heading className={titleClass}>
              <a
                href={href}
                data-card=""
                title={view.price === null ? undefined : formatRupees(view.price, locale)}
                onClick={onOpen}
                onAuxClick={onOpen}
              >
                {title}
              </a>
            </Heading>
            <p className={placeLineClass}>
              {[view.society, view.locality && label(view.city)].filter(Boolean).join(', ')}
            </p>
          </div>
          <Facts view={view} />
          <Meta view={view} />
          {children ? <div className={actionsClass}>{children}</div> : null}
        </div>
      </article>
    </div>
  );
}
