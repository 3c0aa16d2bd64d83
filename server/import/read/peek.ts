/** Reads the beginning of a stream and leaves the whole stream to the next reader. */
import { Readable } from 'node:stream';

/** Enough for a heading with a hundred columns. */
const wanted = 16_384;

/** Returns the first bytes (all of a short stream) and a stream of everything from the start. */
export const peek = async (file: Readable): Promise<{ start: Buffer; stream: Readable }> => {
  const chunks: Buffer[] = [];
  let length = 0;
  const iterator = file[Symbol.asyncIterator]() as AsyncIterator<Buffer | string>;
  while (length < wanted) {
    const next = await iterator.next();
    if (next.done) break;
    const chunk = Buffer.from(next.value);
    chunks.push(chunk);
    length += chunk.length;
  }
  const start = Buffer.concat(chunks);
  const all = async function* (): AsyncGenerator<Buffer> {
    if (start.length > 0) yield start;
    for (let next = await iterator.next(); !next.done; next = await iterator.next())
      yield Buffer.from(next.value);
  };
  return { start, stream: Readable.from(all(), { objectMode: false }) };
};
