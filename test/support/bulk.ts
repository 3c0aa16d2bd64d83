/** Files of listings in tests: sending one, and one with good and bad rows. */
import type { BulkReport } from '../../src/api/contract/bulk.schema.js';
import type { checkImport } from '../../src/api/contract/bulk.js';
import type { Part } from './forms.js';
import type { Person } from './people.js';
import { post } from './posting.js';

/** Makes the file part of a form out of CSV. */
export const csv = (text: string, fileName = 'homes.csv'): Part => [
  'file',
  { fileName, type: 'text/csv', content: Buffer.from(text) },
];

/** What goes along with a file. */
export interface FileOptions {
  readonly kind?: string;
  readonly city?: string;
  readonly person?: Person;
}

/** The answer to a file: a report, or a refusal. */
export interface FileAnswer {
  readonly status: number;
  readonly report: BulkReport;
  readonly fields: Record<string, string> | undefined;
  readonly message: string;
}

/** Sends a file to be checked or saved. */
export const sendFile = async (
  person: Person,
  call: typeof checkImport,
  file: Part,
  { kind = 'sell', city = '' }: FileOptions,
): Promise<FileAnswer> => {
  const { status, json } = await post(person, call, [['kind', kind], ['city', city], file]);
  return { status, report: json as unknown as BulkReport, fields: json.fields, message: json.message };
};

/** The headings of `homes`, one of which nobody knows. */
export const heading = 'reference,property type,city,locality,society,bhk,carpet area,price,secret column';

/** Three good rows, two bad ones and a repeated one. */
export const homes = `${heading}
A-1,Flat,Pune,Baner,Green Court,2BHK,850 sq ft,98 L,x
A-2,Villa,Pune,Baner,Lake View,4BHK,3000,2.5 Cr,x
A-3,Flat,Pune,Baner,No Price,2BHK,850,,x
A-4,Castle,Nagpur,Somewhere New,Odd,2BHK,850,90 L,x
A-1,Flat,Pune,Baner,Green Court again,2BHK,850,97 L,x
A-6,Flat,,Nowhere Known,X,1BHK,400,40 L,x
`;
