/** How a report stands. */
import { attach } from 'effector';
import { getReport, reportTokenHeader } from '../../api/contract/reports.js';
import { hasStatus } from '../../api/errors.js';
import { $api } from '../connection/api-client.js';

export type { ReportState } from '../../api/contract/reports.schema.js';

/** Loads the state of a report; null when there is none, or another token is needed. */
export const fetchReportFx = attach({
  source: $api,
  effect: (api, { number, token }: { number: string; token: string }) =>
    api
      .call(getReport, { params: { number } }, { headers: { [reportTokenHeader]: token } })
      .catch((error: unknown) => {
        if (hasStatus(error, 404)) return null;
        throw error;
      }),
});
