/** A city or a locality: what is offered, what homes ask, how that changed, and what is around. */
import type { ShownPlace } from '../../../model/market/place-page.js';
import type { RecentListing } from '../../../model/market/recent.js';
import { listingKinds, tabOfKind } from '../../../model/rules/kinds.js';
import { nearOf } from '../../../model/rules/place-near.js';
import { placePath } from '../../../model/rules/place-path.js';
import { ButtonLink } from '../../../widgets/kit/button/button.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { formatNumber } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { pageTitleClass } from '../about/page-title.js';
import { drawnPageClass } from '../drawn-page-styles.js';
import { HomeCards } from '../home/home-cards.js';
import { Section } from '../home/section.js';
import { routes } from '../../routes.js';
import { searchPath } from '../../search-path.js';
import { Localities, Stations } from './around.js';
import { type PlaceNames, useNames, usePlaceNames, usePrices } from './names.js';
import { Rates } from './rates.js';
import { placeStyles } from './styles.js';
import { Trend } from './trend.js';
import { usePlaceWords } from './words.js';

type Page = ShownPlace['page'];

/** What the parts take. */
interface PartProps {
  page: Page;
  names: PlaceNames;
}

function Way({ page: { city, locality }, names }: PartProps) {
  const words = usePlaceWords();
  return (
    <nav aria-label={words.way}>
      <ol>
        <li>
          <a href={routes.home.path}>{words.home}</a>
        </li>
        {locality === undefined ? null : (
          <li>
            <a href={placePath(city)}>{names.city}</a>
          </li>
        )}
        <li aria-current="page">{names.own}</li>
      </ol>
    </nav>
  );
}

/** Returns what a place is in a sentence or two, for its head. */
export function usePlaceSentences(page: Page, names: PlaceNames): string[] {
  const near = useNearSentence(page, names);
  return [...useOfferSentences(page, names), ...near];
}

function useNearSentence(page: Page, { own }: PlaceNames): string[] {
  const words = usePlaceWords();
  const nameOf = useNames();
  const { stations, localities } = nearOf(page);
  if (stations.length + localities.length === 0) return [];
  const walks = stations.map((station) => words.onFoot(nameOf(station), station.walk));
  return [words.near({ place: own, stations: walks, localities: localities.map(nameOf) })];
}

function useOfferSentences({ counts, asked }: Page, { full, own }: PlaceNames): string[] {
  const words = usePlaceWords();
  const locale = useLocale();
  const prices = usePrices();
  const offered = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (offered === 0) return [words.nothing(full)];
  const told = (['sell', 'rent'] as const).flatMap((kind) => {
    const row = asked.find((each) => each.kind === kind && each.bhk === undefined);
    if (!row) return [];
    const price = prices.of(kind, row.median);
    return [
      words.asks({ what: words.what[kind], place: own, price, homes: formatNumber(row.homes, locale) }),
    ];
  });
  return [words.offered(full, formatNumber(offered, locale)), ...told];
}

function Kinds({ page: { counts, city, locality } }: PartProps) {
  const words = usePlaceWords();
  const locale = useLocale();
  return (
    <ul className={placeStyles.ways}>
      {listingKinds.flatMap((kind) => {
        const count = counts[kind];
        if (!count) return [];
        const href = searchPath({ tab: tabOfKind(kind), city, ...(locality && { location: locality }) });
        return [
          <li key={kind}>
            <a href={href}>
              {words.see[kind]} <span>{formatNumber(count, locale)}</span>
            </a>
          </li>,
        ];
      })}
    </ul>
  );
}

function Head({ page, names }: PartProps) {
  const words = usePlaceWords();
  const [offered, ...told] = usePlaceSentences(page, names);
  const isEmpty = Object.keys(page.counts).length === 0;
  return (
    <header className={placeStyles.head}>
      <Way page={page} names={names} />
      <h1 className={pageTitleClass}>{words.title(names.full)}</h1>
      {told.length > 0 ? <p>{told.join(' ')}</p> : null}
      {isEmpty ? null : <p>{offered}</p>}
      <Kinds page={page} names={names} />
    </header>
  );
}

function Yields({ yields }: Pick<Page, 'yields'>) {
  const words = usePlaceWords();
  const label = useLabels();
  const locale = useLocale();
  if (yields.length === 0) return null;
  return (
    <Section id="yields" title={words.yields}>
      <ul className={placeStyles.yields}>
        {yields.map(({ bhk, percent, sold, rented }) => (
          <li key={bhk}>
            <span>{label(bhk).replace(/^4(?= )/, '4+')}</span>
            <strong>{words.yield(percent.toFixed(1))}</strong>
            <small>{words.yieldOver(formatNumber(sold, locale), formatNumber(rented, locale))}</small>
          </li>
        ))}
      </ul>
      <p className={placeStyles.note}>{words.yieldsText}</p>
    </Section>
  );
}

function Newest({ newest }: { newest: readonly RecentListing[] }) {
  const words = usePlaceWords();
  if (newest.length === 0) return null;
  return (
    <Section id="newest" title={words.newest}>
      <HomeCards homes={newest} />
    </Section>
  );
}

function Nothing({ page: { city }, names }: PartProps) {
  const words = usePlaceWords();
  return (
    <EmptyState
      title={words.nothing(names.full)}
      action={
        <ButtonLink variant="primary" href={searchPath({ tab: 'Buy', city })}>
          {words.searchCity(names.city)}
        </ButtonLink>
      }
    >
      {words.nothingText}
    </EmptyState>
  );
}

/** Draws the place. */
export function PlaceView({ page, newest }: ShownPlace) {
  const words = usePlaceWords();
  const names = usePlaceNames(page);
  const { asked, months, yields, stations, localities, locality, middle } = page;
  const isEmpty = Object.keys(page.counts).length === 0;
  return (
    <div className={drawnPageClass}>
      <Head page={page} names={names} />
      {isEmpty ? <Nothing page={page} names={names} /> : <Rates asked={asked} place={names.own} />}
      <Trend months={months} />
      <Yields yields={yields} />
      {middle ? <Stations stations={stations} names={names} /> : null}
      <Newest newest={newest} />
      <Localities
        localities={localities}
        title={locality === undefined ? words.localities(names.city) : words.neighbours(names.own)}
      />
    </div>
  );
}
