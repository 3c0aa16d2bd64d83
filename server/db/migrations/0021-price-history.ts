/**
 * What a home cost, and when. Triggers note it, so that posting, editing, imports and whatever writes a listing later
 * cannot forget it, and the listing's columns below always say what the history says.
 */
export const name = 'price-history';

/** Rupees before a cut that is worth telling, and since when: of the last two prices, at least 2 % apart. */
const cutOf = (home: string): string => `
  select before.amount, last.at from
    (select * from listing_price where home_id = ${home} order by at desc limit 1) last,
    (select * from listing_price where home_id = ${home} order by at desc offset 1 limit 1) before
    where last.amount <= before.amount * 0.98`;

export const statements = [
  // What an owner posts again within 14 weeks is the same home: it keeps its history.
  `alter table listing
    add column home_id text collate "C",
    add column listed_at timestamptz(3) not null default now(),
    add column cut_from bigint,
    add column cut_at timestamptz(3)`,
  'update listing set home_id = id, listed_at = created_at',
  'alter table listing alter column home_id set not null',
  'create index listing_home on listing (home_id)',

  `create table home (
    owner_id text collate "C" not null references app_user(id) on delete cascade,
    fingerprint text collate "C" not null,
    id text collate "C" not null,
    left_at timestamptz(3),
    primary key (owner_id, fingerprint)
  )`,
  'create index home_id on home (id)',

  `create table listing_price (
    home_id text collate "C" not null,
    at timestamptz(3) not null,
    amount bigint not null,
    deposit bigint,
    made_up boolean not null default false,
    primary key (home_id, at)
  )`,
  'insert into listing_price (home_id, at, amount, deposit) select id, created_at, amount, deposit from listing',

  // A correction within the hour was never the price, and a price that goes back within it never changed.
  `create function note_price(home text, noted timestamptz, new_amount bigint, new_deposit bigint) returns void
    language plpgsql as $$
    declare last listing_price%rowtype;
    begin
      delete from listing_price where home_id = home and at > noted - interval '1 hour'
        and at > (select min(at) from listing_price where home_id = home);
      select * into last from listing_price where home_id = home order by at desc limit 1;
      if last.amount = new_amount and last.deposit is not distinct from new_deposit then return; end if;
      if last.at > noted - interval '1 hour' then
        update listing_price set amount = new_amount, deposit = new_deposit where home_id = home and at = last.at;
      else
        insert into listing_price (home_id, at, amount, deposit) values (home, noted, new_amount, new_deposit);
      end if;
    end $$`,

  `create function note_new_listing() returns trigger language plpgsql as $$
    declare first timestamptz;
    begin
      select min(at) into first from listing_price where home_id = new.home_id;
      perform note_price(new.home_id, case when first is null then new.created_at else now() end,
        new.amount, new.deposit);
      if first is null then return null; end if;
      update listing set listed_at = first, (cut_from, cut_at) = (${cutOf('new.home_id')}) where id = new.id;
      return null;
    end $$`,
  `create trigger listing_posted after insert on listing
    for each row execute function note_new_listing()`,

  `create function note_changed_price() returns trigger language plpgsql as $$
    begin
      perform note_price(new.home_id, now(), new.amount, new.deposit);
      select amount, at into new.cut_from, new.cut_at from (${cutOf('new.home_id')}) cut;
      return new;
    end $$`,
  `create trigger listing_repriced before update of amount, deposit on listing
    for each row when (new.amount <> old.amount or new.deposit is distinct from old.deposit)
    execute function note_changed_price()`,

  `create function note_gone_listing() returns trigger language plpgsql as $$
    begin
      update home set left_at = coalesce(old.deleted_at, now()) where id = old.home_id;
      return null;
    end $$`,
  `create trigger listing_gone after delete on listing for each row execute function note_gone_listing()`,
];
