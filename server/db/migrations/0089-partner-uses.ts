/** What the pass of a person on a partner's page may do; a version before this one gives all. */
export const name = 'partner-uses';

export const statements = [
  "alter table partner_grant add column uses text[] not null default '{reaching,posting,managing}'",
];
