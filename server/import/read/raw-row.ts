/** A row as a file has it: texts by column, with its line. */

/** One row; `line` is the physical line it begins on, or its number in formats without lines. */
export interface RawRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** A row that could not be split into cells. */
export interface BrokenRow {
  readonly line: number;
  readonly broken: string;
}

/** The rows of a file, one after the other. */
export type RowStream = AsyncIterable<RawRow | BrokenRow>;

/** Thrown when a file cannot be read further; the rows before stay imported. */
export class UnreadableFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableFileError';
  }
}
