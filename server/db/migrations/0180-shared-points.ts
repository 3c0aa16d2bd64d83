/**
 * One public point for the homes of about twenty cells: with a point for each cell, whoever set a pin of their own into every cell
 * around a public point found the one home that has it (docs/decisions/0222).
 */
export const name = 'shared-points';

/** Degrees between neighbours of the grid of public points: about 120 m each way. */
const grid = { lat: 0.0011, lng: 0.00115 };

/** Metres in a degree of latitude. */
const degree = 111_195;

export const statements = [
  // 222 to 278 m from the middle of the cell: 200 to 300 m from every point in it. At least two points of the grid lie there.
  `create or replace function public_point(lat double precision, lng double precision, key text,
      out place_lat double precision, out place_lng double precision) language plpgsql as $$
    declare digest bytea; draw integer;
    begin
      insert into place_secret default values on conflict do nothing;
      select sha256(convert_to(secret || ' ' || key, 'UTF8')) into digest from place_secret;
      draw := get_byte(digest, 0) * 65536 + get_byte(digest, 1) * 256 + get_byte(digest, 2);
      select p.lat, p.lng into place_lat, place_lng from (
        select c.*, row_number() over (order by c.lat, c.lng) - 1 as place, count(*) over () as points from (
          select round(((floor(public_point.lat / ${grid.lat}) + row) * ${grid.lat})::numeric, 5)::double precision as lat,
            round(((floor(public_point.lng / ${grid.lng}) + col) * ${grid.lng})::numeric, 5)::double precision as lng
          from generate_series(-2, 3) row, generate_series(-2, 3) col
        ) c
        where sqrt(power((c.lat - public_point.lat) * ${degree}, 2)
          + power((c.lng - public_point.lng) * ${degree} * cos(radians(public_point.lat)), 2)) between 222 and 278
      ) p where p.place = draw % p.points;
    end $$`,
  // Setting a column again makes the table's trigger look again.
  'update listing set lat = lat where place_is_near',
];
