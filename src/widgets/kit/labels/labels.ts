/** What people see for a value of the wire, in their language: one dictionary for all widgets. */
import { canonical, labelOf } from '../../../model/rules/aliases.js';
import { type Catalogues, useMessages } from '../messages.js';

/** Holds the labels of one language by wire value, and patterns for values that carry a number. */
export interface Labels {
  readonly values: Readonly<Record<string, string>>;
  readonly patterns: readonly (readonly [pattern: RegExp, label: string])[];
}

const catalogues: Catalogues<Labels> = {
  // Table W holds the English labels, since the server's pages use them too.
  en: { values: {}, patterns: [[/^(\d+)(BHK|RK)$/, '$1 $2']] },
  hi: () => import('./hi.js').then((module) => module.hi),
  mr: () => import('./mr.js').then((module) => module.mr),
};

const labelIn = ({ values, patterns }: Labels, value: string): string => {
  const name = canonical(value);
  if (Object.hasOwn(values, name)) return values[name] as string;
  const found = patterns.find(([pattern]) => pattern.test(name));
  return found ? name.replace(...found) : labelOf(value);
};

/** Answers a function that gives the label of a wire value, whatever its spelling; an unknown one is its own label. */
export function useLabels(): (value: string) => string {
  const labels = useMessages(catalogues);
  return (value) => labelIn(labels, value);
}
