-- A favourite shows a car that was reserved or sold. What was archived (so whatever staff took down,
-- by vehicles_taken_down_archived) or taken back to a draft is for its seller and staff.
alter policy "People read what is for sale, their own and their favourites, staff all"
  on public.vehicles
  using (
    listing_status = 'active'
    or seller_id in (select private.my_seller_ids())
    or (listing_status in ('reserved', 'sold')
        and id in (select f.vehicle_id from public.favourites f))
    or (select private.is_staff())
  );

-- With the caller's rights. A function, because a policy of favourites that reads vehicles, whose
-- policy reads favourites, would be an endless recursion.
create function private.can_read_vehicle(p_vehicle_id uuid)
returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.vehicles v where v.id = p_vehicle_id);
$$;
revoke all on function private.can_read_vehicle from public;
grant execute on function private.can_read_vehicle to authenticated;

-- Refused alike for a draft and for an id that no vehicle has.
alter policy "People add their own favourites"
  on public.favourites
  with check (user_id = (select auth.uid()) and private.can_read_vehicle(vehicle_id));

-- Definer: a car that was saved on a device and sold since must not be lost, though its row can be
-- read only once it is among the favourites.
create or replace function private.merge_favourites(p_ids uuid[])
returns void
language sql security definer
set search_path = ''
as $$
  -- In the device's order, newest first: the times differ by what sorts them and no more.
  insert into public.favourites (user_id, vehicle_id, created_at)
  select (select auth.uid()), v.id, now() - min(wanted.position) * interval '1 microsecond'
  from unnest(p_ids[1:200]) with ordinality as wanted (id, position)
  join public.vehicles v on v.id = wanted.id
  where v.listing_status in ('active', 'reserved', 'sold')
  group by v.id
  on conflict do nothing;
$$;
comment on function public.merge_favourites is
  'Adds the first 200 ids, newest first, to the signed-in user''s favourites: those saved already, unknown or withdrawn are passed over. Returns the newest 1,000 of all.';
