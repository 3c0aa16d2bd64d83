/** Labels of wire values in English: few, since the alias table has those that differ from the value itself. */

/** Holds the labels of one language by wire value, and patterns for values that carry a number. */
export interface Labels {
  readonly values: Readonly<Record<string, string>>;
  readonly patterns: readonly (readonly [pattern: RegExp, label: string])[];
}

export const words: Labels = { values: {}, patterns: [[/^(\d+)(BHK|RK)$/, '$1 $2']] };
