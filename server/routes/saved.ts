/** Saved homes over HTTP. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { SuccessReply } from '../../src/api/contract/replies.schema.js';
import { listSaved, mergeSaved, removeSaved, saveHome } from '../../src/api/contract/saved.js';
import {
  MergeBody,
  MergedHomes,
  SavedChange,
  SavedHome,
  SavedHomes,
} from '../../src/api/contract/saved.schema.js';
import { lockOf, partnerKeyOf } from '../http/partner-call.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { RateLimits } from '../services/rate-limits.js';
import type { Saved, Saver } from '../services/saved.js';
import type { TypedApp } from './typed-app.js';

const ById = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });

/** What the routes of saved homes work with. */
export interface SavedParts {
  auth: SessionAuth;
  limits: RateLimits;
  saved: Saved;
}

/** Registers the calls. */
export const registerSaved = (app: TypedApp, { auth, limits, saved }: SavedParts): void => {
  const saverOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Saver> => {
    const { userId } = await auth.requireUser(request, reply);
    if (request.method !== 'GET') await limits.take('save', { account: userId });
    return { userId, partnerKey: partnerKeyOf(request), lock: lockOf(request) };
  };

  app.route({
    method: listSaved.method,
    url: listSaved.path,
    schema: { response: { 200: SavedHomes } },
    handler: async (request, reply) => saved.list(await saverOf(request, reply)),
  });

  app.route({
    method: saveHome.method,
    url: saveHome.path,
    schema: { params: ById, body: SavedChange, response: { 200: SavedHome } },
    handler: async (request, reply) =>
      saved.save(await saverOf(request, reply), request.params.id, request.body),
  });

  app.route({
    method: removeSaved.method,
    url: removeSaved.path,
    schema: { params: ById, response: { 200: SuccessReply } },
    handler: async (request, reply) => {
      await saved.remove(await saverOf(request, reply), request.params.id);
      return { success: true };
    },
  });

  app.route({
    method: mergeSaved.method,
    url: mergeSaved.path,
    schema: { body: MergeBody, response: { 200: MergedHomes } },
    handler: async (request, reply) => saved.merge(await saverOf(request, reply), request.body),
  });
};
