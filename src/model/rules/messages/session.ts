/** Texts about being signed in, shown anywhere, word for word as the product owner wrote them (R3). */
export const sessionMessages = {
  /** S-234, G-02, G-28. */
  loginFirst: 'Please Login First !!',
  /** S-550. */
  allowFirst: 'Please allow this site to do that first.',
  /** S-203. */
  loginSuccessful: 'Login successful!',
  /** S-204, G-28. */
  otpSent: 'OTP sent successfully!',
  /** S-217. */
  loggedOut: 'Log Out Successfully',
  /** S-217. */
  logoutFailed: 'Failed to log out. Please try again.',
} as const;
