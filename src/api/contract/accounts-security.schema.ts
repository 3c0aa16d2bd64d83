/** What keeps an account its owner's: sessions, Google, a new password, leaving (additive). */
import { type Static, Type } from 'typebox';
import { UserType } from './accounts.schema.js';

/** One place where the person is signed in. */
export const SessionEntry = Type.Object({
  id: Type.String(),
  /** Whether it is the one that asks. */
  current: Type.Boolean(),
  /** Browser and system in words, such as "Firefox on Windows". */
  device: Type.String(),
  /** How it was opened. */
  method: Type.Union([Type.Literal('password'), Type.Literal('otp'), Type.Literal('google')]),
  /** ISO text. */
  createdAt: Type.String(),
  /** ISO text, true to the hour. */
  lastSeenAt: Type.String(),
});
export type SessionEntry = Static<typeof SessionEntry>;

export const Sessions = Type.Object({ sessions: Type.Array(SessionEntry) });
export type Sessions = Static<typeof Sessions>;

/** `credential` is the ID token a client got from Google itself (G-05). */
export const GoogleBody = Type.Object({
  credential: Type.String({ maxLength: 4096 }),
  usertype: Type.Optional(UserType),
});
export type GoogleBody = Static<typeof GoogleBody>;

/** Where the redirect sign-in leads back to: a path of the site, else it is the profile. */
export const GoogleStartQuery = Type.Object({
  usertype: Type.Optional(UserType),
  return: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type GoogleStartQuery = Static<typeof GoogleStartQuery>;

export const ResetPasswordBody = Type.Object({ newPassword: Type.String({ maxLength: 200 }) });
export type ResetPasswordBody = Static<typeof ResetPasswordBody>;

/** The password again; not needed in the 10 minutes after signing in by OTP or Google. */
export const DeleteAccountBody = Type.Object({
  currentPassword: Type.Optional(Type.String({ maxLength: 200 })),
});
export type DeleteAccountBody = Static<typeof DeleteAccountBody>;

/** What the old address was sent when an account's address or phone changed. */
export const UndoChangeBody = Type.Object({ token: Type.String({ maxLength: 60 }) });
export type UndoChangeBody = Static<typeof UndoChangeBody>;

/** Everything the server keeps about the person, by area. */
export const OwnData = Type.Record(Type.String(), Type.Unknown());
export type OwnData = Static<typeof OwnData>;
