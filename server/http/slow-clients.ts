/**
 * Closes connections that clients only hold open: by a header, a body or an upload that comes in drops, or by an answer
 * that they do not read. Node's `requestTimeout` stays off, since it would cut a video on a slow line too.
 */
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import type { ErrorReply } from '../../src/api/contract/replies.schema.js';

/** How long clients may take, in milliseconds. */
export interface ClientTimeouts {
  /** From the beginning of a request to the end of its headers. */
  readonly headers: number;
  /** Between two looks for late headers. */
  readonly check: number;
  /** From the headers to the end of a body; an upload is looked at as often. */
  readonly body: number;
  /** Without a byte in either direction. */
  readonly silence: number;
}

/** What clients may take where nothing else is said. */
export const clientTimeouts: ClientTimeouts = {
  headers: 15_000,
  check: 5_000,
  body: 30_000,
  silence: 600_000,
};

/** Bytes of an upload in a second, taken over the time between two looks. */
const slowestUpload = 1024;

const answerRaw = (socket: Socket, status: 400 | 408 | 431, message: string): void => {
  const body = JSON.stringify({ code: 'invalid', message } satisfies ErrorReply);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
};

const tooSlow = 'The request took too long to arrive. Send it again.';

/** Refuses what is no request, or came too late to become one. */
const answerClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') answerRaw(socket, 408, tooSlow);
  else if (error.code === 'HPE_HEADER_OVERFLOW')
    answerRaw(socket, 431, 'The headers of the request are too large.');
  else answerRaw(socket, 400, 'The request is no HTTP.');
  socket.destroy();
};

/** Makes the options of a server that closes late headers and silent connections. */
export const timeoutOptions = ({ headers, check, silence }: ClientTimeouts) =>
  ({
    http: { headersTimeout: headers, connectionsCheckingInterval: check },
    requestTimeout: 0,
    connectionTimeout: silence,
    clientErrorHandler: answerClientError,
  }) satisfies FastifyHttpOptions<Server>;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Forms with files and files themselves; everything else is small enough to come at once. */
const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^(?:multipart\/|application\/x-housing-import)/.test(headers['content-type'] ?? '');

/** Watches the bodies that a server receives, and closes the connection of one that comes too slowly. */
export const watchBodies = (server: Server, { body: window }: ClientTimeouts): void => {
  const least = (slowestUpload * window) / 1000;

  server.on('request', (request, response) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    let before = socket.bytesRead;
    const look = (): void => {
      const brought = socket.bytesRead - before;
      before = socket.bytesRead;
      // What has come and was not taken yet is the server's delay, not the client's.
      const isInTime = isUpload(request) && (brought >= least || request.readableLength > 0);
      if (isInTime) return;
      clearInterval(timer);
      if (request.complete) return;
      if (!response.headersSent) answerRaw(socket, 408, tooSlow);
      socket.destroy();
    };
    // After a pause of the whole process the bytes that wait are read first.
    const timer = setInterval(() => setImmediate(look), window).unref();
    request.once('close', () => clearInterval(timer));
  });
};
