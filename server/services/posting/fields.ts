/** Reads the form of a kind from the sent fields (S-420 to S-429). */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import {
  bodyNameOf,
  type FieldName,
  factsOf,
  askedFields,
} from '../../../src/model/rules/listing/catalogue.js';
import type { MessageId } from '../../../src/model/rules/messages/catalogue.js';
import { wireFloor } from '../../../src/model/rules/wire-values.js';

/** A form as it was sent: every field of its kind, empty when missing; nested fields by their own name. */
export interface PostedForm {
  readonly texts: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** Names of the fields that were sent at all. */
  readonly sent: ReadonlySet<string>;
  /** Fields with unreadable values. */
  readonly faults: Partial<Record<string, MessageId>>;
}

/** A sent field, in the order of the form. */
export type SentText = readonly [name: string, value: string];

const isList = (name: FieldName): boolean => factsOf(name).type === 'list';

/** The fields of a form that hold one text. */
export const textFields = (kind: ListingKind): readonly FieldName[] =>
  askedFields(kind).filter((name) => !isList(name));

/** The fields of a form that hold a list. */
export const listFields = (kind: ListingKind): readonly FieldName[] => askedFields(kind).filter(isList);

// Control characters and those that change the direction of text; not the two joiners that Marathi needs.
const strayInText = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/** Returns plain text with line breaks. */
export const plainText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(strayInText, '');

const tidied = (name: FieldName, value: string): string => {
  const { type } = factsOf(name);
  const text = (type === 'long-text' ? plainText(value) : value).normalize('NFC').trim();
  // The ground floor has names of its own (R2).
  if (type === 'floor' && wireFloor(text) === 0) return '0';
  const isCount = type === 'count' || type === 'floor' || type === 'age';
  return isCount && /^\d{1,9}$/.test(text) ? String(Number(text)) : text;
};

/** The names a field may come under: `features[bedrooms]`, and `amenities[]` as some clients repeat fields. */
const sentNames = (kind: ListingKind): ReadonlyMap<string, FieldName> =>
  new Map(
    askedFields(kind).flatMap((name) => {
      const names = isList(name) ? [name, `${name}[]`] : [bodyNameOf(name)];
      return names.map((sent) => [sent, name] as const);
    }),
  );

/** Reads the fields of a kind; ignores all others (an owner, a status, a balance). */
export const readFields = (kind: ListingKind, sent: readonly SentText[]): PostedForm => {
  const known = sentNames(kind);
  const values = new Map<FieldName, string[]>();
  for (const [name, value] of sent) {
    const field = known.get(name);
    if (field !== undefined) values.set(field, [...(values.get(field) ?? []), tidied(field, value)]);
  }
  const of = (name: FieldName): string[] => values.get(name) ?? [];
  const texts = textFields(kind);
  return {
    texts: Object.fromEntries(texts.map((name) => [name, of(name)[0] ?? ''])),
    lists: Object.fromEntries(
      listFields(kind).map((name) => [name, [...new Set(of(name).filter((value) => value !== ''))]]),
    ),
    sent: new Set(values.keys()),
    faults: Object.fromEntries(
      texts.filter((name) => new Set(of(name)).size > 1).map((name) => [name, 'fieldRepeated']),
    ),
  };
};
