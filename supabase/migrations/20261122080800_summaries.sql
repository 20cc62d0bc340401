-- The data of a vehicle card.
create type public.vehicle_summary as (
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
);

-- Returns the summaries of those vehicles that are for sale, in the order of the ids. With the caller's
-- rights: only what the caller can read. For every role.
create function private.summarise_vehicles(
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
revoke all on function private.summarise_vehicles from public;
grant execute on function private.summarise_vehicles to anon, authenticated, service_role;

create function public.vehicles_by_ids(p_ids uuid[])
returns setof public.vehicle_summary
language sql stable
set search_path = ''
as $$
  select * from private.summarise_vehicles(p_ids[1:100]);
$$;
comment on function public.vehicles_by_ids is
  'Returns the summaries of those of the first 100 ids that are for sale, in the given order. For every role.';
revoke all on function public.vehicles_by_ids from public, anon, authenticated;
grant execute on function public.vehicles_by_ids to anon, authenticated;
