/** The shared strings of a workbook, kept in a file, since a large one has more than fits in memory. */
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { longestCell } from '../limits.js';
import { readXml } from './xml.js';

/** Finds texts by their number. */
export interface SharedTexts {
  /** Returns a text; '' for an unknown number. */
  at: (number: number) => string;
  close: () => void;
}

/** Texts cached at once; names of cities and types repeat. */
const remembered = 4096;

/** Bytes buffered before they are written. */
const blockSize = 1 << 20;

/** Where each text ends in the file: 8 bytes a text. */
const createEnds = () => {
  let ends = new Float64Array(1024);
  let count = 0;
  return {
    add: (end: number): void => {
      if (count === ends.length) {
        const larger = new Float64Array(count * 2);
        larger.set(ends);
        ends = larger;
      }
      ends[count++] = end;
    },
    /** Begin and end of a text, or undefined when there is none of that number. */
    span: (number: number): [begin: number, end: number] | undefined =>
      number >= 0 && number < count ? [ends[number - 1] ?? 0, ends[number] ?? 0] : undefined,
  };
};

/** Writes the texts of a part, one after the other; phonetic guides and their like are left out. */
const writeTexts = async (part: Readable, file: number, ends: ReturnType<typeof createEnds>) => {
  let block: string[] = [];
  let gathered = 0;
  let end = 0;
  let text = '';
  let isText = false;
  let guides = 0;
  const write = (): void => {
    const bytes = Buffer.from(block.join(''));
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
    block = [];
    gathered = 0;
  };
  const pieces = readXml(part, {
    open: (name) => {
      if (name === 'rPh') guides++;
      else if (name === 't') isText = guides === 0;
    },
    text: (piece) => {
      if (!isText) return;
      text += piece;
      if (text.length > longestCell) throw new Error(`a cell has more than ${longestCell} characters`);
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') guides--;
      else if (name === 'si') {
        const length = Buffer.byteLength(text);
        block.push(text);
        gathered += length;
        end += length;
        ends.add(end);
        text = '';
      }
    },
  });
  for await (const _ of pieces) if (gathered > blockSize) write();
  write();
};

/** Writes the texts of a part to a folder; a workbook without the part has none. */
export const readSharedTexts = async (part: Readable | undefined, folder: string): Promise<SharedTexts> => {
  const file = openSync(join(folder, 'texts'), 'w+', 0o600);
  const ends = createEnds();
  try {
    if (part) await writeTexts(part, file, ends);
  } catch (thrown) {
    closeSync(file);
    throw thrown;
  }
  const known = new Map<number, string>();
  const read = (number: number): string => {
    const [begin, end] = ends.span(number) ?? [0, 0];
    const bytes = Buffer.allocUnsafe(end - begin);
    return bytes.toString('utf8', 0, readSync(file, bytes, 0, bytes.length, begin));
  };
  return {
    at: (number) => {
      const text = known.get(number) ?? read(number);
      if (known.size >= remembered) known.clear();
      known.set(number, text);
      return text;
    },
    close: () => {
      closeSync(file);
    },
  };
};
