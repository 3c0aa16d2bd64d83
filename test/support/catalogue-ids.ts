/** The ids of requirements beside the literal texts of the catalogue, read from its comments. */
import { readFileSync } from 'node:fs';

/** One id with one of its texts. */
export interface CatalogueEntry {
  readonly id: string;
  readonly text: string;
}

const entry = /\/\*\* ([^*]*) \*\/\s+\w+:\s*'([^']*)'/g;

const entriesOf = (file: string): CatalogueEntry[] =>
  [...readFileSync(`src/model/rules/messages/${file}.ts`, 'utf8').matchAll(entry)].flatMap(
    ([, comment = '', text = '']) => [...comment.matchAll(/S-(\d{3})/g)].map(([id]) => ({ id, text })),
  );

/** Lists the entries of some files whose ids lie between two, both included. */
export const catalogueEntries = (files: readonly string[], first: number, last: number): CatalogueEntry[] =>
  files.flatMap(entriesOf).filter(({ id }) => {
    const number = Number(id.slice(2));
    return number >= first && number <= last;
  });
