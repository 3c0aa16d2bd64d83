/** Undoing a change of the account's address or phone, by the link that the old one was sent. */
import { createStore } from 'effector';
import { undoAccountChange } from '../../api/contract/accounts-security.js';
import { serverMessage } from '../../api/errors.js';
import { createForm } from '../requests/form-state.js';
import { authMessages } from '../rules/messages/auth.js';

/** Undoes the change of a token. */
export const undoForm = createForm({
  fields: [],
  check: () => ({}),
  send: async (api, body: { token: string }) => (await api.call(undoAccountChange, { body })).message,
  explain: (failure) => serverMessage(failure) ?? authMessages.serverError,
});

/** Holds what the server said when it was done; '' until then. */
export const $undone = createStore('').on(undoForm.sendFx.doneData, (_, message) => message);
