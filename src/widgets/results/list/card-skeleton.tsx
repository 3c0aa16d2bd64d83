/** The skeleton of a card that is loading. */
import { cardClass } from '../../kit/listing/listing-card-styles.js';
import { Skeleton } from '../../kit/status/skeleton.js';

/** Draws the shape; the list says that it is loading. */
export function CardSkeleton() {
  return (
    <div className={cardClass}>
      <Skeleton ratio="4 / 3" />
      <div>
        <Skeleton width="40%" height="var(--h-size-24)" />
        <Skeleton width="70%" />
        <Skeleton width="85%" />
        <Skeleton height="var(--h-size-72)" />
      </div>
    </div>
  );
}
