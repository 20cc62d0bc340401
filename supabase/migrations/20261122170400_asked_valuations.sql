-- What a valuation that somebody asked for says besides its figures.
alter table public.valuations
  add column asking_price integer,
  add column colour       public.vehicle_colour,
  add column caveats      text[] not null default '{}',
  add column valued_on    date,
  add constraint valuations_asking_price_bounds check (asking_price between 1 and 10000000),
  add constraint valuations_caveats_count       check (cardinality(caveats) <= 20);
comment on column public.valuations.valued_on is 'The day the car was valued for; null for the day of created_at.';

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
    where v.listing_status = 'active' and v.model_id = any (models) and v.mileage is not null
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
    where v.listing_status = 'active' and v.body_type = p_body_type and v.model_id <> all (models)
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
comment on function public.comparable_vehicles is
  'Returns vehicles for sale like a described car: its make and model first, nearest in year and mileage. For every role. p_limit: 1 to 24, 4 by default.';
revoke all on function public.comparable_vehicles from public, anon, authenticated;
grant execute on function public.comparable_vehicles to anon, authenticated;
