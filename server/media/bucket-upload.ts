/** Sends large files to a bucket in parts, so that no more than one part is in memory and a fault repeats only that. */
import { open } from 'node:fs/promises';
import { type BucketAnswer, type BucketClient, BucketError, textsOf } from './bucket-client.js';

/** Bytes of a part; S3 takes no smaller ones than 5 MB, but for the last. */
export const partSize = 8 * 1024 * 1024;

const refused = (answer: BucketAnswer, what: string): never => {
  const [code = ''] = textsOf(answer.text, 'Code');
  throw new BucketError(`The bucket did not take ${what}: ${answer.status} ${code}`, answer.status);
};

const begin = async (send: BucketClient, key: string): Promise<string> => {
  const answer = await send({ method: 'POST', key, query: { uploads: '' } });
  if (!answer.ok) return refused(answer, key);
  const [uploadId] = textsOf(answer.text, 'UploadId');
  return uploadId ?? refused(answer, key);
};

const sendParts = async (
  send: BucketClient,
  key: string,
  uploadId: string,
  path: string,
): Promise<string[]> => {
  const tags: string[] = [];
  const file = await open(path);
  try {
    for (;;) {
      const { buffer, bytesRead } = await file.read(
        Buffer.alloc(partSize),
        0,
        partSize,
        tags.length * partSize,
      );
      if (bytesRead === 0) return tags;
      const answer = await send({
        ...{ method: 'PUT', key, body: buffer.subarray(0, bytesRead) },
        query: { partNumber: String(tags.length + 1), uploadId },
      });
      const tag = answer.headers.get('etag');
      tags.push(answer.ok && tag !== null ? tag : refused(answer, `part ${tags.length + 1} of ${key}`));
    }
  } finally {
    await file.close();
  }
};

/** A refusal may come with status 200: the service begins to answer before it has put the parts together. */
const complete = async (
  send: BucketClient,
  key: string,
  uploadId: string,
  tags: readonly string[],
): Promise<void> => {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
  const answer = await send({ method: 'POST', key, query: { uploadId }, body });
  // Not known any more: an earlier try completed it, and only its answer was lost.
  if (answer.status === 404 && (await send({ method: 'HEAD', key })).ok) return;
  if (!answer.ok) return refused(answer, key);
  if (answer.text.includes('<Error>')) throw new BucketError(`The bucket did not put ${key} together.`, 500);
};

const abort = async (send: BucketClient, key: string, uploadId: string): Promise<void> => {
  await send({ method: 'DELETE', key, query: { uploadId } });
};

/** Sends a file in parts; a failure takes back those that arrived. */
export const uploadInParts = async (send: BucketClient, key: string, path: string): Promise<void> => {
  const uploadId = await begin(send, key);
  try {
    await complete(send, key, uploadId, await sendParts(send, key, uploadId, path));
  } catch (failure) {
    // What cannot be taken back now, the sweep takes.
    await abort(send, key, uploadId).catch(() => undefined);
    throw failure;
  }
};

/** Takes back uploads that began before a time in milliseconds; returns how many. */
export const abortUploads = async (send: BucketClient, before: number): Promise<number> => {
  const { text: xml } = await send({ method: 'GET', query: { uploads: '' } });
  const keys = textsOf(xml, 'Key');
  const ids = textsOf(xml, 'UploadId');
  const old = textsOf(xml, 'Initiated').flatMap((at, index) => (Date.parse(at) <= before ? [index] : []));
  for (const index of old) await abort(send, keys[index] ?? '', ids[index] ?? '');
  return old.length;
};
