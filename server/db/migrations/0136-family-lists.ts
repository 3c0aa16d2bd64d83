/** Family lists: a link to somebody's saved homes, the people who follow it, and what they think. */
export const name = 'family-lists';

export const statements = [
  `create table family_list (
    link text collate "C" primary key,
    owner_id text collate "C" not null unique references app_user(id) on delete cascade,
    made_at timestamptz(3) not null
  )`,
  // Of a person without an account only a digest of what the device keeps is known.
  `create table family_member (
    id text collate "C" primary key,
    link text collate "C" not null references family_list(link) on delete cascade,
    user_id text collate "C" references app_user(id) on delete cascade,
    name text not null,
    secret_digest text collate "C" not null,
    joined_at timestamptz(3) not null,
    seen_at timestamptz(3) not null
  )`,
  'create index family_member_link on family_member (link)',
  'create index family_member_user on family_member (user_id) where user_id is not null',
  `create table family_opinion (
    member_id text collate "C" not null references family_member(id) on delete cascade,
    owner_id text collate "C" not null,
    home_id text collate "C" not null,
    heart boolean not null,
    remark text not null,
    at timestamptz(3) not null,
    primary key (member_id, home_id),
    foreign key (owner_id, home_id) references saved_home(user_id, home_id) on delete cascade
  )`,
  'create index family_opinion_home on family_opinion (owner_id, home_id)',
];
