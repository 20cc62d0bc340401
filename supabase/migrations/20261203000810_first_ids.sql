-- Bounds lists of ids by their number: a slice of an array of arrays has any number.

create or replace function public.promoted_vehicles(p_ids uuid[])
returns uuid[]
language sql stable
set search_path = ''
as $$
  select array(
    select wanted.id from (select unnest(p_ids) as id limit 100) wanted where private.is_promoted(wanted.id)
  );
$$;

create or replace function public.vehicles_by_ids(p_ids uuid[])
returns setof public.vehicle_summary
language sql stable
set search_path = ''
as $$
  -- A slice, p_ids[1:100], lets a hundred lists of ids in where each element is a list.
  select * from private.summarise_vehicles(array(select unnest(p_ids) limit 100));
$$;

create or replace function private.merge_favourites(p_ids uuid[])
returns void
language sql security definer
set search_path = ''
as $$
  -- Keeps the order of the device, newest first: the times differ by the microseconds that sort them.
  insert into public.favourites (user_id, vehicle_id, created_at)
  select (select auth.uid()), v.id, now() - min(wanted.position) * interval '1 microsecond'
  from unnest(array(select unnest(p_ids) limit 200)) with ordinality as wanted (id, position)
  join public.vehicles v on v.id = wanted.id
  where v.listing_status in ('active', 'held', 'reserved', 'sold')
  group by v.id
  on conflict do nothing;
$$;
