/** The shape of the results until their widget draws: a bar, a panel, cards. */
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { css } from '../../../widgets/kit/style/sheet.js';

const shape = css`
  display: grid;
  gap: var(--h-space-4);
  & > div {
    display: grid;
    gap: var(--h-space-4);
    min-height: 100vh;
    align-content: start;
  }
  @media (min-width: 1024px) {
    grid-template-columns: var(--h-size-280) 1fr;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 1023px) {
    & > aside {
      display: none;
    }
  }
`;

const cards = [1, 2, 3, 4] as const;

/** Draws the shape. */
export function SearchSkeleton() {
  return (
    <div className={shape}>
      <Skeleton height="72px" />
      <aside>
        <Skeleton height="640px" />
      </aside>
      <div>
        {cards.map((card) => (
          <Skeleton key={card} height="212px" />
        ))}
      </div>
    </div>
  );
}
