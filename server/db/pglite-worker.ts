/** The database thread: PGlite off the main thread, one statement after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { openPglite } from './pglite-engine.js';
import { type RunStatement, runsOn } from './pglite-statements.js';
import type { OpenRequest, QueryFailure, QueryReply, QueryRequest } from './pglite-messages.js';

if (!parentPort) throw new Error('This file runs as a worker thread only.');
const port = parentPort;
const { dataDir } = workerData as OpenRequest;

const failureOf = (thrown: unknown): QueryFailure => {
  const { message, code, constraint, detail } = thrown as QueryFailure;
  return {
    message,
    ...(code && { code }),
    ...(constraint && { constraint }),
    ...(detail && { detail }),
  };
};

const close = async (database: PGlite): Promise<void> => {
  await database.close();
  port.close();
};

const reply = (message: QueryReply): void => port.postMessage(message);

/** After a panic of PostgreSQL, or a trap of its code, every further answer would be wrong or none. */
const isFatal = (thrown: unknown): boolean =>
  thrown instanceof WebAssembly.RuntimeError ||
  ['FATAL', 'PANIC'].includes((thrown as { severity?: string }).severity ?? '');

const answer = async (run: RunStatement, { id, sql, params }: QueryRequest): Promise<void> => {
  try {
    const { rows, affectedRows } = await run(sql, params);
    reply({ id, rows, ...(affectedRows !== undefined && { affected: affectedRows }) });
  } catch (thrown) {
    reply({ id, error: failureOf(thrown) });
    if (isFatal(thrown)) throw thrown;
  }
};

try {
  const database = await openPglite(dataDir);
  const run = runsOn(database);
  port.on('message', (request: QueryRequest | 'close') => {
    void (request === 'close' ? close(database) : answer(run, request));
  });
  reply({ id: 0 });
} catch (thrown) {
  reply({ id: 0, error: failureOf(thrown) });
}
