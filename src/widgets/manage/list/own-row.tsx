/** One own listing: its card, statistics, notes and actions (S-371). */
import { useUnit } from 'effector-react';
import { $busyItems } from '../../../model/manage/entry.js';
import type { OwnItem } from '../../../model/rules/own-listing.js';
import { Badge, type BadgeProps } from '../../kit/status/badge.js';
import { useControlWords } from '../../kit/language/control-words.js';
import { useLocale } from '../../kit/language/locale.js';
import { useLabels } from '../../kit/labels/labels.js';
import { useHeadline } from '../../kit/listing/use-headline.js';
import { HomePicture } from '../../kit/listing/home-picture.js';
import { Money } from '../../kit/listing/money.js';
import { useLazyParts } from '../lazy.js';
import { useOwnLinks, useOffer } from '../settings.js';
import { styles } from '../styles.js';
import { useManageWords } from '../words.js';
import { Notes } from './notes.js';
import { RowActions } from './row-actions.js';
import { Stats } from './stats.js';

/** Colours beside the words; what the owner has to mend is red. */
const tones: Partial<Record<string, BadgeProps['tone']>> = {
  paused: 'plain',
  'under-review': 'info',
  expired: 'accent',
  sold: 'brand',
  rented: 'brand',
};

function StatusBadge({ item }: { item: OwnItem }) {
  const words = useManageWords();
  const { view, inactiveReason } = item;
  return (
    <span>
      <Badge tone={view.isActive ? 'success' : (tones[inactiveReason ?? 'paused'] ?? 'danger')}>
        {view.isActive ? words.active : words.inactive}
      </Badge>
      {inactiveReason ? ` ${words.reasons[inactiveReason]}` : null}
    </span>
  );
}

/** Whole days from now on, the last one counted; none without an end. */
const daysUntil = (moment: number | null): number | null =>
  moment === null ? moment : Math.max(0, Math.ceil((moment - Date.now()) / 86_400_000));

function Facts({ item }: { item: OwnItem }) {
  const words = useManageWords();
  const label = useLabels();
  const links = useOwnLinks();
  const offer = useOffer();
  const title = useHeadline()(item.view);
  const { kind, id, listing, view } = item;
  const lazy = useLazyParts();
  return (
    <div className={styles.facts}>
      {lazy ? <lazy.SelectBox item={item} /> : null}
      <p className={styles.priceLine}>
        <Money rupees={view.price} />
        {view.isMonthly ? <span>{view.perBed ? words.perBed : words.perMonth}</span> : null}
        <StatusBadge item={item} />
      </p>
      <h3 className={styles.title}>
        <a href={links.listing(item)} onClick={offer('housing-open', { listing, kind, id })}>
          {title}
        </a>
      </h3>
      <p>{[view.society, view.locality, label(view.city)].filter(Boolean).join(', ')}</p>
      <p>
        {words.propertyId} {view.propertyId}
        {view.isActive ? ` · ${words.daysLeft(daysUntil(item.expiresAt))}` : null}
      </p>
    </div>
  );
}

/** Draws the row, a card on phones. */
export function OwnRow({ item }: { item: OwnItem }) {
  const isBusy = useUnit($busyItems).includes(item.id);
  const text = { ...useControlWords(), locale: useLocale() };
  const { view } = item;
  return (
    <li className={styles.row} part="listing" aria-busy={isBusy} data-off={view.isActive ? undefined : ''}>
      <HomePicture className={styles.picture} view={view} text={text} sizes="160px" />
      <Facts item={item} />
      <Stats item={item} />
      <div className={styles.more}>
        <Notes item={item} />
        <RowActions item={item} />
      </div>
    </li>
  );
}
