/** Makes Excel files: a sheet given as XML, and texts that its cells share. */
import { crc32, deflateRawSync } from 'node:zlib';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** Zips files in the order given. */
const zipped = (files: Readonly<Record<string, string>>): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes, { level: 1 });
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), fields, entry, Buffer.from(name)]),
    );
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\u0005\u0006'), end]);
};

/** Makes an Excel file whose sheet comes before its texts, as Excel writes it. */
export const xlsxFile = (rows: string, texts: readonly string[], styles = '', properties = ''): Buffer =>
  zipped({
    'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="r">${properties}<sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships><Relationship Id="rId7" Type="x/worksheet" Target="worksheets/first.xml"/><Relationship Id="rId8" Type="x/sharedStrings" Target="/xl/texts.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet ${main}>${styles}</styleSheet>`,
    'xl/worksheets/first.xml': `${head}<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
    'xl/texts.xml': `${head}<sst ${main}>${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
  });
