/** Builders' projects, the listings that belong to them, and their files. */
export const name = 'projects';

export const statements = [
  `create table project (
    id text collate "C" primary key,
    slug text collate "C" not null unique,
    owner_id text collate "C" not null references app_user(id) on delete cascade,
    shown jsonb,
    draft jsonb,
    state text collate "C" not null check (state in ('review', 'returned', 'shown')),
    note text,
    sent_at timestamptz(3) not null,
    shown_at timestamptz(3),
    picked text collate "C" check (picked in ('demand', 'slider')),
    picked_at timestamptz(3),
    created_at timestamptz(3) not null default now()
  )`,
  'create index project_owner on project (owner_id, created_at)',
  'create index project_picked on project (picked, picked_at) where picked is not null',
  // A partner's key is locked to a project by its name.
  `create index project_name on project (lower(shown->>'name')) where shown is not null`,

  'alter table listing add column project_id text collate "C" references project(id) on delete set null',
  'create index listing_of_project on listing (project_id) where project_id is not null',

  'alter table media_file add column project_id text collate "C" references project(id) on delete set null',
  'create index media_file_project on media_file (project_id) where project_id is not null',
  'alter table media_file drop constraint media_file_kind_check',
  `alter table media_file add constraint media_file_kind_check check (kind in ('photo', 'video', 'document'))`,
  'drop index media_file_waiting',
  'create index media_file_waiting on media_file (at) where listing_id is null and project_id is null',

  // Listings name their project, so that cached answers with it are dropped.
  `create function note_project() returns trigger language plpgsql as $$ begin
    insert into listing_change (kind, city_key)
      select distinct kind, city_key from listing where project_id = new.id;
    return null;
  end $$`,
  `create trigger project_change after update of shown on project for each row
    when (old.shown is distinct from new.shown) execute function note_project()`,
];
