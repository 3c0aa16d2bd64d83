/** What owners do with their listings, over HTTP (S-430 to S-435). */
import { Type } from 'typebox';
import {
  deleteListing,
  listAllPropertyViews,
  listBin,
  listListingDays,
  listOwnListings,
  listOwnPropertyIds,
  listPropertyViews,
  refreshListing,
  restoreListing,
  setListingStatus,
} from '../../src/api/contract/own-listings.js';
import {
  AllPropertyViews,
  Bin,
  ListingDays,
  OwnPropertyIds,
  PropertyViews,
  RefreshReply,
  StatusBody,
} from '../../src/api/contract/own-listings.schema.js';
import { MessageReply } from '../../src/api/contract/replies.schema.js';
import { partnerKeyOf } from '../http/partner-call.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { OwnListings } from '../services/own-listings.js';
import { kindFrom } from './kind.js';
import type { TypedApp } from './typed-app.js';

/** What the routes work with. */
export interface OwnListingRoutes {
  auth: SessionAuth;
  own: OwnListings;
}

const ById = Type.Object({ id: Type.String({ maxLength: 64 }) });
const ByKindAndId = Type.Object({ type: Type.String({ maxLength: 20 }), id: Type.String({ maxLength: 64 }) });
const message = { 200: MessageReply };

const registerReads = (app: TypedApp, { auth, own }: OwnListingRoutes): void => {
  app.route({
    method: listOwnListings.method,
    url: listOwnListings.path,
    handler: async (request, reply) => {
      const { userId } = await auth.requireOwner(request, reply);
      // Scripts of a partner's page read what its widgets are answered.
      const isOurs = partnerKeyOf(request) === undefined;
      return reply.type('application/json; charset=utf-8').send(await own.list(userId, isOurs));
    },
  });

  app.route({
    method: listOwnPropertyIds.method,
    url: listOwnPropertyIds.path,
    schema: { response: { 200: OwnPropertyIds } },
    handler: async (request, reply) => own.ids((await auth.requireOwner(request, reply)).userId),
  });

  app.route({
    method: listBin.method,
    url: listBin.path,
    schema: { response: { 200: Bin } },
    handler: async (request, reply) => own.bin((await auth.requireOwner(request, reply)).userId),
  });

  app.route({
    method: listListingDays.method,
    url: listListingDays.path,
    schema: { params: ById, response: { 200: ListingDays } },
    handler: async (request, reply) =>
      own.days((await auth.requireOwner(request, reply)).userId, request.params.id),
  });

  app.route({
    method: listPropertyViews.method,
    url: listPropertyViews.path,
    schema: { params: ById, response: { 200: PropertyViews } },
    handler: async (request, reply) =>
      own.views((await auth.requireOwner(request, reply)).userId, request.params.id),
  });

  app.route({
    method: listAllPropertyViews.method,
    url: listAllPropertyViews.path,
    schema: { response: { 200: AllPropertyViews } },
    handler: async (request, reply) => own.allViews((await auth.requireOwner(request, reply)).userId),
  });
};

/** Registers the calls. */
export const registerOwnListings = (app: TypedApp, parts: OwnListingRoutes): void => {
  const { auth, own } = parts;
  registerReads(app, parts);

  app.route({
    method: deleteListing.method,
    url: deleteListing.path,
    // The kind in body and query (S-431) is ignored: the id is enough, and proxies drop bodies of DELETE (D-20).
    schema: { params: ById, response: message },
    handler: async (request, reply) => own.remove(await auth.requireOwner(request, reply), request.params.id),
  });

  app.route({
    method: restoreListing.method,
    url: restoreListing.path,
    schema: { params: ById, response: message },
    handler: async (request, reply) =>
      own.restore(await auth.requireOwner(request, reply), request.params.id),
  });

  app.route({
    method: refreshListing.method,
    url: refreshListing.path,
    schema: { params: ByKindAndId, response: { 200: RefreshReply } },
    handler: async (request, reply) => {
      const { userId } = await auth.requireOwner(request, reply);
      kindFrom(request.params.type);
      return own.refresh(userId, request.params.id);
    },
  });

  app.route({
    method: setListingStatus.method,
    url: setListingStatus.path,
    schema: { params: ById, body: StatusBody, response: message },
    handler: async (request, reply) => {
      const by = await auth.requireOwner(request, reply);
      return own.setStatus(by, request.params.id, request.body);
    },
  });
};
