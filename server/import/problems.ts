/** Problems of a row that did not become a listing, or became one without some fields. */

/** A field, the text it had, and why that was not taken. */
export interface Problem {
  readonly field: string;
  readonly value: string;
  readonly reason: string;
}

/** Thrown for a row that cannot become a listing. */
export class RowRefused extends Error {
  readonly problem: Problem;

  constructor(field: string, value: string, reason: string) {
    super(reason);
    this.name = 'RowRefused';
    this.problem = { field, value, reason };
  }
}
