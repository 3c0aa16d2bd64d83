/** Reporting a listing, or complaining. */
import { attach } from 'effector';
import { createReport } from '../../api/contract/reports.js';
import type { NewReport } from '../../api/contract/reports.schema.js';
import { isApiError, serverMessage } from '../../api/errors.js';
import { $api } from '../connection/api-client.js';

export type { NewReport, ReportReceipt } from '../../api/contract/reports.schema.js';

/** Why a report was not taken: the server's message of each field at fault, or else what it said. */
export class ReportRefusedError extends Error {
  constructor(
    readonly fields: Readonly<Record<string, string>>,
    readonly said: string | undefined,
  ) {
    super(said ?? 'not sent');
  }
}

const refusalOf = (error: unknown): ReportRefusedError => {
  const fields = isApiError(error) && error.reason === 'status' ? (error.fields ?? {}) : {};
  return new ReportRefusedError(fields, serverMessage(error));
};

/** Sends a report and returns its number and token; fails with ReportRefusedError. */
export const sendReportFx = attach({
  source: $api,
  effect: (api, body: NewReport) =>
    api.call(createReport, { body }).catch((error: unknown) => {
      throw refusalOf(error);
    }),
});
