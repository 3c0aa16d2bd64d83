/** Calls about agencies (additive). They carry names and addresses, so no partner's page may make them. */
import type {
  Agency,
  AgencyOfPerson,
  InviteToken,
  NewAgencyInvite,
  OpenedInvite,
  OwnAgencies,
  RoleBody,
  WorkingFor,
} from './agencies.schema.js';
import { endpoint } from './endpoint.js';
import type { SuccessReply } from './replies.schema.js';

/** Lists the agencies that the signed-in person belongs to, and tells for which of them this session works. */
export const listAgencies = endpoint<{ reply: OwnAgencies }>('GET', '/api/v1/agencies', {
  partner: 'never',
});

/** Chooses whose listings this session posts and manages from now on: an agency's, or one's own. */
export const workFor = endpoint<{ body: WorkingFor; reply: OwnAgencies }>(
  'PUT',
  '/api/v1/agencies/working-for',
  { partner: 'never' },
);

/** An agency with its people; for those who belong to it. */
export const getAgency = endpoint<{ params: { id: string }; reply: Agency }>('GET', '/api/v1/agencies/:id', {
  partner: 'never',
});

/** Invites somebody by e-mail; an address that is invited already gets a new link, and the old one ends. */
export const inviteToAgency = endpoint<{ params: { id: string }; body: NewAgencyInvite; reply: Agency }>(
  'POST',
  '/api/v1/agencies/:id/invites',
  { partner: 'never' },
);

/** Takes an invitation back. */
export const revokeAgencyInvite = endpoint<{
  params: { id: string; invite: string };
  reply: SuccessReply;
}>('DELETE', '/api/v1/agencies/:id/invites/:invite', { partner: 'never' });

/** Makes a member a manager, or a manager a member; for the agency's owner. */
export const setAgencyRole = endpoint<{
  params: { id: string; person: string };
  body: RoleBody;
  reply: Agency;
}>('PUT', '/api/v1/agencies/:id/people/:person', { partner: 'never' });

/** Removes somebody, or leaves; the listings stay with the agency. */
export const removeFromAgency = endpoint<{
  params: { id: string; person: string };
  reply: SuccessReply;
}>('DELETE', '/api/v1/agencies/:id/people/:person', { partner: 'never' });

/** Tells what an invitation is about, by its link. */
export const openAgencyInvite = endpoint<{ body: InviteToken; reply: OpenedInvite }>(
  'POST',
  '/api/v1/agency-invites/open',
  { partner: 'never' },
);

/** Takes an invitation up, once: the account must have the address that it was sent to. */
export const acceptAgencyInvite = endpoint<{ body: InviteToken; reply: AgencyOfPerson }>(
  'POST',
  '/api/v1/agency-invites/accept',
  { partner: 'never' },
);
