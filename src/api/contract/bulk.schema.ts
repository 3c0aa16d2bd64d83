/** Many listings from one file: what is answered about each row (additive). */
import { type Static, Type } from 'typebox';

export const TemplateParams = Type.Object({ kind: Type.String({ maxLength: 20 }) });
export type TemplateParams = Static<typeof TemplateParams>;

/** What is to be said about one field of a row. */
export const RowProblem = Type.Object({
  /** The column as the importer knows it, such as `price`; '' when the whole row is meant. */
  field: Type.String(),
  /** What stood there, cut to 200 characters. */
  value: Type.String(),
  /** English words that follow the field: "is not a price". */
  reason: Type.String(),
});
export type RowProblem = Static<typeof RowProblem>;

/** One row of the file. */
export const BulkRow = Type.Object({
  /** The line of the file it begins on; the heading is line 1. */
  line: Type.Integer(),
  /**
   * `new` becomes a listing, `update` changes the listing an earlier file made of this row, `same` changes nothing,
   * `repeated` stands in this file a second time and is left out, `refused` cannot become a listing (`problems` say why).
   */
  result: Type.Union([
    Type.Literal('new'),
    Type.Literal('update'),
    Type.Literal('same'),
    Type.Literal('repeated'),
    Type.Literal('refused'),
  ]),
  /** What the listing is, such as "2BHK Flat, Green Court, Baner, Pune"; '' when it cannot be read. */
  title: Type.String(),
  /** Rupees: the price, or the rent a month. */
  amount: Type.Optional(Type.Number()),
  /** Why it was refused, or which optional fields had to be left empty. */
  problems: Type.Array(RowProblem),
  /** Property IDs of the person's own listings that look the same; it is saved all the same. */
  duplicates: Type.Optional(Type.Array(Type.String())),
});
export type BulkRow = Static<typeof BulkRow>;

/** The file row by row, with the sums. */
export const BulkReport = Type.Object({
  message: Type.String(),
  /** Whether listings were saved; false after a dry run. */
  saved: Type.Boolean(),
  counts: Type.Object({
    read: Type.Integer(),
    new: Type.Integer(),
    update: Type.Integer(),
    same: Type.Integer(),
    repeated: Type.Integer(),
    refused: Type.Integer(),
  }),
  rows: Type.Array(BulkRow),
  /** Headings nothing was recognised in; their columns are not used. */
  unusedColumns: Type.Array(Type.String()),
});
export type BulkReport = Static<typeof BulkReport>;
