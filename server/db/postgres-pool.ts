/** Connects to PostgreSQL, reading whole numbers of 64 bits as numbers, as the embedded engine does. */
import { connect } from 'node:net';
import pg from 'pg';
import { plansOnce } from './planned-once.js';

const readers: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 && format !== 'binary'
      ? Number
      : (pg.types.getTypeParser(type, format) as (text: string) => unknown),
};

/** Milliseconds after which a server that does not answer is given up, where another one can be asked instead. */
export interface Patience {
  connect: number;
  query: number;
}

/** Gives up a server that does not answer. On the pool the same setting would count waiting for a free connection, too. */
const clientWith = (patience: Patience): typeof pg.Client =>
  class extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super({
        ...config,
        connectionTimeoutMillis: patience.connect,
        query_timeout: patience.query,
        keepAlive: true,
      });
    }
  };

/** Makes a pool of at most `size` connections. */
export const openPostgres = (connectionString: string, size: number, patience?: Patience): pg.Pool => {
  const pool = new pg.Pool({
    ...{ connectionString, max: size, types: readers, application_name: 'housing' },
    Client: plansOnce(patience ? clientWith(patience) : pg.Client),
  });
  // A connection that breaks is replaced at the next use; without listeners it would end the process, idle or lent.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** What a connection knows of its server. */
interface Cancellable {
  host: string;
  port: number;
  processID: number | null;
  secretKey: number | null;
}

/** Says that a request is to be cancelled. */
const cancelCode = 80_877_102;

/**
 * Asks the server to cancel what a connection runs, by the protocol's own request: unlike a statement it needs no connection
 * of the pool, and a pooler passes it on.
 */
export const cancelStatement = (client: unknown): void => {
  const { host, port, processID, secretKey } = client as Cancellable;
  if (processID === null || secretKey === null) return;
  const request = Buffer.alloc(16);
  for (const [at, value] of [request.length, cancelCode, processID, secretKey].entries())
    request.writeInt32BE(value, at * 4);
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${String(port)}`) : connect(port, host);
  socket.on('error', () => undefined);
  socket.end(request);
};
