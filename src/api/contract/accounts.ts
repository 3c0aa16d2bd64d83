/** Calls about who the person is (S-410 to S-418). */
import type {
  AuthState,
  PasswordBody,
  Profile,
  ProfileBody,
  RegisterBody,
  SendOtpBody,
  SignInBody,
  VerifyOtpBody,
} from './accounts.schema.js';
import { endpoint } from './endpoint.js';
import type { MessageReply } from './replies.schema.js';

/** Ends the session (S-410). */
export const logOut = endpoint<{ body: Record<string, never>; reply: MessageReply }>(
  'POST',
  '/api/v1/logout',
  { partner: 'person' },
);
/** Signs in by e-mail and password (S-411). */
export const signIn = endpoint<{ body: SignInBody; reply: Partial<MessageReply> }>('POST', '/api/v1/signin', {
  partner: 'never',
});
/** Sends a 5-digit code to a phone (S-412). */
export const sendOtp = endpoint<{ body: SendOtpBody; reply: MessageReply }>('POST', '/api/v1/send-otp', {
  partner: 'never',
});
/**
 * Signs in by the code (S-413). A right code for a phone without an account answers 409 `account-unfinished` with a `ticket`, which
 * registers with the phone proved, once and within 30 minutes (S-590).
 */
export const verifyOtp = endpoint<{ body: VerifyOtpBody; reply: MessageReply }>(
  'POST',
  '/api/v1/verify-otp',
  { partner: 'never' },
);
/**
 * Makes an account (S-414); a page of ours is signed in with it (S-525). Where many were made from one address, 403 `phone-unverified` sends a code to the phone; the same
 * form with it as `otp` makes the account (S-551).
 */
export const register = endpoint<{ body: RegisterBody; reply: MessageReply }>('POST', '/api/v1/register', {
  partner: 'never',
});
/** The signed-in person (S-415). */
export const getProfile = endpoint<{ reply: Profile }>('GET', '/api/v1/profile', { partner: 'person' });
/** Saves the signed-in person (S-416). */
export const updateProfile = endpoint<{ body: ProfileBody; reply: Profile & Partial<MessageReply> }>(
  'PUT',
  '/api/v1/profile',
  { partner: 'never' },
);
/** Changes the password (S-417). */
export const changePassword = endpoint<{ body: PasswordBody; reply: MessageReply }>(
  'PUT',
  '/api/v1/profile/password',
  { partner: 'never' },
);
/** Whether someone is signed in; always 200 (S-418, G-29). */
export const checkAuth = endpoint<{ reply: AuthState }>('GET', '/api/v1/checkAuth', { partner: 'person' });

/** The header of checkAuth by which our own site's service worker tells accounts apart: a digest, empty for nobody. */
export const accountHeader = 'housing-account';
