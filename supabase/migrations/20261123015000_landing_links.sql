-- The links from a car to the landing pages it is on.

-- Returns what public.vehicle_landing_pages does. For every role. Definer, because the outward codes of towns are
-- private; it repeats the policy of anonymous visitors.
create function private.vehicle_landing_pages(p_vehicle_id uuid)
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
revoke all on function private.vehicle_landing_pages from public;
grant execute on function private.vehicle_landing_pages to anon, authenticated, service_role;

create function public.vehicle_landing_pages(p_vehicle_id uuid)
returns table (make text, model text, town text, model_in_town text, town_name text)
language sql stable
set search_path = ''
as $$
  select * from private.vehicle_landing_pages(p_vehicle_id);
$$;
comment on function public.vehicle_landing_pages is
  'Returns the paths of the listed landing pages that a vehicle for sale is on, of its make, model, town and model '
  'in the town, with the name of the town; null where there is none. For every role.';
revoke all on function public.vehicle_landing_pages from public, anon, authenticated;
grant execute on function public.vehicle_landing_pages to anon, authenticated;
