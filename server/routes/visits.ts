/** Counting visits and cards that were seen over HTTP (S-409, S-776). */
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { countImpressions } from '../../src/api/contract/impressions.js';
import { SeenCards } from '../../src/api/contract/impressions.schema.js';
import { incrementVisit } from '../../src/api/contract/listings.js';
import { SuccessReply } from '../../src/api/contract/replies.schema.js';
import type { Visitor, Visits } from '../services/visits.js';
import { kindFrom } from './kind.js';
import type { TypedApp } from './typed-app.js';

const VisitPath = Type.Object({
  type: Type.String({ maxLength: 20 }),
  propertyId: Type.String({ maxLength: 64 }),
});

const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

/** Registers the counters. */
export const registerVisits = (app: TypedApp, visits: Visits): void => {
  app.route({
    method: incrementVisit.method,
    url: incrementVisit.path,
    schema: { params: VisitPath, response: { 200: SuccessReply } },
    handler: async (request) => {
      const { type, propertyId } = request.params;
      await visits.add(kindFrom(type), propertyId, visitorOf(request));
      return { success: true };
    },
  });
  app.route({
    method: countImpressions.method,
    url: countImpressions.path,
    schema: { body: SeenCards, response: { 200: SuccessReply } },
    handler: async (request) => {
      await visits.addImpressions(request.body.ids, visitorOf(request));
      return { success: true };
    },
  });
};
