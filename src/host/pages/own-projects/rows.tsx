/** Rows of a form that a builder adds and takes away: towers, phases, homes. */
import type { ReactNode } from 'react';
import { Button } from '../../../widgets/kit/button/button.js';
import { formStyles as styles } from './styles.js';
import { useProjectFormWords } from './words.js';

/** What Rows takes. */
interface RowsProps<Row> {
  legend: string;
  /** What one row is called. */
  what: string;
  rows: readonly Row[];
  most: number;
  empty: Row;
  error: string | undefined;
  onRows: (rows: Row[]) => void;
  /** Draws the fields of a row. */
  children: (row: Row, set: (part: Partial<Row>) => void) => ReactNode;
}

/** Draws the rows under a legend, with the fault of all of them. */
export function Rows<Row>({ legend, what, rows, most, empty, error, onRows, children }: RowsProps<Row>) {
  const words = useProjectFormWords();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {rows.map((row, at) => (
        // Rows have no name of their own before they are filled in.
        <div key={String(at)} className={styles.cells}>
          {children(row, (part) => {
            onRows(rows.map((each, place) => (place === at ? { ...each, ...part } : each)));
          })}
          <Button
            size="small"
            onClick={() => {
              onRows(rows.filter((_, place) => place !== at));
            }}
          >
            {words.removeRow(what, at + 1)}
          </Button>
        </div>
      ))}
      <Fault text={error} />
      {rows.length < most ? (
        <div>
          <Button
            onClick={() => {
              onRows([...rows, empty]);
            }}
          >
            {words.addRow(what)}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

/** Draws the fault of a part, where the focus goes. */
export function Fault({ text }: { text: string | undefined }) {
  return text ? (
    <p className={styles.fault} aria-invalid="true" tabIndex={-1} role="alert">
      {text}
    </p>
  ) : null;
}
