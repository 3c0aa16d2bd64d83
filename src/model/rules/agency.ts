/** The rules of agencies. */

/** Most people of an agency beside its owner, and most invitations that wait. */
export const mostAgencyPeople = 50;
export const mostAgencyInvites = 20;

/** Days in which an invitation can be taken up. */
export const inviteDays = 7;

/** Reads the token from behind the `#`; undefined for anything else. */
export const readInviteHash = (hash: string): string | undefined =>
  /^#?(i\w{1,64}\.[\w-]{22})$/.exec(hash)?.[1];
