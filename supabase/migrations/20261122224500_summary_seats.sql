-- Cards say how many seats a vehicle has.
alter type public.vehicle_summary add attribute seats smallint;

-- Returns the summaries of those vehicles that are for sale, in the order of the ids. With the caller's
-- rights: only what the caller can read. For every role.
create or replace function private.summarise_vehicles(
  p_ids          uuid[],
  p_total        bigint           default 0,
  p_latitude     double precision default null,
  p_longitude    double precision default null,
  p_radius_miles double precision default null
)
returns setof public.vehicle_summary
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  select
    v.id, v.seller_type, make.name, model.name, v.trim, v.year, v.price, v.mileage, v.fuel_type,
    v.transmission, v.body_type, v.colour, v.location, v.outward_code, v.created_at, image.image_url,
    near.miles, p_total, private.is_verified(v.price, valuation), valuation.value,
    coalesce(valuation.verdict, 'none'), coalesce(private.is_unbeaten(standing, model_standing), false),
    v.seats
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
  left join public.vehicle_standings standing on standing.vehicle_id = v.id
  left join public.model_standings model_standing on model_standing.model_id = standing.model_id
  left join private.outcodes_near(p_latitude, p_longitude, p_radius_miles) near
    on near.outcode = v.outward_code
  where v.listing_status = 'active'
  order by wanted.position;
end;
$$;

-- Its columns change.
drop function public.my_favourites(integer);

-- With the caller's rights: a left join, so that a withdrawn vehicle has a row with its id alone.
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
  is_verified    boolean,
  value          integer,
  verdict        public.price_verdict,
  is_unbeaten    boolean,
  seats          smallint
)
language sql stable
set search_path = ''
as $$
  select
    f.vehicle_id, v.listing_status, v.seller_type, make.name, model.name, v.trim, v.year, v.price,
    v.mileage, v.fuel_type, v.transmission, v.body_type, v.colour, v.location, v.outward_code,
    v.created_at, image.image_url, private.is_verified(v.price, valuation),
    valuation.value, coalesce(valuation.verdict, 'none'),
    coalesce(private.is_unbeaten(standing, model_standing), false), v.seats
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
  left join public.vehicle_standings standing on standing.vehicle_id = v.id
  left join public.model_standings model_standing on model_standing.model_id = standing.model_id
  order by f.created_at desc, f.vehicle_id;
$$;
comment on function public.my_favourites is
  'Returns the summaries of the caller''s favourites, newest first, sold ones included; nulls where a vehicle was withdrawn. For signed-in users.';
revoke all on function public.my_favourites from public, anon, authenticated;
grant execute on function public.my_favourites to authenticated;
