/** Writes a .br and a .gz beside every text file, so that the server need not compress them. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|mjs|css|html|svg|json|txt|xml|webmanifest)$/;
/** Below this many bytes the headers cost more than compressing saves. */
const WORTH_BYTES = 512;
const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

async function compressFile(file, brotliQuality) {
  const content = await readFile(file);
  if (content.length < WORTH_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipAsync(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** dist/web/ssr is read by the server and not served. */
const isSent = ({ parentPath }) => !/[\\/]ssr$/.test(parentPath);

/** Compresses the text files of a folder and all below it. */
export async function precompress(folder, { brotliQuality }) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name) && isSent(entry));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name), brotliQuality)));
}
