/** Which handle or cookie a secret came of: an answer that never arrived can be told from one that was used. */
export const name = 'partner-secret-parent';

export const statements = ['alter table partner_secret add column parent text collate "C"'];
