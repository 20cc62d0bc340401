-- Returns the cars of a landing page that are for sale: their number, the ids of one page of 24, newest first, and
-- the id of the cheapest, in a town of those nearest to it; and the page's facts at its last listing.
-- For every role. Definer, and planned for the given conditions only, as private.find_vehicles: it repeats the
-- policy of anonymous visitors.
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
      (
        select v.id from public.vehicles v where v.listing_status = 'active' %1$s %3$s
        order by v.price, v.year desc, v.id limit 1
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
    -- A make and a body type, fuel or town.
    select unnest(p_beside) as path
    union all
    -- A body type: the others. A fuel: the others.
    select other.path from public.landing_pages other
    where other.make_id is null
      and (other.body_type is not null and p_page.body_type is not null
        or other.fuel_type is not null and p_page.fuel_type is not null)
    union all
    -- A make: its models. A model: its towns, and the other models of its make.
    select other.path from public.landing_pages other
    where p_page.town is null and other.make_id = p_page.make_id
      and (other.model_id = p_page.model_id or other.model_id is not null and other.town is null)
    union all
    -- A town: its models. A model in a town: the town, and other models of the make in it.
    select other.path from public.landing_pages other
    where other.town = p_page.town
      and (p_page.make_id is null or other.make_id = p_page.make_id or other.make_id is null)
    union all
    -- A town, with or without a model: the same in towns around.
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
comment on function public.landing_page is
  'Returns the landing page of a path such as ford/fiesta/leeds: names, facts, one page of 24 cars, the cheapest one '
  'and the pages beside it; without facts if it has too few cars now, null if it never was listed. For every role.';
revoke all on function public.landing_page from public, anon, authenticated;
grant execute on function public.landing_page to anon, authenticated;
