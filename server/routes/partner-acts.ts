/** What visitors did on partners' pages, over HTTP: counted under a key, told to its owner on our own site. */
import { Type } from 'typebox';
import { countPartnerAct, listPartnerActs } from '../../src/api/contract/partner-acts.js';
import { NewPartnerAct, PartnerActs } from '../../src/api/contract/partner-acts.schema.js';
import { PartnerDaysQuery } from '../../src/api/contract/partners.schema.js';
import { MessageReply } from '../../src/api/contract/replies.schema.js';
import { partnerCallOf } from '../http/partner-call.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { PartnerActService } from '../services/partner-acts.js';
import { ServiceError } from '../services/service-error.js';
import type { TypedApp } from './typed-app.js';

/** What the routes work with. */
export interface PartnerActParts {
  acts: PartnerActService;
  auth: SessionAuth;
}

const KeyPath = Type.Object({ key: Type.String({ maxLength: 80 }) });
const usualDays = 30;

/** Registers what a partner's page tells. */
export const registerPartnerActs = (app: TypedApp, { acts }: Pick<PartnerActParts, 'acts'>): void => {
  app.route({
    method: countPartnerAct.method,
    url: countPartnerAct.path,
    schema: { body: NewPartnerAct, response: { 200: MessageReply } },
    handler: async (request) => {
      const call = partnerCallOf(request);
      // As loads and searches: without an Origin it comes from no page.
      if (!call?.origin)
        throw new ServiceError(
          'not-found',
          'This call is made by a page under a partner key: /embed/api/{key}/api/v3/partner-acts.',
        );
      await acts.count(call.partner.key, request.body);
      return { message: 'Counted' };
    },
  });
};

/** Registers what the owner of a key may know. */
export const registerOwnPartnerActs = (app: TypedApp, { acts, auth }: PartnerActParts): void => {
  app.route({
    method: listPartnerActs.method,
    url: listPartnerActs.path,
    schema: { params: KeyPath, querystring: PartnerDaysQuery, response: { 200: PartnerActs } },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      return acts.list(userId, request.params.key, request.query.days ?? usualDays);
    },
  });
};
