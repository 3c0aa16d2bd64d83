/** Saves rows as a CSV file, made in the browser. */
import { csvOf } from '../../../model/rules/responses.js';

/** Saves the rows under a file name. */
export const saveCsv = (rows: readonly (readonly string[])[], fileName: string): void => {
  const address = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
};
