/** Forms as browsers send them: multipart bodies of texts and files, and complete ones of each kind. */
import { randomBytes } from 'node:crypto';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';

/** One part: a text, or a file with its name. */
export type Part = readonly [name: string, value: string | SentFile];

/** A file as a form sends it. */
export interface SentFile {
  readonly fileName: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** Makes a file out of its bytes, or of a text of one byte a sign. */
export const aFile = (fileName: string, content: string | Uint8Array, type = 'image/jpeg'): SentFile => ({
  fileName,
  type,
  content: typeof content === 'string' ? Buffer.from(content, 'latin1') : content,
});

/** A body with the header it needs. */
export interface Multipart {
  readonly payload: Buffer;
  readonly headers: Record<string, string>;
}

const headOf = ([name, value]: Part): string => {
  const file =
    typeof value === 'string' ? '' : `; filename="${value.fileName}"\r\nContent-Type: ${value.type}`;
  return `Content-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
};

/** Writes the parts as a multipart body. */
export const multipart = (parts: readonly Part[]): Multipart => {
  const boundary = `----housing${randomBytes(8).toString('hex')}`;
  const chunks = parts.flatMap((part) => [
    Buffer.from(`--${boundary}\r\n${headOf(part)}`),
    typeof part[1] === 'string' ? Buffer.from(part[1]) : Buffer.from(part[1].content),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
};

const home: Part[] = [
  ['features[bedrooms]', '3'],
  ['features[bathrooms]', '2'],
  ['features[balconies]', '1'],
  ['features[floorNumber]', '0'],
  ['features[totalFloors]', '14'],
  ['features[ageOfProperty]', '7'],
  ['amenities', 'Lift'],
  ['amenities', 'Kides Area'],
];
const place: Part[] = [
  ['city', 'Navi Mumbai'],
  ['locality', 'Sector 20 Kharghar'],
];
const letting: Part[] = [
  ['propertyType', 'Flat'],
  ...place,
  ['societyName', "D'Souza Heights"],
  ['bhk', '2BHK'],
  ['furnishedType', 'Semi Furnished'],
  ['carpetArea', '820.5'],
  ['areaUnit', 'Sq-ft'],
  ['monthlyRent', '45000'],
  ['securityDeposit', '150000'],
  ['availableFrom', '2026-12-01'],
  ['durationOfAgreement', '11 months'],
];

/** The complete form of each kind, as the specifications send it (S-420 to S-424). */
export const fullForms: Record<ListingKind, Part[]> = {
  sell: [
    ['type', 'sell'],
    ['propertyType', 'Builder Floor Ready to Move'],
    ...place,
    ['society', 'Godrej 24'],
    ['bhk', '3BHK'],
    ['furnishedType', 'Fully furnished'],
    ['carpetArea', '1250.5'],
    ['carpetAreaUnit', 'Sq-ft'],
    ['superArea', '1600'],
    ['superAreaUnit', 'Sq-ft'],
    ['possessionStatus', 'Ready to Move New'],
    ['price', '18800000'],
    ['developer', 'Nirmiti Builders'],
    ['societyArea', '4'],
    ['societyAreaUnit', 'Acre'],
    ['reraApproved', 'Yes'],
    ['reraNumber', 'P52000012345'],
    ...home,
    ['description', 'Corner home.\nQuiet. मराठी'],
  ],
  rent: [['type', 'Rent'], ...letting, ['willingToRent', 'Family'], ...home],
  pg: [
    ['type', 'PG'],
    ...letting,
    ['roomType', 'Shared'],
    ['capacity', '3'],
    ['availableFor', 'Girls'],
    ...home,
  ],
  plot: [
    ['type', 'Plot'],
    ...place,
    ['societyName', 'Sunrise Plots'],
    ['plotArea', '2.5'],
    ['areaUnit', 'Acre'],
    ['dimensions[length]', '330'],
    ['dimensions[breadth]', '330'],
    ['features[floorAllowed]', '4'],
    ['features[boundaryWall]', 'false'],
    ['features[openSides]', '3+'],
    ['possessionBy', 'By 2028'],
    ['approvedBy', 'N.A(Non-Agricultural)'],
    ['ownershipType', 'Co-operative Society'],
    ['price', '4000000'],
    ['amenities', 'Water Supply'],
    ['amenities', 'Vastu Compliant'],
    ['overlooking', 'Park/Garden'],
    ['overlooking', 'Main Road'],
    ['reraApproved', 'Not Applicable'],
  ],
  commercial: [
    ['type', 'Commercial'],
    ['propertyType', 'Office'],
    ...place,
    ['projectName', 'Trade Tower'],
    ['possessionStatus', 'Resell'],
    ['carpetArea', '3000'],
    ['areaUnit', 'Sq-ft'],
    ['ownership', 'Leasehold'],
    ['price', '32500000'],
    ['features[washroom]', '2'],
    ['features[ageOfProperty]', '5'],
    ['features[totalFloors]', '14'],
    ['features[floorNumber]', '7'],
    ['amenities', 'Lift'],
    ['amenities', 'Vaastu Compliant'],
    ['amenities', 'Shooping Centre'],
    ['reraApproved', 'No'],
  ],
};

/** Returns parts with some texts changed; '' for a value leaves the part empty, undefined takes it out. */
export const withTexts = (parts: readonly Part[], texts: Record<string, string | undefined>): Part[] => [
  ...parts.filter(([name]) => !(name in texts)),
  ...Object.entries(texts).flatMap(([name, value]): Part[] => (value === undefined ? [] : [[name, value]])),
];
