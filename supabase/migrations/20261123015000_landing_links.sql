-- Links between the landing pages of makes and towns, and from a car to the pages it is on.

-- Returns the paths of the makes beside a town's page, and of the towns beside a make's: three or more cars of the
-- make are nearest to the town. For every role. Definer, because the outward codes of towns are private; it repeats
-- the policy of anonymous visitors.
create function private.makes_and_towns_beside(p_page public.landing_pages)
returns setof text
language sql stable security definer
set search_path = ''
as $$
  select other.path
  from public.landing_pages other
  where p_page.make_id is not null and p_page.model_id is null
    and other.town is not null and other.make_id is null
    and other.town in (
      select near.town
      from public.vehicles v
      join private.landing_town_codes near on near.outcode = v.outward_code and near.is_nearest
      where v.make_id = p_page.make_id and v.listing_status = 'active'
      group by near.town
      having count(*) >= 3
    )
  union all
  select other.path
  from public.landing_pages other
  where p_page.town is not null and p_page.make_id is null
    and other.make_id is not null and other.model_id is null
    and other.make_id in (
      select v.make_id
      from private.landing_town_codes near
      join public.vehicles v on v.outward_code = near.outcode
      where near.town = p_page.town and near.is_nearest and v.listing_status = 'active'
      group by v.make_id
      having count(*) >= 3
    );
$$;
revoke all on function private.makes_and_towns_beside from public;
grant execute on function private.makes_and_towns_beside to anon, authenticated, service_role;

-- Changed: with makes_and_towns_beside.
create or replace function private.landing_neighbours(p_page public.landing_pages, p_facts jsonb)
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
      -- A make: its models, bodies, fuels and towns.
      when p_page.make_id is not null then
        other.make_id = p_page.make_id and other.model_id is not null and other.town is null
        or p_facts -> 'bodies' ? other.body_type::text
        or p_facts -> 'fuels' ? other.fuel_type::text
        or other.path in (select private.makes_and_towns_beside(p_page))
      -- A town: its models and makes, and towns around.
      when p_page.town is not null then
        other.town = p_page.town
        or other.path in (select private.makes_and_towns_beside(p_page))
        or other.town is not null and other.model_id is null and private.miles_between(here, there) <= 25
      -- A body type or a fuel: the others of its kind, and makes with three such cars.
      else
        other.body_type is not null and p_page.body_type is not null
        or other.fuel_type is not null and p_page.fuel_type is not null
        or other.model_id is null and p_facts -> 'makes' ? other.make_id::text
    end
  order by other.cars desc, other.path;
$$;

-- Definer, because the outward codes of towns are private; it repeats the policy of anonymous visitors.
create function public.vehicle_landing_pages(p_vehicle_id uuid)
returns table (make text, model text, town text, model_in_town text, town_name text)
language sql stable security definer
set search_path = ''
as $$
  select
    min(page.path) filter (where page.town is null and page.model_id is null),
    min(page.path) filter (where page.town is null and page.model_id is not null),
    min(page.path) filter (where page.town is not null and page.model_id is null),
    min(page.path) filter (where page.town is not null and page.model_id is not null),
    min(town.name)
  from public.vehicles v
  left join private.landing_town_codes near on near.outcode = v.outward_code and near.is_nearest
  join public.landing_pages page on page.cars > 0 and (
    page.make_id = v.make_id and (page.model_id is null or page.model_id = v.model_id)
      and (page.town is null or page.town = near.town)
    or page.make_id is null and page.town = near.town
  )
  left join public.landing_towns town on town.slug = page.town
  where v.id = p_vehicle_id and v.listing_status = 'active';
$$;
comment on function public.vehicle_landing_pages is
  'Returns the paths of the listed landing pages that a vehicle for sale is on, of its make, model, town and model '
  'in the town, with the name of the town; null where there is none. For every role.';
revoke all on function public.vehicle_landing_pages from public, anon, authenticated;
grant execute on function public.vehicle_landing_pages to anon, authenticated;
