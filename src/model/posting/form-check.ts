/** Judges a step of a form and puts what is wrong into the literal words, field by field (S-320 to S-358). */
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { plotMessages } from '../rules/messages/plot.js';
import { postingMessages } from '../rules/messages/posting.js';
import { validateCommercialBasics, validateCommercialDetails } from '../rules/validate/commercial.js';
import { validateHomeFeatures } from '../rules/validate/features.js';
import type { Form } from '../rules/validate/form.js';
import { validatePgBasics } from '../rules/validate/pg.js';
import { validatePlotBasics, validatePlotDetails } from '../rules/validate/plot.js';
import { validateRentBasics } from '../rules/validate/rent.js';
import { validateSellBasics, validateSellDetails } from '../rules/validate/sell.js';
import type { Accepts } from '../rules/validate/text.js';
import type { FieldName, FormValues } from './field.js';
import { askedFields } from './forms.js';

/** Names a step of a form. */
export type Step = 1 | 2;

/** Holds the literal text of each field at fault. */
export type FormFaults = Readonly<Partial<Record<FieldName, string>>>;

type Judge = (form: Form<FieldName>, accepts: Accepts, live: boolean) => Readonly<Record<string, string>>;

const judges: Readonly<Record<ListingKind, readonly [Judge, Judge]>> = {
  sell: [validateSellBasics, validateSellDetails],
  rent: [validateRentBasics, validateHomeFeatures],
  pg: [validatePgBasics, validateHomeFeatures],
  plot: [validatePlotBasics, validatePlotDetails],
  commercial: [validateCommercialBasics, validateCommercialDetails],
};

const texts: Readonly<Record<string, string>> = { ...postingMessages, ...plotMessages };

/** Tells whether a form is judged while it is filled in (S-254). */
export const isLive = (kind: ListingKind): boolean => kind === 'plot';

/** Leaves out what is not asked, so that a hidden field is never at fault (C-26). */
export const askedValues = (kind: ListingKind, step: Step, values: FormValues): FormValues => {
  const names = askedFields(kind, step, values).flatMap(({ name, unit }) => [name, ...(unit ? [unit] : [])]);
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
};

/** Gives the text of each field at fault in the order of the form; `live` leaves empty fields in peace. */
export const faultsIn = (
  kind: ListingKind,
  step: Step,
  values: FormValues,
  accepts: Accepts,
  live = false,
): FormFaults => {
  const asked = askedValues(kind, step, values);
  const ids = judges[kind][step - 1]?.(asked, accepts, live) ?? {};
  const names = Object.keys(asked).filter((name) => ids[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, texts[ids[name] ?? ''] ?? '']));
};
