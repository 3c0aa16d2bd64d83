/** Checks a form by the rules it shares with the screens, and brings its values into the form they are stored in. */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { MessageId } from '../../../src/model/rules/messages/catalogue.js';
import {
  validateCommercialBasics,
  validateCommercialDetails,
} from '../../../src/model/rules/validate/commercial.js';
import { validateHomeFeatures } from '../../../src/model/rules/validate/features.js';
import { validatePgBasics } from '../../../src/model/rules/validate/pg.js';
import { validatePlotBasics, validatePlotDetails } from '../../../src/model/rules/validate/plot.js';
import { isBusinessType, validateRentBasics } from '../../../src/model/rules/validate/rent.js';
import { asksReraNumber } from '../../../src/model/rules/validate/rera.js';
import { validateSellBasics, validateSellDetails } from '../../../src/model/rules/validate/sell.js';
import { isSensibleText } from '../../../src/model/rules/validate/text.js';
import { refuseFaults } from '../form-refusal.js';
import { choose, chooseMany } from './choices.js';
import type { PostedForm } from './fields.js';

type Texts = Record<string, string>;
type Faults = Partial<Record<string, MessageId>>;

/** A form that may be saved; fields as in PostedForm. */
export interface CheckedForm {
  readonly texts: Readonly<Texts>;
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

/** Signs a description may have. */
const longestDescription = 2000;

/** The rules of the screens, but real names of places pass as they are (C-30). */
const rules: Readonly<Record<ListingKind, (form: Texts) => Faults>> = {
  sell: (form) => ({
    ...validateSellBasics(form, isSensibleText),
    ...validateSellDetails(form, isSensibleText),
  }),
  rent: (form) => ({ ...validateRentBasics(form, isSensibleText), ...validateHomeFeatures(form) }),
  pg: (form) => ({ ...validatePgBasics(form, isSensibleText), ...validateHomeFeatures(form) }),
  plot: (form) => ({ ...validatePlotBasics(form, isSensibleText), ...validatePlotDetails(form) }),
  commercial: (form) => ({
    ...validateCommercialBasics(form, isSensibleText),
    ...validateCommercialDetails(form),
  }),
};

/** Fields whose rule looks at another one: they are as they were only when that one is, too. */
const judgedWith: Readonly<Record<string, string>> = {
  floorNumber: 'totalFloors',
  reraNumber: 'reraApproved',
  bhk: 'propertyType',
};

/** What the choice of one field takes away from others (C-26, S-242), and the choice nobody had to make. */
const settled = (kind: ListingKind, texts: Texts): Texts => {
  const settled = { ...texts };
  if (kind === 'rent' && isBusinessType(texts.propertyType ?? ''))
    Object.assign(settled, { bhk: '', bedrooms: '', balconies: '' });
  if ('reraApproved' in texts) {
    settled.reraApproved = texts.reraApproved || 'Not Applicable';
    if (!asksReraNumber(settled.reraApproved)) settled.reraNumber = '';
  }
  return settled;
};

const chosenTexts = (kind: ListingKind, texts: Readonly<Texts>, faults: Faults): Texts => {
  const chosen: Texts = {};
  for (const [field, given] of Object.entries(texts)) {
    const choice = choose(kind, field, given);
    if ('wrong' in choice) faults[field] = choice.wrong;
    chosen[field] = 'wrong' in choice ? given : choice.value;
  }
  return chosen;
};

const chosenLists = (
  kind: ListingKind,
  lists: PostedForm['lists'],
  stored: CheckedForm | undefined,
  faults: Faults,
): CheckedForm['lists'] => {
  const chosen: Record<string, string[]> = {};
  for (const [field, values] of Object.entries(lists)) {
    const kept = (value: string): string | null => (stored?.lists[field]?.includes(value) ? value : null);
    const found = chooseMany(kind, field, values).map((each) => each.found ?? kept(each.value));
    if (found.includes(null)) faults[field] = 'choiceUnknown';
    chosen[field] = found.filter((value) => value !== null);
  }
  return chosen;
};

/** Texts no rule of the screens looks at. */
const otherFaults = (texts: Texts): Faults => ({
  ...((texts.description?.length ?? 0) > longestDescription && { description: 'descriptionLong' }),
  ...(texts.reraNumber && !isSensibleText(texts.reraNumber) && { reraNumber: 'reraNumberRequired' }),
});

/** A field that is as it was is never at fault: it came by import, or under older rules (C-30). */
const withoutUnchanged = (faults: Faults, texts: Texts, stored: CheckedForm | undefined): Faults => {
  if (!stored) return faults;
  const isSame = (field: string | undefined): boolean =>
    field === undefined || (field in texts && texts[field] === stored.texts[field]);
  return Object.fromEntries(
    Object.entries(faults).filter(([field]) => !(isSame(field) && isSame(judgedWith[field]))),
  );
};

/** Checks a form; refuses with the literal texts of its fields (R3). `stored` is the listing that is edited. */
export const checkForm = (kind: ListingKind, form: PostedForm, stored?: CheckedForm): CheckedForm => {
  const faults: Faults = {};
  const texts = settled(kind, chosenTexts(kind, form.texts, faults));
  const lists = chosenLists(kind, form.lists, stored, faults);
  const all = { ...rules[kind](texts), ...faults, ...otherFaults(texts) };
  refuseFaults({ ...form.faults, ...withoutUnchanged(all, texts, stored) });
  return { texts, lists };
};
