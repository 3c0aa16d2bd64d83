/** What is around a place: stations with their lines, and localities with what homes there ask. */
import type { PlacePage } from '../../../model/market/place-page.js';
import { formatNumber } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { formatMonth } from '../../../widgets/kit/language/month.js';
import { useStationWords } from '../../../widgets/listing-detail/stations/words.js';
import { Section } from '../home/section.js';
import { type PlaceNames, useNames, usePrices } from './names.js';
import { placeStyles } from './styles.js';
import { usePlaceWords } from './words.js';

/** Draws the stations within 2 km, nearest first. */
export function Stations({ stations, names }: { stations: PlacePage['stations']; names: PlaceNames }) {
  const words = usePlaceWords();
  const { walk: walkOf, inPart, sources } = useStationWords();
  const nameOf = useNames();
  const locale = useLocale();
  if (stations.length === 0)
    return (
      <Section id="stations" title={words.stations}>
        <p>{words.noStation(names.own)}</p>
      </Section>
    );
  return (
    <Section id="stations" title={words.stations}>
      <ul className={placeStyles.stations}>
        {stations.map(({ id, walk, lines, ...station }) => (
          <li key={id}>
            <strong>{nameOf(station)}</strong>
            <span>{walkOf(walk)}</span>
            <ul>
              {lines.map((line) => (
                <li key={line.id}>
                  <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
                    <circle cx="6" cy="6" r="5" fill={line.colour} />
                  </svg>
                  {nameOf(line)}
                  {line.partOpenAsOf ? ` (${inPart(formatMonth(line.partOpenAsOf, locale))})` : null}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={placeStyles.note}>{`${words.stationsText(names.own)} ${sources}`}</p>
    </Section>
  );
}

function Locality({ path, homes, metres, medians, ...locality }: PlacePage['localities'][number]) {
  const words = usePlaceWords();
  const locale = useLocale();
  const nameOf = useNames();
  const prices = usePrices();
  const medianOf = (kind: string) => medians.find((median) => median.kind === kind);
  const [sold, rented] = [medianOf('sell'), medianOf('rent')];
  const known = [
    words.listings(formatNumber(homes, locale)),
    ...(metres === undefined ? [] : [words.away((metres / 1000).toFixed(1))]),
  ];
  return (
    <li>
      <a href={path}>{nameOf(locality)}</a>
      {sold ? <p>{words.toBuy(prices.short(sold.median))}</p> : null}
      {rented ? <p>{words.toRent(prices.short(rented.median))}</p> : null}
      <small>{known.join(' · ')}</small>
    </li>
  );
}

/** Draws the localities of a city, or the neighbours of one. */
export function Localities({ localities, title }: { localities: PlacePage['localities']; title: string }) {
  if (localities.length === 0) return null;
  return (
    <Section id="localities" title={title}>
      <ul className={placeStyles.tiles}>
        {localities.map((locality) => (
          <Locality key={locality.path} {...locality} />
        ))}
      </ul>
    </Section>
  );
}
