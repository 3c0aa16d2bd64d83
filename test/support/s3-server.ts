/** A small S3 service for tests: it checks signatures and hashes, keeps parts apart, and fails when told to. */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '../../server/media/bucket-client.js';

/** How a request fails: refused with a status, or its connection broken before or within the answer. */
export type Fault = number | 'break' | 'break-within';

/** A running service with one bucket. */
export interface S3Server {
  readonly settings: BucketSettings;
  readonly objects: Map<string, { content: Buffer; at: Date }>;
  /** Unfinished uploads by id. */
  readonly uploads: Map<string, { key: string; parts: Map<number, Buffer>; at: Date }>;
  /** Requests as `METHOD /path?query`, those that failed too. */
  readonly requests: string[];
  /** Requests that match fail so, the first ones of the list first. */
  failNext(match: RegExp, ...faults: Fault[]): void;
  close(): Promise<void>;
}

const bucket = 'housing';
const key = 'AKIATEST';
const secret = 'a secret of tests';
const region = 'ap-south-1';

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (by: string | Buffer, text: string): Buffer => createHmac('sha256', by).update(text).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signature version 4, written from its description and not with the library of the server. */
const signatureOf = (request: IncomingMessage, url: URL, signedHeaders: string): string => {
  const { method = '', headers } = request;
  const date = String(headers['x-amz-date']);
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`;
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    signedHeaders,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const signing = scope.split('/').reduce<string | Buffer>((by, part) => hmac(by, part), `AWS4${secret}`);
  return hmac(signing, text).toString('hex');
};

const isSigned = (request: IncomingMessage, url: URL, body: Buffer): boolean => {
  const { authorization = '' } = request.headers;
  const [, id, headers = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/\S+, SignedHeaders=(\S+), Signature=(\w+)$/.exec(authorization) ??
    [];
  return (
    id === key &&
    request.headers['x-amz-content-sha256'] === sha256(body) &&
    signature === signatureOf(request, url, headers)
  );
};

type Answer = { status: number; body?: string | Buffer; headers?: Record<string, string> };

const refusal = (status: number, code: string): Answer => ({
  status,
  body: `<Error><Code>${code}</Code></Error>`,
});

/** What the service knows, and what it does for a request whose signature is right. */
class Service {
  readonly objects: S3Server['objects'] = new Map();
  readonly uploads: S3Server['uploads'] = new Map();

  answer(method: string, name: string, query: URLSearchParams, body: Buffer, range = ''): Answer {
    const uploadId = query.get('uploadId');
    if (uploadId !== null) return this.#part(method, name, uploadId, query, body);
    if (query.has('uploads')) return method === 'POST' ? this.#begin(name) : this.#listUploads();
    if (name === '') return this.#list(query.get('continuation-token') ?? '');
    if (method === 'PUT') return this.#store(name, body);
    if (method === 'DELETE') return this.#forget(name);
    return this.#read(name, range);
  }

  #store(name: string, content: Buffer): Answer {
    this.objects.set(name, { content, at: new Date() });
    return { status: 200, headers: { etag: `"${sha256(content).slice(0, 32)}"` } };
  }

  #forget(name: string): Answer {
    this.objects.delete(name);
    return { status: 204 };
  }

  #read(name: string, range: string): Answer {
    const found = this.objects.get(name);
    if (!found) return refusal(404, 'NoSuchKey');
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
    const headers = { 'last-modified': found.at.toUTCString() };
    if (first === undefined) return { status: 200, body: found.content, headers };
    return { status: 206, body: found.content.subarray(Number(first), Number(last) + 1), headers };
  }

  /** Two keys a page, so that every list has several. */
  #list(after: string): Answer {
    const names = [...this.objects.keys()].sort().filter((name) => name > after);
    const page = names.slice(0, 2);
    const next = names.length > 2 ? `<NextContinuationToken>${page[1]}</NextContinuationToken>` : '';
    const entries = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
    return { status: 200, body: `<ListBucketResult>${entries}${next}</ListBucketResult>` };
  }

  #begin(name: string): Answer {
    const id = randomUUID();
    this.uploads.set(id, { key: name, parts: new Map(), at: new Date() });
    return {
      status: 200,
      body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    };
  }

  #listUploads(): Answer {
    const entries = [...this.uploads].map(
      ([id, { key: name, at }]) =>
        `<Upload><Key>${name}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
    );
    return {
      status: 200,
      body: `<ListMultipartUploadsResult>${entries.join('')}</ListMultipartUploadsResult>`,
    };
  }

  #part(method: string, name: string, id: string, query: URLSearchParams, body: Buffer): Answer {
    const upload = this.uploads.get(id);
    if (upload?.key !== name) return refusal(404, 'NoSuchUpload');
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body);
      return { status: 200, headers: { etag: `"${sha256(body).slice(0, 32)}"` } };
    }
    if (method === 'POST') {
      const parts = [
        ...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"(\w+)"<\/ETag>/g),
      ].map(([, number, tag]) => ({ content: upload.parts.get(Number(number)), tag }));
      const isWhole = parts.every(
        ({ content, tag }, at) =>
          content !== undefined &&
          sha256(content).startsWith(tag ?? '?') &&
          (at === parts.length - 1 || content.length >= 5 * 1024 * 1024),
      );
      if (!isWhole) return refusal(400, 'InvalidPart');
      this.#store(name, Buffer.concat(parts.map(({ content }) => content ?? Buffer.alloc(0))));
    }
    this.uploads.delete(id);
    return {
      status: method === 'POST' ? 200 : 204,
      body: method === 'POST' ? '<CompleteMultipartUploadResult/>' : '',
    };
  }
}

const send = (request: IncomingMessage, response: ServerResponse, answer: Answer, fault?: Fault): void => {
  const body = Buffer.from(answer.body ?? '');
  response.writeHead(answer.status, { ...answer.headers, 'content-length': body.length });
  if (fault === 'break-within')
    response.write(body.subarray(0, body.length / 2), () => request.socket.destroy());
  else response.end(request.method === 'HEAD' ? '' : body);
};

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Starts a service on a free port. */
export const startS3 = async (): Promise<S3Server> => {
  const service = new Service();
  const requests: string[] = [];
  const waiting: { match: RegExp; fault: Fault }[] = [];
  const faultOf = (line: string): Fault | undefined => {
    const at = waiting.findIndex(({ match }) => match.test(line));
    return at < 0 ? undefined : waiting.splice(at, 1)[0]?.fault;
  };
  const server = createServer((request, response) => {
    void buffer(request).then(
      (body) => {
        const line = `${request.method} ${request.url}`;
        requests.push(line);
        const fault = faultOf(line);
        if (fault === 'break') return request.socket.destroy();
        if (typeof fault === 'number') {
          send(request, response, refusal(fault, 'SlowDown'));
          return;
        }
        const url = new URL(request.url ?? '', 'http://x');
        const [, name, ...rest] = url.pathname.split('/');
        if (!isSigned(request, url, body)) {
          send(request, response, refusal(403, 'SignatureDoesNotMatch'));
          return;
        }
        if (name !== bucket) {
          send(request, response, refusal(404, 'NoSuchBucket'));
          return;
        }
        const { range } = request.headers;
        const answer = service.answer(request.method ?? '', rest.join('/'), url.searchParams, body, range);
        send(request, response, answer, fault);
      },
      () => undefined,
    );
  });
  const endpoint = await listen(server);
  return {
    settings: { endpoint, bucket, region, key, secret, firstWait: 1 },
    objects: service.objects,
    uploads: service.uploads,
    requests,
    failNext: (match, ...faults) => void waiting.push(...faults.map((fault) => ({ match, fault }))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
