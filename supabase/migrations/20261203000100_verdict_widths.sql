-- A verdict in pounds up to a range of 35% of the value, by the middle half of prices; by the range itself up to 60%.
create or replace function private.price_verdict(
  p_price integer, p_value integer, p_low_80 integer, p_high_80 integer, p_low_90 integer
)
returns public.price_verdict
language sql immutable
set search_path = ''
as $$
  select case
    when p_price < p_low_90 then 'far_below'
    when p_price is null or (p_high_80 - p_low_80)::bigint * 100 > p_value::bigint * 60 then 'none'
    when (p_high_80 - p_low_80)::bigint * 100 > p_value::bigint * 35 then
      case when p_price < p_low_80 then 'below' when p_price > p_high_80 then 'above' else 'within' end
    when (p_value - p_price)::bigint * 19 > (p_value - p_low_80)::bigint * 10 then 'under'
    when (p_price - p_value)::bigint * 19 > (p_high_80 - p_value)::bigint * 10 then 'over'
    else 'at'
  end::public.price_verdict;
$$;

create or replace function private.judge_price()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  asked integer;
begin
  select v.price into asked from public.vehicles v where v.id = new.vehicle_id;
  new.verdict := private.price_verdict(asked, new.value, new.low_80, new.high_80, new.low_90);
  new.price_ratio := asked::double precision / case
    when new.verdict in ('under', 'at', 'over') then new.value
    when new.verdict in ('below', 'within', 'above') then least(greatest(asked, new.low_80), new.high_80)
  end;
  return new;
end;
$$;

create or replace function private.is_verified(p_price integer, p_valuation public.vehicle_valuations)
returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(
    p_valuation.verdict in ('under', 'at', 'over')
      and p_price between p_valuation.low_80 and p_valuation.high_80, false
  );
$$;

comment on function public.is_verified
  is 'Returns true if the 80% range of the valuation is narrow and the price lies in it. For every role.';
comment on column public.vehicle_valuations.price_ratio is
  'The asking price divided by the value, or by the nearest price of a wide 80% range, to sort by; null without a '
  'verdict, and far below the range.';

create or replace function private.write_landing_facts(p_fewest integer)
returns void
language plpgsql
set search_path = ''
as $$
begin
  with cars as materialized (
    select
      v.make_id, v.model_id, v.body_type, v.fuel_type, near.town, v.year, v.price, v.mileage, v.created_at,
      case when w.verdict not in ('none', 'far_below') then w.verdict end as verdict,
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

-- Judges every price anew.
update public.vehicle_valuations set value = value;
