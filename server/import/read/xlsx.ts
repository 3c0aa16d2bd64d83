/** Reads the first sheet of an Excel file; its first row is the heading. */
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type CellValue, readSheet } from 'read-excel-file/node';
import { type RowStream, UnreadableFile } from './raw-row.js';

const textOf = (cell: CellValue | null | undefined): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};

/** Gives the rows of an Excel file. The format has no order to stream by, so the file is held whole. */
export async function* readXlsx(file: Readable): RowStream {
  const sheet = await readSheet(await buffer(file)).catch((thrown: unknown) => {
    throw new UnreadableFile(`The Excel file cannot be read: ${(thrown as Error).message}`);
  });
  const [heading = [], ...rows] = sheet;
  const names = heading.map((name) => textOf(name).trim());
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => textOf(cell) === '')) continue;
    const cells = Object.fromEntries(names.map((name, column) => [name, textOf(row[column])]));
    yield { line: index + 2, cells };
  }
}
