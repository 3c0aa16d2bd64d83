/** What operators see and decide about coins, jobs and days, over HTTP. */
import { Type } from 'typebox';
import { decideDeskRefund } from '../../src/api/contract/desk.js';
import { RefundDecision } from '../../src/api/contract/desk.schema.js';
import {
  listDeskDays,
  listDeskJobs,
  listDeskOrders,
  refundDeskOrder,
} from '../../src/api/contract/desk-money.js';
import {
  DeskDays,
  DeskJobs,
  DeskOrderQuery,
  DeskOrders,
  OrderDecision,
} from '../../src/api/contract/desk-money.schema.js';
import { MessageReply } from '../../src/api/contract/replies.schema.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { MoneyDesk } from '../services/desk-money.js';
import type { TypedApp } from './typed-app.js';

const IdPath = Type.Object({ id: Type.String({ maxLength: 64 }) });
const done = { message: 'Done.' };

/** Registers the calls. */
export const registerDeskMoney = (
  app: TypedApp,
  { auth, desk }: { auth: SessionAuth; desk: MoneyDesk },
): void => {
  app.route({
    method: decideDeskRefund.method,
    url: decideDeskRefund.path,
    schema: { params: IdPath, body: RefundDecision, response: { 200: MessageReply } },
    handler: async (request, reply) => {
      const who = await auth.requireUser(request, reply);
      await desk.decideRefund(who, request.params.id, request.body);
      return done;
    },
  });

  app.route({
    method: listDeskOrders.method,
    url: listDeskOrders.path,
    schema: { querystring: DeskOrderQuery, response: { 200: DeskOrders } },
    handler: async (request, reply) => desk.orders(await auth.requireUser(request, reply), request.query),
  });

  app.route({
    method: refundDeskOrder.method,
    url: refundDeskOrder.path,
    schema: { params: IdPath, body: OrderDecision, response: { 200: MessageReply } },
    handler: async (request, reply) => {
      const who = await auth.requireUser(request, reply);
      await desk.refundOrder(who, request.params.id, request.body.reason);
      return done;
    },
  });

  app.route({
    method: listDeskJobs.method,
    url: listDeskJobs.path,
    schema: { response: { 200: DeskJobs } },
    handler: async (request, reply) => desk.jobs(await auth.requireUser(request, reply)),
  });

  app.route({
    method: listDeskDays.method,
    url: listDeskDays.path,
    schema: { response: { 200: DeskDays } },
    handler: async (request, reply) => desk.days(await auth.requireUser(request, reply)),
  });
};
