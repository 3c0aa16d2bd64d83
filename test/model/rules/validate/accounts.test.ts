import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type MessageId, messageOf } from '../../../../src/model/rules/messages/catalogue.js';
import { validatePasswordChange, validateProfile } from '../../../../src/model/rules/validate/profile.js';
import { validateEmailSignIn, validatePhoneSignIn } from '../../../../src/model/rules/validate/sign-in.js';
import { validateSignup } from '../../../../src/model/rules/validate/signup.js';
import { knownIn } from '../../../../src/model/rules/validate/text.js';

const test = suite('model/rules/validate/accounts');

const texts = (errors: Readonly<Record<string, MessageId>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, id]) => [field, messageOf(id)]));

const signup = {
  name: "Asha D'Souza",
  email: 'asha@example.in',
  phone: '9876543210',
  usertype: 'Agent',
  password: 'secret',
  agreement: true,
};
const profile = {
  name: 'आशा पाटील',
  email: 'asha@example.in',
  phone: '9876543210',
  usertype: 'Buyer/Owner/Tenant',
};
const passwords = { currentPassword: 'old secret', newPassword: 'new secret', confirmPassword: 'new secret' };

test('signing in by e-mail wants every field, then a real address', () => {
  assert.equal(validateEmailSignIn({ email: 'a@b.in', password: ' ', usertype: 'Buyer/Owner' }), {});
  const missing = 'All fields are required!';
  assert.equal(texts(validateEmailSignIn({})), { email: missing, password: missing, usertype: missing });
  assert.equal(texts(validateEmailSignIn({ email: 'a@b', password: 'x', usertype: 'y' })), {
    email: 'Enter a valid email',
  });
});

test('signing in by phone wants both fields, then ten digits', () => {
  assert.equal(validatePhoneSignIn({ phoneNumber: '9876543210', usertype: 'Agent/Builder' }), {});
  const missing = 'All Fields are Required !!';
  assert.equal(texts(validatePhoneSignIn({ phoneNumber: '' })), { phoneNumber: missing, usertype: missing });
  assert.equal(texts(validatePhoneSignIn({ phoneNumber: '98765', usertype: 'y' })), {
    phoneNumber: 'Please enter a valid phone number (10 digits)',
  });
});

test('registration names what is missing', () => {
  assert.equal(validateSignup(signup), {});
  assert.equal(texts(validateSignup({})), {
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone number is required',
    usertype: 'Please select a user type',
    password: 'Password is required',
    agreement: 'You must agree to the terms and conditions',
  });
});

test('registration names what is wrong', () => {
  const wrong = {
    ...signup,
    email: 'asha',
    phone: '12345',
    usertype: 'Admin',
    password: '12345',
    agreement: false,
  };
  assert.equal(texts(validateSignup(wrong)), {
    email: 'Please enter a valid email',
    phone: 'Please enter a valid phone number (10 digits)',
    usertype: 'Please select a user type',
    password: 'Password must be at least 6 characters',
    agreement: 'You must agree to the terms and conditions',
  });
});

test('a profile wants a name of letters and spaces', () => {
  assert.equal(validateProfile(profile), {});
  assert.equal(texts(validateProfile({ ...profile, name: "Asha D'Souza" })), { name: 'Enter Valid Name' });
  assert.equal(validateProfile({ ...profile, name: "Asha D'Souza" }, knownIn(["Asha D'Souza"])), {});
  assert.equal(texts(validateProfile({})), {
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone number is required',
    usertype: 'Please Select Usertype !',
  });
  assert.equal(texts(validateProfile({ ...profile, email: '@', phone: '1' })), {
    email: 'Please enter a valid email',
    phone: 'Please enter a valid phone number',
  });
});

test('a password change wants three passwords, long enough and matching', () => {
  assert.equal(validatePasswordChange(passwords), {});
  assert.equal(texts(validatePasswordChange({})), {
    currentPassword: 'Current Password is required',
    newPassword: 'New Password is required',
    confirmPassword: 'Confirm Password is required',
  });
  const short = 'Password must be at least 6 characters';
  assert.equal(
    texts(validatePasswordChange({ currentPassword: 'a', newPassword: 'b', confirmPassword: 'b' })),
    {
      currentPassword: short,
      newPassword: short,
      confirmPassword: short,
    },
  );
  assert.equal(texts(validatePasswordChange({ ...passwords, confirmPassword: 'new secret ' })), {
    confirmPassword: 'Confirm Password is not Matching',
  });
});

test('after signing in by OTP the current password is not asked', () => {
  const { newPassword, confirmPassword } = passwords;
  const rest = { newPassword, confirmPassword };
  assert.equal(validatePasswordChange(rest, { asksCurrent: false }), {});
  assert.equal(texts(validatePasswordChange(rest)), { currentPassword: 'Current Password is required' });
});

test.run();
