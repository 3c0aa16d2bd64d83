/** What goes along with a call from a partner's page: nothing with what anybody may read, else who is signed in there. */
import { getPartnerPage } from '../../api/contract/partner-page.js';
import { hasTrace, type PartnerConnection } from './trace.js';

/** Calls that anybody may make: without a bearer any cache may answer them. */
const publicCalls = new RegExp(
  `^(${getPartnerPage.path}|/api/(v3/(propert|facets|localities|market|content|usual|societies|developers)|v4/incr))`,
);

/** Gives the headers that stand for the signed-in person, as far as the call needs one. */
export const partnerHeaders = async (
  connection: PartnerConnection,
  path: string,
): Promise<Record<string, string>> =>
  publicCalls.test(path) || !hasTrace(connection) ? {} : (await import('./pass.js')).bearerOf(connection);
