/** What people see for a value of the wire, in their language: one dictionary for all widgets. */
import { labelIn, type Labels } from '../../../model/rules/labels/label-in.js';
import { type Catalogues, useMessages } from '../language/messages.js';

const catalogues: Catalogues<Labels> = {
  // The alias table holds the English labels, since the server's pages use them too.
  en: { values: {}, patterns: [[/^(\d+)(BHK|RK)$/, '$1 $2']] },
  hi: () => import('../../../model/rules/labels/hi.js').then((module) => module.hi),
  mr: () => import('../../../model/rules/labels/mr.js').then((module) => module.mr),
};

/** Answers a function that gives the label of a wire value, whatever its spelling; an unknown one is its own label. */
export function useLabels(): (value: string) => string {
  const labels = useMessages(catalogues);
  return (value) => labelIn(labels, value);
}
