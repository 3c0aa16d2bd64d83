/** A family list: saved homes with the hearts and remarks of up to five people (additive). */
import { type Static, Type } from 'typebox';
import { SavedHome } from './saved.schema.js';

/** 22 letters out of 64: 132 random bits. */
const link = Type.String({ pattern: '^[\\w-]{22}$' });
/** What a device keeps of its person; sent with each call. */
const member = Type.String({ pattern: '^[\\w-]{22}\\.[\\w-]{22}$' });
const firstName = Type.String({ minLength: 1, maxLength: 30 });
const remark = Type.String({ maxLength: 300 });

export const OpenBody = Type.Object({ link, member: Type.Optional(member) });
export type OpenBody = Static<typeof OpenBody>;

/** `member` is what the device kept of an earlier time: whoever is on the list already takes no second place. */
export const JoinBody = Type.Object({ link, name: firstName, member: Type.Optional(member) });
export type JoinBody = Static<typeof JoinBody>;

export const MemberBody = Type.Object({ link, member });
export type MemberBody = Static<typeof MemberBody>;

export const OpinionBody = Type.Object({
  link,
  /** Left out by the person whose list it is. */
  member: Type.Optional(member),
  /** The id of the saved home. */
  id: Type.String({ minLength: 1, maxLength: 64 }),
  heart: Type.Optional(Type.Boolean()),
  /** Empty takes it back. */
  remark: Type.Optional(remark),
});
export type OpinionBody = Static<typeof OpinionBody>;

/** The link of one's own list; left out where there is none. */
export const FamilyLink = Type.Object({ link: Type.Optional(link) });
export type FamilyLink = Static<typeof FamilyLink>;

export const FamilyJoined = Type.Object({ member });
export type FamilyJoined = Static<typeof FamilyJoined>;

/** What one of the people thinks of a home. */
export const FamilyOpinion = Type.Object({
  name: firstName,
  heart: Type.Boolean(),
  remark,
  /** Whether it is that of whoever asks. */
  isMine: Type.Boolean(),
});
export type FamilyOpinion = Static<typeof FamilyOpinion>;

/** A saved home as the family sees it: the owner's own stage and note stay with the owner. */
export const FamilyHome = Type.Object({
  home: Type.Omit(SavedHome, ['stage', 'note']),
  opinions: Type.Array(FamilyOpinion),
});
export type FamilyHome = Static<typeof FamilyHome>;

export const FamilyList = Type.Object({
  /** First names, the person's whose list it is first. */
  people: Type.Array(firstName),
  /** Who asks, when it is one of them. */
  me: Type.Optional(firstName),
  isOwner: Type.Boolean(),
  /** Whom the person whose list it is may take off it; answered to nobody else. */
  members: Type.Optional(Type.Array(Type.Object({ id: Type.String(), name: firstName }))),
  /** Nobody else can join. */
  isFull: Type.Boolean(),
  homes: Type.Array(FamilyHome),
});
export type FamilyList = Static<typeof FamilyList>;
