-- Defines the pages of makes, models, towns, body types and fuels: which are listed, their facts, and the links between
-- them.

-- Stores the towns that can have pages.
create table public.landing_towns (
  slug      text             not null,
  name      text             not null,
  latitude  double precision not null,
  longitude double precision not null,
  constraint landing_towns_pkey      primary key (slug),
  constraint landing_towns_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
comment on column public.landing_towns.name is 'As the location filter takes it.';

alter table public.landing_towns enable row level security;
revoke all on table public.landing_towns from anon, authenticated;
grant select on table public.landing_towns to anon, authenticated;
grant all on table public.landing_towns to service_role;

create policy "Everyone reads the towns of landing pages"
  on public.landing_towns for select to anon, authenticated
  using (true);

-- Stores the outward codes within 15 miles of each of these towns. Each code belongs to the nearest town, whose facts
-- are worked out from its own codes: else two towns would have the same facts.
create table private.landing_town_codes (
  town       text    not null,
  outcode    text    not null,
  is_nearest boolean not null,
  constraint landing_town_codes_pkey      primary key (town, outcode),
  constraint landing_town_codes_town_fkey foreign key (town) references public.landing_towns (slug) on delete cascade
);

grant select on table private.landing_town_codes to service_role;

-- Stores every page that ever was indexable, with its cars at the last listing: 0 below the threshold.
create table public.landing_pages (
  path       text             not null,
  make_id    uuid,
  model_id   uuid,
  town       text,
  body_type  public.body_type,
  fuel_type  public.fuel_type,
  cars       integer          not null,
  changed_at timestamptz      not null,
  constraint landing_pages_pkey          primary key (path),
  constraint landing_pages_make_id_fkey  foreign key (make_id) references public.vehicle_makes (id) on delete cascade,
  constraint landing_pages_model_id_fkey foreign key (make_id, model_id) references public.vehicle_models (make_id, id) on delete cascade,
  constraint landing_pages_town_fkey     foreign key (town) references public.landing_towns (slug) on delete cascade,
  constraint landing_pages_cars_positive check (cars >= 0)
);

create index landing_pages_model_id_idx on public.landing_pages (make_id, model_id);
create index landing_pages_town_idx on public.landing_pages (town);

alter table public.landing_pages enable row level security;
revoke all on table public.landing_pages from anon, authenticated;
grant select on table public.landing_pages to anon, authenticated;
grant all on table public.landing_pages to service_role;

create policy "Everyone reads the list of landing pages"
  on public.landing_pages for select to anon, authenticated
  using (true);

-- Stores the facts of the pages that are listed now. They are worked out hourly, when the pages are listed: of the
-- largest pages they take 0.3 s.
create table private.landing_facts (
  path   text   not null,
  facts  jsonb  not null,
  -- A make has the paths of the body types, fuels and towns with enough of its cars here, and each of these the paths
  -- of the makes.
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

-- Writes the facts of the listed pages from all their cars, and of a town from those nearest to it.
create function private.write_landing_facts(p_fewest integer)
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
revoke all on function private.write_landing_facts from public;
grant execute on function private.write_landing_facts to service_role;

-- Hosted projects end the server's statements after eight seconds.
create function public.list_landing_pages()
returns integer
language plpgsql
set search_path = ''
set statement_timeout = '1min'
set work_mem = '64MB'
as $$
declare
  fewest         constant integer := 3;
  -- These lie within 15 miles of the town, and one of them at least is nearer to it than to other towns.
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
comment on function public.list_landing_pages
  is 'Writes landing_pages and their facts anew and returns how many pages there are. For the server only.';
revoke all on function public.list_landing_pages from public, anon, authenticated;
grant execute on function public.list_landing_pages to service_role;

-- Returns the cars of a landing page that are for sale: their number, the ids of one page of 24, newest first, the id
-- of the cheapest (in a town, of those nearest to it; where none may be promoted one without a valuation, and one far
-- below it or written off only where all are), and the page's facts at its last listing. For every role. Definer, and planned for the
-- given conditions only, as private.find_vehicles: it repeats the policy of anonymous visitors.
create function private.landing_cars(
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
revoke all on function private.landing_cars from public;
grant execute on function private.landing_cars to anon, authenticated, service_role;

-- Returns the distance of two towns, by Pythagoras. For every role.
create function private.miles_between(p_one public.landing_towns, p_other public.landing_towns)
returns double precision
language sql immutable
set search_path = ''
as $$
  select 69.1 * sqrt(
    power(p_one.latitude - p_other.latitude, 2)
    + power((p_one.longitude - p_other.longitude) * cosd((p_one.latitude + p_other.latitude) / 2), 2)
  );
$$;
revoke all on function private.miles_between from public;
grant execute on function private.miles_between to anon, authenticated, service_role;

-- Returns the listed pages beside a page, most cars first, as rows of landing_pages with their names, those of
-- other towns with the miles to them. Two pages are beside each other in both directions. For every role.
create function private.landing_neighbours(p_page public.landing_pages, p_beside text[])
returns table (
  path text, make text, model text, town text, body public.body_type, fuel public.fuel_type, cars integer, miles integer
)
language sql stable
set search_path = ''
as $$
  with beside as (
    -- Beside a make stand its body types, fuels and towns, and beside each of these its makes.
    select unnest(p_beside) as path
    union all
    -- Beside a body type stand the other body types, beside a fuel the other fuels.
    select other.path from public.landing_pages other
    where other.make_id is null
      and (other.body_type is not null and p_page.body_type is not null
        or other.fuel_type is not null and p_page.fuel_type is not null)
    union all
    -- Beside a make stand its models, beside a model its towns and the other models of its make.
    select other.path from public.landing_pages other
    where p_page.town is null and other.make_id = p_page.make_id
      and (other.model_id = p_page.model_id or other.model_id is not null and other.town is null)
    union all
    -- Beside a town stand its models, beside a model in a town the town and the make's other models there.
    select other.path from public.landing_pages other
    where other.town = p_page.town
      and (p_page.make_id is null or other.make_id = p_page.make_id or other.make_id is null)
    union all
    -- Beside a town, with or without a model, stands the same in the towns around it.
    select other.path
    from public.landing_towns here
    join public.landing_towns there on private.miles_between(here, there) <= 25
    join public.landing_pages other on other.town = there.slug
    where here.slug = p_page.town
      and (other.model_id = p_page.model_id or p_page.model_id is null and other.make_id is null)
  )
  select other.path, make.name, model.name, there.name, other.body_type, other.fuel_type, other.cars,
    case when there.slug <> here.slug then round(private.miles_between(here, there)) end
  from public.landing_pages other
  left join public.vehicle_makes make on make.id = other.make_id
  left join public.vehicle_models model on model.id = other.model_id
  left join public.landing_towns there on there.slug = other.town
  left join public.landing_towns here on here.slug = p_page.town
  where other.cars > 0 and other.path <> p_page.path and other.path in (select beside.path from beside)
  order by other.cars desc, other.path;
$$;
revoke all on function private.landing_neighbours from public;
grant execute on function private.landing_neighbours to anon, authenticated, service_role;

create function public.landing_page(p_path text, p_page integer default 1)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  page  public.landing_pages;
  found record;
begin
  select * into page from public.landing_pages l where l.path = p_path;
  if page.path is null then
    return null;
  end if;
  select * into found from private.landing_cars(page, p_page);
  return jsonb_build_object(
    'names', jsonb_build_object(
      'make', (select make.name from public.vehicle_makes make where make.id = page.make_id),
      'model', (select model.name from public.vehicle_models model where model.id = page.model_id),
      'town', (select town.name from public.landing_towns town where town.slug = page.town),
      'body', page.body_type, 'fuel', page.fuel_type
    ),
    'total', found.total,
    'facts', found.facts,
    'vehicles', (
      select coalesce(jsonb_agg(to_jsonb(car) - 'n' order by car.n), '[]')
      from (
        select row_number() over () as n, summary.*
        from private.summarise_vehicles(found.ids, found.total) summary
      ) car
    ),
    'cheapest', (
      select to_jsonb(summary) from private.summarise_vehicles(array[found.cheapest]) summary
    ),
    'neighbours', (
      select coalesce(jsonb_agg(neighbour), '[]') from private.landing_neighbours(page, found.beside) neighbour
    )
  );
end;
$$;
comment on function public.landing_page
  is 'Returns the landing page of a path such as ford/fiesta/leeds: names, facts, one page of 24 cars, the '
  'cheapest one '
  'and the pages beside it; without facts if it has too few cars now, null if it never was listed. For every role.';
revoke all on function public.landing_page from public, anon, authenticated;
grant execute on function public.landing_page to anon, authenticated, service_role;

create function public.model_adverts(p_path text)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'make', make.name, 'model', model.name,
    'adverts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'year', newest.year, 'mileage', newest.mileage, 'price', newest.price, 'fuel', newest.fuel_type,
        'gearbox', newest.transmission, 'listed', (newest.created_at at time zone 'Europe/London')::date
      ) order by newest.created_at desc, newest.id desc), '[]')
      from (
        select v.id, v.year, v.mileage, v.price, v.fuel_type, v.transmission, v.created_at
        from public.vehicles v
        where v.model_id = page.model_id and v.listing_status = 'active' and v.price > 0 and v.mileage <= 300000
          and coalesce(v.write_off, 'none') = 'none' and not exists (
            select from public.vehicle_valuations far
            where far.vehicle_id = v.id and (far.verdict = 'far_below' or v.price > 3::bigint * far.value)
          )
        order by v.created_at desc, v.id desc
        limit 300
      ) newest
    )
  )
  from public.landing_pages page
  join public.vehicle_models model on model.id = page.model_id
  join public.vehicle_makes make on make.id = model.make_id
  where page.path = p_path and page.town is null and page.cars > 0;
$$;
comment on function public.model_adverts
  is 'Returns a model by the path of its landing page, such as ford/fiesta: its names, and year, miles, price, fuel, '
  'gearbox and day of its newest 300 adverts with at most 300,000 miles, none of them written off, far below its '
  'valuation or over three times it; null without such a page. With the caller''s rights. For every role.';
revoke all on function public.model_adverts from public, anon, authenticated;
grant execute on function public.model_adverts to anon, authenticated, service_role;

-- Returns what public.vehicle_landing_pages does: the links from a car to the landing pages it is on. For every role.
-- Definer, because the outward codes of towns are private; it repeats the policy of anonymous visitors.
create function private.vehicle_landing_pages(p_vehicle_id uuid)
returns table (make text, model text, town text, model_in_town text, town_name text)
language sql stable security definer
set search_path = ''
as $$
  select
    min(page.path) filter (where asked.kind = 'make'),
    min(page.path) filter (where asked.kind = 'model'),
    min(page.path) filter (where asked.kind = 'town'),
    min(page.path) filter (where asked.kind = 'model in town'),
    min(town.name) filter (where asked.kind in ('town', 'model in town'))
  from public.vehicles v
  join public.vehicle_makes make on make.id = v.make_id
  join public.vehicle_models model on model.id = v.model_id
  left join private.landing_town_codes near on near.outcode = v.outward_code and near.is_nearest
  left join public.landing_towns town on town.slug = near.town
  cross join lateral (values
    ('make', private.landing_path(make.slug, null, null, null, null)),
    ('model', private.landing_path(make.slug, model.slug, null, null, null)),
    ('town', private.landing_path(null, null, near.town, null, null)),
    ('model in town', case when near.town is not null
      then private.landing_path(make.slug, model.slug, near.town, null, null) end)
  ) as asked (kind, path)
  join public.landing_pages page on page.path = asked.path and page.cars > 0
  where v.id = p_vehicle_id and v.listing_status = 'active';
$$;
revoke all on function private.vehicle_landing_pages from public;
grant execute on function private.vehicle_landing_pages to anon, authenticated, service_role;

create function public.vehicle_landing_pages(p_vehicle_id uuid)
returns table (make text, model text, town text, model_in_town text, town_name text)
language sql stable
set search_path = ''
as $$
  select * from private.vehicle_landing_pages(p_vehicle_id);
$$;
comment on function public.vehicle_landing_pages
  is 'Returns the paths of the listed landing pages that a vehicle for sale is on, of its make, model, town and model '
  'in the town, with the name of the town; null where there is none. For every role.';
revoke all on function public.vehicle_landing_pages from public, anon, authenticated;
grant execute on function public.vehicle_landing_pages to anon, authenticated, service_role;
