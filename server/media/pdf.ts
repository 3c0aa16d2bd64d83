/** Tells PDF files from others by their first and last bytes; none is opened here. */
import { open } from 'node:fs/promises';

/** Whether a file that begins so is meant to be a PDF. */
export const looksLikePdf = (start: Buffer): boolean => /^%PDF-[12]\.\d/.test(start.toString('latin1', 0, 8));

/** Bytes at the end among which a PDF says where its table is. */
const tail = 2048;

/** Whether a file is a whole PDF: a page that only calls itself one, or one that was cut off, is none. */
export const isPdf = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const first = await file.read(Buffer.alloc(8), 0, 8, 0);
    if (!looksLikePdf(first.buffer)) return false;
    const from = Math.max(0, size - tail);
    const last = await file.read(Buffer.alloc(tail), 0, tail, from);
    return /startxref\s+\d+\s+%%EOF\s*$/.test(last.buffer.toString('latin1', 0, last.bytesRead));
  } finally {
    await file.close();
  }
};
