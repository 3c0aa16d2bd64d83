/** Texts only the server says (G-28); what both sides say stands with its screen. */
export const serverMessages = {
  credentialsInvalid: 'Invalid credentials',
  proveFirst:
    'Many accounts were made from your network. We sent a code to your phone: send the form again with it as otp.',
  accountUnfinished: 'Your number is verified, but it has no account yet. Please finish your account.',
  ticketGone: 'Your number was verified too long ago. Please sign up again, then enter a new code.',
  registrationDone: 'Registration successful',
  passwordCommon: 'This password is too common. Please choose another one.',
  /** S-413, S-471: a client takes exactly this text for success. */
  loginDone: 'Login successful',
  passwordChanged: 'Password updated successfully',
  signInAgain: 'Please sign in again, so that nobody else changes your account.',
  undoGone: 'This link was used before, or is older than 72 hours.',
  undoDone: 'Your account is as it was. Log in by OTP and choose a new password.',
  currentPasswordWrong: 'Current Password is incorrect',
  propertyPosted: 'Property posted successfully',
  statusUpdated: 'Property status updated successfully',
  propertyRestored: 'Property restored successfully',
  viewRecorded: 'View recorded',
  messageSent: 'Message sent',
  notYours: 'This listing is not yours',
  /** S-782: said by every call about one's listings, so widgets say it too. */
  agencyNotMember: 'You’re no longer in this agency. On the “Agency” page, choose who you work for.',
  mendFirst: 'This listing says what cannot be. Please mend it first.',
  verifyPhoneFirst: 'Please verify your phone number first.',
  propertyNotFound: 'Property not found',
  noSuchOrder: 'You have no such order.',
  notSold: 'No coins are sold here.',
  packGone: 'This pack is not sold any more. Please choose another one.',
  gstinWrong: 'This GSTIN isn’t right. Check its 15 characters, or leave it out.',
  stateWrong: 'There is no state with this number. Give the first two digits of a GSTIN, as 27.',
  paymentsDown: 'Payments cannot be reached. Nothing was paid; try again shortly.',
} as const;
