/**
 * One path for every message to a person: it waits in a table, written in the transaction of what it tells, until a job sends it.
 * News for a person go through one function, whichever way they come about: the bell, and a message by each channel that the
 * person wants and can be reached by.
 */
export const name = 'outbox';

export const statements = [
  // Browsers that a person wants to be told in; one goes with the session that it was given in.
  `create table push_subscription (
    session_id text collate "C" primary key references app_session(id) on delete cascade,
    user_id text collate "C" not null references app_user(id) on delete cascade,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    language text collate "C" not null,
    at timestamptz(3) not null
  )`,
  'create unique index push_subscription_endpoint on push_subscription (md5(endpoint))',
  'create index push_subscription_user on push_subscription (user_id)',

  // While a row of news waits for its first try, its key is the person's and more is added to it; then the key is its id.
  `create table outbox (
    id text collate "C" primary key,
    key text collate "C" not null unique,
    kind text collate "C" not null,
    channel text collate "C" not null check (channel in ('email', 'sms', 'push')),
    user_id text collate "C" references app_user(id) on delete cascade,
    email text collate "C",
    search_id text collate "C" references saved_search(id) on delete cascade,
    language text collate "C" not null,
    data jsonb not null default '[]',
    is_urgent boolean not null,
    at timestamptz(3) not null,
    tries smallint not null default 0,
    due_at timestamptz(3),
    sent_at timestamptz(3),
    note text,
    check (user_id is not null or email is not null)
  )`,
  'create index outbox_due on outbox (due_at) where due_at is not null',
  'create index outbox_at on outbox (at)',
  'create index outbox_user on outbox (user_id, at)',
  'create index outbox_email on outbox (email, at)',
  'create index outbox_search on outbox (search_id)',

  'alter table notification_choice drop constraint notification_choice_channel_check',
  `alter table notification_choice add constraint notification_choice_channel_check
    check (channel in ('bell', 'email', 'sms', 'push'))`,

  // A choice is the opposite of what is usual: an SMS comes to whoever asked for it, everything else until it is refused.
  `create function wants_news(person text, what text, how text) returns boolean language sql stable as $$
    select (how <> 'sms') <> exists (select from notification_choice c
      where c.user_id = person and c.type = what and c.channel = how)
  $$`,

  // No mail goes to an address that is not proved, but to those who offer a listing and are told that it leaves.
  `create function news_channels(person text, what text) returns setof text language sql stable as $$
    select c.channel from app_user u, unnest(array['email', 'sms', 'push']) as c(channel)
    where u.id = person and wants_news(person, what, c.channel) and case c.channel
      when 'email' then u.email is not null and (what = 'expiry' or u.email_verified
        or exists (select from saved_search s where s.user_id = u.id and s.proved = lower(u.email)))
      when 'sms' then u.phone is not null and u.phone_verified and what in ('match', 'cut', 'gone')
      else exists (select from push_subscription p where p.user_id = u.id) end
  $$`,

  // The language that a person used last.
  `create function language_of(person text) returns text language sql stable as $$
    select coalesce((select language from (
        select language, created_at as at from saved_search where user_id = person
        union all select language, at from consent_entry where user_id = person and language <> ''
        union all select language, at from push_subscription where user_id = person
      ) used order by at desc limit 1), 'en')
  $$`,

  // What comes together is told together, and once in half an hour.
  `create function post_news(person text, what text, about text, many integer, said jsonb) returns void language sql as $$
    insert into outbox (id, key, kind, channel, user_id, language, data, is_urgent, at, due_at)
    select replace(gen_random_uuid()::text, '-', ''), 'news ' || person || ' ' || c.channel, 'news', c.channel, person,
      language_of(person), jsonb_build_array(said || jsonb_build_object('type', what, 'subject', about, 'count', many)), false,
      now(), greatest(now(), (select max(o.sent_at) + interval '30 minutes' from outbox o
        where o.user_id = person and o.kind = 'news' and o.channel = c.channel))
    from news_channels(person, what) as c(channel)
    on conflict (key) do update set data = outbox.data || excluded.data where jsonb_array_length(outbox.data) < 200
  $$`,

  `create function tell_bell(person text, what text, about text, many integer, said jsonb, adds_up boolean)
    returns void language sql as $$
      insert into notification as n (id, user_id, type, subject, count, data, at)
      select gen_random_uuid()::text, person, what, about, many, said, now() where wants_news(person, what, 'bell')
      on conflict (user_id, type, subject) where read_at is null do update set
        count = case when adds_up then n.count + excluded.count else excluded.count end,
        data = excluded.data, at = excluded.at
    $$`,
  `create or replace function tell_person(person text, what text, about text, many integer, said jsonb, adds_up boolean)
    returns void language sql as $$
      select tell_bell(person, what, about, many, said, adds_up);
      select post_news(person, what, about, many, said);
    $$`,

  // A server of the version before sends these notices itself.
  `create or replace function tell_of_expiry() returns trigger language plpgsql as $$
    begin
      perform tell_bell(new.owner_id, 'expiry', new.property_ids[1], cardinality(new.property_ids),
        jsonb_build_object('propertyId', new.property_ids[1],
          'leavesAt', to_char(new.leaves_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), false);
      return null;
    end $$`,

  `create function tell_of_report() returns trigger language plpgsql as $$
    begin
      perform tell_person(new.reporter_id, 'report', new.number::text, 1,
        jsonb_build_object('state', new.outcome, 'report', 'R-' || new.number), false);
      return null;
    end $$`,
  `create trigger report_told after update of closed_at on report
    for each row when (old.closed_at is null and new.closed_at is not null and new.reporter_id is not null)
    execute function tell_of_report()`,
];
