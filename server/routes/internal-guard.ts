/** Lets in only commands of this machine that can read the server's token file. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forgetServer, noteServer } from '../import/running-server.js';
import { ServiceError } from '../services/service-error.js';

/** Refuses all but commands of this machine; a hook of the routes under /internal. */
export type InternalGuard = (request: FastifyRequest) => Promise<void>;

const isLoopback = (address: string | undefined): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(address ?? '');

const isToken = (given: string | undefined, token: string): boolean => {
  const bytes = Buffer.from(given ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
};

/** From the loopback address and not forwarded: a proxy on this machine forwards calls of others. */
const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

/** Writes the server's address and a new token into the data folder while it listens, and makes the guard. */
export const installInternalGuard = (app: FastifyInstance, dataDir: string): InternalGuard => {
  const token = randomBytes(32).toString('hex');
  app.addHook('onListen', async () => {
    const bound = app.addresses().find((each) => typeof each !== 'string');
    if (bound === undefined) return;
    const { port, address, family } = bound;
    const open = /^(?:0\.0\.0\.0|::)$/.test(address);
    const host = open ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
    noteServer(dataDir, { url: `http://${host}:${port}`, token });
  });
  app.addHook('onClose', async () => forgetServer(dataDir));

  return async (request) => {
    if (!isFromHere(request))
      throw new ServiceError('forbidden', 'Commands are taken from this machine only.');
    if (!isToken(request.headers.authorization, token))
      throw new ServiceError('forbidden', 'The token of the command is wrong.');
  };
};
