-- Defines outward codes with their centres, and towns and villages with the names that people call them.

-- Stores each outward code, the first half of a postcode ('SW1A'), with its centre: the only part of a location that is
-- public.
create table public.outcodes (
  outcode   text             not null,
  latitude  double precision not null,
  longitude double precision not null,
  town      text             not null,
  region    text,
  constraint outcodes_pkey             primary key (outcode),
  constraint outcodes_outcode_format   check (outcode ~ '^[A-Z]{1,2}[0-9][A-Z0-9]?$'),
  constraint outcodes_latitude_bounds  check (latitude between -90 and 90),
  constraint outcodes_longitude_bounds check (longitude between -180 and 180)
);

alter table public.outcodes enable row level security;
revoke all on table public.outcodes from anon, authenticated;
grant select on table public.outcodes to anon, authenticated;
grant all on table public.outcodes to service_role;

create policy "Everyone reads outward codes"
  on public.outcodes for select to anon, authenticated
  using (true);

-- Returns the outward codes within a radius of a point, with the great-circle distance of each by the
-- haversine formula (3958.8: the Earth's mean radius in miles); a null radius returns all. For every role.
create function private.outcodes_near(
  p_latitude double precision, p_longitude double precision, p_radius_miles double precision
)
returns table (outcode text, miles double precision)
language sql stable
set search_path = ''
as $$
  select near.outcode, near.miles
  from (
    select o.outcode, 2 * 3958.8 * asin(least(1, sqrt(
      power(sind((o.latitude - p_latitude) / 2), 2)
      + cosd(p_latitude) * cosd(o.latitude) * power(sind((o.longitude - p_longitude) / 2), 2)
    ))) as miles
    from public.outcodes o
    where p_latitude between -90 and 90 and p_longitude between -180 and 180
      -- A degree of latitude is 69.1 miles: a cheap, slightly wide bound before the trigonometry.
      and (p_radius_miles is null or abs(o.latitude - p_latitude) <= p_radius_miles / 69)
    offset 0
  ) near
  where p_radius_miles is null or near.miles <= p_radius_miles;
$$;
revoke all on function private.outcodes_near from public;
grant execute on function private.outcodes_near to anon, authenticated, service_role;

-- Stores towns, suburbs and villages. A data migration loads the rows.
create table public.places (
  id         integer          not null,
  name       text             not null,
  region     text             not null,
  country    text             not null,
  latitude   double precision not null,
  longitude  double precision not null,
  population integer          not null,
  constraint places_pkey                primary key (id),
  constraint places_name_region_key     unique (name, region),
  constraint places_name_length         check (char_length(name) between 1 and 80),
  constraint places_latitude_bounds     check (latitude between -90 and 90),
  constraint places_longitude_bounds    check (longitude between -180 and 180),
  constraint places_population_positive check (population >= 0)
);
comment on column public.places.region is 'A county, or what stands for one in an address: Kent, London, Fife.';
comment on column public.places.population is
  'Ranks places of one name. 0 if unknown; 10,000 for most suburbs, whose population is not published.';

alter table public.places enable row level security;
revoke all on table public.places from anon, authenticated;
grant select on table public.places to anon, authenticated;
grant all on table public.places to service_role;

create policy "Everyone reads places"
  on public.places for select to anon, authenticated
  using (true);

-- Returns the key of a place name, by which spellings compare: lower case, no accents, no punctuation,
-- 'st' for 'saint' and 'on' for 'upon' ('Bury Saint Edmund''s' → 'bury st edmunds').
create function private.place_key(p_text text)
returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(regexp_replace(
    btrim(regexp_replace(regexp_replace(private.fold_text(p_text), '[''’`.]', '', 'g'), '[^a-z0-9]+', ' ', 'g')),
    '\msaint\M', 'st', 'g'), '\mupon\M', 'on', 'g');
$$;
revoke all on function private.place_key from public;

-- Stores, as keys, the names that people call a place by: its own and others ('hull', 'leamington').
create table private.place_names (
  key      text    not null,
  place_id integer not null,
  constraint place_names_pkey          primary key (place_id, key),
  constraint place_names_place_id_fkey foreign key (place_id) references public.places (id) on delete cascade
);

-- Serves equality and nearest spellings alike.
create index place_names_key_idx on private.place_names using gist (key extensions.gist_trgm_ops(siglen = 32));

-- Returns true if a place lies where the words after its name say: in a region, a country, a district of the outward
-- codes, or within 20 miles of a place of that name ('Headingley, Leeds').
create function private.is_place_in(p_place public.places, p_area text)
returns boolean
language sql stable
set search_path = ''
as $$
  select p_area in (private.place_key(p_place.region), private.place_key(p_place.country))
    or exists (
      select from public.outcodes o
      where case when abs(o.latitude - p_place.latitude) < 0.1 and abs(o.longitude - p_place.longitude) < 0.15
        then private.place_key(o.region) = p_area end
    )
    or exists (
      select from private.place_names n
      join public.places other on other.id = n.place_id
      where n.key = p_area and other.id <> p_place.id
        -- A degree is 69.1 miles of latitude, and 40 miles of longitude at 55° north.
        and power((other.latitude - p_place.latitude) * 69.1, 2)
          + power((other.longitude - p_place.longitude) * 69.1 * cosd(p_place.latitude), 2) < 400
    );
$$;
revoke all on function private.is_place_in from public;

-- See public.find_places. Definer: reads what no client may.
create function private.find_places(p_text text)
returns table (name text, latitude double precision, longitude double precision, is_match boolean)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  asked constant text   := private.place_key(left(p_text, 100));
  words constant text[] := string_to_array(asked, ' ');
  area      text;
  found_ids integer[];
begin
  if asked is null or asked = '' then
    return;
  end if;

  -- Takes the longest beginning that is a name, if the rest says where it lies: in its region, else near.
  for n in reverse least(cardinality(words), 8)..1 loop
    area := array_to_string(words[n + 1:], ' ');
    found_ids := array(
      select candidate.id
      from (
        select p.id, p.population, private.place_key(p.region) = area as in_region,
          bool_or(private.place_key(p.region) = area) over () as any_in_region
        from private.place_names names
        join public.places p on p.id = names.place_id
        where names.key = array_to_string(words[:n], ' ') and (area = '' or private.is_place_in(p, area))
      ) candidate
      where candidate.in_region = candidate.any_in_region
      order by candidate.population desc, candidate.id limit 8
    );
    exit when found_ids <> '{}';
  end loop;
  is_match := found_ids <> '{}';

  if not is_match then
    -- Takes the largest places of a region of that name, else the nearest spellings; of two alike the larger place.
    found_ids := array(
      select p.id from public.places p
      where p.region = (
        select r.region from (select distinct places.region from public.places offset 0) r
        where private.place_key(r.region) = asked
      )
      order by p.population desc, p.id limit 3
    );
    if found_ids = '{}' then
      found_ids := array(
        select near.id
        from (
          select p.id, min(nearest.distance) - ln(p.population + 1) / 30 as rank
          from (
            select names.place_id, names.key operator(extensions.<->) asked as distance
            from private.place_names names
            order by names.key operator(extensions.<->) asked limit 20
          ) nearest
          join public.places p on p.id = nearest.place_id
          where nearest.distance < 0.75
          group by p.id
        ) near
        order by near.rank, near.id limit 3
      );
    end if;
  end if;

  return query
  select p.name || case when exists (
      select from private.place_names names
      join public.places larger on larger.id = names.place_id
      where names.key = private.place_key(p.name) and (larger.population, -larger.id) > (p.population, -p.id)
    ) then ', ' || p.region else '' end,
    p.latitude, p.longitude, find_places.is_match
  from unnest(found_ids) with ordinality as found(id, position)
  join public.places p on p.id = found.id
  order by found.position;
end;
$$;
revoke all on function private.find_places from public;
grant execute on function private.find_places to anon, authenticated;

create function public.find_places(p_text text)
returns table (name text, latitude double precision, longitude double precision, is_match boolean)
language sql stable
set search_path = ''
as $$
  select * from private.find_places(p_text);
$$;
comment on function public.find_places
  is 'Returns the places of a name, largest first (is_match), else up to three of the nearest spellings.';
revoke all on function public.find_places from public, anon, authenticated;
grant execute on function public.find_places to anon, authenticated, service_role;
