/** Reads the first sheet of an Excel file as a stream; its first row that is not empty is the heading. */
import type { Readable } from 'node:stream';
import { headingsOf } from './limits.js';
import { type RowStream, UnreadableFileError } from './raw-row.js';
import { type Archive, openArchive } from './xlsx/archive.js';
import { readSheetRows } from './xlsx/rows.js';
import { readSharedTexts } from './xlsx/shared-texts.js';
import { readWorkbook } from './xlsx/workbook.js';

async function* rowsOf(archive: Archive): RowStream {
  const workbook = await readWorkbook(archive);
  const sheet = await archive.open(workbook.sheet);
  if (!sheet) throw new Error(`it lacks ${workbook.sheet}`);
  const shared = await readSharedTexts(await archive.open(workbook.texts), archive.folder);
  let names: string[] | undefined;
  try {
    for await (const { line, texts } of readSheetRows(sheet, workbook, shared)) {
      if (texts.every((text) => text === '')) continue;
      if (names) yield { line, cells: Object.fromEntries(names.map((name, at) => [name, texts[at] ?? ''])) };
      else names = headingsOf(texts);
    }
  } finally {
    sheet.destroy();
    shared.close();
  }
}

const unreadable = (thrown: unknown): unknown =>
  // Errors of the disk are the server's own.
  thrown instanceof UnreadableFileError || (thrown as { syscall?: string }).syscall !== undefined
    ? thrown
    : new UnreadableFileError(`The Excel file cannot be read: ${(thrown as Error).message}`);

/** Reads the rows of an Excel file. */
export async function* readXlsx(file: Readable): RowStream {
  const archive = await openArchive(file).catch((thrown: unknown) => {
    throw unreadable(thrown);
  });
  const rows = rowsOf(archive)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await rows.next().catch((thrown: unknown) => {
        throw unreadable(thrown);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await rows.return?.();
    await archive.close();
  }
}
