/** A form is a table of rules, one for each field; checking it gives the message id of each field at fault. */

/** Holds the values of a form by field, as text, numbers or booleans; a missing field is an empty one. */
export type Form<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;

/** Holds the message id of each field at fault. */
export type Errors<Field extends string, Id extends string> = Partial<Record<Field, Id>>;

/** Checks one field by its trimmed text and, where needed, the other fields; null means it is valid. */
export type Rule<Field extends string, Id extends string> = (
  value: string,
  other: (field: Field) => string,
  untrimmed: string,
) => Id | null;

/** One rule for each field of a form. */
export type Rules<Field extends string, Id extends string> = Readonly<Record<Field, Rule<Field, Id>>>;

// Passwords are not trimmed.
const untrimmedOf = (value: unknown): string => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : '';
};

/** Reads a form value as trimmed text; a number or boolean as its text, anything else as empty. */
export const textOf = (value: unknown): string => untrimmedOf(value).trim();

/** Checks a form against its rules; `live` ignores empty fields, for checks while typing (S-254). */
export const check = <Field extends string, Id extends string>(
  rules: Rules<Field, Id>,
  form: Form<Field>,
  live = false,
): Errors<Field, Id> => {
  const errors: Errors<Field, Id> = {};
  const other = (field: Field) => textOf(form[field]);
  for (const field of Object.keys(rules) as Field[]) {
    const value = other(field);
    const id = live && value === '' ? null : rules[field](value, other, untrimmedOf(form[field]));
    if (id) errors[field] = id;
  }
  return errors;
};

/** Makes a rule that only asks for some value. */
export const required =
  <Id extends string>(id: Id) =>
  (value: string): Id | null =>
    value === '' ? id : null;

/** Makes a rule that asks for a value and then for a test it must pass. */
export const requiredValid =
  <Missing extends string, Wrong extends string>(
    missing: Missing,
    wrong: Wrong,
    test: (value: string) => boolean,
  ) =>
  (value: string): Missing | Wrong | null => {
    if (value === '') return missing;
    return test(value) ? null : wrong;
  };
