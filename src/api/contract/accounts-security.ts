/** Calls that keep an account its owner's (additive; G-05, G-06). */
import type {
  DeleteAccountBody,
  GoogleBody,
  OwnData,
  ResetPasswordBody,
  Sessions,
  UndoChangeBody,
} from './accounts-security.schema.js';
import { endpoint } from './endpoint.js';
import type { MessageReply } from './replies.schema.js';

/** The places where the person is signed in. */
export const listSessions = endpoint<{ reply: Sessions }>('GET', '/api/v1/sessions', { partner: 'never' });
/** Ends one of them. */
export const endSession = endpoint<{ params: { id: string }; reply: MessageReply }>(
  'DELETE',
  '/api/v1/sessions/:id',
  { partner: 'never' },
);
/** Signs out everywhere, here too. */
export const endAllSessions = endpoint<{ body: Record<string, never>; reply: MessageReply }>(
  'POST',
  '/api/v1/sessions/end-all',
  { partner: 'never' },
);
/** Sets a password within 10 minutes of signing in by OTP or Google (G-06). */
export const resetPassword = endpoint<{ body: ResetPasswordBody; reply: MessageReply }>(
  'POST',
  '/api/v1/password/reset',
  { partner: 'never' },
);
/** Signs in with an ID token of Google (G-05). */
export const signInWithGoogle = endpoint<{ body: GoogleBody; reply: MessageReply }>(
  'POST',
  '/api/v1/google',
  { partner: 'never' },
);
/** Everything kept about the person, as a file. */
export const exportOwnData = endpoint<{ reply: OwnData }>('GET', '/api/v1/profile/export', {
  partner: 'never',
});
/** Deletes the account with its listings, coins and sessions. */
export const deleteAccount = endpoint<{ body: DeleteAccountBody; reply: MessageReply }>(
  'DELETE',
  '/api/v1/profile',
  { partner: 'never' },
);

/** Puts back an e-mail address and phone that somebody changed; for 72 hours, by what the old address was sent. */
export const undoAccountChange = endpoint<{ body: UndoChangeBody; reply: MessageReply }>(
  'POST',
  '/api/v1/profile/undo',
  { partner: 'never' },
);

/** Path of the page that undoes such a change; its token stands in the fragment. */
export const undoPath = '/undo-change';

/**
 * Path of the redirect sign-in: a link, not a call. It takes `usertype` and `return` in its query, and ends at
 * `return`, or at `/login?error=google-failed`, `google-cancelled` or `google-exists`.
 */
export const googleStartPath = '/api/v1/google/start';
