/** Agencies of the signed-in person: which there are, their people and invitations, and for whom this session works. */
import { attach, createEvent, createStore, sample } from 'effector';
import {
  acceptAgencyInvite,
  getAgency,
  inviteToAgency,
  listAgencies,
  openAgencyInvite,
  removeFromAgency,
  revokeAgencyInvite,
  setAgencyRole,
  workFor,
} from '../../api/contract/agencies.js';
import type { Agency, AgencyRole, NewAgencyInvite } from '../../api/contract/agencies.schema.js';
import { serverMessage } from '../../api/errors.js';
import { createStepUp } from '../account/step-up.js';
import { $api } from '../connection/api-client.js';
import { createFetched } from '../requests/fetched.js';
import { createForm } from '../requests/form-state.js';
import { agencyMessages } from '../rules/messages/agency.js';
import { authMessages } from '../rules/messages/auth.js';
import { isEmail } from '../rules/validate/contact-fields.js';
import { signedOut } from '../session/session.js';

export type {
  Agency,
  AgencyAct,
  AgencyOfPerson,
  AgencyPerson,
  AgencyRole,
  OpenedInvite,
} from '../../api/contract/agencies.schema.js';

const explain = (failure: unknown): string => serverMessage(failure) ?? authMessages.serverError;

/** The agencies of the person, and for which of them the session works. */
export const ownAgencies = createFetched((api) => api.call(listAgencies, {}));
ownAgencies.$value.reset(signedOut);

/** Chooses whose listings are posted and managed from now on; without an id one's own. */
export const workForFx = attach({
  source: $api,
  effect: (api, agency: string | undefined) =>
    api.call(workFor, { body: agency === undefined ? {} : { agency } }),
});

/** One agency is looked at. */
export const agencyRequested = createEvent<string>();
const fetchAgencyFx = attach({
  source: $api,
  effect: (api, id: string) => api.call(getAgency, { params: { id } }),
});

/** An invitation to be sent. */
export type SentInvite = NewAgencyInvite & { readonly id: string };

/** Invites somebody. */
export const inviteForm = createForm({
  fields: ['email'],
  check: ({ email }: SentInvite) => (isEmail(email.trim()) ? {} : { email: agencyMessages.agencyEmail }),
  send: (api, { id, ...body }: SentInvite): Promise<Agency> =>
    api.call(inviteToAgency, { params: { id }, body }),
  explain,
});

/** Asks the person to sign in again before somebody is let in. */
export const inviteStepUp = createStepUp(inviteForm);

/** Changes what somebody may do; sent as a form, so that it too may ask for signing in again. */
export const roleForm = createForm({
  fields: [],
  check: () => ({}),
  send: (
    api,
    { id, person, role }: { readonly id: string; readonly person: string; readonly role: AgencyRole },
  ): Promise<Agency> => api.call(setAgencyRole, { params: { id, person }, body: { role } }),
  explain,
});

/** Asks the person to sign in again before that. */
export const roleStepUp = createStepUp(roleForm);

/** Takes an invitation back. */
export const revokeFx = attach({
  source: $api,
  effect: (api, { id, invite }: { id: string; invite: string }) =>
    api.call(revokeAgencyInvite, { params: { id, invite } }),
});

/** Removes somebody, or leaves. */
export const removePersonFx = attach({
  source: $api,
  effect: (api, { id, person }: { id: string; person: string }) =>
    api.call(removeFromAgency, { params: { id, person } }),
});

/** Holds agencies by id as they were last answered. */
export const $agencies = createStore<Readonly<Record<string, Agency>>>({})
  .on([fetchAgencyFx.doneData, inviteForm.sendFx.doneData, roleForm.sendFx.doneData], (known, agency) => ({
    ...known,
    [agency.id]: agency,
  }))
  .reset(signedOut);

/** Holds why the last of these changes failed; '' while none did. */
export const $agencyFailure = createStore('')
  .on(
    [fetchAgencyFx.failData, revokeFx.failData, removePersonFx.failData, workForFx.failData],
    (_, failure) => explain(failure),
  )
  .on(roleForm.$failure, (_, failure) => failure)
  .reset([fetchAgencyFx, revokeFx, removePersonFx, workForFx]);

sample({ clock: agencyRequested, target: fetchAgencyFx });
sample({ clock: revokeFx.done, fn: ({ params }) => params.id, target: agencyRequested });
// Whoever left it may not ask for it any more: the page asks for those that are left.
sample({ clock: removePersonFx.done, fn: () => undefined, target: ownAgencies.requested });

/** Tells what an invitation is about, by the token of its link. */
export const openInviteFx = attach({
  source: $api,
  effect: (api, token: string) => api.call(openAgencyInvite, { body: { token } }),
});

/** Takes an invitation up. */
export const acceptInviteFx = attach({
  source: $api,
  effect: (api, token: string) => api.call(acceptAgencyInvite, { body: { token } }),
});

/** Holds why an invitation cannot be looked at or taken up. */
export const $inviteFailure = createStore('')
  .on([openInviteFx.failData, acceptInviteFx.failData], (_, failure) => explain(failure))
  .reset([openInviteFx, acceptInviteFx]);

/** Texts that the server says of agencies, by their ids; the pages say them in their language. */
export const agencyTextIds: ReadonlyMap<string, string> = new Map(
  Object.entries(agencyMessages).map(([id, text]) => [text, id]),
);
