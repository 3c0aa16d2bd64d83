/** The profile of the signed-in person: read, saved, and the password changed (S-213 to S-216, G-06). */
import { createStore, sample } from 'effector';
import { resetPassword } from '../../api/contract/accounts-security.js';
import { changePassword, getProfile, updateProfile } from '../../api/contract/accounts.js';
import type { Profile, ProfileBody } from '../../api/contract/accounts.schema.js';
import { isApiError, serverMessage } from '../../api/errors.js';
import { balanceAnswered } from '../coins/coins.js';
import { createFetched } from '../requests/fetched.js';
import { createForm, saidBy } from '../requests/form-state.js';
import { authMessages } from '../rules/messages/auth.js';
import { profileMessages } from '../rules/messages/profile.js';
import { serverMessages } from '../rules/messages/server.js';
import type { Errors } from '../rules/validate/form.js';
import { type ProfileField, validatePasswordChange, validateProfile } from '../rules/validate/profile.js';
import { knownIn } from '../rules/validate/text.js';
import { signedOut } from '../session/session.js';
import { toastRequested } from '../toasts/toasts.js';
import { createStepUp } from './step-up.js';

const own = createFetched<Profile>((api) => api.call(getProfile, {}));

/** The person as the server describes them; a server may leave out what is optional. */
export type PersonProfile = Profile;

/** The profile page appeared. */
export const profileRequested = own.requested;

/** The form of the profile; the stored name is always valid (C-30). */
export type ProfileForm = ProfileBody & { readonly storedName: string };

const messages = { ...authMessages, ...profileMessages };

/** Saves the profile (S-416). */
export const profileForm = createForm({
  fields: ['name', 'email', 'phone', 'usertype', 'reraNumber'],
  check: saidBy(
    messages,
    // The server alone says what is no number of the register.
    ({ storedName, ...form }: ProfileForm): Errors<ProfileField | 'reraNumber', keyof typeof messages> =>
      validateProfile(form, knownIn([storedName])),
  ),
  send: async (api, { name, email, phone, usertype, reraNumber }: ProfileForm) => {
    const body = {
      ...{ name: name.trim(), email: email.trim(), phone, usertype },
      ...(reraNumber !== undefined && { reraNumber: reraNumber.trim() }),
    };
    const saved = await api.call(updateProfile, { body }).catch((failure: unknown) => {
      if (isApiError(failure) && failure.reason === 'bad-answer') return {};
      throw failure;
    });
    return { ...body, ...saved };
  },
  explain: (failure) => serverMessage(failure) ?? authMessages.serverError,
});

/** Asks the person to sign in again before another e-mail address or phone is saved. */
export const profileStepUp = createStepUp(profileForm);

/** The password form; the current one is not asked for in the minutes after signing in by OTP (G-06). */
export interface PasswordForm {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
  readonly asksCurrent: boolean;
}

/** Changes the password (S-417). */
export const passwordForm = createForm({
  fields: ['currentPassword', 'newPassword', 'confirmPassword'],
  check: saidBy(messages, ({ asksCurrent, ...form }: PasswordForm) =>
    validatePasswordChange(form, { asksCurrent }),
  ),
  send: async (api, { currentPassword, newPassword, asksCurrent }: PasswordForm) => {
    const call = asksCurrent
      ? api.call(changePassword, { body: { currentPassword, newPassword } })
      : api.call(resetPassword, { body: { newPassword } });
    const { message } = await call.catch((failure: unknown) => {
      if (isApiError(failure) && failure.reason === 'bad-answer') return { message: '' };
      throw failure;
    });
    return message || serverMessages.passwordChanged;
  },
  explain: (failure) => serverMessage(failure) ?? profileMessages.passwordChangeFailed,
});

/** Counts the changed passwords, so that the form empties after each. */
export const $passwordChanges = createStore(0).on(passwordForm.sendFx.done, (count) => count + 1);

/** Holds the profile; null until it came, and when nobody is signed in. */
export const $profile = own.$value
  .on(profileForm.sendFx.doneData, (profile, saved) => profile && { ...profile, ...saved })
  .reset(signedOut);

/** Holds why the profile could not be loaded: the server's message or "Server error" (S-469); '' when it was. */
export const $profileFailure = own.$failure.map((failure) =>
  failure === null ? '' : (serverMessage(failure) ?? authMessages.serverError),
);

sample({ clock: own.fetchFx.doneData, fn: ({ coins }) => coins, target: balanceAnswered });
// Loaded again, since the server may have changed more, such as `phoneVerified`.
sample({ clock: profileForm.sendFx.done, fn: () => undefined, target: own.requested });
sample({
  clock: profileForm.sendFx.done,
  fn: () => ({ tone: 'success' as const, text: profileMessages.profileSaved, id: 'profile' }),
  target: toastRequested,
});
sample({
  clock: passwordForm.sendFx.doneData,
  fn: (text) => ({ tone: 'success' as const, text, id: 'password' }),
  target: toastRequested,
});
