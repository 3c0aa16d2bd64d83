/** Labels of wire values in one language, for widgets and for the server's heads of pages. */
import type { Labels } from '../../../../words/en/labels.js';
import { canonical, labelOf } from '../aliases.js';

/** Returns the label of a wire value, whatever its spelling; an unknown one is its own label. */
export const labelIn = ({ values, patterns }: Labels, value: string): string => {
  const name = canonical(value);
  if (Object.hasOwn(values, name)) return values[name] as string;
  const found = patterns.find(([pattern]) => pattern.test(name));
  return found ? name.replace(...found) : labelOf(value);
};
