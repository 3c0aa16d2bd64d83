/** The handle or cookie a secret was given for, to tell a lost answer from a replayed secret (docs/decisions/0052). */
export const name = 'partner-secret-parent';

export const statements = ['alter table partner_secret add column parent text collate "C"'];
