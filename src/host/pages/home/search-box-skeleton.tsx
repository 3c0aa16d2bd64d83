/** The shape of the search box until its widget draws. */
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { css } from '../../../widgets/kit/style/sheet.js';

// Frame and heights are those of the widget, so that nothing moves when it draws.
const shape = css`
  display: grid;
  gap: var(--h-space-4);
  padding: var(--h-space-4);
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-sheet);
  background: var(--h-surface);
  min-height: calc(168px + 3 * var(--h-control));
  align-content: start;
  @media (min-width: 768px) {
    padding: var(--h-space-5);
    min-height: calc(135px + var(--h-control));
  }
`;

/** Draws the shape. */
export function SearchBoxSkeleton() {
  return (
    <div className={shape}>
      <Skeleton height="44px" />
      <Skeleton height="64px" />
    </div>
  );
}
