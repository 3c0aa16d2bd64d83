/** The stations within 2 km of a listing, with their lines and the walk to each. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { $stations, stationsRequested } from '../../../model/search/stations.js';
import { numberOf } from '../../../model/rules/numbers.js';
import { recordOf, wireList, wireText } from '../../../model/rules/wire-values.js';
import { useLocale } from '../../kit/language/locale.js';
import { formatMonth } from '../../kit/language/month.js';
import { css } from '../../kit/style/sheet.js';
import { useStationWords } from './words.js';

const styles = {
  list: css`
    display: grid;
    gap: var(--h-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  `,
  item: css`
    display: grid;
    gap: var(--h-space-1);
  `,
  row: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-1) var(--h-space-3);
    justify-content: space-between;
  `,
  lines: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-1) var(--h-space-3);
    color: var(--h-muted);
    font-size: var(--h-text-13);
  `,
  line: css`
    display: inline-flex;
    gap: var(--h-space-1);
    align-items: center;
  `,
  note: css`
    margin-top: var(--h-space-3);
    color: var(--h-muted);
    font-size: var(--h-text-13);
  `,
};

const stationsOf = (stations: unknown) =>
  (Array.isArray(stations) ? stations : []).map(recordOf).map((each) => ({
    ...{ id: wireText(each.id), name: wireText(each.name), nameMr: wireText(each.nameMr) },
    ...{ lines: wireList(each.lines), walk: numberOf(each.walk) ?? 0 },
  }));

/** What Stations take. */
export type StationsProps = Pick<ListingView, 'wire' | 'locality'>;

/** Draws the list; the names of the lines come after. */
export function Stations({ wire, locality }: StationsProps) {
  const words = useStationWords();
  const locale = useLocale();
  const { known, request } = useUnit({ known: $stations, request: stationsRequested });
  useEffect(() => {
    request();
  }, []);
  const nameOf = (thing: { readonly name: string; readonly nameMr: string }): string =>
    locale === 'en' ? thing.name : thing.nameMr;
  return (
    <>
      <ul className={styles.list} role="list">
        {stationsOf(wire.stations).map((station) => (
          <li key={station.id} className={styles.item}>
            <span className={styles.row}>
              <strong>{nameOf(station)}</strong>
              <span>{words.walk(station.walk)}</span>
            </span>
            <span className={styles.lines}>
              {(known?.lines ?? [])
                .filter(({ id }) => station.lines.includes(id))
                .map((line) => (
                  <span key={line.id} className={styles.line}>
                    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
                      <circle cx="6" cy="6" r="5" fill={line.colour} />
                    </svg>
                    {nameOf(line)}
                    {line.partOpenAsOf ? ` (${words.inPart(formatMonth(line.partOpenAsOf, locale))})` : null}
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {recordOf(wire.place).is === 'in' ? words.fromLocality(locality) : words.fromNear}
      </p>
      <p className={styles.note}>{words.sources}</p>
    </>
  );
}
