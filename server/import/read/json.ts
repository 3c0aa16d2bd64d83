/** Reads JSON as a stream: one array of objects, or one object a line. */
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { longestCell, longestHeading, mostColumns } from './limits.js';
import { peek } from './peek.js';
import { type BrokenRow, type RawRow, type RowStream, UnreadableFileError } from './raw-row.js';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value))
    return value.map((each) => (Array.isArray(each) ? JSON.stringify(each) : textOf(each))).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Greatest depth of nested objects; a listing has two or three. */
const deepest = 10;

/** Flattens an object to texts: { features: { bedrooms: 2 } } is the column "features.bedrooms". */
const cellsOf = (object: Record<string, unknown>, prefix = '', depth = 1): [name: string, text: string][] =>
  Object.entries(object).flatMap(([name, value]): [string, string][] =>
    isObject(value) && depth < deepest
      ? cellsOf(value, `${prefix}${name}.`, depth + 1)
      : [[prefix + name, textOf(value)]],
  );

const toRow = (value: unknown, line: number): RawRow | BrokenRow => {
  if (!isObject(value)) return { line, broken: 'is not an object' };
  const cells = cellsOf(value);
  if (cells.length > mostColumns) return { line, broken: `has more than ${mostColumns} fields` };
  if (cells.some(([name, text]) => name.length > longestHeading || text.length > longestCell))
    return { line, broken: 'has a name or a text that is far too long' };
  // fromEntries also takes a name such as __proto__ as an own property.
  return { line, cells: Object.fromEntries(cells) };
};

async function* readArray(stream: Readable): RowStream {
  const items = streamArray.withParserAsStream();
  stream.on('error', (error) => items.destroy(error));
  stream.pipe(items);
  try {
    for await (const { key, value } of items as AsyncIterable<{ key: number; value: unknown }>)
      yield toRow(value, key + 1);
  } catch (thrown) {
    throw new UnreadableFileError(`The JSON is broken: ${(thrown as Error).message}`);
  }
}

async function* readLines(stream: Readable): RowStream {
  let line = 0;
  for await (const text of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    line++;
    if (text.trim() === '') continue;
    try {
      yield toRow(JSON.parse(text), line);
    } catch {
      yield { line, broken: 'is not JSON' };
    }
  }
}

/** Reads the rows of a JSON file; a row of an array is counted from 1. */
export async function* readJson(file: Readable): RowStream {
  const { start, stream } = await peek(file);
  const first = start
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
    .charAt(0);
  try {
    if (first === '[') yield* readArray(stream);
    else if (first === '{') yield* readLines(stream);
    else throw new UnreadableFileError('The file is neither a JSON array nor one JSON object a line.');
  } finally {
    stream.destroy();
  }
}
