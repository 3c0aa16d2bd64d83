/** Saved searches over HTTP, and the links of the mails about them. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { SuccessReply } from '../../src/api/contract/replies.schema.js';
import {
  changeAlertLink,
  changeSearch,
  getAlertLink,
  listSearches,
  removeSearch,
  saveSearch,
  stopAlerts,
} from '../../src/api/contract/searches.js';
import {
  AlertToken,
  LinkedSearches,
  NewSearch,
  SavedSearch,
  SavedSearches,
  SearchChange,
} from '../../src/api/contract/searches.schema.js';
import { alertLink } from '../../src/model/rules/alert-address.js';
import { partnerKeyOf } from '../http/partner-call.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { LinkedSearchService } from '../services/alerts/linked-searches.js';
import type { SavedSearchService, Searcher } from '../services/alerts/saved-searches.js';
import type { RateLimits } from '../services/rate-limits.js';
import type { TypedApp } from './typed-app.js';

const ById = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });

/** What the routes of saved searches work with. */
export interface SearchParts {
  auth: SessionAuth;
  limits: RateLimits;
  searches: SavedSearchService;
  linkedSearches: LinkedSearchService;
}

/** Registers the calls of people. */
const registerOwn = (app: TypedApp, { auth, limits, searches }: SearchParts): void => {
  const searcherOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Searcher> => {
    const { userId } = await auth.requireUser(request, reply);
    if (request.method !== 'GET') await limits.take('save-search', { account: userId });
    return { userId, partnerKey: partnerKeyOf(request) };
  };

  app.route({
    method: listSearches.method,
    url: listSearches.path,
    schema: { response: { 200: SavedSearches } },
    handler: async (request, reply) => searches.list(await searcherOf(request, reply)),
  });

  app.route({
    method: saveSearch.method,
    url: saveSearch.path,
    schema: { body: NewSearch, response: { 200: SavedSearch } },
    handler: async (request, reply) => {
      const { body } = request;
      // Guests are those of our own site: a partner's page asks to sign in.
      const mayBeGuest = body.email !== undefined && partnerKeyOf(request) === undefined;
      const isGuest = mayBeGuest && !(await auth.currentUser(request, reply));
      if (!isGuest) return searches.save(await searcherOf(request, reply), body);
      await limits.take('guest-search', { address: request.ip });
      return searches.save({}, body);
    },
  });

  app.route({
    method: changeSearch.method,
    url: changeSearch.path,
    schema: { params: ById, body: SearchChange, response: { 200: SavedSearch } },
    handler: async (request, reply) =>
      searches.change(await searcherOf(request, reply), request.params.id, request.body.frequency),
  });

  app.route({
    method: removeSearch.method,
    url: removeSearch.path,
    schema: { params: ById, response: { 200: SuccessReply } },
    handler: async (request, reply) => {
      await searches.remove(await searcherOf(request, reply), request.params.id);
      return { success: true };
    },
  });
};

/** Registers what links of mails call. */
const registerLinks = (app: TypedApp, { limits, linkedSearches }: SearchParts): void => {
  app.route({
    method: getAlertLink.method,
    url: getAlertLink.path,
    schema: { querystring: AlertToken, response: { 200: LinkedSearches } },
    handler: async (request, reply) => {
      const { token } = request.query;
      // Mail programs without the one press open the address of the header.
      if (request.headers.accept?.includes('text/html')) return reply.redirect(alertLink('', token), 303);
      await limits.take('alert-link', { address: request.ip });
      return linkedSearches.read(token);
    },
  });

  app.route({
    method: changeAlertLink.method,
    url: changeAlertLink.path,
    schema: { querystring: AlertToken, body: SearchChange, response: { 200: LinkedSearches } },
    handler: async (request) => {
      await limits.take('alert-link', { address: request.ip });
      return linkedSearches.change(request.query.token, request.body.frequency);
    },
  });

  app.route({
    method: stopAlerts.method,
    url: stopAlerts.path,
    schema: { querystring: AlertToken, response: { 200: SuccessReply } },
    handler: async (request) => {
      await limits.take('alert-link', { address: request.ip });
      await linkedSearches.change(request.query.token, 'off');
      return { success: true };
    },
  });
};

/** Registers the calls. */
export const registerSearches = (app: TypedApp, parts: SearchParts): void => {
  registerOwn(app, parts);
  // Mail servers send a form; what it says is in the address already.
  const form = { parseAs: 'string', bodyLimit: 1024 } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', form, (_request, _text, done) => {
    done(null, undefined);
  });
  registerLinks(app, parts);
};
