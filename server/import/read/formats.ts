/** The file formats an import understands. */
import type { Readable } from 'node:stream';
import { readCsv } from './csv.js';
import { readJson } from './json.js';
import type { RowStream } from './raw-row.js';
import { readXlsx } from './xlsx.js';

const readers = { csv: readCsv, json: readJson, xlsx: readXlsx } satisfies Record<
  string,
  (file: Readable) => RowStream
>;

/** Names a format. */
export type Format = keyof typeof readers;

const endings: Readonly<Record<string, Format>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  json: 'json',
  jsonl: 'json',
  ndjson: 'json',
  xlsx: 'xlsx',
};

/** Finds the format of a file by its ending; undefined when it is none of ours. */
export const formatOf = (fileName: string): Format | undefined => {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(endings, ending) ? endings[ending] : undefined;
};

/** Reads a file of a format, row by row. */
export const readRows = (file: Readable, format: Format): RowStream => readers[format](file);
