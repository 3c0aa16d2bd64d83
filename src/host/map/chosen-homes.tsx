/** The homes of a bubble in a small card over the map. */
import { useEffect, useRef } from 'react';
import type { Listing, ListingKind } from '../../model/index.js';
import { listingView } from '../../model/rules/listing/view.js';
import { detailRouteOf } from '../../model/rules/kinds.js';
import { IconButton } from '../../widgets/kit/button/icon-button.js';
import { CloseIcon } from '../../widgets/kit/icons/icons.js';
import { headlineIn, useCardText } from '../../widgets/kit/listing/card-text.js';
import { headlineLinks } from '../../widgets/kit/listing/headline-links.js';
import { HomePicture } from '../../widgets/kit/listing/home-picture.js';
import { Money } from '../../widgets/kit/listing/money.js';
import { Skeleton } from '../../widgets/kit/status/skeleton.js';
import { styles } from './styles.js';
import { useMapWords } from './words.js';

function Home({ listing, kind }: { listing: Listing; kind: ListingKind }) {
  const words = useMapWords();
  const text = useCardText();
  const view = listingView(kind, listing);
  const { place } = listing;
  const href = `${detailRouteOf(kind)}?id=${encodeURIComponent(view.id)}`;
  return (
    <article className={styles.home}>
      <HomePicture view={view} text={text} sizes="120px" />
      <div>
        <p>
          <strong>
            <Money rupees={view.price} />
          </strong>
          {view.isMonthly ? <small> {view.perBed ? text.words.perBed : text.words.perMonth}</small> : null}
        </p>
        <h2>
          {headlineLinks(text, { title: headlineIn(text, view), view }, (part, name) => (
            <a href={href} aria-label={name}>
              {part}
            </a>
          ))}
        </h2>
        <p>{[view.society, text.label(view.city)].filter(Boolean).join(', ')}</p>
        {place?.is === 'near' ? <small>{words.nearby}</small> : null}
      </div>
    </article>
  );
}

/** What ChosenHomes takes; null homes are on their way. */
interface ChosenHomesProps {
  homes: readonly Listing[] | null;
  kind: ListingKind;
  /** Homes of the bubble; of more than are shown a way leads to all, where there is one. */
  count: number;
  onAll: (() => void) | undefined;
  /** Shows a few more, where there are more and no other way leads to them. */
  onMore: (() => void) | undefined;
  onClose: () => void;
}

/** Draws the card. */
export function ChosenHomes({ homes, kind, count, onAll, onMore, onClose }: ChosenHomesProps) {
  const words = useMapWords();
  const card = useRef<HTMLElement>(null);
  const known = useRef(0);
  useEffect(() => {
    // The button that asked for them may be gone, and the focus with it.
    if (known.current > 0) card.current?.querySelectorAll('a')[known.current]?.focus();
    known.current = 0;
  }, [homes]);
  return (
    <section
      className={styles.card}
      ref={card}
      aria-label={words.homes(count)}
      aria-live="polite"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <IconButton label={words.away} icon={<CloseIcon />} variant="floating" onClick={onClose} />
      {homes ? (
        homes.map((listing) => <Home key={listing._id} listing={listing} kind={kind} />)
      ) : (
        <Skeleton height="var(--h-size-112)" />
      )}
      {homes && onAll && count > homes.length ? (
        <footer>
          <button type="button" onClick={onAll}>
            {words.more(count)}
          </button>
        </footer>
      ) : null}
      {homes && onMore && count !== homes.length ? (
        <footer>
          <button
            type="button"
            onClick={() => {
              known.current = homes.length;
              onMore();
            }}
          >
            {words.further}
          </button>
        </footer>
      ) : null}
    </section>
  );
}
