/** Where each wire field of each kind is stored: in a column, or among the details (S-440 to S-445, C-43). */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import { optionsOf } from '../../../src/model/rules/listing/checks.js';
import { type FieldName, factsOf, fieldsOf } from '../../../src/model/rules/listing/catalogue.js';
import type { FieldFacts } from '../../../src/model/rules/listing/fields.js';
import { type FieldColumn, storedField } from './stored-fields.js';

/** A field of a kind, with the facts for storing and answering it. */
export interface WireField {
  readonly name: FieldName;
  readonly type: FieldFacts['type'];
  /** The object of the wire that holds it. */
  readonly group?: NonNullable<FieldFacts['in']>;
  readonly column?: FieldColumn;
  /** Whether it is answered also when empty. */
  readonly isAlways: boolean;
  /** Whether a size is answered as a number. */
  readonly isNumber: boolean;
  /** Values of a list that keep their own spelling instead of the canonical one (R2). */
  readonly spelt: readonly string[];
}

const wireField = (kind: ListingKind, name: FieldName): WireField => {
  const { type, in: group } = factsOf(name);
  const { column, always = [], numberIn = [] } = storedField(name);
  return {
    name,
    type,
    ...(group && { group }),
    ...(column !== undefined && { column: column as FieldColumn }),
    isAlways: type === 'list' || always.includes(kind),
    isNumber: numberIn.includes(kind),
    // Vastu is spelt differently for commercial space and for plots (R2).
    spelt: type === 'list' ? optionsOf(kind, name) : [],
  };
};

const wireFieldsOf = (kind: ListingKind): readonly WireField[] =>
  fieldsOf(kind)
    .filter((name) => !factsOf(name).isPrivate)
    .map((name) => wireField(kind, name));

/** The wire fields of each kind in the order they are answered; private ones are in no answer. */
export const wireFields: Record<ListingKind, readonly WireField[]> = {
  sell: wireFieldsOf('sell'),
  rent: wireFieldsOf('rent'),
  plot: wireFieldsOf('plot'),
  pg: wireFieldsOf('pg'),
  commercial: wireFieldsOf('commercial'),
};

/** The objects of the wire that hold fields of a kind. */
export const groupsOf = (kind: ListingKind): readonly NonNullable<WireField['group']>[] => [
  ...new Set(wireFields[kind].flatMap(({ group }) => group ?? [])),
];
