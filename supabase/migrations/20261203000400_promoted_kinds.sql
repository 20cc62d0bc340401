-- Electric and hydrogen cars, and those over 20 years old, have no valuation. They are promoted at half or more of what
-- such cars ask here, and never said to be unbeaten. A car without a valuation that asks less is no rival.

create function private.least_fair_price(p_model_id uuid, p_fuel public.fuel_type, p_year smallint)
returns double precision
language plpgsql stable security definer
set search_path = ''
as $$
declare
  oldest       constant integer := extract(year from now()) - 20;
  is_plug_only constant boolean := p_fuel in ('electric', 'hydrogen');
begin
  if not is_plug_only and p_year >= oldest then
    return null;
  end if;
  return (
    select percentile_cont(0.5) within group (order by of_seller.price) / 2
    from (
      select avg(
        v.price * 0.875::double precision ^ (greatest(v.year, oldest) - greatest(p_year, oldest))
      ) as price
      from public.vehicles v
      where v.listing_status = 'active' and v.model_id = p_model_id and v.fuel_type = p_fuel
        and (is_plug_only or v.year < oldest)
      group by v.seller_id
    ) of_seller
    having count(*) > 3
  );
end;
$$;
revoke all on function private.least_fair_price from public;
grant execute on function private.least_fair_price to service_role;

create function private.is_promoted(p_vehicle_id uuid)
returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.vehicles v
    left join public.vehicle_valuations valued on valued.vehicle_id = v.id
    where v.id = p_vehicle_id and v.listing_status = 'active'
      and coalesce(
        valued.verdict <> 'far_below', v.price >= private.least_fair_price(v.model_id, v.fuel_type, v.year)
      )
  );
end;
$$;
revoke all on function private.is_promoted from public;
grant execute on function private.is_promoted to anon, authenticated, service_role;

create function public.promoted_vehicles(p_ids uuid[])
returns uuid[]
language sql stable
set search_path = ''
as $$
  select array(select wanted.id from unnest(p_ids[1:100]) as wanted (id) where private.is_promoted(wanted.id));
$$;
comment on function public.promoted_vehicles
  is 'Returns those of the first 100 ids that are for sale and that lists may promote: not far below their valuation, nor, '
  'where their kind has none, under half of what such vehicles ask. For every role.';
revoke all on function public.promoted_vehicles from public, anon, authenticated;
grant execute on function public.promoted_vehicles to anon, authenticated, service_role;

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

create or replace function private.find_comparable_vehicles(
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
    select near.id from (
      select v.id from public.vehicles v
      where v.listing_status = 'active' and v.model_id = any (models) and v.mileage is not null
      order by abs(v.year - p_year) + abs(v.mileage - p_mileage) / 10000.0
        + case when v.fuel_type = p_fuel then 0 else 2 end
        + case when v.transmission = p_transmission then 0 else 2 end, v.id
      offset 0
    ) near
    where private.is_promoted(near.id)
    limit p_limit
  );
  if cardinality(found) = p_limit then
    return found;
  end if;
  return found || array(
    select near.id from (
      select v.id from public.vehicles v
      where v.listing_status = 'active' and v.body_type = p_body_type and v.model_id <> all (models)
        and v.price between p_value * 3 / 4 and p_value * 5 / 4
      order by abs(v.price - p_value), v.id
      offset 0
    ) near
    where private.is_promoted(near.id)
    limit p_limit - cardinality(found)
  );
end;
$$;

create or replace function private.find_similar_vehicles(p_vehicle_id uuid, p_limit integer)
returns uuid[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  wanted record;
  models uuid[];
  ids    uuid[] := '{}';
begin
  select v.id, v.make_id, v.model_id, v.body_type, v.price, false as is_gone into wanted
  from public.vehicles v
  where v.id = p_vehicle_id and v.listing_status = 'active'
  union all
  select d.vehicle_id, m.make_id, d.model_id, d.body_type, d.price, true
  from public.vehicle_departures d
  join public.vehicle_models m on m.id = d.model_id
  where d.vehicle_id = p_vehicle_id and (
    d.is_final or exists (select from public.vehicles v where v.id = d.vehicle_id and v.listing_status::text = 'held')
  );
  if not found then
    return ids;
  end if;

  -- Finds others of its model in place of one that is gone.
  if wanted.is_gone then
    ids := array(
      select near.id from (
        select v.id from public.vehicles v
        where v.listing_status = 'active' and v.model_id = wanted.model_id
          and v.price between wanted.price / 2 and wanted.price * 3 / 2
        order by abs(v.price - wanted.price), v.id
        offset 0
      ) near
      where private.is_promoted(near.id)
      limit p_limit
    );
  end if;

  -- Adds vehicles of the same make, within half the price.
  models := array(select m.id from public.vehicle_models m where m.make_id = wanted.make_id);
  ids := ids || array(
    select near.id from (
      select v.id from public.vehicles v
      where v.listing_status = 'active' and v.body_type = wanted.body_type
        and v.model_id = any (models) and v.id <> all (ids || wanted.id)
        and v.price between wanted.price / 2 and wanted.price * 3 / 2
      order by abs(v.price - wanted.price), v.id
      offset 0
    ) near
    where private.is_promoted(near.id)
    limit p_limit - cardinality(ids)
  );
  if cardinality(ids) = p_limit then
    return ids;
  end if;

  -- Adds other makes then, nearest in price first.
  return ids || array(
    select near.id from (
      (select v.id, v.price from (
         select v.id, v.price from public.vehicles v
         where v.listing_status = 'active' and v.body_type = wanted.body_type
           and v.price >= wanted.price and v.make_id <> wanted.make_id
         order by v.price offset 0
       ) v
       where private.is_promoted(v.id) limit p_limit)
      union all
      (select v.id, v.price from (
         select v.id, v.price from public.vehicles v
         where v.listing_status = 'active' and v.body_type = wanted.body_type
           and v.price < wanted.price and v.make_id <> wanted.make_id
         order by v.price desc offset 0
       ) v
       where private.is_promoted(v.id) limit p_limit)
    ) near
    order by abs(near.price - wanted.price), near.id
    limit p_limit - cardinality(ids)
  );
end;
$$;

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
      case when coalesce(w.verdict <> 'far_below', v.price >= kinds.least) then v.price end as offered,
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

create or replace function private.landing_cars(
  p_page public.landing_pages, p_number integer,
  out ids uuid[], out total integer, out cheapest uuid, out facts jsonb, out beside text[]
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  condition constant text := concat(
    case when p_page.make_id   is not null and p_page.model_id is null then
      ' and v.model_id in (select m.id from public.vehicle_models m where m.make_id = $1)' end,
    case when p_page.model_id  is not null then ' and v.model_id = $2'  end,
    case when p_page.body_type is not null then ' and v.body_type = $3' end,
    case when p_page.fuel_type is not null then ' and v.fuel_type = $4' end
  );
  in_town    constant text := case when p_page.town is not null then ' and v.outward_code = any ($5)' end;
  is_nearest constant text := case when p_page.town is not null then ' and v.outward_code = any ($6)' end;
begin
  select kept.facts, kept.beside into facts, beside from private.landing_facts kept where kept.path = p_page.path;
  execute format(
    $query$
    select
      (select count(*) from public.vehicles v where v.listing_status = 'active' %1$s %2$s),
      array(
        select v.id from public.vehicles v where v.listing_status = 'active' %1$s %2$s
        order by v.created_at desc, v.id desc limit 24 offset 24 * ($7 - 1)
      ),
      coalesce(
        (
          select near.id from (
            select v.id from public.vehicles v where v.listing_status = 'active' %1$s %3$s
            order by v.price, v.year desc, v.id offset 0
          ) near
          where private.is_promoted(near.id) limit 1
        ),
        (
          select v.id from public.vehicles v where v.listing_status = 'active' %1$s %3$s and not exists (
            select from public.vehicle_valuations valued where valued.vehicle_id = v.id
          )
          order by v.price, v.year desc, v.id limit 1
        ),
        (
          select v.id from public.vehicles v where v.listing_status = 'active' %1$s %3$s
          order by v.price, v.year desc, v.id limit 1
        )
      )
    $query$,
    condition, in_town, is_nearest
  )
  into total, ids, cheapest
  using
    p_page.make_id, p_page.model_id, p_page.body_type, p_page.fuel_type,
    array(select near.outcode from private.landing_town_codes near where near.town = p_page.town),
    array(select near.outcode from private.landing_town_codes near where near.town = p_page.town and near.is_nearest),
    least(greatest(p_number, 1), 5000);
end;
$$;
