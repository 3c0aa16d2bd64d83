/** A finding of the self-check. */
import type { PageCheckWords } from '../../../../../words/en/page-check.js';

/** A finding as a sentence; `isOk` is false for what the partner has to fix. */
export interface Finding {
  readonly topic: 'script' | 'api' | 'policy' | 'key' | 'storage' | 'tags' | 'space' | 'colours';
  readonly isOk: boolean;
  readonly text: string;
}

/** What the checks look at. */
export interface CheckedPage {
  readonly version: string;
  readonly source: string;
  readonly connection: { readonly apiBase: string; readonly key?: string };
  /** Lists what a selector names on the page, in shadow roots too. */
  readonly find: (selector: string) => Element[];
  /** Looks through a root anew. */
  readonly discover: (root: Document) => void;
  readonly words: PageCheckWords;
}
