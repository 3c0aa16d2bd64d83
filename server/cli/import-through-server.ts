/** Runs an import inside the server that has the data open. */
import { createReadStream } from 'node:fs';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ImportEvent } from '../import/events.js';
import { type ImportRequest, importType } from '../import/request.js';
import type { RunningServer } from '../import/running-server.js';

async function* bodyOf(request: ImportRequest, file: string): AsyncGenerator<Buffer | string> {
  yield `${JSON.stringify(request)}\n`;
  yield* createReadStream(file);
}

/** Sends the file; resolves when the reply begins, which may be before the whole file is sent. */
const send = (server: RunningServer, request: ImportRequest, file: string, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const call = httpRequest(`${server.url}/internal/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.token}`, 'content-type': importType },
      signal,
    });
    call.on('response', resolve);
    call.on('error', reject);
    // A server that has already replied may stop reading the rest.
    pipeline(Readable.from(bodyOf(request, file)), call).catch(reject);
  });

const refusalFrom = async (reply: IncomingMessage): Promise<Error> => {
  const body = await text(reply);
  try {
    return new Error((JSON.parse(body) as { message: string }).message);
  } catch {
    return new Error(`The server answered ${reply.statusCode}.`);
  }
};

/** Imports a file through a running server. */
export async function* importThroughServer(
  server: RunningServer,
  request: ImportRequest,
  file: string,
  signal: AbortSignal,
): AsyncGenerator<ImportEvent> {
  const reply = await send(server, request, file, signal);
  if (reply.statusCode !== 200) throw await refusalFrom(reply);
  let ended = false;
  for await (const line of createInterface({ input: reply })) {
    const event = JSON.parse(line) as ImportEvent;
    ended ||= event.event === 'end';
    yield event;
  }
  if (!ended) throw new Error('The server stopped before the import was done. Run the same command again.');
}
