/** The rows of a comparison: facts in the order of a listing's page, those that differ apart, and what each home costs. */
import type { Listing } from '../../../model/index.js';
import { canonical } from '../../../model/rules/aliases.js';
import { trueCostOf } from '../../../model/rules/true-cost.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { type FactName, fieldsByKind } from '../../../widgets/listing-detail/facts/fields-by-kind.js';
import { factText } from '../../../widgets/listing-detail/facts/field-texts.js';
import type { FormatContext } from '../../../widgets/listing-detail/facts/format-context.js';
import { formatRupees } from '../../../widgets/kit/language/format.js';
import type { CompareWords } from '../../../../words/en/compare.js';

/** One row; a text for each home, '' where it is not told or the home is gone. */
export interface Row {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly string[];
  /** Which cells are the best of a total. */
  readonly best?: readonly boolean[];
}

/** What all rows are written with; null stands for a home that is gone. */
export interface RowParts {
  readonly views: readonly (ListingView | null)[];
  readonly context: FormatContext;
  readonly words: CompareWords;
}

/** What stands in the head of each column, among the costs, or in another row. */
const elsewhere: ReadonlySet<string> = new Set([
  ...['price', 'rent', 'rentPerBed', 'deposit', 'configuration', 'length', 'breadth', 'buildings'],
]);

const factsOf = (view: ListingView): FactName[] => {
  const { overview, details, society } = fieldsByKind[view.listingType];
  const names: FactName[] = [...details, ...overview, ...society];
  return [...new Set(names)].filter((name) => !elsewhere.has(name));
};

const stationOf = ({ wire }: ListingView, { card, locale }: FormatContext): string => {
  const { place } = wire as Partial<Listing>;
  const station = place?.station;
  return station
    ? card.walk(station.walk, locale === 'en' ? station.name : station.nameMr, place.is === 'near')
    : '';
};

const posterOf = ({ postedBy }: ListingView, { posters }: CompareWords): string => {
  const type = canonical(postedBy);
  if (type === 'Agent') return posters.agent;
  if (type === 'Builder') return posters.builder;
  return type === 'Buyer/Owner/Tenant' ? posters.owner : '';
};

/** Returns the rows of facts that some home tells, those that differ and those that are the same in all. */
export const factRows = ({ views, context, words }: RowParts): { differ: Row[]; same: Row[] } => {
  const [first] = views.filter((view) => view !== null);
  if (!first) return { differ: [], same: [] };
  const rowOf = (id: string, label: string, write: (view: ListingView) => string): Row => ({
    ...{ id, label },
    cells: views.map((view) => (view ? write(view) : '')),
  });
  const rows = [
    ...factsOf(first).map((name) =>
      rowOf(name, context.words.fields[name], (view) => factText(name, view, context)),
    ),
    rowOf('amenities', words.amenities, ({ amenities }) => amenities.map(context.label).join(', ')),
    rowOf('station', words.station, (view) => stationOf(view, context)),
    rowOf('poster', words.poster, (view) => posterOf(view, words)),
  ].filter(({ cells }) => cells.some((text) => text !== ''));
  const isSame = ({ cells }: Row): boolean =>
    new Set(cells.filter((_, at) => views[at] !== null)).size === 1 && views.filter(Boolean).length > 1;
  return { differ: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) };
};

/** Returns the rows of what each home really costs; the lowest total is marked where there are several. */
export const costRows = ({ views, context, words }: RowParts): Row[] => {
  const costs = views.map((view) => view && trueCostOf(view));
  const rupees = (amount: number | null | undefined): string =>
    typeof amount === 'number' ? formatRupees(amount, context.locale) : '';
  const rowOf = (id: string, label: string, amounts: readonly (number | null | undefined)[]): Row => ({
    ...{ id, label },
    cells: amounts.map(rupees),
  });
  const isMonthly = costs.some((cost) => cost?.isMonthly);
  const totals = costs.map((cost) => cost?.total ?? null);
  const told = totals.filter((total) => total !== null);
  const least = Math.min(...told);
  const total = {
    ...rowOf('total', isMonthly ? words.totalIn : words.total, totals),
    best: totals.map((each) => told.length > 1 && new Set(told).size > 1 && each === least),
  };
  if (isMonthly)
    return [
      rowOf(
        'firstMonth',
        words.firstMonth,
        costs.map((cost) => (cost?.isMonthly ? cost.firstMonth : null)),
      ),
      rowOf(
        'deposit',
        words.deposit,
        costs.map((cost) => (cost?.isMonthly ? cost.deposit : null)),
      ),
      total,
    ];
  return [
    rowOf(
      'asked',
      context.words.fields.price,
      views.map((view) => view?.price),
    ),
    rowOf(
      'duty',
      words.duty,
      costs.map((cost) => (cost && !cost.isMonthly ? cost.duty : null)),
    ),
    rowOf(
      'registration',
      words.registration,
      costs.map((cost) => (cost && !cost.isMonthly ? cost.registration : null)),
    ),
    total,
  ];
};
