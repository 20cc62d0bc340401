-- A car whose category of write-off is said has no valuation, so no verdict, no badge and no place among others; lists do
-- not promote it.
set lock_timeout = '4s';

comment on table public.vehicle_valuations is
  'The current valuation of a listing; no row if there is none for its present data, nor for one that was written off.';

drop trigger forget_vehicle_valuation on public.vehicles;
create trigger forget_vehicle_valuation
  after update of make_id, model_id, year, mileage, fuel_type, transmission, body_type, condition,
    engine_size, write_off on public.vehicles
  for each row
  when ((old.make_id, old.model_id, old.year, old.mileage, old.fuel_type, old.transmission,
         old.body_type, old.condition, old.engine_size, old.write_off)
        is distinct from
        (new.make_id, new.model_id, new.year, new.mileage, new.fuel_type, new.transmission,
         new.body_type, new.condition, new.engine_size, new.write_off))
  execute function private.forget_vehicle_valuation();

create or replace function public.keep_valuations(p_valuations jsonb)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  stored integer;
begin
  insert into public.vehicle_valuations (
    vehicle_id, value, low_80, high_80, low_90, high_90, contributions, caveats, model_version, valued_on
  )
  select v.id, g.value, g.low_80, g.high_80, g.low_90, g.high_90, g.contributions, g.caveats,
         g.model_version, g.valued_on
  from jsonb_to_recordset(p_valuations) as g (
    vehicle_id uuid, make_id uuid, model_id uuid, year smallint, mileage integer,
    fuel_type public.fuel_type, transmission public.transmission_type, body_type public.body_type,
    condition public.vehicle_condition, engine_size numeric(3, 1),
    value integer, low_80 integer, high_80 integer, low_90 integer, high_90 integer,
    contributions jsonb, caveats text[], model_version text, valued_on date
  )
  join public.vehicles v on v.id = g.vehicle_id
  where (v.make_id, v.model_id, v.year, v.fuel_type, v.transmission, v.body_type, v.condition)
      = (g.make_id, g.model_id, g.year, g.fuel_type, g.transmission, g.body_type, g.condition)
    and v.mileage is not distinct from g.mileage
    and v.engine_size is not distinct from g.engine_size
    and coalesce(v.write_off, 'none') = 'none'
  -- Locks the vehicle until the end of the transaction.
  for share of v
  on conflict (vehicle_id) do update set
    value = excluded.value, low_80 = excluded.low_80, high_80 = excluded.high_80,
    low_90 = excluded.low_90, high_90 = excluded.high_90, contributions = excluded.contributions,
    caveats = excluded.caveats, model_version = excluded.model_version, valued_on = excluded.valued_on;
  get diagnostics stored = row_count;
  return stored;
end;
$$;
comment on function public.keep_valuations
  is 'Stores valuations that come with their inputs, skipping those whose vehicle has changed since or was '
  'written off. Returns the number stored. For the server only.';

delete from public.vehicle_valuations valued using public.vehicles v
where v.id = valued.vehicle_id and coalesce(v.write_off, 'none') <> 'none';

create or replace function public.market_position(p_vehicle_id uuid)
returns table (rivals integer, cheaper integer, low integer, high integer, nearest jsonb)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  with brought as materialized (
    select
      rival.id, v.price as asked,
      round((
        rival.price * 0.875::double precision ^ (rival.year - v.year)
        * 0.955::double precision ^ ((v.mileage - rival.mileage) / 10000.0::double precision)
      )::numeric)::integer as price,
      own.verdict is not null as is_valued, its.verdict is not null as is_valued_rival
    from public.vehicles v
    join public.vehicles rival on rival.model_id = v.model_id and rival.fuel_type = v.fuel_type and rival.id <> v.id
    left join public.vehicle_valuations own on own.vehicle_id = v.id
    left join public.vehicle_valuations its on its.vehicle_id = rival.id
    where v.id = p_vehicle_id and v.listing_status = 'active' and rival.listing_status = 'active'
      and abs(rival.year - v.year) <= 2 and abs(rival.mileage - v.mileage) <= greatest(10000, v.mileage / 2)
      and own.verdict is distinct from 'far_below' and its.verdict is distinct from 'far_below'
      and coalesce(v.write_off, 'none') = 'none' and coalesce(rival.write_off, 'none') = 'none'
  ),
  fair as materialized (
    select b.id, b.asked, b.price
    from brought b, (select percentile_cont(0.5) within group (order by brought.price) / 2 as least from brought) usual
    where (b.is_valued or b.asked >= usual.least) and (b.is_valued_rival or b.price >= usual.least)
  ),
  near as (
    select f.id, f.price from fair f order by f.price, f.id limit 12
  )
  select
    count(*)::integer, (count(*) filter (where f.price < f.asked))::integer,
    round((percentile_cont(0.25) within group (order by f.price))::numeric, -1)::integer,
    round((percentile_cont(0.75) within group (order by f.price))::numeric, -1)::integer,
    (
      select jsonb_agg(to_jsonb(summary) || jsonb_build_object('brought', near.price) order by near.price, near.id)
      from near
      join private.summarise_vehicles(array(select named.id from near named)) summary on summary.id = near.id
    )
  from fair f
  having count(*) >= 3;
end;
$$;

create or replace function private.is_promoted(p_vehicle_id uuid)
returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.vehicles v
    left join public.vehicle_valuations valued on valued.vehicle_id = v.id
    where v.id = p_vehicle_id and v.listing_status = 'active' and coalesce(v.write_off, 'none') = 'none'
      and coalesce(
        valued.verdict <> 'far_below', v.price >= private.least_fair_price(v.model_id, v.fuel_type, v.year)
      )
  );
end;
$$;

comment on function public.promoted_vehicles
  is 'Returns those of the first 100 ids that are for sale and that lists may promote: not written off, nor far below their '
  'valuation, nor, where their kind has none, under half of what such vehicles ask. For every role.';

create or replace function private.write_landing_facts(p_fewest integer)
returns void
language plpgsql
set search_path = ''
as $$
begin
  with kinds as materialized (
    select kind.*, private.least_fair_price(kind.model_id, kind.fuel_type, kind.year) as least
    from (select distinct v.model_id, v.fuel_type, v.year from public.vehicles v where v.listing_status = 'active') kind
  ),
  cars as materialized (
    select
      v.make_id, v.model_id, v.body_type, v.fuel_type, near.town, v.year, v.price, v.mileage, v.created_at,
      case when w.verdict not in ('none', 'far_below') then w.verdict end as verdict,
      -- As private.is_promoted has it.
      case
        when coalesce(v.write_off, 'none') = 'none' and coalesce(w.verdict <> 'far_below', v.price >= kinds.least)
        then v.price
      end as offered,
      case when w.verdict is null then v.price end as unvalued
    from public.vehicles v
    join kinds on (kinds.model_id, kinds.fuel_type, kinds.year) = (v.model_id, v.fuel_type, v.year)
    left join public.vehicle_valuations w on w.vehicle_id = v.id
    left join private.landing_town_codes near on near.outcode = v.outward_code and near.is_nearest
    where v.listing_status = 'active'
  ),
  listed as materialized (
    -- Collation C is the cheapest order to sort by.
    select path collate "C" as path, make_id, model_id, town, body_type, fuel_type, cars
    from public.landing_pages where cars > 0
  ),
  cars_of_pages as materialized (
    select page.path, car.* from listed page join cars car using (body_type)
    union all
    select page.path, car.* from listed page join cars car using (fuel_type)
    union all
    select page.path, car.* from listed page join cars car using (make_id) where page.model_id is null
    union all
    select page.path, car.* from listed page join cars car using (model_id) where page.town is null
    union all
    select page.path, car.* from listed page join cars car using (town) where page.make_id is null
    union all
    select page.path, car.* from listed page join cars car using (model_id, town)
  ),
  -- Sums up by page and year, and by page.
  sums as (
    select
      path, year, count(*) as cars, coalesce(min(offered), min(unvalued), min(price)) as low, max(price) as high,
      round((percentile_cont(0.5) within group (order by price))::numeric) as price,
      round((percentile_cont(0.5) within group (order by mileage))::numeric) as mileage,
      round(avg(extract(epoch from now() - created_at)) / 86400) as days, max(created_at) as newest,
      count(verdict) as judged, count(*) filter (where verdict in ('under', 'below')) as under
    from cars_of_pages
    group by grouping sets ((path, year), (path))
  ),
  years as (
    select path, jsonb_agg(jsonb_build_object(
      'year', year, 'cars', cars, 'low', low, 'high', high, 'price', price, 'mileage', mileage
    ) order by year desc) as list
    from sums where year is not null
    group by path
  ),
  -- Cars of one model and year differ by their mileage: the slope of price on mileage within these groups.
  slopes as (
    select
      path, sum(others) as freedom, sum(product) as product, sum(miles_squared) as miles_squared,
      sum(price_squared) as price_squared
    from (
      select
        path, count(*) - 1 as others, regr_sxy(price, mileage) as product,
        regr_sxx(price, mileage) as miles_squared, regr_syy(price, mileage) as price_squared
      from cars_of_pages where mileage is not null
      group by path, model_id, year
    ) same
    group by path
  ),
  pairs as (
    select make.path as make, kind.path as kind
    from (
      select make_id, body_type, fuel_type, town from cars
      group by grouping sets ((make_id, body_type), (make_id, fuel_type), (make_id, town))
      having count(*) >= p_fewest
    ) enough
    join listed make on make.make_id = enough.make_id and make.model_id is null
    join listed kind on kind.make_id is null
      and (kind.body_type = enough.body_type or kind.fuel_type = enough.fuel_type or kind.town = enough.town)
  ),
  worked_out as materialized (
    select
      path,
      jsonb_build_object(
        'asOf', now(), 'total', page.cars, 'cars', sums.cars, 'price', sums.price, 'low', sums.low, 'high', sums.high,
        'mileage', sums.mileage, 'daysForSale', sums.days, 'newest', sums.newest, 'judged', sums.judged,
        'under', sums.under, 'years', years.list,
        -- Needs at least twelve comparisons, and a slope three standard errors from zero.
        'perTenThousandMiles', case
          when freedom >= 12 and product < 0
            and product * product * freedom > 9 * (price_squared * miles_squared - product * product)
          then round(-10000 * product / miles_squared)
        end
      ) as facts,
      array(select pairs.kind from pairs where pairs.make = path union all select pairs.make from pairs where pairs.kind = path)
        as beside
    from listed page
    join sums using (path)
    join years using (path)
    left join slopes using (path)
    where sums.year is null
  ),
  ended as (
    delete from private.landing_facts kept
    where not exists (select from worked_out where worked_out.path = kept.path)
  )
  insert into private.landing_facts (path, facts, beside)
  select path, facts, beside from worked_out
  on conflict (path) do update set facts = excluded.facts, beside = excluded.beside;
end;
$$;
