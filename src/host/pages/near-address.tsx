/** What may have been meant by an address that leads nowhere: the cities it names, else all, homes seen before and new ones. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $hasMarketFailed, $market, marketRequested } from '../../model/market/market.js';
import { placePath, placeSlug } from '../../model/rules/place-path.js';
import { ButtonLink } from '../../widgets/kit/button/button.js';
import { useLabels } from '../../widgets/kit/labels/labels.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { wideClass } from '../layout/wide.js';
import { routes } from '../routes.js';
import { useSiteWords } from '../words.js';
import { Cities } from './home/cities.js';
import { RecentlyListed } from './home/recently-listed.js';
import { RecentlyViewed } from './home/recently-viewed.js';

const parts = css`
  position: relative;
  display: grid;
  align-content: start;
  min-height: 100vh;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-7);
  padding-block: 0 var(--h-size-280);
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-3);
  /* Right below the ways that the page begins with. */
  margin-block-start: calc(var(--h-space-3) - var(--h-space-8));
`;

const read = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** Returns the cities whose names are words of the address. */
export const citiesIn = (address: string, cities: readonly string[]): readonly string[] => {
  const said = `-${placeSlug(read(address))}-`;
  return cities.filter((city) => said.includes(`-${placeSlug(city)}-`));
};

/** Draws it; what has not come takes no place. */
export function NearAddress({ address }: { address: string }) {
  const { notFound } = useSiteWords();
  const label = useLabels();
  const { market, hasFailed, load } = useUnit({
    market: $market,
    hasFailed: $hasMarketFailed,
    load: marketRequested,
  });
  useEffect(() => {
    load();
  }, [load]);
  // All at once, since the cities would push down what stands below them.
  if (!market && !hasFailed) return <div className={parts} />;
  const onOffer = market?.cities.filter(({ total }) => total > 0).map(({ city }) => city) ?? [];
  const named = citiesIn(address, onOffer);
  return (
    <div className={`${wideClass} ${parts}`}>
      <nav className={ways} aria-label={notFound.ways}>
        {named.map((city) => (
          <ButtonLink key={city} href={placePath(city)}>
            {notFound.homesIn(label(city))}
          </ButtonLink>
        ))}
        <ButtonLink href={routes.saved.path}>{notFound.saved}</ButtonLink>
        <ButtonLink href={routes.searches.path}>{notFound.searches}</ButtonLink>
      </nav>
      <RecentlyViewed />
      <RecentlyListed />
      {named.length === 0 ? <Cities /> : null}
    </div>
  );
}
