/** The own page of an agent or builder: what was chosen, and choosing. */
import { getOwnPage, saveOwnPage } from '../../api/contract/people.js';
import type { OwnPage, OwnPageBody } from '../../api/contract/people.schema.js';
import { serverMessage } from '../../api/errors.js';
import { createFetched } from '../requests/fetched.js';
import { createForm } from '../requests/form-state.js';
import { authMessages } from '../rules/messages/auth.js';
import { signedOut } from '../session/session.js';

export type { OwnPage } from '../../api/contract/people.schema.js';

const own = createFetched<OwnPage>((api) => api.call(getOwnPage, {}));

/** Saves the choice. */
export const ownPageForm = createForm({
  fields: ['languages'],
  check: () => ({}),
  send: (api, body: OwnPageBody) => api.call(saveOwnPage, { body }),
  explain: (failure) => serverMessage(failure) ?? authMessages.serverError,
});

/** The part of the profile appeared. */
export const ownPageRequested = own.requested;

/** Holds what was chosen; null until it is loaded. */
export const $ownPage = own.$value.on(ownPageForm.sendFx.doneData, (_, saved) => saved).reset(signedOut);

/** Tells whether it could not be loaded. */
export const $hasOwnPageFailed = own.$failure.map((failure) => failure !== null);
