/** The home page: promise and search box first, everything below in a part of its own (S-060 to S-079). */
import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import { forgetFilterTabFx } from '../../../model/search/filter-tab.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { useSiteWords } from '../../words.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { loadWhenIdle, whenIdle } from '../../widget-loader.js';
import { useLoadWidget } from '../../widget-place.js';
import { Hero } from './hero.js';

// What is below the first screen is loaded and drawn when the browser is idle.
const HomeSections = lazy(async () => {
  await whenIdle(patience);
  return { default: (await import('./home-sections.js')).HomeSections };
});

// Keeps the footer below the first screen until the sections have loaded, so that nothing jumps.
const waiting = css`
  min-height: 200vh;
`;

/** Milliseconds after which a busy browser draws the rest of the page anyway. */
const patience = 1500;

/** Milliseconds after which the likely next pages are preloaded. */
const idle = 6000;

/** Draws the home page; the tab remembered from an earlier search is forgotten (S-079). */
export function HomePage() {
  const { homePage } = useSiteWords();
  const load = useLoadWidget();
  const forgetTab = useUnit(forgetFilterTabFx);
  usePageMeta({ title: null, description: homePage.description, address: routes.home.path });
  useEffect(() => {
    void forgetTab();
    return loadWhenIdle(load, ['results', 'listing-detail'], idle);
  }, [forgetTab, load]);
  return (
    <>
      <Hero />
      <Suspense fallback={<div className={waiting} />}>
        <HomeSections />
      </Suspense>
    </>
  );
}
