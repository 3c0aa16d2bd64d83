/** Reads the rows of a sheet as a stream: each cell as the text a person sees in it. */
import type { Readable } from 'node:stream';
import { longestCell, mostColumns } from '../limits.js';
import type { SharedTexts } from './shared-texts.js';
import type { Workbook } from './workbook.js';
import { readXml } from './xml.js';

/** One row with its number in the sheet; texts stand at their columns. */
export interface SheetRow {
  readonly line: number;
  readonly texts: readonly string[];
}

/** Columns of a sheet; the last one is XFD. */
const lastColumn = 16_384;

/** Counts "A" as 0, "B" as 1, "AA" as 26; -1 when the reference has no letters. */
const columnOf = (reference: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]*/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
};

const dayOf = (serial: number, firstDay: number): string =>
  new Date(Date.UTC(1899, 11, 30) + Math.floor(serial + firstDay) * 86_400_000).toISOString().slice(0, 10);

interface Cell {
  column: number;
  type: string;
  style: number;
  text: string;
}

const numberText = (cell: Cell, { isDate, firstDay }: Workbook): string => {
  const value = Number(cell.text);
  if (cell.text === '' || !Number.isFinite(value)) return cell.text;
  return isDate(cell.style) && value > 0 && value < 2_958_466 ? dayOf(value, firstDay) : String(value);
};

const textOf = (cell: Cell, workbook: Workbook, shared: SharedTexts): string => {
  if (cell.type === 's') return shared.at(Number(cell.text));
  if (cell.type === 'b') return cell.text === '1' ? 'true' : 'false';
  if (cell.type === 'd') return cell.text.slice(0, 10);
  // #N/A and other error values are empty cells.
  if (cell.type === 'e') return '';
  return cell.type === 'n' ? numberText(cell, workbook) : cell.text;
};

/** Collects cells into rows while tags are parsed. */
const createGatherer = (workbook: Workbook, shared: SharedTexts, found: SheetRow[]) => {
  let line = 0;
  let texts: string[] = [];
  let cell: Cell | undefined;
  let isValue = false;
  // Formatted but empty cells reach far to the right; only cells with text count.
  const put = (column: number, text: string): void => {
    if (text === '' || column >= lastColumn) return;
    if (column >= mostColumns) throw new Error(`it has more than ${mostColumns} columns`);
    while (texts.length < column) texts.push('');
    texts[column] = text;
  };
  return {
    open: (name: string, attributes: Readonly<Record<string, string>>): void => {
      if (name === 'row') {
        line = Number(attributes.r ?? line + 1);
        texts = [];
      } else if (name === 'c') {
        const named = columnOf(attributes.r ?? '');
        const column = named < 0 ? texts.length : named;
        cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), text: '' };
      } else if (name === 'v' || name === 't') isValue = true;
    },
    text: (text: string): void => {
      if (!isValue || !cell) return;
      cell.text += text;
      if (cell.text.length > longestCell) throw new Error(`a cell has more than ${longestCell} characters`);
    },
    close: (name: string): void => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c' && cell) {
        put(cell.column, textOf(cell, workbook, shared));
        cell = undefined;
      } else if (name === 'row') found.push({ line, texts });
    },
  };
};

/** Reads the rows of a sheet in their order, a few at a time in memory. */
export async function* readSheetRows(
  sheet: Readable,
  workbook: Workbook,
  shared: SharedTexts,
): AsyncGenerator<SheetRow> {
  const found: SheetRow[] = [];
  for await (const _ of readXml(sheet, createGatherer(workbook, shared, found))) yield* found.splice(0);
}
