/** Signed requests to a bucket that speaks S3; what fails for a moment is tried again. */
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** Where the bucket is, and who may use it. */
export interface BucketSettings {
  /** Address of the service, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
  /** Milliseconds before the second try; each further one waits twice as long. */
  readonly firstWait?: number;
}

/** A request; without a key it is about the bucket. */
export interface BucketRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Leaves the content of the answer to be read piece by piece. */
  readonly isStreamed?: true;
}

/** An answer that is good, or 404. */
export interface BucketAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  /** Read to its end; empty when the answer is streamed. */
  readonly text: string;
  readonly stream: Response['body'];
}

/** Sends a request; made by createBucketClient. Resolves with what is good, and with a 404; else throws a BucketError. */
export type BucketClient = (request: BucketRequest) => Promise<BucketAnswer>;

/** The bucket refused, or could not be reached. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  readonly code = 'EBUCKET';

  constructor(
    message: string,
    /** Of its answer; 0 when there was none. */
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Tries of one request: with a first wait of 200 ms they span three seconds. */
const tries = 5;
/** Milliseconds until the answer begins; a part of a video of 8 MB may be on a slow line. */
const patience = 120_000;

const isPassing = (status: number): boolean =>
  [0, 408, 429].includes(status) || (status >= 500 && status !== 501);

/** Returns the texts of a tag in an answer; the service writes them without attributes. */
export const textsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );

/** The signal ends only the waiting for the head of the answer: its body may take as long as it needs. */
const fetchHead = async (url: URL, init: RequestInit): Promise<Response> => {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patience);
  try {
    return await fetch(url, { ...init, signal: abort.signal });
  } finally {
    clearTimeout(timer);
  }
};

/** Makes the client. What signs is loaded with the first request. */
export const createBucketClient = (settings: BucketSettings): BucketClient => {
  const { endpoint, bucket, region, firstWait = 200 } = settings;
  const keys = new Map<string, ArrayBuffer>();

  const sendOnce = async ({ method, key = '', query, headers, body }: BucketRequest): Promise<Response> => {
    const { AwsV4Signer } = await import('aws4fetch');
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await new AwsV4Signer({
      ...{ method, region, service: 's3', cache: keys },
      ...{ accessKeyId: settings.key, secretAccessKey: settings.secret },
      url: `${endpoint}/${bucket}/${key}?${new URLSearchParams(query)}`,
      // With the hash the service refuses a body that was changed on its way.
      headers: { ...headers, 'x-amz-content-sha256': hash },
    }).sign();
    return fetchHead(signed.url, { method, headers: signed.headers, ...(body && { body }) });
  };

  const failureOf = ({ method, key = '' }: BucketRequest, status: number, text: string): BucketError => {
    const [code = ''] = textsOf(text, 'Code');
    return new BucketError(
      `The bucket ${bucket} of ${endpoint} answered ${status} ${code} to ${method} ${key}`.trim(),
      status,
    );
  };

  const attempt = async (request: BucketRequest): Promise<BucketAnswer | BucketError> => {
    try {
      const answer = await sendOnce(request);
      const { ok, status, headers, body } = answer;
      if (request.isStreamed && ok) return { ok, status, headers, text: '', stream: body };
      const text = await answer.text();
      return ok || status === 404
        ? { ok, status, headers, text, stream: null }
        : failureOf(request, status, text);
    } catch (cause) {
      return new BucketError(`The bucket ${bucket} of ${endpoint} is not reachable.`, 0, { cause });
    }
  };

  return async (request) => {
    for (let count = 1; ; count++) {
      const outcome = await attempt(request);
      if (!(outcome instanceof BucketError)) return outcome;
      if (count === tries || !isPassing(outcome.status)) throw outcome;
      await delay(firstWait * 2 ** (count - 1) * (0.5 + Math.random() / 2));
    }
  };
};
