/** Removes names, phones and e-mail addresses of people from every reply to a partner's page. */
import type { FastifyInstance } from 'fastify';
import { getProfile } from '../../src/api/contract/accounts.js';
import type { Profile } from '../../src/api/contract/accounts.schema.js';
import { listContacts } from '../../src/api/contract/contact.js';
import type { PaidContacts } from '../../src/api/contract/contact.schema.js';
import { listAllPropertyViews, listPropertyViews } from '../../src/api/contract/own-listings.js';
import type {
  AllPropertyViews,
  ListingViews,
  PropertyViews,
} from '../../src/api/contract/own-listings.schema.js';
import { partnerCallOf } from './partner-call.js';

const withoutDetails = (profile: Profile): Profile => ({ ...profile, name: '', email: '', phone: '' });

const withoutNumbers = ({ contacts }: PaidContacts): PaidContacts => ({
  contacts: contacts.map(({ phone: _phone, email: _email, ...contact }) => ({ ...contact, name: '' })),
});

const unnamed = ({ views, ...rest }: ListingViews): ListingViews => ({
  ...rest,
  views: views.map((view) => ({ ...view, userId: null })),
});
const withoutViewers = ({ propertyViews }: PropertyViews): PropertyViews => ({
  propertyViews: unnamed(propertyViews),
});
const withoutAnyViewers = ({ propertyViews }: AllPropertyViews): AllPropertyViews => ({
  propertyViews: propertyViews.map(unnamed),
});

const redactions: Readonly<Record<string, (payload: never) => unknown>> = {
  [getProfile.path]: withoutDetails,
  [listContacts.path]: withoutNumbers,
  [listPropertyViews.path]: withoutViewers,
  [listAllPropertyViews.path]: withoutAnyViewers,
};

/** Installs the redaction. A frame of our own shows these details by ticket (docs/decisions/0032). */
export const installPartnerRedaction = (app: FastifyInstance): void => {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const redact = partnerCallOf(request) ? redactions[request.routeOptions.url ?? ''] : undefined;
    return redact && reply.statusCode === 200 ? redact(payload as never) : payload;
  });
};
