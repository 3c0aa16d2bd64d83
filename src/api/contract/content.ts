/** The call that answers the operator's content (additive). */
import type { Content } from './content.schema.js';
import { endpoint } from './endpoint.js';

/** Banners, projects, promotions and loan offers. */
export const getContent = endpoint<{ reply: Content }>('GET', '/api/v3/content', { partner: 'anyone' });
