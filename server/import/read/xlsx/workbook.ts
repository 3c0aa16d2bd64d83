/** The facts of an Excel workbook that reading its first sheet needs: its part, and which numbers are dates. */
import type { Archive } from './archive.js';
import { parseXml } from './xml.js';

/** A workbook. */
export interface Workbook {
  /** Name of the sheet's part. */
  readonly sheet: string;
  /** Name of the part that holds the texts; the file may have none. */
  readonly texts: string;
  /** Whether a number of a style is a date. */
  isDate: (style: number) => boolean;
  /** Days from 1899-12-30 to day 0 of the file. */
  readonly firstDay: number;
}

/** Days between the two calendars Excel counts by: that of 1900 and that of 1904. */
const daysTo1904 = 1462;

const isBuiltInDate = (format: number): boolean =>
  (format >= 14 && format <= 22) || (format >= 27 && format <= 36) || (format >= 50 && format <= 58);

/** Characters of a number format: what Excel itself allows. */
const longestCode = 255;

// Letters of days, months and years count only outside quoted words, escaped signs and [Red] or [$-409].
const isDateCode = (code: string): boolean =>
  code.length <= longestCode &&
  /[dmy]/i.test(code.replace(/"[^"]*"?|\\.|\[(?!h+]|m+]|s+])[^\]]*]?|e[+-]/gi, '')) &&
  !/^[\s[\]hms:.0]*$/i.test(code);

const stylesOf = async (archive: Archive): Promise<Workbook['isDate']> => {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let isInCells = false;
  await parseXml(await archive.open('xl/styles.xml'), {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      else if (name === 'cellXfs') isInCells = true;
      else if (name === 'xf' && isInCells) formats.push(Number(attributes.numFmtId ?? 0));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  // Prepared once, since isDate is called for every cell.
  const dates = new Set(formats.filter((format) => isBuiltInDate(format) && !codes.has(format)));
  for (const [format, code] of codes) if (isDateCode(code)) dates.add(format);
  return (style) => dates.has(formats[style] ?? 0);
};

const partNamed = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

/** Reads what the workbook says; throws when there is no sheet in it. */
export const readWorkbook = async (archive: Archive): Promise<Workbook> => {
  let first: string | undefined;
  let firstDay = 0;
  await parseXml(await archive.open('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'sheet') first ??= attributes['r:id'] ?? '';
      if (name === 'workbookPr' && /^(?:1|true)$/.test(attributes.date1904 ?? '')) firstDay = daysTo1904;
    },
  });
  if (first === undefined) throw new Error('it holds no sheet');
  const parts = new Map<string, string>();
  let texts = 'xl/sharedStrings.xml';
  await parseXml(await archive.open('xl/_rels/workbook.xml.rels'), {
    open: (_, { Id = '', Target = '', Type = '' }) => {
      parts.set(Id, partNamed(Target));
      if (Type.endsWith('/sharedStrings')) texts = partNamed(Target);
    },
  });
  const sheet = parts.get(first) ?? 'xl/worksheets/sheet1.xml';
  return { sheet, texts, firstDay, isDate: await stylesOf(archive) };
};
