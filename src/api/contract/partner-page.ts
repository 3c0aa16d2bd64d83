/**
 * Calls of widgets on a partner's page. They, and every other call such a page may make, are sent to
 * `/embed/api/{key}` in front of their path: the same wire, only the base differs (docs/partners.md).
 */
import { endpoint } from './endpoint.js';
import type { PartnerPage } from './partner-page.schema.js';

/** The partner's settings and whether this page may use the key; counts as one load. */
export const getPartnerPage = endpoint<{ reply: PartnerPage }>('GET', '/api/v3/partner-page', {
  partner: 'anyone',
});

/** Returns the base of all calls under a key; `apiBase` without a slash at its end. */
export const partnerBase = (apiBase: string, key: string): string =>
  `${apiBase}/embed/api/${encodeURIComponent(key)}`;
