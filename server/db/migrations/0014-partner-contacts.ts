/** Which contacts were made on whose pages: the audit, and the count behind the caps. */
export const name = 'partner-contacts';

export const statements = [
  `create table partner_contact (
    id text collate "C" primary key,
    user_id text collate "C" not null references app_user(id) on delete cascade,
    partner_id text collate "C" not null references app_user(id) on delete cascade,
    key text collate "C" not null,
    origin text collate "C" not null,
    action text not null check (action in ('number', 'message')),
    owner_id text collate "C" not null,
    listing_id text collate "C",
    coins smallint not null,
    at timestamptz(3) not null
  )`,
  'create index partner_contact_user on partner_contact (user_id, partner_id, at)',
];
