/** Checks both ways of signing in. */
import type { AuthMessageId } from '../messages/auth.js';
import { isEmail, isPhone } from './contact-fields.js';
import { check, type Errors, type Form, required, requiredValid, type Rules } from './form.js';

/** Names the fields of signing in by e-mail (S-411). */
export type EmailSignInField = 'email' | 'password' | 'usertype';

/** Names the fields of asking for an OTP (S-412). */
export type PhoneSignInField = 'phoneNumber' | 'usertype';

const emailRules: Rules<EmailSignInField, AuthMessageId> = {
  email: requiredValid('allFieldsRequired', 'emailInvalid', isEmail),
  password: (_value, _other, typed) => (typed === '' ? 'allFieldsRequired' : null),
  usertype: required('allFieldsRequired'),
};

const phoneRules: Rules<PhoneSignInField, AuthMessageId> = {
  phoneNumber: requiredValid('phoneFieldsRequired', 'phoneInvalid', isPhone),
  usertype: required('phoneFieldsRequired'),
};

/** Checks signing in by e-mail: everything filled in, then the e-mail's form (S-301, S-302). */
export const validateEmailSignIn = (form: Form<EmailSignInField>): Errors<EmailSignInField, AuthMessageId> =>
  check(emailRules, form);

/** Checks asking for an OTP: everything filled in, then ten digits (S-303, S-304). */
export const validatePhoneSignIn = (form: Form<PhoneSignInField>): Errors<PhoneSignInField, AuthMessageId> =>
  check(phoneRules, form);
