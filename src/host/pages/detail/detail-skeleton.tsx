/** The shape of a listing until its widget draws: the gallery, the headline, the facts. */
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { css } from '../../../widgets/kit/style/sheet.js';

const shape = css`
  display: grid;
  gap: var(--h-space-4);
  min-height: 100vh;
  align-content: start;
  & > :first-child {
    aspect-ratio: 4 / 3;
    height: auto;
    @media (min-width: 768px) {
      aspect-ratio: 5 / 2;
    }
  }
`;

/** Draws the shape. */
export function DetailSkeleton() {
  return (
    <div className={shape}>
      <Skeleton />
      <Skeleton width="60%" height="36px" />
      <Skeleton width="40%" height="20px" />
      <Skeleton height="240px" />
    </div>
  );
}
