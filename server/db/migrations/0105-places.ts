/**
 * Where listings are. The exact point stays in `lat` and `lng`; what anybody else reads is the public point, which a trigger
 * works out, so that no way of writing a listing can forget it (docs/decisions/0137).
 */
export const name = 'places';

/** Degrees of an exact cell: about 28 m. Every point in it has the same public point. */
const cell = 0.00025;
/** Degrees of the cell of a society's middle: about 220 m. */
const societyCell = 0.002;
/** Metres in a degree of latitude. */
const degree = 111_195;

const middle = (column: string, size: number): string => `(floor(${column} / ${size}) + 0.5) * ${size}`;

/** Metres on a plane, which is exact enough for what a person can walk. */
const metresToStation = `sqrt(power((s.lat - new.place_lat) * ${degree}, 2)
    + power((s.lng - new.place_lng) * ${degree} * cos(radians(new.place_lat)), 2))`;

export const statements = [
  `create table place_secret (
    id boolean primary key default true check (id),
    secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
  )`,

  `alter table place
    add column lat double precision,
    add column lng double precision,
    add column radius smallint`,

  `create table station (
    id text collate "C" primary key,
    name text not null,
    name_mr text not null,
    kind text not null,
    lines text[] not null,
    lat double precision not null,
    lng double precision not null
  )`,
  'create index station_lat on station (lat)',

  `create table society_place (
    city_key text collate "C" not null,
    locality_key text collate "C" not null,
    society text collate "C" not null,
    lat double precision not null,
    lng double precision not null,
    primary key (city_key, locality_key, society)
  )`,

  `alter table listing
    add column lat double precision,
    add column lng double precision,
    add column place_lat double precision,
    add column place_lng double precision,
    add column place_radius smallint,
    add column place_is_near boolean,
    add column station_id text collate "C",
    add column station_walk smallint`,
  `create index listing_exact on listing (city_key, locality_key, lower(project))
    where lat is not null and project is not null`,
  'create index listing_placeless on listing (city_key, locality_key) where place_lat is null',

  // 230 to 270 m from the middle of the cell: 200 to 300 m from every point in it.
  `create function public_point(lat double precision, lng double precision, key text,
      out place_lat double precision, out place_lng double precision) language plpgsql as $$
    declare digest bytea; turn double precision; far double precision;
    begin
      insert into place_secret default values on conflict do nothing;
      select sha256(convert_to(secret || ' ' || key, 'UTF8')) into digest from place_secret;
      turn := (get_byte(digest, 0) * 65536 + get_byte(digest, 1) * 256 + get_byte(digest, 2)) * pi() / 8388608;
      far := 230 + (get_byte(digest, 3) * 256 + get_byte(digest, 4)) * 40.0 / 65536;
      place_lat := round((lat + far * cos(turn) / ${degree})::numeric, 5);
      place_lng := round((lng + far * sin(turn) / (${degree} * cos(radians(lat))))::numeric, 5);
    end $$`,

  `create function place_listing() returns trigger language plpgsql as $$
    declare centre record; near record;
    begin
      new.place_lat := null; new.place_lng := null; new.place_radius := null; new.place_is_near := null;
      new.station_id := null; new.station_walk := null;
      if new.lat is not null and new.lng is not null then
        select ${middle('new.lat', cell)} as lat, ${middle('new.lng', cell)} as lng into centre;
        select * into near from public_point(centre.lat, centre.lng, 'home ' || centre.lat || ' ' || centre.lng);
        new.place_is_near := true;
      else
        select s.lat, s.lng into centre from society_place s where s.city_key = new.city_key
          and s.locality_key = new.locality_key and s.society = lower(new.project);
        if found then
          select * into near
            from public_point(centre.lat, centre.lng, 'society ' || centre.lat || ' ' || centre.lng);
          new.place_is_near := true;
        end if;
      end if;
      if new.place_is_near then
        new.place_lat := near.place_lat; new.place_lng := near.place_lng; new.place_radius := 300;
      else
        select p.lat, p.lng, p.radius into centre from place p
          where p.city_key = new.city_key and p.key = new.locality_key and p.lat is not null;
        if not found then return new; end if;
        new.place_lat := centre.lat; new.place_lng := centre.lng; new.place_radius := centre.radius;
        new.place_is_near := false;
      end if;
      select s.id, ${metresToStation} as metres into centre from station s
        where s.lat between new.place_lat - 0.018 and new.place_lat + 0.018
          and s.lng between new.place_lng - 0.02 and new.place_lng + 0.02
        order by 2, s.id limit 1;
      if found and centre.metres <= 2000 then
        new.station_id := centre.id;
        -- Straight line x 1.3 at 12 minutes a kilometre, in steps of 5 minutes.
        new.station_walk := greatest(5, round(centre.metres * 1.3 * 12 / 5000) * 5);
      end if;
      return new;
    end $$`,
  `create trigger listing_place before insert or update of lat, lng, city_key, locality_key, project on listing
    for each row execute function place_listing()`,

  // The middle of the homes of a society whose points are known, on a coarse grid so that it seldom moves.
  `create view society_middle as
    select city_key, locality_key, lower(project) as society,
      ${middle('percentile_disc(0.5) within group (order by lat)', societyCell)} as lat,
      ${middle('percentile_disc(0.5) within group (order by lng)', societyCell)} as lng
    from listing where lat is not null and project is not null and project <> '' and deleted_at is null
    group by 1, 2, 3 having count(distinct home_id) >= 3`,
];
