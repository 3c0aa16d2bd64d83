/** Texts only the server says (G-28); what both sides say stands with its screen. */
export const serverMessages = {
  credentialsInvalid: 'Invalid credentials',
  registrationDone: 'Registration successful',
  passwordCommon: 'This password is too common. Please choose another one.',
  /** S-413, S-471: a client takes exactly this text for success. */
  loginDone: 'Login successful',
  passwordChanged: 'Password updated successfully',
  currentPasswordWrong: 'Current Password is incorrect',
  propertyPosted: 'Property posted successfully',
  statusUpdated: 'Property status updated successfully',
  propertyRestored: 'Property restored successfully',
  viewRecorded: 'View recorded',
  messageSent: 'Message sent',
  notYours: 'This listing is not yours',
  propertyNotFound: 'Property not found',
} as const;
