-- A car without a valuation may ask far below such cars: by REST its seller can see to it that there is none. Lists
-- promote only cars with one, and only these beat others.

create or replace function private.is_beaten(p_vehicle public.vehicles)
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from public.vehicles rival
    where rival.listing_status = 'active' and rival.mileage is not null
      and rival.model_id = p_vehicle.model_id and rival.price < p_vehicle.price
      and rival.year > p_vehicle.year and rival.mileage < p_vehicle.mileage
      and exists (
        select from public.vehicle_valuations fair where fair.vehicle_id = rival.id and fair.verdict <> 'far_below'
      )
  );
end;
$$;

create or replace function private.update_standings(p_gone private.ranked_vehicle[], p_come private.ranked_vehicle[])
returns void
language plpgsql
set search_path = ''
set plan_cache_mode = auto
as $$
begin
  -- A plan kept from writes of one vehicle takes minutes for thousands. The setting holds until the function ends.
  if cardinality(p_gone) + cardinality(p_come) > 100 then
    set local plan_cache_mode = force_custom_plan;
  end if;

  -- Lets in one writer of a model at a time, in the order of ids; later statements see what the others wrote.
  insert into public.model_standings (model_id)
  select distinct changed.model_id from unnest(p_gone || p_come) changed
  order by changed.model_id
  on conflict do nothing;
  perform from public.model_standings m
  where m.model_id in (select changed.model_id from unnest(p_gone || p_come) changed)
  order by m.model_id
  for update;

  delete from public.vehicle_standings s
  using unnest(p_gone || p_come) changed where s.vehicle_id = changed.id;

  -- Marks others that the new ones beat.
  update public.vehicle_standings s set is_beaten = true
  from unnest(p_come) come, public.vehicles v
  where s.model_id = come.model_id and not s.is_beaten and v.id = s.vehicle_id
    and come.price < v.price and come.year > v.year and come.mileage < v.mileage
    and exists (
      select from public.vehicle_valuations fair where fair.vehicle_id = come.id and fair.verdict <> 'far_below'
    );

  -- Reads the present state: one of them may have been changed again, or deleted.
  insert into public.vehicle_standings (vehicle_id, model_id, is_beaten)
  select v.id, v.model_id, private.is_beaten(v)
  from public.vehicles v
  where v.id in (select come.id from unnest(p_come) come)
    and v.listing_status = 'active' and v.mileage is not null;

  -- Clears others that the old ones beat, if nothing else does. With many old ones it is faster to ask all.
  update public.vehicle_standings s set is_beaten = false
  from public.vehicles v
  where s.is_beaten and v.id = s.vehicle_id
    and s.model_id in (select gone.model_id from unnest(p_gone) gone)
    and (
      cardinality(p_gone) > 100
      or exists (
        select from unnest(p_gone) gone
        where gone.model_id = v.model_id
          and gone.price < v.price and gone.year > v.year and gone.mileage < v.mileage
      )
    )
    and not private.is_beaten(v);

  update public.model_standings m
  set vehicles = (select count(*) from public.vehicle_standings s where s.model_id = m.model_id)
  where m.model_id in (select changed.model_id from unnest(p_gone || p_come) changed);
end;
$$;

create or replace function private.keep_rivals()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  begun uuid[] := '{}';
  ended uuid[] := '{}';
  gone  private.ranked_vehicle[];
  come  private.ranked_vehicle[];
begin
  if tg_op = 'INSERT' then
    begun := array(select n.vehicle_id from new_rows n where n.verdict <> 'far_below');
  elsif tg_op = 'DELETE' then
    ended := array(select o.vehicle_id from old_rows o where o.verdict <> 'far_below');
  else
    begun := array(
      select n.vehicle_id from new_rows n join old_rows o on o.vehicle_id = n.vehicle_id
      where o.verdict = 'far_below' and n.verdict <> 'far_below'
    );
    ended := array(
      select n.vehicle_id from new_rows n join old_rows o on o.vehicle_id = n.vehicle_id
      where o.verdict <> 'far_below' and n.verdict = 'far_below'
    );
  end if;
  select
    array_agg((v.id, v.model_id, v.price, v.year, v.mileage)::private.ranked_vehicle) filter (where changed.has_ended),
    array_agg((v.id, v.model_id, v.price, v.year, v.mileage)::private.ranked_vehicle)
  into gone, come
  from (select unnest(ended) as id, true as has_ended union all select unnest(begun), false) changed
  join public.vehicles v on v.id = changed.id
  where v.listing_status = 'active' and v.mileage is not null;
  if come is not null then
    perform private.update_standings(coalesce(gone, '{}'), come);
  end if;
  return null;
end;
$$;

create or replace function public.vehicle_standing(p_vehicle_id uuid)
returns table (is_unbeaten boolean, rivals integer, beaten_by jsonb)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  select private.is_unbeaten(s, m), m.vehicles - 1, to_jsonb(array(
    select summary from private.summarise_vehicles(array(
      select rival.id from public.vehicles rival
      where rival.listing_status = 'active' and rival.mileage is not null and rival.model_id = v.model_id
        and rival.price < v.price and rival.year > v.year and rival.mileage < v.mileage
        and exists (
        select from public.vehicle_valuations fair where fair.vehicle_id = rival.id and fair.verdict <> 'far_below'
      )
      order by rival.price, rival.id
      limit 5
    )) summary
  ))
  from public.vehicles v
  join public.vehicle_standings s on s.vehicle_id = v.id
  join public.model_standings m on m.model_id = s.model_id
  where v.id = p_vehicle_id and v.listing_status = 'active' and private.is_unbeaten(s, m) is not null;
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
    select v.id from public.vehicles v
    where v.listing_status = 'active' and exists (
        select from public.vehicle_valuations fair where fair.vehicle_id = v.id and fair.verdict <> 'far_below'
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
    where v.listing_status = 'active' and exists (
        select from public.vehicle_valuations fair where fair.vehicle_id = v.id and fair.verdict <> 'far_below'
      ) and v.body_type = p_body_type and v.model_id <> all (models)
      and v.price between p_value * 3 / 4 and p_value * 5 / 4
    order by abs(v.price - p_value), v.id
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
      select v.id from public.vehicles v
      where v.listing_status = 'active' and exists (
        select from public.vehicle_valuations fair where fair.vehicle_id = v.id and fair.verdict <> 'far_below'
      ) and v.model_id = wanted.model_id
        and v.price between wanted.price / 2 and wanted.price * 3 / 2
      order by abs(v.price - wanted.price), v.id
      limit p_limit
    );
  end if;

  -- Adds vehicles of the same make, within half the price.
  models := array(select m.id from public.vehicle_models m where m.make_id = wanted.make_id);
  ids := ids || array(
    select v.id from public.vehicles v
    where v.listing_status = 'active' and exists (
        select from public.vehicle_valuations fair where fair.vehicle_id = v.id and fair.verdict <> 'far_below'
      ) and v.body_type = wanted.body_type
      and v.model_id = any (models) and v.id <> all (ids || wanted.id)
      and v.price between wanted.price / 2 and wanted.price * 3 / 2
    order by abs(v.price - wanted.price), v.id
    limit p_limit - cardinality(ids)
  );
  if cardinality(ids) = p_limit then
    return ids;
  end if;

  -- Adds other makes then, nearest in price first.
  return ids || array(
    select near.id from (
      (select v.id, v.price from public.vehicles v
       where v.listing_status = 'active' and exists (
        select from public.vehicle_valuations fair where fair.vehicle_id = v.id and fair.verdict <> 'far_below'
      ) and v.body_type = wanted.body_type
         and v.price >= wanted.price and v.make_id <> wanted.make_id
       order by v.price limit p_limit)
      union all
      (select v.id, v.price from public.vehicles v
       where v.listing_status = 'active' and exists (
        select from public.vehicle_valuations fair where fair.vehicle_id = v.id and fair.verdict <> 'far_below'
      ) and v.body_type = wanted.body_type
         and v.price < wanted.price and v.make_id <> wanted.make_id
       order by v.price desc limit p_limit)
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
  with cars as materialized (
    select
      v.make_id, v.model_id, v.body_type, v.fuel_type, near.town, v.year, v.price, v.mileage, v.created_at,
      case when w.verdict in ('under', 'at', 'over') then w.verdict end as verdict,
      case when w.verdict <> 'far_below' then v.price end as offered,
      case when w.verdict is null then v.price end as unvalued
    from public.vehicles v
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
      count(verdict) as judged, count(*) filter (where verdict = 'under') as under
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
          select v.id from public.vehicles v where v.listing_status = 'active' %1$s %3$s and exists (
            select from public.vehicle_valuations fair where fair.vehicle_id = v.id and fair.verdict <> 'far_below'
          )
          order by v.price, v.year desc, v.id limit 1
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

drop trigger keep_rivals on public.vehicle_valuations;

create trigger keep_rivals_inserted
  after insert on public.vehicle_valuations
  referencing new table as new_rows
  for each statement execute function private.keep_rivals();

create trigger keep_rivals_updated
  after update on public.vehicle_valuations
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.keep_rivals();

create trigger keep_rivals_deleted
  after delete on public.vehicle_valuations
  referencing old table as old_rows
  for each statement execute function private.keep_rivals();

update public.vehicle_standings s set is_beaten = false
from public.vehicles v
where s.is_beaten and v.id = s.vehicle_id and not private.is_beaten(v);
