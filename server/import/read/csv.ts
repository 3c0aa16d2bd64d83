/** Reads CSV as a stream: commas, semicolons or tabs, quoted cells with line breaks, any line ends. */
import type { Readable } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
import { headingsOf, longestCell } from './limits.js';
import { peek } from './peek.js';
import { type BrokenRow, type RawRow, type RowStream, UnreadableFileError } from './raw-row.js';

interface Parsed {
  info: Info;
  record: Record<string, string>;
}

/** Characters of one row: a few of its cells may be as long as a cell can be. */
const longestRecord = 1_000_000;

const separators = [',', ';', '\t', '|'] as const;

/** The most frequent separator of the heading line. */
const separatorOf = (heading: string): string => {
  const count = (sign: string): number => heading.split(sign).length;
  return separators.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
};

// The parser gives the last line of a record; with line breaks in cells the first one is earlier.
const firstLineOf = ({ info, record }: Parsed): number => {
  let breaks = 0;
  for (const cell of Object.values(record)) if (cell.includes('\n')) breaks += cell.split('\n').length - 1;
  return info.lines - breaks;
};

const toRow = (parsed: Parsed): RawRow | BrokenRow => {
  const line = firstLineOf(parsed);
  const isLong = Object.values(parsed.record).some((cell) => cell.length > longestCell);
  return isLong
    ? { line, broken: `has a cell of more than ${longestCell} characters` }
    : { line, cells: parsed.record };
};

const whyBroken = (code: string): string =>
  code === 'CSV_MAX_RECORD_SIZE'
    ? `is longer than ${longestRecord} characters`
    : 'has more or fewer cells than the heading';

/** Yields the rows of a CSV file; one with too many or too few cells is a BrokenRow. */
export async function* readCsv(file: Readable): RowStream {
  const { start, stream } = await peek(file);
  const heading = start.toString('utf8').split(/\r\n|\n|\r/, 1)[0] ?? '';
  const broken: BrokenRow[] = [];
  const parser = parse({
    bom: true,
    columns: headingsOf,
    delimiter: separatorOf(heading),
    info: true,
    max_record_size: longestRecord,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });
  const trouble = { unclosed: false };
  parser.on('skip', (error: CsvError & { lines?: number }) => {
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') trouble.unclosed = true;
    else broken.push({ line: error.lines ?? 0, broken: whyBroken(error.code) });
  });
  stream.on('error', (error) => parser.destroy(error));
  stream.pipe(parser);
  try {
    for await (const parsed of parser as AsyncIterable<Parsed>) {
      yield* broken.splice(0);
      yield toRow(parsed);
    }
    yield* broken.splice(0);
  } catch (thrown) {
    const { code, message } = thrown as { code?: string; message: string };
    throw code?.startsWith('CSV_') ? new UnreadableFileError(`The CSV is broken: ${message}`) : thrown;
  } finally {
    stream.destroy();
  }
  if (trouble.unclosed)
    throw new UnreadableFileError('A quoted cell is never closed; what stands behind it was not read.');
}
