/** Takes imports from commands on this machine: the request as a line of JSON, then the file. */
import { PassThrough, Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import type { ImportEvent } from '../import/events.js';
import { type ImportMarket, importFile } from '../import/import-file.js';
import { ImportRequest, importType } from '../import/request.js';
import type { Inbox, ReceivedFile } from '../media/inbox.js';
import { ServiceError } from '../services/service-error.js';
import type { InternalGuard } from './internal-guard.js';

const longestRequest = 256 * 1024;

/** Takes the first line off a stream. */
const takeLine = async (body: Readable): Promise<{ line: string; rest: Readable }> => {
  const iterator = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let start = Buffer.alloc(0);
  let end = -1;
  while (end < 0 && start.length < longestRequest) {
    const next = await iterator.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
    end = start.indexOf(10);
  }
  if (end < 0) throw new ServiceError('invalid', 'The import has no request line.');
  const rest = async function* (): AsyncGenerator<Buffer> {
    if (end + 1 < start.length) yield start.subarray(end + 1);
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  };
  return { line: start.toString('utf8', 0, end), rest: Readable.from(rest(), { objectMode: false }) };
};

const requestOf = (line: string): ImportRequest => {
  let asked: unknown;
  try {
    asked = JSON.parse(line);
  } catch {
    throw new ServiceError('invalid', 'The first line of an import is not JSON.');
  }
  const wrong = Value.Errors(ImportRequest, asked)[0];
  if (wrong)
    throw new ServiceError(
      'invalid',
      `The import request is wrong at ${wrong.instancePath}: ${wrong.message}.`,
    );
  return asked as ImportRequest;
};

async function* linesOf(
  first: ImportEvent,
  events: AsyncGenerator<ImportEvent>,
  file: ReceivedFile,
): AsyncGenerator<string> {
  try {
    yield `${JSON.stringify(first)}\n`;
    for await (const event of events) yield `${JSON.stringify(event)}\n`;
  } finally {
    await file.remove();
  }
}

/** What the route works with. */
export interface ImportParts {
  market: ImportMarket;
  /** Where the file lies while it is read. */
  inbox: Inbox;
}

/** Registers POST /internal/import behind the guard of commands. */
export const registerImport = (
  app: FastifyInstance,
  guard: InternalGuard,
  { market, inbox }: ImportParts,
): void => {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  void app.register(async (inner) => {
    inner.addContentTypeParser(importType, (_request, payload, done) => done(null, payload));
    inner.addHook('onRequest', guard);
    inner.post<{ Body: Readable | undefined }>('/internal/import', async (request, reply) => {
      if (!(request.body instanceof Readable))
        throw new ServiceError('invalid', `An import is sent as ${importType}.`);
      const { line, rest } = await takeLine(request.body);
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const signal = AbortSignal.any([gone.signal, closing.signal]);
      const asked = requestOf(line);
      const file = await inbox.receive(rest, Number.POSITIVE_INFINITY, 'importTooLarge');
      const events = importFile(asked, file.path, market, signal);
      try {
        // The first event is awaited before the reply begins, so that a refusal can set the status.
        const first = await events.next();
        if (first.done) throw new ServiceError('internal', 'The import ended without a word.');
        return await reply
          .type('application/x-ndjson')
          .send(Readable.from(linesOf(first.value, events, file)).pipe(new PassThrough()));
      } catch (thrown) {
        await file.remove();
        throw thrown;
      }
    });
  });
};
