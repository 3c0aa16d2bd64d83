/** What a field of a posting form is: its name, its control and its choices. */
import type { AskedName } from '../rules/listing/catalogue.js';

/** Names a field of the forms, as the wire does. */
export type FieldName = AskedName;

/** Names the words a field or a group of choices is labelled with, where the field's own name does not say it. */
export type LabelName =
  | FieldName
  | 'location'
  | 'cost'
  | 'rentPerBed'
  | 'flatFurnishing'
  | 'societyAmenities'
  | 'buildingFeatures';

/** Holds what has been entered: a text, or a list where several may be chosen. */
export type FormValues = Readonly<Partial<Record<FieldName, string | readonly string[]>>>;

/** Names what is suggested while a name is typed (C-30). */
export type Suggests = 'city' | 'locality' | 'society' | 'developer';

/**
 * Names a control: `choice` is one chip of a few, `toggles` any number of them, `select` one of many; `money` keeps
 * digits and previews them in words, `number` takes decimals, `digits` none; `pin` is put on a map.
 */
export type Control =
  | 'choice'
  | 'select'
  | 'toggles'
  | 'text'
  | 'long-text'
  | 'money'
  | 'number'
  | 'digits'
  | 'date'
  | 'pin';

/** Describes one field of a form. */
export interface Field {
  readonly name: FieldName;
  readonly control: Control;
  readonly label?: LabelName;
  /** The choices as they go over the wire; a stored value outside them is offered as well (C-24, C-27). */
  readonly options?: readonly string[];
  /** The field that holds the unit of this amount. */
  readonly unit?: FieldName;
  /** What the number counts, for the sign behind it. */
  readonly measure?: 'feet';
  readonly suggests?: Suggests;
  readonly isOptional?: true;
  /** Most digits, for `digits`; most characters, for texts. */
  readonly most?: number;
}

/** Names the parts of step two, in the order of G-25; `more` is folded. */
export type SectionName = 'basics' | 'features' | 'society' | 'rera' | 'amenities' | 'about' | 'more';

/** Describes a part of a step. */
export interface Section {
  readonly name: SectionName;
  readonly fields: readonly Field[];
}

/** Reads a value as one text; a list is read as its entries joined by commas. */
export const textIn = (values: FormValues, name: FieldName): string => {
  const value = values[name] ?? '';
  return typeof value === 'string' ? value : value.join(',');
};

/** Reads a value as a list; a text that is not empty is a list of one. */
export const listIn = (values: FormValues, name: FieldName): readonly string[] => {
  const value = values[name] ?? [];
  if (typeof value !== 'string') return value;
  return value === '' ? [] : [value];
};
