/** Counting visits over HTTP (S-409). */
import { Type } from 'typebox';
import { incrementVisit } from '../../src/api/contract/listings.js';
import { SuccessReply } from '../../src/api/contract/replies.schema.js';
import type { Visits } from '../services/visits.js';
import { kindFrom } from './kind.js';
import type { TypedApp } from './typed-app.js';

const VisitPath = Type.Object({
  type: Type.String({ maxLength: 20 }),
  propertyId: Type.String({ maxLength: 64 }),
});

/** Registers the visit counter. */
export const registerVisits = (app: TypedApp, visits: Visits): void => {
  app.route({
    method: incrementVisit.method,
    url: incrementVisit.path,
    schema: { params: VisitPath, response: { 200: SuccessReply } },
    handler: async (request) => {
      const { type, propertyId } = request.params;
      const visitor = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
      await visits.add(kindFrom(type), propertyId, visitor);
      return { success: true };
    },
  });
};
