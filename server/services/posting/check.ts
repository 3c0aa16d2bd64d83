/** Checks a form by the rules that the screens use too, and converts its values to the stored form. */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import { checkOf, choiceOf, faultsOf, isAsked, optionsOf } from '../../../src/model/rules/listing/checks.js';
import { type FieldName, factsOf, askedFields } from '../../../src/model/rules/listing/catalogue.js';
import { isOptional } from '../../../src/model/rules/listing/form-fields.js';
import type { MessageId } from '../../../src/model/rules/messages/catalogue.js';
import { pointIn } from '../../../src/model/rules/validate/point.js';
import { isSensibleText } from '../../../src/model/rules/validate/text.js';
import { flagText, wireFlag } from '../../../src/model/rules/wire-values.js';
import { metresTooFar } from '../../places/home-point.js';
import { refuseFaults } from '../form-refusal.js';
import { listFields, type PostedForm, textFields } from './fields.js';

type Texts = Record<string, string>;
type Faults = Partial<Record<string, MessageId>>;

/** A form that may be saved; fields as in PostedForm. */
export interface CheckedForm {
  readonly texts: Readonly<Texts>;
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

/** Fields that accept any number within their bounds, although forms offer choices. */
const isTyped = (name: FieldName): boolean => ['count', 'floor', 'age'].includes(factsOf(name).type);

/** Returns a text of a closed list in the list's spelling; null when it is not in the list. */
const chosen = (kind: ListingKind, name: FieldName, given: string): string | null => {
  const value = factsOf(name).type === 'flag' ? flagText(wireFlag(given)) : given;
  const isFree = given === '' || isTyped(name) || optionsOf(kind, name).length === 0;
  return isFree ? given : choiceOf(kind, name, value);
};

const chosenTexts = (kind: ListingKind, texts: Readonly<Texts>, faults: Faults): Texts => {
  const all: Texts = {};
  for (const name of textFields(kind)) {
    const given = texts[name] ?? '';
    const choice = chosen(kind, name, given);
    const { missing } = checkOf(kind, name);
    if (choice === null) faults[name] = (!isOptional(kind, name) && missing) || 'choiceUnknown';
    all[name] = choice ?? given;
  }
  return all;
};

/** Empties the fields that are not asked (C-26, S-242), and fills choices that have a default. */
const settled = (kind: ListingKind, texts: Texts): Texts => {
  const all = { ...texts };
  for (const name of textFields(kind)) {
    all[name] ||= checkOf(kind, name).standard ?? '';
    if (!isAsked(kind, name, (other) => all[other] ?? '')) all[name] = '';
  }
  return all;
};

const chosenLists = (
  kind: ListingKind,
  lists: PostedForm['lists'],
  stored: CheckedForm | undefined,
  faults: Faults,
): CheckedForm['lists'] => {
  const all: Record<string, string[]> = {};
  for (const name of listFields(kind)) {
    const kept = (value: string): string | null => (stored?.lists[name]?.includes(value) ? value : null);
    const found = (lists[name] ?? []).map((value) => choiceOf(kind, name, value) ?? kept(value));
    if (found.includes(null)) faults[name] = 'choiceUnknown';
    all[name] = found.filter((value) => value !== null);
  }
  return all;
};

/** What only the server can tell of a pin, since it knows where the cities are. */
const faultsOfPin = ({ mapPin = '', city = '' }: Texts): Faults => {
  const point = pointIn(mapPin);
  return point && metresTooFar(point, city) !== undefined ? { mapPin: 'mapPinFar' } : {};
};

/** Drops faults of unchanged fields: imports and older rules allowed more (C-30). */
const withoutUnchanged = (
  kind: ListingKind,
  faults: Faults,
  texts: Texts,
  stored: CheckedForm | undefined,
): Faults => {
  if (!stored) return faults;
  const isSame = (field: string | undefined): boolean =>
    field === undefined || (field in texts && texts[field] === stored.texts[field]);
  return Object.fromEntries(
    Object.entries(faults).filter(
      ([field]) => !(isSame(field) && isSame(checkOf(kind, field as FieldName).with)),
    ),
  );
};

/** Checks a form; refuses with the literal texts of its fields (R3). `stored` is the listing that is edited. */
export const checkForm = (kind: ListingKind, form: PostedForm, stored?: CheckedForm): CheckedForm => {
  const faults: Faults = {};
  const texts = settled(kind, chosenTexts(kind, form.texts, faults));
  const lists = chosenLists(kind, form.lists, stored, faults);
  // The rules of the screens, but names may have any printable characters (C-30).
  const all = {
    ...faultsOfPin(texts),
    ...faultsOf(kind, askedFields(kind), texts, isSensibleText),
    ...faults,
  };
  refuseFaults({ ...form.faults, ...withoutUnchanged(kind, all, texts, stored) });
  return { texts, lists };
};
