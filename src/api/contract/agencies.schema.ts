/** Agencies: accounts of agents and builders whose listings several people post and manage (additive). */
import { type Static, Type } from 'typebox';

const id = Type.String({ minLength: 1, maxLength: 64 });

/** What somebody may do: members post and manage listings, managers invite and remove members too. */
export const AgencyRole = Type.Union([Type.Literal('member'), Type.Literal('manager')]);
export type AgencyRole = Static<typeof AgencyRole>;

/** A role, or that of the account itself. */
export const Standing = Type.Union([Type.Literal('owner'), ...AgencyRole.anyOf]);
export type Standing = Static<typeof Standing>;

export const AgencyPath = Type.Object({ id });
export const AgencyPersonPath = Type.Object({ id, person: id });
export const AgencyInvitePath = Type.Object({ id, invite: id });

export const AgencyOfPerson = Type.Object({
  id: Type.String(),
  name: Type.String(),
  role: Standing,
});
export type AgencyOfPerson = Static<typeof AgencyOfPerson>;

/** The agencies that a person works for, and the own one of an agent or builder. */
export const OwnAgencies = Type.Object({
  agencies: Type.Array(AgencyOfPerson),
  /** For whom this session works; left out where the person works for themselves. */
  workingFor: Type.Optional(
    Type.Object({
      id: Type.String(),
      /** Empty where the person does not belong to it any more. */
      name: Type.String(),
      /** Whether the person was removed meanwhile: then nothing is posted or changed before they say for whom they go on. */
      hasEnded: Type.Boolean(),
    }),
  ),
});
export type OwnAgencies = Static<typeof OwnAgencies>;

export const WorkingFor = Type.Object({
  /** Left out: for oneself. */
  agency: Type.Optional(id),
});
export type WorkingFor = Static<typeof WorkingFor>;

export const AgencyPerson = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** For the owner and managers. */
  email: Type.Optional(Type.String()),
  role: Standing,
  joinedAt: Type.Optional(Type.String()),
});
export type AgencyPerson = Static<typeof AgencyPerson>;

export const AgencyInvite = Type.Object({
  id: Type.String(),
  email: Type.String(),
  role: AgencyRole,
  expiresAt: Type.String(),
  /** What the mail leads to, for passing it on in another way; told to the agency's owner alone. */
  link: Type.Optional(Type.String()),
});
export type AgencyInvite = Static<typeof AgencyInvite>;

/** Something that one of the people did for the agency. */
export const AgencyAct = Type.Object({
  /** Empty where the account is deleted. */
  name: Type.String(),
  act: Type.String(),
  /** The Property ID of the listing, or the name of the person, where there still is one. */
  about: Type.Optional(Type.String()),
  at: Type.String(),
});
export type AgencyAct = Static<typeof AgencyAct>;

/** An agency as its people see it; invitations and what was done are for the owner and managers. */
export const Agency = Type.Object({
  ...AgencyOfPerson.properties,
  people: Type.Array(AgencyPerson),
  invites: Type.Array(AgencyInvite),
  /** The last 50, the newest first. */
  acts: Type.Array(AgencyAct),
});
export type Agency = Static<typeof Agency>;

export const NewAgencyInvite = Type.Object({
  email: Type.String({ maxLength: 254 }),
  role: AgencyRole,
});
export type NewAgencyInvite = Static<typeof NewAgencyInvite>;

export const RoleBody = Type.Object({ role: AgencyRole });
export type RoleBody = Static<typeof RoleBody>;

/** What the link of an invitation holds behind `#`. */
export const InviteToken = Type.Object({ token: Type.String({ maxLength: 120 }) });
export type InviteToken = Static<typeof InviteToken>;

/** What an invitation is about, for whoever has its link. */
export const OpenedInvite = Type.Object({
  /** Of the agency. */
  name: Type.String(),
  role: AgencyRole,
  /** The address it was sent to, all but its first letter and its domain hidden. */
  email: Type.String(),
  expiresAt: Type.String(),
});
export type OpenedInvite = Static<typeof OpenedInvite>;
