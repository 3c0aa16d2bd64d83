/** The monthly medians of a place: a small plot for sales and one for rents, each with its table. */
import type { PlacePage } from '../../../model/market/place-page.js';
import { formatNumber } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { formatMonth } from '../../../widgets/kit/language/month.js';
import { Money } from '../../../widgets/kit/listing/money.js';
import { Section } from '../home/section.js';
import { monthPoints, pathThrough, plotHeight, plotWidth } from './month-path.js';
import { usePrices } from './names.js';
import { placeStyles } from './styles.js';
import { usePlaceWords } from './words.js';

type Months = PlacePage['months'];

/** Kinds that have a plot; the others change too little, or are too different from each other. */
const kinds = ['sell', 'rent'] as const;

/** Months below which a line would say more than is known. */
const fewest = 3;

function Table({ months }: { months: Months }) {
  const words = usePlaceWords();
  const locale = useLocale();
  const nameOf = useMonthName();
  return (
    <details className={placeStyles.details}>
      <summary>{words.asTable}</summary>
      <table className={placeStyles.table}>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            <th scope="col">{words.median}</th>
            <th scope="col">{words.homes}</th>
          </tr>
        </thead>
        <tbody>
          {[...months].reverse().map(({ month, median, homes }) => (
            <tr key={month}>
              <th scope="row">{nameOf(month)}</th>
              <td>
                <Money rupees={median} />
              </td>
              <td>{formatNumber(homes, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Returns a function that writes 2026-10 as "Oct 2026". */
function useMonthName(): (month: string) => string {
  const locale = useLocale();
  return (month) => formatMonth(month, locale);
}

function Plot({ kind, months }: { kind: (typeof kinds)[number]; months: Months }) {
  const words = usePlaceWords();
  const prices = usePrices();
  const nameOf = useMonthName();
  const points = monthPoints(months.map(({ median }) => median));
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className={placeStyles.plot}>
      <figcaption>{words.what[kind]}</figcaption>
      <svg
        viewBox={`0 0 ${String(plotWidth)} ${String(plotHeight)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={pathThrough(points)} />
      </svg>
      <p>
        {[first, last].map(({ month, median }) => (
          <span key={month}>
            {nameOf(month)} <b>{prices.short(median)}</b>
          </span>
        ))}
      </p>
      <Table months={months} />
    </figure>
  );
}

/** Draws the plots; nothing before there are three months. */
export function Trend({ months }: { months: Months }) {
  const words = usePlaceWords();
  const plotted = kinds
    .map((kind) => ({ kind, known: months.filter((month) => month.kind === kind) }))
    .filter(({ known }) => known.length >= fewest);
  if (plotted.length === 0) return null;
  return (
    <Section id="months" title={words.trend} note={words.trendText}>
      <div className={placeStyles.columns}>
        {plotted.map(({ kind, known }) => (
          <Plot key={kind} kind={kind} months={known} />
        ))}
      </div>
    </Section>
  );
}
