/** Compresses photos one after the other: in a worker on our own pages, else on the page. */
import type { CompressReply, CompressRequest } from './photo-worker.js';

/** Prepares one photo; null when this browser cannot read the file as a picture. */
export type PreparePhoto = (file: Blob) => Promise<Blob | null>;

/** What browsers with Trusted Types have; TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

/**
 * The address as our pages' policy wants it (`trusted-types housing-worker`): the only place where a text becomes the
 * address of code, and only of our own.
 */
const trusted = (address: URL): URL => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('housing-worker', {
    createScriptURL: (text) => {
      if (new URL(text).origin !== location.origin) throw new TypeError('Not an address of ours');
      return text;
    },
  });
  return (policy?.createScriptURL(address.href) as URL | undefined) ?? address;
};

/** A worker must come from the page's own origin, so a partner's page has none (docs/decisions/0021). */
const startWorker = (): Worker | null => {
  try {
    const address = new URL('./photo-worker.js', import.meta.url);
    return address.origin === location.origin ? new Worker(trusted(address), { type: 'module' }) : null;
  } catch {
    return null;
  }
};

const inWorker = (worker: Worker): PreparePhoto => {
  let count = 0;
  return (file) =>
    new Promise((resolve, reject) => {
      const id = (count += 1);
      const onMessage = ({ data }: MessageEvent<CompressReply>): void => {
        if (data.id !== id) return;
        worker.removeEventListener('message', onMessage);
        resolve(data.photo);
      };
      worker.addEventListener('message', onMessage);
      worker.addEventListener('error', reject, { once: true });
      worker.postMessage({ id, file } satisfies CompressRequest);
    });
};

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const onPage: PreparePhoto = async (file) => {
  const { compressPhoto } = await import('./compress-photo.js');
  await breath();
  return compressPhoto(file).catch(() => null);
};

let compress: PreparePhoto | undefined;
let last: Promise<unknown> = Promise.resolve();

const compressed: PreparePhoto = async (file) => {
  const worker = compress ? null : startWorker();
  compress ??= worker ? inWorker(worker) : onPage;
  return compress(file).catch(() => {
    // When the worker cannot start, the page does the work.
    compress = onPage;
    return onPage(file);
  });
};

/** Prepares a photo after the earlier ones: two large photos at once may exceed a phone's memory. */
export const preparePhoto: PreparePhoto = (file) => {
  const turn = last.then(() => compressed(file));
  last = turn;
  return turn;
};
