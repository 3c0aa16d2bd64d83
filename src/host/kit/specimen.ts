/** What the gallery shows of one component. */
import type { ReactNode } from 'react';
import type { SampleWords } from '../../../words/en/component-gallery.js';

/** A component: its file and all its states. */
export interface Specimen {
  /** Name of the file, without its folder in src/widgets/kit and its ending. */
  readonly file: string;
  /** Wide ones take a row of their own per state. */
  readonly wide?: boolean;
  readonly states: Readonly<Record<string, (words: SampleWords) => ReactNode>>;
}
