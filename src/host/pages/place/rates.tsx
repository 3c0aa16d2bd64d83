/** What homes of a place ask: for each kind a table of medians and quartiles by rooms. */
import type { PlacePage } from '../../../model/market/place-page.js';
import { listingKinds } from '../../../model/rules/kinds.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { formatNumber } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { Money } from '../../../widgets/kit/listing/money.js';
import { Section } from '../home/section.js';
import { usePrices } from './names.js';
import { placeStyles } from './styles.js';
import { usePlaceWords } from './words.js';

type Asked = PlacePage['asked'];

function Row({ bhk, homes, lower, median, upper, rate }: Asked[number]) {
  const words = usePlaceWords();
  const label = useLabels();
  const locale = useLocale();
  const prices = usePrices();
  return (
    // Homes of four rooms and more are counted together.
    <tr data-all={bhk === undefined ? '' : undefined}>
      <th scope="row">{bhk === undefined ? words.all : label(bhk).replace(/^4(?= )/, '4+')}</th>
      <td>
        <Money rupees={median} />
        {rate === undefined ? null : <small>{prices.perSqFt(rate)}</small>}
      </td>
      <td>{words.range(prices.short(lower), prices.short(upper))}</td>
      <td>{formatNumber(homes, locale)}</td>
    </tr>
  );
}

function Table({ kind, rows }: { kind: Asked[number]['kind']; rows: Asked }) {
  const words = usePlaceWords();
  return (
    <table className={placeStyles.table}>
      <caption>{words.what[kind]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rooms}</th>
          <th scope="col">{words.median}</th>
          <th scope="col">{words.middleHalf}</th>
          <th scope="col">{words.homes}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.bhk ?? ''} {...row} />
        ))}
      </tbody>
    </table>
  );
}

/** Draws the tables; where nothing can be told it says why. */
export function Rates({ asked, place }: { asked: Asked; place: string }) {
  const words = usePlaceWords();
  return (
    <Section id="rates" title={words.rates}>
      {asked.length === 0 ? <p>{words.tooFew(place)}</p> : null}
      <div className={placeStyles.columns}>
        {listingKinds.flatMap((kind) => {
          const rows = asked.filter((row) => row.kind === kind);
          return rows.length > 0 ? [<Table key={kind} kind={kind} rows={rows} />] : [];
        })}
      </div>
      {asked.length > 0 ? <p className={placeStyles.note}>{words.counted}</p> : null}
    </Section>
  );
}
