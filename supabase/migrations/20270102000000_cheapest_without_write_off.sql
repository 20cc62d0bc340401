set lock_timeout = '4s';

-- A car of a write-off category has no valuation, and was the cheapest of a page where no car may be promoted.
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
      case when w.verdict is null and coalesce(v.write_off, 'none') = 'none' then v.price end as unvalued
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
          select v.id from public.vehicles v where v.listing_status = 'active' %1$s %3$s
            and coalesce(v.write_off, 'none') = 'none' and not exists (
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
