/** Checks a step of a form and returns the literal texts of its faults by field (S-320 to S-358). */
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { type CheckMessageId, faultsOf } from '../rules/listing/checks.js';
import { fieldsOfStep } from '../rules/listing/catalogue.js';
import { plotMessages } from '../rules/messages/plot.js';
import { postingMessages } from '../rules/messages/posting.js';
import type { Accepts } from '../rules/validate/text.js';
import type { FieldName, FormValues } from './field.js';
import { isShown } from './forms.js';

/** Names a step of a form. */
export type Step = 1 | 2;

/** Holds the literal text of each field at fault. */
export type FormFaults = Readonly<Partial<Record<FieldName, string>>>;

const texts: Readonly<Record<CheckMessageId, string>> = { ...postingMessages, ...plotMessages };

/** Tells whether a form is checked while it is filled in (S-254). */
export const isLive = (kind: ListingKind): boolean => kind === 'plot';

/** Lists the fields of a step that are asked, given what has been entered (C-26, S-242). */
export const shownFields = (kind: ListingKind, step: Step, values: FormValues): readonly FieldName[] =>
  fieldsOfStep(kind, step === 1 ? 'basics' : 'details').filter((name) => isShown(kind, name, values));

/** Returns the text of each faulty field in the order of the form; `live` ignores empty fields. */
export const faultsIn = (
  kind: ListingKind,
  step: Step,
  values: FormValues,
  accepts: Accepts,
  live = false,
): FormFaults => {
  const ids = faultsOf(kind, shownFields(kind, step, values), values, accepts, live);
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, texts[id]]));
};
