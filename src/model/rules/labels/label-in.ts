/** Labels of wire values in one language, for widgets and for the server's heads of pages. */
import { canonical, labelOf } from '../aliases.js';

/** Holds the labels of one language by wire value, and patterns for values that carry a number. */
export interface Labels {
  readonly values: Readonly<Record<string, string>>;
  readonly patterns: readonly (readonly [pattern: RegExp, label: string])[];
}

/** Gives the label of a wire value, whatever its spelling; an unknown one is its own label. */
export const labelIn = ({ values, patterns }: Labels, value: string): string => {
  const name = canonical(value);
  if (Object.hasOwn(values, name)) return values[name] as string;
  const found = patterns.find(([pattern]) => pattern.test(name));
  return found ? name.replace(...found) : labelOf(value);
};
