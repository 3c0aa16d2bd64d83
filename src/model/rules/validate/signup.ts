/** Checks the registration form. */
import type { AuthMessageId } from '../messages/auth.js';
import { userTypeOf } from '../user-types.js';
import { isEmail, isLongEnough, isPhone } from './contact-fields.js';
import { check, type Errors, type Form, required, requiredValid, type Rules } from './form.js';

/** Names the fields of registration (S-212). */
export type SignupField = 'name' | 'email' | 'phone' | 'usertype' | 'password' | 'agreement';

const rules: Rules<SignupField, AuthMessageId> = {
  name: required('nameRequired'),
  email: requiredValid('emailRequired', 'signupEmailInvalid', isEmail),
  phone: requiredValid('phoneRequired', 'phoneInvalid', isPhone),
  usertype: (value) => (userTypeOf(value) ? null : 'userTypeRequired'),
  password: (_value, _other, typed) => {
    if (typed === '') return 'passwordRequired';
    return isLongEnough(typed) ? null : 'passwordShort';
  },
  agreement: (value) => (value === 'true' ? null : 'agreementRequired'),
};

/** Checks registration, field by field (S-305 to S-310). */
export const validateSignup = (form: Form<SignupField>): Errors<SignupField, AuthMessageId> =>
  check(rules, form);
