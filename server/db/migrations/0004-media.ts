/** Files people send; each has a row before it is written, so that none stays on the disk unknown. */
export const name = 'media';

export const statements = [
  // A file without a listing waits for one, or its listing dropped it; both are deleted after a while.
  `create table media_file (
    key text collate "C" primary key,
    kind text not null check (kind in ('photo', 'video')),
    user_id text collate "C" references app_user(id) on delete set null,
    listing_id text collate "C" references listing(id) on delete set null,
    colour text,
    at timestamptz(3) not null
  )`,
  'create index media_file_listing on media_file (listing_id)',
  'create index media_file_user on media_file (user_id)',
  'create index media_file_waiting on media_file (at) where listing_id is null',
];
