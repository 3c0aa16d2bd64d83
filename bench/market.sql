-- A large market: $1 listings over four kinds, five cities and forty localities each, as skewed as real ones.
-- Localities have names of one word that few homes elsewhere have (`localityOf` in server/questions.mjs).
insert into app_user (id, name, email, usertype)
  select 'bench-' || n, 'Owner ' || n, 'bench' || n || '@example.com', 'Agent' from generate_series(1, 200) n;

insert into listing (
  id, property_id, owner_id, kind, content_hash, city, city_key, locality, locality_key, project, search_key,
  property_type, bhk, bedrooms, amount, area, area_unit, area_sqft, rate, furnished, possession, rera, images, details,
  ranked_at, created_at, expires_at, home_id)
select
  lpad(to_hex(n), 24, '0'), 'HB-' || n, 'bench-' || 1 + n % 200, kind, n::text, city, lower(city), locality,
  lower(locality), project, ' ' || lower(project || ' ' || locality || ' ' || city) || ' ', 'Flat', rooms || 'BHK', rooms,
  amount, area, 'Sq-ft', area, amount / area, (array['Fully furnished', 'Semi Furnished', 'Unfurnished'])[1 + n % 3],
  (array['Ready to Move New', 'Under Construction', 'Resell'])[1 + n / 3 % 3], (array['Yes', 'No'])[1 + n % 2],
  case when n % 3 > 0 then array['demo/tower/' || n] else '{}' end,
  jsonb_build_object('features', jsonb_build_object('bathrooms', rooms::text, 'totalFloors', (n % 30)::text)),
  ranked, ranked, now() + interval '60 days', 'home-' || n
from (
  select *, left(city, 2) || (array['ran', 'lav', 'mod', 'ked', 'tis', 'bhor', 'gul', 'pach'])[1 + place % 8]
    || (array['wadi', 'nagar', 'gaon', 'pada', 'khed'])[1 + place / 8] as locality
  from (
    select n, (array['sell', 'sell', 'sell', 'rent', 'rent', 'commercial', 'plot'])[1 + n % 7] as kind,
      (array['Mumbai', 'Mumbai', 'Mumbai', 'Pune', 'Pune', 'Thane', 'Navi Mumbai', 'Nashik'])[1 + (n / 7) % 8] as city,
      floor(40 * random() * random())::int as place, 'Project ' || n % 5000 as project,
      1 + (n * 7 / 11) % 5 as rooms, 350 + (n * 13) % 1900 as area,
      case when n % 7 in (3, 4) then 8000 + (n * 37) % 90000 else 2500000 + (n::bigint * 7919) % 60000000 end as amount,
      date_trunc('milliseconds', now() - random() * interval '80 days') as ranked
    from generate_series(1, $1) n
  ) drawn
) made;

insert into place (city_key, key, name, city)
  select distinct city_key, locality_key, locality, city from listing on conflict do nothing;
