/** Everything of the home page below the first screen, in its order: homes first, then places, then what operators show. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $content, $hasContentFailed, contentRequested } from '../../../model/content/content.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { wideClass } from '../../layout/wide.js';
import { BankStrip } from './bank-strip.js';
import { Banners } from './banners.js';
import { Cities } from './cities.js';
import { Owners } from './owners.js';
import { Projects } from './projects.js';
import { Promotions } from './promotions.js';
import { RecentlyViewed } from './recently-viewed.js';
import { RecentlyListed } from './recently-listed.js';

const sections = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-7);
  padding-block: var(--h-space-6) var(--h-space-7);
  @media (min-width: 768px) {
    gap: var(--h-space-8);
    padding-block: var(--h-space-7) var(--h-space-8);
  }
`;

const beside = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-6);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) var(--h-size-320);
  }
`;

/** Draws the sections; those of operator content come when it does. */
export function HomeSections() {
  const { content, hasFailed, load } = useUnit({
    content: $content,
    hasFailed: $hasContentFailed,
    load: contentRequested,
  });
  useEffect(() => {
    load();
  }, [load]);
  // After a failure the placeholders are removed.
  const otherwise = hasFailed ? [] : null;
  return (
    <div className={`${wideClass} ${sections}`}>
      <div className={beside}>
        <RecentlyListed />
        <Promotions projects={content?.promotions ?? []} />
      </div>
      <RecentlyViewed />
      <Cities />
      <Banners banners={content?.banners ?? otherwise} />
      <Projects projects={content?.projects ?? otherwise} />
      <BankStrip offers={content?.loanOffers ?? []} />
      <Owners />
    </div>
  );
}
