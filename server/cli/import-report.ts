/** Writes the report of an import: one line of CSV for each row that was refused, repeated or noted. */
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { once } from 'node:events';
import { withoutFormula } from '../../src/model/rules/spreadsheet-text.js';
import type { RowEvent } from '../import/events.js';

/** A report being written. */
export interface ImportReport {
  readonly path: string;
  add(event: RowEvent): Promise<void>;
  close(): Promise<void>;
}

const cell = (text: string): string => {
  const plain = withoutFormula(text);
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Begins a report, with its heading. */
export const openReport = (path: string): ImportReport => {
  mkdirSync(dirname(path), { recursive: true });
  const file = createWriteStream(path);
  let failure: Error | undefined;
  file.on('error', (error) => {
    failure = error;
  });
  file.write('line,result,field,value,reason\n');
  return {
    path,
    add: async ({ line, result, field, value, reason }) => {
      if (failure) throw new Error(`The report ${path} cannot be written: ${failure.message}`);
      const row = [String(line), result, field, value, reason].map(cell).join(',');
      if (!file.write(`${row}\n`)) await once(file, 'drain');
    },
    close: () =>
      new Promise((resolve, reject) => {
        file.end(() => (failure ? reject(failure) : resolve()));
      }),
  };
};
