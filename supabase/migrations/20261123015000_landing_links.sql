-- The links from a car to the landing pages it is on.

-- Returns what public.vehicle_landing_pages does. For every role. Definer, because the outward codes of towns are
-- private; it repeats the policy of anonymous visitors.
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
comment on function public.vehicle_landing_pages is
  'Returns the paths of the listed landing pages that a vehicle for sale is on, of its make, model, town and model '
  'in the town, with the name of the town; null where there is none. For every role.';
revoke all on function public.vehicle_landing_pages from public, anon, authenticated;
grant execute on function public.vehicle_landing_pages to anon, authenticated;
