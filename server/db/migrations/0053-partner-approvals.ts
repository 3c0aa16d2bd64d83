/** Contacts that a person is asked about on a partner's page, by our own frame or window, and has allowed. */
export const name = 'partner-approvals';

export const statements = [
  // The digest of a secret that only our frame or window holds. A row goes when the contact is made.
  `create table partner_approval (
    hash text collate "C" primary key,
    grant_id text collate "C" not null references partner_grant(id) on delete cascade,
    action text not null check (action in ('number', 'message')),
    target text collate "C" not null,
    coins integer not null,
    approved_at timestamptz(3),
    expires_at timestamptz(3) not null
  )`,
  'create index partner_approval_grant on partner_approval (grant_id)',
  'create index partner_approval_end on partner_approval (expires_at)',
];
