/** Pages of agents and builders, for those who want one, and the addresses they had. */
export const name = 'person-pages';

export const statements = [
  `create table person_page (
    user_id text collate "C" primary key references app_user(id) on delete cascade,
    is_shown boolean not null,
    languages text[] not null default '{}'
  )`,
  // The one used last is the page's address; those before it lead there.
  `create table person_slug (
    slug text collate "C" primary key,
    user_id text collate "C" not null references person_page(user_id) on delete cascade,
    used_at timestamptz(3) not null
  )`,
  'create index person_slug_of on person_slug (user_id, used_at)',
];
