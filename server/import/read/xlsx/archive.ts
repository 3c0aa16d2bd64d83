/** Opens the zip of an Excel file. The directory is at its end, so the file is written to the disk first. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** An opened archive with a folder of its own. */
export interface Archive {
  /** A temporary folder, removed with the archive. */
  readonly folder: string;
  /** Streams a part, unpacked; undefined when the archive has none of that name. */
  open: (name: string) => Promise<Readable | undefined>;
  /** Closes the archive and removes its folder. */
  close: () => Promise<void>;
}

const openZip = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

const entriesOf = (zip: ZipFile): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName.replace(/^\//, '').toLowerCase(), entry);
      zip.readEntry();
    });
    zip.once('end', () => {
      resolve(entries);
    });
    zip.once('error', reject);
    zip.readEntry();
  });

/** Writes a stream to the disk and opens it as a zip; throws when it is none. */
export const openArchive = async (file: Readable): Promise<Archive> => {
  const folder = await mkdtemp(join(tmpdir(), 'housing-import-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'file.zip');
    await pipeline(file, createWriteStream(path, { mode: 0o600 }));
    const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch(() => {
      throw new Error('it is no .xlsx, or a password protects it; save it anew as .xlsx or CSV');
    });
    const entries = await entriesOf(zip);
    const stream = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
    return {
      folder,
      open: async (name) => {
        const entry = entries.get(name.toLowerCase());
        return entry && stream(entry);
      },
      close: async () => {
        zip.close();
        await remove();
      },
    };
  } catch (thrown) {
    await remove();
    throw thrown;
  }
};
