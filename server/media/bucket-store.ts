/** The store of media files in a bucket that speaks S3, which several servers share. */
import { readFile, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createConcurrencyLimit } from '../threads/concurrency-limit.js';
import {
  type BucketClient,
  BucketError,
  type BucketSettings,
  createBucketClient,
  textsOf,
} from './bucket-client.js';
import { abortUploads, partSize, uploadInParts } from './bucket-upload.js';
import { isMediaKey, type MediaStore, type StoredFile } from './store.js';

/** Files sent at once, each with at most one part in memory. */
const atOnce = 4;
/** Connections that may break while one file is read. */
const mostBreaks = 3;
/** No key of a file begins with a dot. */
const holdKey = '.hold';
/** Milliseconds after which a hold that is not renewed has ended: its backup was killed. */
const holdLife = 300_000;

const openAt = async (send: BucketClient, key: string, start: number, end: number) => {
  const answer = await send({
    method: 'GET',
    key,
    headers: { range: `bytes=${start}-${end}` },
    isStreamed: true,
  });
  if (answer.status !== 206 || !answer.stream)
    throw new BucketError(`The bucket answered ${answer.status} to a range of ${key}`, answer.status);
  return answer.stream.getReader();
};

/** Reads a range, and goes on where a connection broke. */
async function* readRange(
  send: BucketClient,
  key: string,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  let at = start;
  let breaks = 0;
  let reader: Awaited<ReturnType<typeof openAt>> | undefined;
  const next = async (): Promise<Uint8Array> => {
    for (;;)
      try {
        reader ??= await openAt(send, key, at, end);
        const { value } = await reader.read();
        if (value) return value;
        throw new Error('The bucket closed the connection too early.');
      } catch (failure) {
        reader = undefined;
        if (failure instanceof BucketError || ++breaks > mostBreaks) throw failure;
      }
  };
  try {
    while (at <= end) {
      const chunk = await next();
      at += chunk.length;
      yield chunk;
    }
  } finally {
    await reader?.cancel();
  }
}

async function* listKeys(send: BucketClient): AsyncGenerator<string> {
  let token: string | undefined;
  do {
    const { ok, status, text } = await send({
      method: 'GET',
      query: { 'list-type': '2', ...(token !== undefined && { 'continuation-token': token }) },
    });
    if (!ok) throw new BucketError('The bucket does not exist.', status);
    yield* textsOf(text, 'Key').filter(isMediaKey);
    [token] = textsOf(text, 'NextContinuationToken');
  } while (token !== undefined);
}

/** By an object that is renewed while the backup lives; its age is told by the clock of the bucket. */
const createHold = (send: BucketClient): Pick<MediaStore, 'hold' | 'isHeld'> => {
  const renew = (): Promise<unknown> => send({ method: 'PUT', key: holdKey, body: Buffer.from('held') });
  const isHeld = async (): Promise<boolean> => {
    const { ok, headers } = await send({ method: 'HEAD', key: holdKey });
    const age = Date.parse(headers.get('date') ?? '') - Date.parse(headers.get('last-modified') ?? '');
    return ok && !(age > holdLife);
  };
  return {
    isHeld,
    hold: async () => {
      if (await isHeld()) return undefined;
      await renew();
      const renewal = setInterval(() => void renew().catch(() => undefined), holdLife / 5).unref();
      return async () => {
        clearInterval(renewal);
        await send({ method: 'DELETE', key: holdKey });
      };
    },
  };
};

/** Makes a store in a bucket, which must be there. */
export const createBucketStore = (settings: BucketSettings): MediaStore => {
  const send = createBucketClient(settings);
  const limit = createConcurrencyLimit(atOnce);
  const checked = (key: string): string => {
    if (!isMediaKey(key)) throw new Error('A media key holds only plain names between slashes.');
    return key;
  };

  const putNow = async (key: string, body: Uint8Array<ArrayBuffer>): Promise<void> => {
    const { ok, status } = await send({ method: 'PUT', key, body });
    if (!ok) throw new BucketError(`The bucket ${settings.bucket} does not exist.`, status);
  };

  const get = async (key: string): Promise<StoredFile | undefined> => {
    if (!isMediaKey(key)) return undefined;
    const { ok, headers } = await send({ method: 'HEAD', key });
    if (!ok) return undefined;
    const size = Number(headers.get('content-length'));
    return {
      size,
      read: ({ start, end } = { start: 0, end: size - 1 }) =>
        Readable.from(readRange(send, key, start, end), { objectMode: false }),
    };
  };

  return {
    get,
    exists: async (key) => (await get(key)) !== undefined,
    put: (key, content) => limit.run(() => putNow(checked(key), Buffer.from(content))),
    adopt: (key, from) =>
      limit.run(async () => {
        const { size } = await stat(from);
        if (size > partSize) await uploadInParts(send, checked(key), from);
        else await putNow(checked(key), await readFile(from));
        await rm(from, { force: true });
      }),
    delete: async (key) => {
      await send({ method: 'DELETE', key: checked(key) });
    },
    list: () => listKeys(send),
    ...createHold(send),
    sweep: (age) =>
      abortUploads(send, Date.now() - age).catch((failure: unknown) => {
        // A service that keeps no list of uploads ends them by a rule of its own.
        if (failure instanceof BucketError && failure.status === 501) return 0;
        throw failure;
      }),
  };
};
