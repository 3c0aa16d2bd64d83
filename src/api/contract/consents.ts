/** The log of a person's consents, and taking one back (additive). */
import type { Consents } from './consents.schema.js';
import { endpoint } from './endpoint.js';
import type { MessageReply } from './replies.schema.js';

/** Lists what the signed-in person agreed to and took back. */
export const listConsents = endpoint<{ reply: Consents }>('GET', '/api/v1/consents', { partner: 'never' });

/** Takes back that owners see who contacts them: the next contact asks again. */
export const withdrawContactConsent = endpoint<{ reply: MessageReply }>('DELETE', '/api/v3/contact-consent', {
  partner: 'never',
});
