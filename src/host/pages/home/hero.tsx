/** The first screen: a promise and the search box over the skyline. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $market, marketRequested } from '../../../model/market/market.js';
import { homeTabs } from '../../../model/rules/kinds.js';
import { formatNumber } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { SearchBox } from '../../elements.js';
import { wideClass } from '../../layout/wide.js';
import { useSiteWords } from '../../words.js';
import { useNavigationState } from '../../navigation.js';
import { WidgetPlace } from '../../widget-place.js';
import { heroStyles as styles } from './hero-styles.js';
import { SearchBoxSkeleton } from './search-box-skeleton.js';

const useIncomingTab = (): string | undefined => {
  const tab = useNavigationState()?.tab;
  return homeTabs.find((one) => one === tab);
};

function MarketLine() {
  const { homePage } = useSiteWords();
  const locale = useLocale();
  const { market, load } = useUnit({ market: $market, load: marketRequested });
  useEffect(() => {
    load();
  }, [load]);
  const cities = market?.cities.filter(({ total }) => total > 0).length ?? 0;
  return (
    <p className={styles.count}>
      {market && cities > 0 && (
        <span>{homePage.count(formatNumber(market.total, locale), formatNumber(cities, locale))}</span>
      )}
    </p>
  );
}

/** Draws the first screen; a tab of the navigation state is chosen in the box (S-078). */
export function Hero() {
  const { homePage } = useSiteWords();
  const tab = useIncomingTab();
  return (
    <section className={styles.hero} aria-labelledby="promise">
      <div className={`art-skyline ${styles.skyline}`} />
      <div className={`${wideClass} ${styles.content}`}>
        <h1 id="promise" className={styles.promise}>
          {homePage.promise}
        </h1>
        <p className={styles.how}>{homePage.how}</p>
        <div className={styles.box}>
          <WidgetPlace widget="search-box">
            <SearchBox {...(tab !== undefined && { tab })}>
              <SearchBoxSkeleton />
            </SearchBox>
          </WidgetPlace>
        </div>
        <MarketLine />
      </div>
    </section>
  );
}
