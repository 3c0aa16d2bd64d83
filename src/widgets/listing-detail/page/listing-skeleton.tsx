/** The shape of a listing while it loads. */
import { Skeleton } from '../../kit/status/skeleton.js';
import { VisuallyHidden } from '../../kit/layout/visually-hidden.js';
import { pageStyles } from './page-styles.js';
import { skeletonStyles as styles } from './skeleton-styles.js';
import { useListingWords } from '../words.js';

/** Draws the shape and says that something is coming. */
export function ListingSkeleton() {
  const words = useListingWords();
  return (
    <div className={pageStyles.page} role="status">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <div className={styles.gallery}>
        {Array.from({ length: 5 }, (_, at) => (
          <Skeleton key={at} height="100%" />
        ))}
      </div>
      <div className={styles.lines}>
        <Skeleton width="40%" height="2em" />
        <Skeleton width="60%" />
        <Skeleton width="48%" />
      </div>
      <div className={pageStyles.columns}>
        <div className={styles.side}>
          <Skeleton height="100%" />
        </div>
        <div className={`${pageStyles.main} ${styles.facts}`}>
          <Skeleton className={styles.anchors} width="72%" />
          {Array.from({ length: 8 }, (_, at) => (
            <Skeleton key={at} height="100%" />
          ))}
        </div>
      </div>
    </div>
  );
}
