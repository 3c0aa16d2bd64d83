/** Reports and complaints over HTTP. */
import { Type } from 'typebox';
import { createReport, getReport, reportTokenHeader } from '../../src/api/contract/reports.js';
import { NewReport, ReportReceipt, ReportState } from '../../src/api/contract/reports.schema.js';
import { partnerKeyOf } from '../http/partner-call.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { RateLimits } from '../services/rate-limits.js';
import type { Reports } from '../services/reports.js';
import type { TypedApp } from './typed-app.js';

const NumberPath = Type.Object({ number: Type.String({ maxLength: 20 }) });

/** What the routes of reports work with. */
export interface ReportParts {
  auth: SessionAuth;
  limits: RateLimits;
  reports: Reports;
}

/** Registers the calls. */
export const registerReports = (app: TypedApp, { auth, limits, reports }: ReportParts): void => {
  app.route({
    method: createReport.method,
    url: createReport.path,
    schema: { body: NewReport, response: { 201: ReportReceipt } },
    handler: async (request, reply) => {
      const userId = (await auth.currentUser(request, reply))?.userId;
      // Who is signed in is counted by account, so that the guests of an office do not use up its address.
      if (userId === undefined) await limits.take('guest-report', { address: request.ip });
      else await limits.take('report', { account: userId });
      const partnerKey = partnerKeyOf(request);
      return reply.code(201).send(await reports.add(request.body, { userId, partnerKey }));
    },
  });

  app.route({
    method: getReport.method,
    url: getReport.path,
    schema: { params: NumberPath, response: { 200: ReportState } },
    handler: async (request) => {
      await limits.take('report-state', { address: request.ip });
      const token = request.headers[reportTokenHeader];
      return reports.state(request.params.number, typeof token === 'string' ? token : '');
    },
  });
};
