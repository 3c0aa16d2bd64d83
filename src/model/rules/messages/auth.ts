/** Texts of sign-in, OTP and registration (S-301 to S-310, S-469 to S-472), word for word (R3). */
export const authMessages = {
  /** S-301. */
  allFieldsRequired: 'All fields are required!',
  /** S-302. */
  emailInvalid: 'Enter a valid email',
  /** S-303. */
  phoneFieldsRequired: 'All Fields are Required !!',
  /** S-304, S-307. */
  phoneInvalid: 'Please enter a valid phone number (10 digits)',
  /** S-305, S-311. */
  nameRequired: 'Name is required',
  /** S-306, S-312. */
  emailRequired: 'Email is required',
  /** S-306, S-312. */
  signupEmailInvalid: 'Please enter a valid email',
  /** S-307, S-313. */
  phoneRequired: 'Phone number is required',
  /** S-308. */
  passwordRequired: 'Password is required',
  /** S-308, S-315. */
  passwordShort: 'Password must be at least 6 characters',
  /** S-309, G-28. */
  agreementRequired: 'You must agree to the terms and conditions',
  /** S-310. */
  userTypeRequired: 'Please select a user type',
  /** S-469. */
  serverError: 'Server error',
  /** S-470: the request threw. */
  otpSendError: 'Server error while sending OTP',
  /** S-470: an answer without a message. */
  otpSendFailed: 'Failed to send OTP',
  /** S-471, G-28. */
  otpInvalid: 'Invalid or expired OTP',
  /** S-472, G-28. */
  userExists: 'User Already Exists',
  /** S-472. */
  registerFailed: 'Something went wrong. Please try again.',
  /** G-04. */
  registered: 'Registration successful. Please log in.',
} as const;

/** Names a text of sign-in, OTP or registration. */
export type AuthMessageId = keyof typeof authMessages;
