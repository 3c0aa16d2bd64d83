/** Checks the profile and the change of a password. */
import type { AuthMessageId } from '../messages/auth.js';
import type { ProfileMessageId } from '../messages/profile.js';
import { userTypeOf } from '../user-types.js';
import { isEmail, isLongEnough, isPhone } from './contact-fields.js';
import { check, type Errors, type Form, requiredValid, type Rule, type Rules } from './form.js';
import { type Accepts, lettersOnly, nameTest } from './text.js';

/** Names the fields of the profile (S-216). */
export type ProfileField = 'name' | 'email' | 'phone' | 'usertype';

/** Names the fields of a password change; `confirmPassword` never leaves the client (S-417). */
export type PasswordField = 'currentPassword' | 'newPassword' | 'confirmPassword';

type Id = AuthMessageId | ProfileMessageId;

const profileRules = (accepts: Accepts): Rules<ProfileField, Id> => ({
  name: requiredValid('nameRequired', 'nameInvalid', nameTest(accepts)),
  email: requiredValid('emailRequired', 'signupEmailInvalid', isEmail),
  phone: requiredValid('phoneRequired', 'profilePhoneInvalid', isPhone),
  usertype: (value) => (userTypeOf(value) ? null : 'profileUserTypeRequired'),
});

/** Checks the profile (S-311 to S-314); a stored name that is unchanged is passed in `accepts` (C-30). */
export const validateProfile = (
  form: Form<ProfileField>,
  accepts: Accepts = lettersOnly,
): Errors<ProfileField, Id> => check(profileRules(accepts), form);

const password =
  (missing: Id): Rule<PasswordField, Id> =>
  (_value, _other, typed) => {
    if (typed === '') return missing;
    return isLongEnough(typed) ? null : 'passwordShort';
  };

const passwordRules: Rules<PasswordField, Id> = {
  currentPassword: password('currentPasswordRequired'),
  newPassword: password('newPasswordRequired'),
  confirmPassword: password('confirmPasswordRequired'),
};

/** Checks a password change (S-315, S-316); after signing in by OTP the current one is not asked (G-06). */
export const validatePasswordChange = (
  form: Form<PasswordField>,
  { asksCurrent = true } = {},
): Errors<PasswordField, Id> => {
  const { currentPassword, ...errors } = check(passwordRules, form);
  if (!errors.confirmPassword && form.confirmPassword !== form.newPassword)
    errors.confirmPassword = 'confirmPasswordDiffers';
  return asksCurrent && currentPassword ? { currentPassword, ...errors } : errors;
};
