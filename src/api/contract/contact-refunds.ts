/** Calls that ask coins back for a contact (additive). */
import type { ContactRefund, ContactRefunds, NewContactRefund } from './contact-refunds.schema.js';
import { endpoint } from './endpoint.js';

/**
 * Asks the coins of an owner's number back, within 7 days and once. Answers `given` when the listing was closed already or a
 * second person with a proved phone said the same, else `open`. 409 after 7 days and beyond 3 in 30 days.
 */
export const askContactRefund = endpoint<{ body: NewContactRefund; reply: ContactRefund }>(
  'POST',
  '/api/v1/contact-refunds',
  { partner: 'never' },
);

/** Lists what the person asked back. */
export const listContactRefunds = endpoint<{ reply: ContactRefunds }>('GET', '/api/v1/contact-refunds', {
  partner: 'never',
});
