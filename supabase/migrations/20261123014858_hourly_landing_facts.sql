-- The facts of landing pages are worked out when the pages are listed, hourly, and kept: of the largest pages
-- they took 0.3 s.

drop function public.landing_page(text, text, text, public.body_type, public.fuel_type, integer);
drop function private.landing_neighbours(public.landing_pages, jsonb);
drop function private.landing_facts(uuid, uuid, text, public.body_type, public.fuel_type, integer);

-- The facts of the pages that are listed now.
create table private.landing_facts (
  path   text   not null,
  facts  jsonb  not null,
  -- The paths of the body types, fuels and towns with enough cars of a make; of each of these those of the makes.
  beside text[] not null,
  constraint landing_facts_pkey      primary key (path),
  constraint landing_facts_path_fkey foreign key (path) references public.landing_pages (path) on delete cascade
);
grant select, insert, update, delete on table private.landing_facts to service_role;

-- Returns the path of a landing page after '/used-cars/', from slugs. lib/paths.ts has the same rule.
create function private.landing_path(
  p_make text, p_model text, p_town text, p_body public.body_type, p_fuel public.fuel_type
)
returns text
language sql stable
set search_path = ''
as $$
  select coalesce(
    'body/' || p_body, 'fuel/' || replace(p_fuel::text, '_', '-'),
    p_make || coalesce('/' || p_model || coalesce('/' || p_town, ''), ''),
    'in/' || p_town
  );
$$;
revoke all on function private.landing_path from public;
grant execute on function private.landing_path to service_role;

-- Writes the facts of the listed pages: what their cars say together, of a town those nearest to it.
create function private.write_landing_facts(p_fewest integer)
returns void
language plpgsql
set search_path = ''
as $$
begin
  with cars as materialized (
    select
      v.make_id, v.model_id, v.body_type, v.fuel_type, near.town, v.year, v.price, v.mileage, v.created_at,
      case when w.verdict in ('under', 'at', 'over') then w.verdict end as verdict
    from public.vehicles v
    left join public.vehicle_valuations w on w.vehicle_id = v.id
    left join private.landing_town_codes near on near.outcode = v.outward_code and near.is_nearest
    where v.listing_status = 'active'
  ),
  listed as materialized (
    -- In the cheapest order to sort by.
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
  -- By page and year, and by page.
  sums as (
    select
      path, year, count(*) as cars, min(price) as low, max(price) as high,
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
        -- At least twelve comparisons, and three standard errors from nothing.
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
revoke all on function private.write_landing_facts from public;
grant execute on function private.write_landing_facts to service_role;

-- Hosted projects end the server's statements after eight seconds.
create or replace function public.list_landing_pages()
returns integer
language plpgsql
set search_path = ''
set statement_timeout = '1min'
set work_mem = '64MB'
as $$
declare
  fewest         constant integer := 3;
  -- Within 15 miles, one of them nearest to the town.
  fewest_in_town constant integer := 6;
  listed integer;
begin
  with counted as materialized (
    select v.make_id, v.model_id, v.body_type, v.fuel_type, v.outward_code, count(*) as cars,
           max(v.updated_at) as changed_at
    from public.vehicles v
    where v.listing_status = 'active'
    group by v.make_id, v.model_id, v.body_type, v.fuel_type, v.outward_code
  ),
  anywhere as (
    select make_id, model_id, null::text as town, body_type, fuel_type, sum(cars) as cars, max(changed_at) as changed_at
    from counted
    group by grouping sets ((make_id), (make_id, model_id), (body_type), (fuel_type))
    having sum(cars) >= fewest
  ),
  by_code as materialized (
    select make_id, model_id, outward_code, sum(cars) as cars, max(changed_at) as changed_at
    from counted
    group by make_id, model_id, outward_code
  ),
  in_towns as (
    select c.make_id, c.model_id, near.town, sum(c.cars) as cars, max(c.changed_at) as changed_at
    from private.landing_town_codes near
    join by_code c on c.outward_code = near.outcode
    group by grouping sets ((near.town), (near.town, c.make_id, c.model_id))
    having sum(c.cars) >= fewest_in_town and bool_or(near.is_nearest)
  ),
  pages as (
    select make_id, model_id, town, body_type, fuel_type, cars, changed_at from anywhere
    union all
    select make_id, model_id, town, null, null, cars, changed_at from in_towns
  ),
  named as materialized (
    select private.landing_path(make.slug, model.slug, p.town, p.body_type, p.fuel_type) as path, p.*
    from pages p
    left join public.vehicle_makes make on make.id = p.make_id
    left join public.vehicle_models model on model.id = p.model_id
  ),
  ended as (
    update public.landing_pages page set cars = 0
    where page.cars > 0 and not exists (select from named where named.path = page.path)
  ),
  written as (
    insert into public.landing_pages as page (path, make_id, model_id, town, body_type, fuel_type, cars, changed_at)
    select path, make_id, model_id, town, body_type, fuel_type, cars, changed_at from named
    on conflict (path) do update set cars = excluded.cars, changed_at = excluded.changed_at
    where (page.cars, page.changed_at) is distinct from (excluded.cars, excluded.changed_at)
  )
  select count(*) into listed from named;
  perform private.write_landing_facts(fewest);
  return listed;
end;
$$;
comment on function public.list_landing_pages is
  'Writes landing_pages and their facts anew and returns how many pages there are. For the server only.';

select public.list_landing_pages();
