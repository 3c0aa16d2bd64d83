/** The context of the open form. */
import { createContext, useContext } from 'react';
import type { FieldName, Posting } from '../../../model/posting/entry.js';

/** The second screen is two short steps: photos first, then what else there is to say. */
export type Part = 'photos' | 'extras';

/** What every part of the form needs. */
export interface OpenForm {
  readonly place: string;
  readonly posting: Posting;
  /** Which half of the second screen is on show. */
  readonly part: Part;
  readonly showPart: (part: Part) => void;
  /** Whether the page has a map to put a pin on. */
  readonly hasMap: boolean;
  readonly change: (name: FieldName, value: string | readonly string[], isKnown?: boolean) => void;
}

const FormContext = createContext<OpenForm | null>(null);

/** Sets the open form of everything inside it. */
export const FormProvider = FormContext.Provider;

/** Returns the open form. */
export const useForm = (): OpenForm => useContext(FormContext) as OpenForm;
