/** Accounts: registration, both ways to sign in, profile and password (S-410 to S-419, S-446, S-447). */
import { type Static, Type } from 'typebox';

const text = Type.String({ maxLength: 200 });

/** One of S-447 in any accepted spelling (R2); the server makes it canonical. */
export const UserType = Type.String({ maxLength: 40 });

export const SignInBody = Type.Object({
  email: text,
  password: Type.String({ maxLength: 200 }),
  usertype: UserType,
});
export type SignInBody = Static<typeof SignInBody>;

export const SendOtpBody = Type.Object({ usertype: UserType, phoneNumber: text });
export type SendOtpBody = Static<typeof SendOtpBody>;

/** Either phone key is accepted (C-33). */
export const VerifyOtpBody = Type.Object({
  phoneNumber: Type.Optional(text),
  phone: Type.Optional(text),
  usertype: UserType,
  otp: Type.String({ maxLength: 10 }),
});
export type VerifyOtpBody = Static<typeof VerifyOtpBody>;

export const RegisterBody = Type.Object({
  name: text,
  email: text,
  usertype: UserType,
  phone: text,
  agreement: Type.Boolean(),
  password: Type.String({ maxLength: 200 }),
  /** The code that a refusal with `phone-unverified` sent to the phone (additive). */
  otp: Type.Optional(Type.String({ maxLength: 10 })),
  /** What verify-otp gave for a code to this phone, which had no account (additive). */
  ticket: Type.Optional(Type.String({ maxLength: 100 })),
});
export type RegisterBody = Static<typeof RegisterBody>;

/** What a person may change about themselves (S-416). */
export const ProfileBody = Type.Object({
  name: text,
  email: text,
  phone: text,
  usertype: UserType,
  /** The own RERA number of an agent or builder; '' for none, left out for the one there is (additive). */
  reraNumber: Type.Optional(Type.String({ maxLength: 60 })),
  /** Stands for signing in again, which another e-mail address or phone needs (additive). */
  currentPassword: Type.Optional(Type.String({ maxLength: 200 })),
});
export type ProfileBody = Static<typeof ProfileBody>;

/** The signed-in person (S-415). Coins are whole numbers; what is optional is additive. */
export const Profile = Type.Object({
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  usertype: Type.String(),
  coins: Type.Integer(),
  /** The person's id, as listings carry it in `user` (G-23). */
  _id: Type.Optional(Type.String()),
  /** False until a code sent to the number was entered (D-27). */
  phoneVerified: Type.Optional(Type.Boolean()),
  /** False for people who came by Google and never chose a password. */
  hasPassword: Type.Optional(Type.Boolean()),
  /** Whether a password may be chosen now without the current one (G-06). */
  canResetPassword: Type.Optional(Type.Boolean()),
  /** The own RERA number of an agent or builder, as they state it. */
  reraNumber: Type.Optional(Type.String()),
  /** The day an operator found it in the public register, yyyy-MM-dd. */
  reraCheckedOn: Type.Optional(Type.String()),
  /** Whether the person agreed that owners see who contacts them (D-15). */
  contactConsent: Type.Optional(Type.Boolean()),
});
export type Profile = Static<typeof Profile>;

export const PasswordBody = Type.Object({
  currentPassword: Type.Optional(Type.String({ maxLength: 200 })),
  newPassword: Type.String({ maxLength: 200 }),
});
export type PasswordBody = Static<typeof PasswordBody>;

export const AuthState = Type.Object({ authenticated: Type.Boolean() });
export type AuthState = Static<typeof AuthState>;
