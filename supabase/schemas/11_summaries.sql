-- Defines the data of a vehicle card, and the lists of cards that need no search.

-- Has the data of a vehicle card: also how the price stands against the valuation, and whether the vehicle is unbeaten,
-- with eight rivals or more.
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
  is_verified    boolean,
  value integer,
  verdict public.price_verdict,
  is_unbeaten boolean,
  seats smallint
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
revoke all on function private.summarise_vehicles from public;
grant execute on function private.summarise_vehicles to anon, authenticated, service_role;

create function public.vehicles_by_ids(p_ids uuid[])
returns setof public.vehicle_summary
language sql stable
set search_path = ''
as $$
  select * from private.summarise_vehicles(p_ids[1:100]);
$$;
comment on function public.vehicles_by_ids
  is 'Returns the summaries of those of the first 100 ids that are for sale, in the given order. For every role.';
revoke all on function public.vehicles_by_ids from public, anon, authenticated;
grant execute on function public.vehicles_by_ids to anon, authenticated, service_role;

-- Returns vehicles for sale comparable to a car that somebody describes: of the same make and model,
-- else of the same body type and a similar price, the most similar first. For every role.
create function private.find_comparable_vehicles(
  p_make text, p_model text, p_year integer, p_mileage integer, p_fuel public.fuel_type,
  p_transmission public.transmission_type, p_body_type public.body_type, p_value integer, p_limit integer
)
returns uuid[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  models uuid[];
  found  uuid[];
begin
  models := array(
    select m.id from public.vehicle_models m
    join public.vehicle_makes make on make.id = m.make_id
    where lower(make.name) = lower(p_make) and lower(m.name) = lower(p_model)
  );
  -- A year counts like 10,000 miles, another fuel or gearbox like two years.
  found := array(
    select v.id from public.vehicles v
    where v.listing_status = 'active' and not exists (
        select from public.vehicle_valuations far where far.vehicle_id = v.id and far.verdict = 'far_below'
      ) and v.model_id = any (models) and v.mileage is not null
    order by abs(v.year - p_year) + abs(v.mileage - p_mileage) / 10000.0
      + case when v.fuel_type = p_fuel then 0 else 2 end
      + case when v.transmission = p_transmission then 0 else 2 end, v.id
    limit p_limit
  );
  if cardinality(found) = p_limit then
    return found;
  end if;
  return found || array(
    select v.id from public.vehicles v
    where v.listing_status = 'active' and not exists (
        select from public.vehicle_valuations far where far.vehicle_id = v.id and far.verdict = 'far_below'
      ) and v.body_type = p_body_type and v.model_id <> all (models)
      and v.price between p_value * 3 / 4 and p_value * 5 / 4
    order by abs(v.price - p_value), v.id
    limit p_limit - cardinality(found)
  );
end;
$$;
revoke all on function private.find_comparable_vehicles from public;
grant execute on function private.find_comparable_vehicles to anon, authenticated, service_role;

create function public.comparable_vehicles(
  p_make text, p_model text, p_year integer, p_mileage integer, p_fuel public.fuel_type,
  p_transmission public.transmission_type, p_body_type public.body_type, p_value integer,
  p_limit integer default null
)
returns setof public.vehicle_summary
language sql stable
set search_path = ''
as $$
  select * from private.summarise_vehicles(
    private.find_comparable_vehicles(
      p_make, p_model, p_year, p_mileage, p_fuel, p_transmission, p_body_type, p_value,
      least(greatest(coalesce(p_limit, 4), 1), 24)
    )
  );
$$;
comment on function public.comparable_vehicles
  is 'Returns vehicles for sale like a described car: its make and model first, nearest in year and mileage. For '
  'every role. p_limit: 1 to 24, 4 by default.';
revoke all on function public.comparable_vehicles from public, anon, authenticated;
grant execute on function public.comparable_vehicles to anon, authenticated, service_role;
