-- 'AI Verified': the asking price lies inside the range that holds nine in ten such cars. The rule
-- stands here and nowhere else; without a valuation it says no.
create function private.is_verified(p_price integer, p_valuation public.vehicle_valuations)
returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(p_price between p_valuation.low_90 and p_valuation.high_90, false);
$$;
revoke all on function private.is_verified from public;
grant execute on function private.is_verified to anon, authenticated, service_role;

-- A column of vehicles to the API, for the page of one car.
create function public.is_verified(p_vehicle public.vehicles)
returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce((
    select private.is_verified(p_vehicle.price, valuation)
    from public.vehicle_valuations valuation where valuation.vehicle_id = p_vehicle.id
  ), false);
$$;
comment on function public.is_verified is
  'Whether the asking price lies inside the 90% range of the car''s valuation.';
revoke all on function public.is_verified from public, anon, authenticated;
grant execute on function public.is_verified to anon, authenticated, service_role;

-- The summaries say it too. Their rows are read once the page is chosen: one look by key each.
drop function public.search_vehicles;
drop function public.similar_vehicles;
drop function public.vehicles_by_ids;
drop function public.my_favourites;
alter type private.vehicle_summary add attribute is_verified boolean;

-- What a card shows of each vehicle for sale, in the order of the ids given. Runs with the caller's
-- rights: whatever the ids are, nothing comes out that the caller could not read.
create or replace function private.summarise_vehicles(
  p_ids          uuid[],
  p_total        bigint           default 0,
  p_latitude     double precision default null,
  p_longitude    double precision default null,
  p_radius_miles double precision default null
)
returns setof private.vehicle_summary
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  select
    v.id, v.seller_type, make.name, model.name, v.trim, v.year, v.price, v.mileage, v.fuel_type,
    v.transmission, v.body_type, v.colour, v.location, v.outward_code, v.created_at, image.image_url,
    near.miles, p_total, private.is_verified(v.price, valuation)
  from unnest(p_ids) with ordinality as wanted (id, position)
  join public.vehicles       v     on v.id = wanted.id
  join public.vehicle_makes  make  on make.id = v.make_id
  join public.vehicle_models model on model.id = v.model_id
  left join lateral (
    select i.image_url from public.vehicle_images i
    where i.vehicle_id = v.id
    order by i.is_primary desc, i.display_order, i.id
    limit 1
  ) image on true
  left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id
  left join private.outcodes_near(p_latitude, p_longitude, p_radius_miles) near
    on near.outcode = v.outward_code
  where v.listing_status = 'active'
  order by wanted.position;
end;
$$;

create function public.vehicles_by_ids(p_ids uuid[])
returns table (
  id             uuid,
  seller_type    public.seller_type,
  make           text,
  model          text,
  "trim"         text,
  year           smallint,
  price          integer,
  mileage        integer,
  fuel_type      public.fuel_type,
  transmission   public.transmission_type,
  body_type      public.body_type,
  colour         public.vehicle_colour,
  location       text,
  outward_code   text,
  created_at     timestamptz,
  image_url      text,
  distance_miles double precision,
  total_count    bigint,
  is_verified    boolean
)
language sql stable
set search_path = ''
as $$
  select * from private.summarise_vehicles(p_ids[1:100]);
$$;
comment on function public.vehicles_by_ids is
  'Those of the first 100 ids that are for sale, in the order given.';
revoke all on function public.vehicles_by_ids from public, anon, authenticated;
grant execute on function public.vehicles_by_ids to anon, authenticated;

create function public.search_vehicles(
  p_search       text                     default null,
  p_make_id      uuid                     default null,
  p_model_id     uuid                     default null,
  p_fuel         public.fuel_type         default null,
  p_transmission public.transmission_type default null,
  p_body_type    public.body_type         default null,
  p_price_min    integer                  default null,
  p_price_max    integer                  default null,
  p_year_min     integer                  default null,
  p_year_max     integer                  default null,
  p_mileage_min  integer                  default null,
  p_mileage_max  integer                  default null,
  p_latitude     double precision         default null,
  p_longitude    double precision         default null,
  p_radius_miles double precision         default null,
  p_sort         text                     default null,
  p_limit        integer                  default null,
  p_offset       integer                  default null
)
returns table (
  id             uuid,
  seller_type    public.seller_type,
  make           text,
  model          text,
  "trim"         text,
  year           smallint,
  price          integer,
  mileage        integer,
  fuel_type      public.fuel_type,
  transmission   public.transmission_type,
  body_type      public.body_type,
  colour         public.vehicle_colour,
  location       text,
  outward_code   text,
  created_at     timestamptz,
  image_url      text,
  distance_miles double precision,
  total_count    bigint,
  is_verified    boolean
)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  select summary.*
  from private.find_vehicles(
    p_search, p_make_id, p_model_id, p_fuel, p_transmission, p_body_type, p_price_min, p_price_max,
    p_year_min, p_year_max, p_mileage_min, p_mileage_max, p_latitude, p_longitude, p_radius_miles,
    p_sort, p_limit, p_offset
  ) as found,
  private.summarise_vehicles(found.ids, found.total, p_latitude, p_longitude, p_radius_miles) as summary;
end;
$$;
comment on function public.search_vehicles is
  'One page of the vehicles for sale. p_search: substring of ''make model''. p_sort: newest (default), '
  'price_asc, price_desc, mileage_asc, mileage_desc, year_desc, year_asc, distance (with a place). '
  'p_limit: 1 to 100, 24 by default. A page beyond the last has no rows, hence no total_count.';
revoke all on function public.search_vehicles from public, anon, authenticated;
grant execute on function public.search_vehicles to anon, authenticated;

create function public.similar_vehicles(p_vehicle_id uuid, p_limit integer default null)
returns table (
  id             uuid,
  seller_type    public.seller_type,
  make           text,
  model          text,
  "trim"         text,
  year           smallint,
  price          integer,
  mileage        integer,
  fuel_type      public.fuel_type,
  transmission   public.transmission_type,
  body_type      public.body_type,
  colour         public.vehicle_colour,
  location       text,
  outward_code   text,
  created_at     timestamptz,
  image_url      text,
  distance_miles double precision,
  total_count    bigint,
  is_verified    boolean
)
language sql stable
set search_path = ''
as $$
  select * from private.summarise_vehicles(
    private.find_similar_vehicles(p_vehicle_id, least(greatest(coalesce(p_limit, 4), 1), 24))
  );
$$;
comment on function public.similar_vehicles is
  'Vehicles for sale of the same body type and near in price, those of the same make first. '
  'p_limit: 1 to 24, 4 by default.';
revoke all on function public.similar_vehicles from public, anon, authenticated;
grant execute on function public.similar_vehicles to anon, authenticated;

-- With the caller's rights: of a favourite taken back to a draft only the id comes out.
create function public.my_favourites(p_limit integer default 200)
returns table (
  vehicle_id     uuid,
  listing_status public.listing_status,
  seller_type    public.seller_type,
  make           text,
  model          text,
  "trim"         text,
  year           smallint,
  price          integer,
  mileage        integer,
  fuel_type      public.fuel_type,
  transmission   public.transmission_type,
  body_type      public.body_type,
  colour         public.vehicle_colour,
  location       text,
  outward_code   text,
  created_at     timestamptz,
  image_url      text,
  is_verified    boolean
)
language sql stable
set search_path = ''
as $$
  select
    f.vehicle_id, v.listing_status, v.seller_type, make.name, model.name, v.trim, v.year, v.price,
    v.mileage, v.fuel_type, v.transmission, v.body_type, v.colour, v.location, v.outward_code,
    v.created_at, image.image_url, private.is_verified(v.price, valuation)
  from (
    select fav.vehicle_id, fav.created_at from public.favourites fav
    order by fav.created_at desc, fav.vehicle_id
    limit least(greatest(p_limit, 1), 1000)
  ) f
  left join public.vehicles       v     on v.id = f.vehicle_id
  left join public.vehicle_makes  make  on make.id = v.make_id
  left join public.vehicle_models model on model.id = v.model_id
  left join lateral (
    select i.image_url from public.vehicle_images i
    where i.vehicle_id = v.id
    order by i.is_primary desc, i.display_order, i.id
    limit 1
  ) image on true
  left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id
  order by f.created_at desc, f.vehicle_id;
$$;
comment on function public.my_favourites is
  'What a card shows of the signed-in person''s favourites, newest first, sold ones too; nulls where a car was withdrawn.';
revoke all on function public.my_favourites from public, anon, authenticated;
grant execute on function public.my_favourites to authenticated;
