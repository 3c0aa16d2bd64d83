/** The cities of the market with what each holds; every tile leads to the city's page. */
import { useUnit } from 'effector-react';
import { $hasMarketFailed, $market } from '../../../model/market/market.js';
import { type Market } from '../../../model/index.js';
import { listingKinds, tabOfKind } from '../../../model/rules/kinds.js';
import { placePath } from '../../../model/rules/place-path.js';
import { formatNumber } from '../../../widgets/kit/language/format.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { KindMark } from '../../layout/kind-mark.js';
import { searchPath } from '../../search-path.js';
import { CityMark } from './city-mark.js';
import { useHomeWords } from './words.js';
import { Section } from './section.js';

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--h-space-3);
  @media (min-width: 768px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--h-space-4);
  }
`;

const tile = css`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr;
  height: 100%;
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  overflow: hidden;
  transition: border-color var(--h-fast) ease-out;
  &:hover {
    border-color: var(--h-brand);
  }
  & > div, & > a, & > p {
    padding-inline: var(--h-space-3);
    @media (min-width: 768px) {
      padding-inline: var(--h-space-4);
    }
  }
  & > a {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--h-space-2);
    padding-top: var(--h-space-3);
    color: var(--h-text);
    font-size: var(--h-text-16);
    font-weight: 700;
    text-decoration: none;
  }
  & > a::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: var(--h-radius-card);
  }
  & > p {
    color: var(--h-muted);
    font-size: var(--h-text-14);
  }
`;

const kinds = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--h-space-2);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--h-control);
    text-decoration: none;
  }
  & a:hover > span {
    text-decoration: underline;
  }
  @media (max-width: 767px) {
    & a:nth-child(3) {
      display: none;
    }
  }
`;

/** Most cities on the page. */
const mostCities = 8;
const places = Array.from({ length: mostCities }, (_, at) => at);

function Tile({ city }: { city: Market['cities'][number] }) {
  const text = useHomeWords();
  const locale = useLocale();
  const label = useLabels();
  const known = listingKinds.flatMap((kind) => {
    const count = city.kinds[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
  return (
    <li className={tile}>
      <CityMark city={city.city} />
      <a href={placePath(city.city)}>{label(city.city)}</a>
      <p>{text.listings(formatNumber(city.total, locale))}</p>
      <div className={kinds}>
        {known.slice(0, 3).map(({ kind, count }) => (
          <a key={kind} href={searchPath({ tab: tabOfKind(kind), city: city.city })}>
            <KindMark kind={kind}>{`${text.kinds[kind]} ${formatNumber(count, locale)}`}</KindMark>
          </a>
        ))}
      </div>
    </li>
  );
}

/** Draws the tiles, the fullest city first; without an answer of the server there are none. */
export function Cities() {
  const text = useHomeWords();
  const { market, hasFailed } = useUnit({ market: $market, hasFailed: $hasMarketFailed });
  const cities = market?.cities.filter(({ total }) => total > 0) ?? null;
  if (cities?.length === 0 || (hasFailed && market === null)) return null;
  const fullest = cities?.sort((one, other) => other.total - one.total).slice(0, mostCities);
  return (
    <Section id="cities" title={text.cities}>
      <ul className={grid}>
        {fullest?.map((city) => <Tile key={city.city} city={city} />) ??
          places.map((place) => (
            <li key={place}>
              <Skeleton height="268px" />
            </li>
          ))}
      </ul>
    </Section>
  );
}
