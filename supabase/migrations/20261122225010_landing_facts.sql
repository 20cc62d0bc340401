-- Returns the cars of a landing page: their number, the ids of one page of 24, newest first, and what they say
-- together as JSON; of a town only those nearest to it. For every role. Definer, and planned for the given conditions only, as
-- private.find_vehicles: it repeats the policy of anonymous visitors.
create function private.landing_facts(
  p_make_id uuid, p_model_id uuid, p_town text, p_body_type public.body_type, p_fuel_type public.fuel_type,
  p_page integer,
  out ids uuid[], out total integer, out facts jsonb
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  codes   text[];
  nearest text[];
begin
  if p_town is not null then
    codes := array(select near.outcode from private.landing_town_codes near where near.town = p_town);
    nearest := array(
      select near.outcode from private.landing_town_codes near where near.town = p_town and near.is_nearest
    );
  end if;
  execute format(
    $query$
    with found as materialized (
      select
        v.id, v.price, v.year, v.mileage, v.created_at, v.make_id, v.model_id, v.body_type, v.fuel_type, v.outward_code
      from public.vehicles v
      where v.listing_status = 'active' %s
    ),
    cars as not materialized (
      select * from found where $7 is null or outward_code = any ($7)
    ),
    -- Cars of one model and year differ by their mileage: the slope of price on mileage within these groups.
    pairs as (
      select
        price - avg(price) over same as price_off, mileage - avg(mileage) over same as miles_off,
        row_number() over same = 1 as is_first
      from cars where mileage is not null
      window same as (partition by model_id, year)
    ),
    slope as (
      select
        count(*) - count(*) filter (where is_first) as freedom,
        sum(price_off * miles_off) as product, sum(miles_off * miles_off) as miles_squared,
        sum(price_off * price_off) as price_squared
      from pairs
    ),
    years as (
      select
        year, count(*) as cars, min(price) as low, max(price) as high,
        round((percentile_cont(0.5) within group (order by price))::numeric) as price,
        round((percentile_cont(0.5) within group (order by mileage))::numeric) as mileage
      from cars group by year
    ),
    verdicts as (
      select count(*) as judged, count(*) filter (where w.verdict = 'under') as under
      from public.vehicle_valuations w
      join cars on cars.id = w.vehicle_id
      where w.verdict in ('under', 'at', 'over')
    )
    select
      (select count(*) from found),
      array(select id from found order by created_at desc, id desc limit 24 offset 24 * (least($6, 5000) - 1)),
      jsonb_build_object(
        'cars', (select count(*) from cars),
        'price', (select round((percentile_cont(0.5) within group (order by price))::numeric) from cars),
        'low', (select min(price) from cars),
        'high', (select max(price) from cars),
        'mileage', (select round((percentile_cont(0.5) within group (order by mileage))::numeric) from cars),
        'years', (select jsonb_agg(years order by year desc) from years),
        -- At least twelve comparisons, and three standard errors from nothing.
        'perTenThousandMiles', (
          select round(-10000 * product / miles_squared) from slope
          where freedom >= 12 and product < 0
            and product * product * freedom > 9 * (price_squared * miles_squared - product * product)
        ),
        'daysForSale', (select round(avg(extract(epoch from now() - created_at)) / 86400) from cars),
        'judged', (select judged from verdicts),
        'under', (select under from verdicts),
        'cheapest', (select id from cars order by price, year desc, id limit 1),
        'newest', (select max(created_at) from cars),
        'makes', (select jsonb_agg(make_id) from (select make_id from cars group by make_id having count(*) >= 3) m),
        'bodies', (select jsonb_agg(body_type) from (select body_type from cars group by body_type having count(*) >= 3) b),
        'fuels', (select jsonb_agg(fuel_type) from (select fuel_type from cars group by fuel_type having count(*) >= 3) f)
      )
    $query$,
    concat(
      case when p_make_id   is not null and p_model_id is null then
        ' and v.model_id in (select m.id from public.vehicle_models m where m.make_id = $1)' end,
      case when p_model_id  is not null then ' and v.model_id = $2'           end,
      case when p_town      is not null then ' and v.outward_code = any ($3)' end,
      case when p_body_type is not null then ' and v.body_type = $4'          end,
      case when p_fuel_type is not null then ' and v.fuel_type = $5'          end
    )
  )
  into total, ids, facts
  using p_make_id, p_model_id, codes, p_body_type, p_fuel_type, greatest(p_page, 1), nearest;
end;
$$;
revoke all on function private.landing_facts from public;
grant execute on function private.landing_facts to anon, authenticated, service_role;

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
create function private.landing_neighbours(p_page public.landing_pages, p_facts jsonb)
returns table (
  path text, make text, model text, town text, body_type public.body_type, fuel_type public.fuel_type, cars integer,
  miles integer
)
language sql stable
set search_path = ''
as $$
  select other.path, make.name, model.name, there.name, other.body_type, other.fuel_type, other.cars,
    case when there.slug <> here.slug then round(private.miles_between(here, there)) end
  from public.landing_pages other
  left join public.vehicle_makes make on make.id = other.make_id
  left join public.vehicle_models model on model.id = other.model_id
  left join public.landing_towns there on there.slug = other.town
  left join public.landing_towns here on here.slug = p_page.town
  where other.cars > 0 and other.path <> p_page.path
    and case
      -- A model in a town: the town, other models of the make in it, and the model in towns around.
      when p_page.model_id is not null and p_page.town is not null then
        other.town = p_page.town and (other.make_id = p_page.make_id or other.make_id is null)
        or other.model_id = p_page.model_id and private.miles_between(here, there) <= 25
      -- A model: its towns, and the other models of its make.
      when p_page.model_id is not null then
        other.model_id = p_page.model_id
        or other.make_id = p_page.make_id and other.model_id is not null and other.town is null
      -- A make: its models, bodies and fuels.
      when p_page.make_id is not null then
        other.make_id = p_page.make_id and other.model_id is not null and other.town is null
        or p_facts -> 'bodies' ? other.body_type::text
        or p_facts -> 'fuels' ? other.fuel_type::text
      -- A town: its models, and towns around.
      when p_page.town is not null then
        other.town = p_page.town
        or other.town is not null and other.model_id is null and private.miles_between(here, there) <= 25
      -- A body type or a fuel: the others of its kind, and makes with three such cars.
      else
        other.body_type is not null and p_page.body_type is not null
        or other.fuel_type is not null and p_page.fuel_type is not null
        or other.model_id is null and p_facts -> 'makes' ? other.make_id::text
    end
  order by other.cars desc, other.path;
$$;
revoke all on function private.landing_neighbours from public;
grant execute on function private.landing_neighbours to anon, authenticated, service_role;

create function public.landing_page(
  p_make  text             default null,
  p_model text             default null,
  p_town  text             default null,
  p_body  public.body_type default null,
  p_fuel  public.fuel_type default null,
  p_page  integer          default 1
)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  make  public.vehicle_makes;
  model public.vehicle_models;
  town  public.landing_towns;
  page  public.landing_pages;
  found record;
begin
  select * into make from public.vehicle_makes m where m.slug = p_make;
  select * into model from public.vehicle_models m where m.make_id = make.id and m.slug = p_model;
  select * into town from public.landing_towns t where t.slug = p_town;
  if num_nonnulls(p_make, p_model, p_town, p_body, p_fuel) = 0
    or num_nonnulls(p_make, p_model, p_town) <> num_nonnulls(make.id, model.id, town.slug) then
    return null;
  end if;
  page.path := coalesce(
    'body/' || p_body, 'fuel/' || replace(p_fuel::text, '_', '-'),
    nullif(concat_ws('/', make.slug, model.slug, case when p_make is not null then town.slug end), ''),
    'in/' || town.slug
  );
  page.make_id := make.id;
  page.model_id := model.id;
  page.town := town.slug;
  page.body_type := p_body;
  page.fuel_type := p_fuel;
  select * into found from private.landing_facts(make.id, model.id, town.slug, p_body, p_fuel, p_page);
  return jsonb_build_object(
    'make', make.name,
    'model', model.name,
    'town', town.name,
    'cars', found.total,
    'wasListed', exists (select from public.landing_pages l where l.path = page.path),
    'facts', found.facts - array['makes', 'bodies', 'fuels'],
    'vehicles', (
      select coalesce(jsonb_agg(to_jsonb(car) - 'n' order by car.n), '[]')
      from (
        select row_number() over () as n, summary.*
        from private.summarise_vehicles(found.ids, found.total) summary
      ) car
    ),
    'cheapest', (
      select to_jsonb(summary) from private.summarise_vehicles(array[(found.facts ->> 'cheapest')::uuid]) summary
    ),
    'neighbours', (
      select coalesce(jsonb_agg(neighbour), '[]') from private.landing_neighbours(page, found.facts) neighbour
    )
  );
end;
$$;
comment on function public.landing_page is
  'Returns the landing page of a make, a make and model, these with a town, a town, a body type or a fuel: names, '
  'facts, one page of 24 cars, the cheapest one and the pages beside it. Null for unknown slugs. For every role.';
revoke all on function public.landing_page from public, anon, authenticated;
grant execute on function public.landing_page to anon, authenticated;

-- The sitemap has landing pages in place of the lists of makes.
create or replace function public.sitemap_overview()
returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'vehicles', count(*),
    'landing_pages', (select count(*) from public.landing_pages page where page.cars > 0),
    'changed_at', max(v.updated_at)
  )
  from public.vehicles v
  where v.listing_status = 'active';
$$;
comment on function public.sitemap_overview is
  'Returns the numbers of vehicles for sale and of landing pages, and the time of the last change. For every role.';

create function public.sitemap_landing_pages(p_part integer, p_size integer default 50000)
returns json
language sql stable
set search_path = ''
as $$
  select coalesce(json_agg(json_build_object('path', part.path, 'changed_at', part.changed_at) order by part.path), '[]')
  from (
    select page.path, page.changed_at
    from public.landing_pages page
    where page.cars > 0
    order by page.path
    limit least(greatest(p_size, 1), 50000)
    offset greatest(p_part::bigint - 1, 0) * least(greatest(p_size, 1), 50000)
  ) part;
$$;
comment on function public.sitemap_landing_pages is
  'Returns one part of the landing pages with enough cars; parts count from 1 and have at most 50,000. For every role.';
revoke all on function public.sitemap_landing_pages from public, anon, authenticated;
grant execute on function public.sitemap_landing_pages to anon, authenticated, service_role;
