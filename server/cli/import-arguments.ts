/** Reads the command line of the import. */
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { kindOf } from '../../src/model/rules/kinds.js';
import { formatOf } from '../import/read/formats.js';
import type { ImportRequest } from '../import/request.js';

/** A parsed command line. */
export interface ImportCommand {
  readonly file: string;
  readonly request: ImportRequest;
  /** Where the report goes; beside the data by default. */
  readonly report?: string;
}

/** The help text. */
export const importHelp = `Usage: npm run import -- FILE [options]

FILE is CSV, JSON (an array, or one object a line) or XLSX.

  --map FILE       mapping file: which column fills what
  --owner EMAIL    whose listings they are; without it, an account is made for the source
  --create-owner   makes the owner's account when nobody has that address
  --source NAME    names where the file comes from
  --kind KIND      sell, rent, plot, pg or commercial, for rows that do not say
  --city CITY      for rows that name none
  --report FILE    where refused and repeated rows are listed (CSV)
  --max N          stops after N rows
  --dry-run        reads and reports, saves nothing
`;

const options = {
  map: { type: 'string' },
  owner: { type: 'string' },
  'create-owner': { type: 'boolean' },
  source: { type: 'string' },
  kind: { type: 'string' },
  city: { type: 'string' },
  report: { type: 'string' },
  max: { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const readMapping = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (thrown) {
    throw new Error(`The mapping file ${path} cannot be read: ${(thrown as Error).message}`);
  }
};

const kindFrom = (given: string): NonNullable<ImportRequest['kind']> => {
  const kind = kindOf(given);
  if (kind === null) throw new Error(`--kind is sell, rent, plot, pg or commercial, not ${given}.`);
  return kind;
};

const countFrom = (given: string): number => {
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--max is a whole number from 1, not ${given}.`);
  return count;
};

const fileFacts = (file: string): Pick<ImportRequest, 'fileName' | 'format' | 'fileDay'> => {
  const format = formatOf(file);
  if (format === undefined) throw new Error(`${file} is none of .csv, .tsv, .json, .jsonl, .xlsx.`);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Error(`There is no file ${file}.`);
  return { fileName: basename(file), format, fileDay: found.mtime.toISOString().slice(0, 10) };
};

/** Reads the arguments; undefined for --help. Throws an Error whose message is for the person who typed them. */
export const readImportCommand = (args: readonly string[]): ImportCommand | undefined => {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) return undefined;
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new Error(`Name one file.\n\n${importHelp}`);
  const { map, owner, source, kind, city, report, max } = values;
  const request: ImportRequest = {
    ...fileFacts(file),
    ...(map !== undefined && { mapping: readMapping(map) }),
    ...(owner !== undefined && { owner }),
    ...(values['create-owner'] && { createOwner: true }),
    ...(source !== undefined && { source }),
    ...(kind !== undefined && { kind: kindFrom(kind) }),
    ...(city !== undefined && { city }),
    ...(values['dry-run'] && { dryRun: true }),
    ...(max !== undefined && { max: countFrom(max) }),
  };
  return { file, request, ...(report !== undefined && { report }) };
};
