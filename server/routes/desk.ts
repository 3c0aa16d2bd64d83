/** The desk of those who answer for the market, over HTTP. */
import { Type } from 'typebox';
import { decideListing, decideReport, getDeskQueue, listAudit } from '../../src/api/contract/desk.js';
import {
  AuditPage,
  AuditQuery,
  DeskQueue,
  ListingDecision,
  ReportDecision,
} from '../../src/api/contract/desk.schema.js';
import { MessageReply } from '../../src/api/contract/replies.schema.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { Desk } from '../services/desk.js';
import type { TypedApp } from './typed-app.js';

const IdPath = Type.Object({ id: Type.String({ maxLength: 64 }) });
const NumberPath = Type.Object({ number: Type.String({ maxLength: 20 }) });
const done = { message: 'Done.' };

/** Registers the calls. */
export const registerDesk = (app: TypedApp, { auth, desk }: { auth: SessionAuth; desk: Desk }): void => {
  app.route({
    method: getDeskQueue.method,
    url: getDeskQueue.path,
    schema: { response: { 200: DeskQueue } },
    handler: async (request, reply) => desk.queue(await auth.requireUser(request, reply)),
  });

  app.route({
    method: decideListing.method,
    url: decideListing.path,
    schema: { params: IdPath, body: ListingDecision, response: { 200: MessageReply } },
    handler: async (request, reply) => {
      const who = await auth.requireUser(request, reply);
      await desk.decideListing(who, request.params.id, request.body);
      return done;
    },
  });

  app.route({
    method: decideReport.method,
    url: decideReport.path,
    schema: { params: NumberPath, body: ReportDecision, response: { 200: MessageReply } },
    handler: async (request, reply) => {
      const who = await auth.requireUser(request, reply);
      await desk.decideReport(who, request.params.number, request.body);
      return done;
    },
  });

  app.route({
    method: listAudit.method,
    url: listAudit.path,
    schema: { querystring: AuditQuery, response: { 200: AuditPage } },
    handler: async (request, reply) => desk.audit(await auth.requireUser(request, reply), request.query),
  });
};
