/** What can be said about a row that did not become a listing, or not in full. */

/** A field at fault, the text it had, and why it was not taken. */
export interface Problem {
  readonly field: string;
  readonly value: string;
  readonly reason: string;
}

/** Stops the reading of a row that cannot become a listing. */
export class RowRefused extends Error {
  readonly problem: Problem;

  constructor(field: string, value: string, reason: string) {
    super(reason);
    this.name = 'RowRefused';
    this.problem = { field, value, reason };
  }
}
