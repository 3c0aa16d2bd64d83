/** Hits of limits are counted in place: rows rewritten without end must not make the table grow. */
export const name = 'hits-in-place';

export const statements = [
  // A new version of a row stays in its page only where no index names a changed column and the page has room.
  'drop index rate_limit_expiry',
  'alter table rate_limit set (fillfactor = 50)',
  'alter table guess_lockout set (fillfactor = 50)',
  'alter table coin_account set (fillfactor = 80)',
  'alter table job_lease set (fillfactor = 50)',
];
