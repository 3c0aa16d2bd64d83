/** Texts of the profile and of changing the password (S-311 to S-316, S-473, S-474), word for word (R3). */
export const profileMessages = {
  /** S-311. */
  nameInvalid: 'Enter Valid Name',
  /** S-313. */
  profilePhoneInvalid: 'Please enter a valid phone number',
  /** S-314. */
  profileUserTypeRequired: 'Please Select Usertype !',
  /** S-315. */
  currentPasswordRequired: 'Current Password is required',
  /** S-315. */
  newPasswordRequired: 'New Password is required',
  /** S-315. */
  confirmPasswordRequired: 'Confirm Password is required',
  /** S-316. */
  confirmPasswordDiffers: 'Confirm Password is not Matching',
  /** S-473. */
  passwordChangeFailed: 'An error occurred. Please try again.',
  /** S-474, G-28. */
  profileSaved: 'Profile updated successfully',
} as const;

/** Names a text of the profile. */
export type ProfileMessageId = keyof typeof profileMessages;
