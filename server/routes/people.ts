/** Pages of agents and builders over HTTP: for everybody, and for the person. */
import { findOwnerPage, getOwnPage, getPersonPage, saveOwnPage } from '../../src/api/contract/people.js';
import {
  OwnerPage,
  OwnerPagePath,
  OwnPage,
  OwnPageBody,
  PersonPagePath,
  PersonPageQuery,
} from '../../src/api/contract/people.schema.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { PersonPages } from '../services/person-pages.js';
import type { RateLimits } from '../services/rate-limits.js';
import type { TypedApp } from './typed-app.js';

/** Registers what everybody reads. */
export const registerPersonPages = (app: TypedApp, people: Pick<PersonPages, 'page' | 'ofOwner'>): void => {
  app.route({
    method: getPersonPage.method,
    url: getPersonPage.path,
    schema: { params: PersonPagePath, querystring: PersonPageQuery },
    handler: async (request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .send(await people.page(request.params.slug, request.query.page)),
  });

  app.route({
    method: findOwnerPage.method,
    url: findOwnerPage.path,
    schema: { params: OwnerPagePath, response: { 200: OwnerPage } },
    handler: async (request, reply) =>
      reply.header('cache-control', 'no-cache').send(await people.ofOwner(request.params.id)),
  });
};

/** Registers what the person chooses. */
export const registerOwnPage = (
  app: TypedApp,
  { auth, limits, people }: { auth: SessionAuth; limits: RateLimits; people: PersonPages },
): void => {
  app.route({
    method: getOwnPage.method,
    url: getOwnPage.path,
    schema: { response: { 200: OwnPage } },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      return people.own(userId);
    },
  });

  app.route({
    method: saveOwnPage.method,
    url: saveOwnPage.path,
    schema: { body: OwnPageBody, response: { 200: OwnPage } },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      await limits.take('profile', { account: userId });
      return people.save(userId, request.body);
    },
  });
};
