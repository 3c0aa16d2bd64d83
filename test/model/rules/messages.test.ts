import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type MessageId, messageAreas, messageOf } from '../../../src/model/rules/messages/catalogue.js';
import { sentFormMessages } from '../../../src/model/rules/messages/sent-form.js';

const test = suite('model/rules/messages');

const literal: Partial<Record<MessageId, string>> = {
  // S-301 to S-316
  allFieldsRequired: 'All fields are required!',
  emailInvalid: 'Enter a valid email',
  phoneFieldsRequired: 'All Fields are Required !!',
  phoneInvalid: 'Please enter a valid phone number (10 digits)',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  signupEmailInvalid: 'Please enter a valid email',
  phoneRequired: 'Phone number is required',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  agreementRequired: 'You must agree to the terms and conditions',
  userTypeRequired: 'Please select a user type',
  nameInvalid: 'Enter Valid Name',
  profilePhoneInvalid: 'Please enter a valid phone number',
  profileUserTypeRequired: 'Please Select Usertype !',
  currentPasswordRequired: 'Current Password is required',
  newPasswordRequired: 'New Password is required',
  confirmPasswordRequired: 'Confirm Password is required',
  confirmPasswordDiffers: 'Confirm Password is not Matching',
  // S-460 to S-478, C-35
  coinsForNumberOnSearch: 'Not enough coins to View Number! Atleast 2 coins required',
  coinsForContactOnSearch: 'Not enough coins to Contact! Atleast 2 coins required',
  coinsForNumber: 'Not enough coins to View Number!',
  coinsForContact: 'Not enough coins to Contact!',
  coinsForNumberOne: 'Not enough coins to View Number! Atleast 1 coin required',
  coinsForContactOne: 'Not enough coins to Contact! Atleast 1 coin required',
  contactSent: 'Information is send to Owner, Please wait for reply !',
  ownerFailed: 'Failed to fetch user data',
  smsFailed: 'Failed to send SMS',
  visitFailed: 'Error refreshing property',
  serverError: 'Server error',
  otpSendError: 'Server error while sending OTP',
  otpSendFailed: 'Failed to send OTP',
  otpInvalid: 'Invalid or expired OTP',
  userExists: 'User Already Exists',
  registerFailed: 'Something went wrong. Please try again.',
  passwordChangeFailed: 'An error occurred. Please try again.',
  profileSaved: 'Profile updated successfully',
  postRefused: 'Error posting property',
  postFailed: 'Something went wrong. Please try again.',
  propertyUpdated: 'Property updated successfully',
  updateFailed: 'Error updating property',
  refreshRefused: 'Property is not Refreshed',
  refreshFailed: 'Error refreshing property',
  statusFailed: 'Error changing property status',
  deleteFailed: 'Error deleting property',
  propertyDeleted: 'Property deleted successfully',
  // Toasts and tables of parts 8, 9 and 14
  loginFirst: 'Please Login First !!',
  loginSuccessful: 'Login successful!',
  otpSent: 'OTP sent successfully!',
  loggedOut: 'Log Out Successfully',
  logoutFailed: 'Failed to log out. Please try again.',
  refreshTooSoon: 'Try After Sometime',
  propertyIdRequired: 'No propertyId selected.',
  noResponses: 'No View response yet',
  noListings: 'You have no listings yet',
  registered: 'Registration successful. Please log in.',
  // G-28
  credentialsInvalid: 'Invalid credentials',
  registrationDone: 'Registration successful',
  passwordCommon: 'This password is too common. Please choose another one.',
  loginDone: 'Login successful',
  passwordChanged: 'Password updated successfully',
  currentPasswordWrong: 'Current Password is incorrect',
  propertyPosted: 'Property posted successfully',
  statusUpdated: 'Property status updated successfully',
  propertyRestored: 'Property restored successfully',
  viewRecorded: 'View recorded',
  messageSent: 'Message sent',
  notYours: 'This listing is not yours',
  changedElsewhere: 'This listing was changed elsewhere',
  propertyNotFound: 'Property not found',
  // Ours: who changes an account signs in again, and a change can be undone.
  allowFirst: 'Please allow this site to do that first.',
  proveFirst:
    'Many accounts were made from your network. We sent a code to your phone: send the form again with it as otp.',
  signInAgain: 'Please sign in again, so that nobody else changes your account.',
  mendFirst: 'This listing says what cannot be. Please mend it first.',
  verifyPhoneFirst: 'Please verify your phone number first.',
  noSuchOrder: 'You have no such order.',
  notSold: 'No coins are sold here.',
  packGone: 'This pack is not sold any more. Please choose another one.',
  gstinWrong: 'This GSTIN isn’t right. Check its 15 characters, or leave it out.',
  stateWrong: 'There is no state with this number. Give the first two digits of a GSTIN, as 27.',
  paymentsDown: 'Payments cannot be reached. Nothing was paid; try again shortly.',
  accountUnfinished: 'Your number is verified, but it has no account yet. Please finish your account.',
  ticketGone: 'Your number was verified too long ago. Please sign up again, then enter a new code.',
  undoGone: 'This link was used before, or is older than 72 hours.',
  undoDone: 'Your account is as it was. Log in by OTP and choose a new password.',
  agencyNotMember: 'You’re no longer in this agency. On the “Agency” page, choose who you work for.',
};

test('each text is the literal one of the specifications', () => {
  for (const [id, text] of Object.entries(literal)) assert.is(messageOf(id as MessageId), text, id);
});

test('texts of sessions, coins, accounts, manage and server are all checked here', () => {
  const { session, coins, auth, profile, manage, server, posting } = messageAreas;
  const ids = [session, coins, auth, profile, manage, server].flatMap((area) => Object.keys(area));
  assert.equal(
    ids.sort(),
    Object.keys(literal)
      .filter((id) => !(id in posting))
      .sort(),
  );
});

test('no id stands in two areas', () => {
  const ids = Object.values(messageAreas).flatMap((area) => Object.keys(area));
  assert.is(new Set(ids).size, ids.length);
});

test('a full stop ends exactly the texts that are sentences in the specifications', () => {
  // What is said of files, forms, saved homes and searches is ours, and may be two sentences.
  const ours: readonly object[] = [sentFormMessages, messageAreas.saved, messageAreas.searches];
  const stopped = Object.values(messageAreas)
    .filter((area) => !ours.includes(area))
    .flatMap((area) => Object.entries(area))
    .filter(([, text]) => text.endsWith('.'))
    .map(([id]) => id);
  assert.equal(stopped.sort(), [
    'accountUnfinished',
    'agencyNotMember',
    'allowFirst',
    'familyFailed',
    'familyFull',
    'familyLinkGone',
    'familyNotKept',
    'firstNameOnly',
    'gstinWrong',
    'homeNotOnList',
    'joinFirst',
    'logoutFailed',
    'mendFirst',
    'noSuchOrder',
    'notOnFamilyList',
    'notSold',
    'packGone',
    'passwordChangeFailed',
    'passwordCommon',
    'paymentsDown',
    'postFailed',
    'propertyIdRequired',
    'proveFirst',
    'registerFailed',
    'registered',
    'signInAgain',
    'stateWrong',
    'ticketGone',
    'undoDone',
    'undoGone',
    'verifyPhoneFirst',
    'videoInvalid',
  ]);
});

test.run();
