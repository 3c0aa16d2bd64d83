/** What proves a row of the reference: a value, and what is then so. */
import type { Shown } from './shown.js';

/** The proof of an attribute. */
export interface Proof {
  /** The same each time, or made anew. */
  readonly value: unknown;
  /** What else stands on the tag. */
  readonly beside?: Readonly<Record<string, unknown>>;
  readonly isSo: (shown: Shown) => boolean | Promise<boolean>;
  /** It does something on the page, so that no other proof can be read from the same one. */
  readonly acts?: boolean;
}
