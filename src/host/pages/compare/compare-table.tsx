/** The homes side by side: their heads, where they differ, what each costs, and what is the same in all. */
import type { CSSProperties } from 'react';
import { stampRatesSince } from '../../../model/rules/stamp-duty.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { detailRouteOf } from '../../../model/rules/kinds.js';
import { useFormatContext } from '../../../widgets/listing-detail/facts/format-context.js';
import { IconButton } from '../../../widgets/kit/button/icon-button.js';
import { TrashIcon } from '../../../widgets/kit/icons/icons.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { type CardText, headlineIn, useCardText } from '../../../widgets/kit/listing/card-text.js';
import { HomePicture } from '../../../widgets/kit/listing/home-picture.js';
import { Money } from '../../../widgets/kit/listing/money.js';
import { costRows, factRows, type Row } from './rows.js';
import { styles } from './styles.js';
import { useCompareWords } from './words.js';

/** One column: a home, or what is still known of one that is gone. */
export interface Column {
  readonly id: string;
  readonly view: ListingView;
  readonly isGone: boolean;
}

interface HeadProps {
  column: Column;
  text: CardText;
  onRemove: () => void;
}

function Head({ column: { id, view, isGone }, text, onRemove }: HeadProps) {
  const words = useCompareWords();
  const isKnown = view.city !== '';
  const title = isKnown ? headlineIn(text, view) : words.gone;
  const href = `${detailRouteOf(view.listingType)}?id=${encodeURIComponent(id)}`;
  return (
    <div className={styles.home} data-gone={isGone ? '' : undefined}>
      <HomePicture view={view} text={text} sizes="240px" />
      {view.price ? (
        <b>
          <Money rupees={view.price} />{' '}
          {view.isMonthly && !isGone ? (
            <small>{view.perBed ? text.words.perBed : text.words.perMonth}</small>
          ) : null}
        </b>
      ) : null}
      {isGone && view.price ? <p>{words.lastPrice}</p> : null}
      {isGone ? <strong>{title}</strong> : <a href={href}>{title}</a>}
      {view.society || view.city ? (
        <p>{[view.society, text.label(view.city)].filter(Boolean).join(', ')}</p>
      ) : null}
      {isGone ? <p>{isKnown ? `${words.gone}. ${words.goneText}` : words.goneText}</p> : null}
      <IconButton label={words.remove(title)} icon={<TrashIcon />} onClick={onRemove} />
    </div>
  );
}

interface PartProps {
  title: string;
  rows: readonly Row[];
  columns: readonly Column[];
}

function Part({ title, rows, columns }: PartProps) {
  const words = useCompareWords();
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length + 1}>
          <span>{title}</span>
        </th>
      </tr>
      {rows.map(({ id, label, cells, best }) => (
        <tr key={id} data-total={best ? '' : undefined}>
          <th scope="row">{label}</th>
          {columns.map((column, at) => (
            <td key={column.id} data-none={cells[at] ? undefined : ''}>
              {cells[at] || (column.isGone ? '–' : words.notTold)}
              {best?.[at] ? <small>{words.least}</small> : null}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const columnCount = (count: number) => ({ '--columns': count }) as CSSProperties;

/** What a CompareTable takes. */
export interface CompareTableProps {
  columns: readonly Column[];
  onRemove: (id: string) => void;
}

/** Draws the table. */
export function CompareTable({ columns, onRemove }: CompareTableProps) {
  const words = useCompareWords();
  const text = useCardText();
  const context = useFormatContext();
  const views = columns.map(({ view, isGone }) => (isGone ? null : view));
  const parts = { views, context, words };
  const { differ, same } = factRows(parts);
  const isMonthly = columns.some(({ view }) => view.isMonthly);
  const since = formatDate(stampRatesSince, context.locale);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only keys must be able to scroll it. */}
      <section className={styles.frame} aria-label={words.table} tabIndex={0}>
        <table className={styles.table} style={columnCount(columns.length)}>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  <Head
                    column={column}
                    text={text}
                    onRemove={() => {
                      onRemove(column.id);
                    }}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <Part title={words.differ} rows={differ} columns={columns} />
          <Part title={words.cost} rows={views.some(Boolean) ? costRows(parts) : []} columns={columns} />
          <Part title={words.same} rows={same} columns={columns} />
        </table>
      </section>
      <p className={styles.note}>{isMonthly ? words.costNoteMonthly : words.costNote(since)}</p>
    </>
  );
}
