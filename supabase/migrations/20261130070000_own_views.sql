-- A seller's own look at a vehicle is left out of views as it is of numbers shown: by the account, in one place.

drop function public.record_vehicle_view(uuid, text);
drop function private.is_first_today(uuid, text);

-- Returns whether p_hash is new today for a vehicle for sale that p_user_id does not sell, and stores it until the day after.
create function private.is_first_today(p_vehicle_id uuid, p_hash text, p_user_id uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/London')::date;
begin
  -- Deletes a few old rows per call; skip locked, so that no call waits.
  delete from private.view_visitors old
  using (
    select * from private.view_visitors seen where seen.day < today - 1 limit 100 for update skip locked
  ) swept
  where old.day = swept.day and old.vehicle_id = swept.vehicle_id and old.visitor_hash = swept.visitor_hash;

  insert into private.view_visitors (vehicle_id, day, visitor_hash)
  select v.id, today, p_hash from public.vehicles v
  where v.id = p_vehicle_id and v.listing_status = 'active'
    and not exists (select from public.sellers s where s.id = v.seller_id and s.user_id = p_user_id)
  on conflict do nothing;
  return found;
end;
$$;
revoke all on function private.is_first_today from public;
grant execute on function private.is_first_today to service_role;

create function public.record_vehicle_view(p_vehicle_id uuid, p_visitor_hash text, p_user_id uuid default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_first_today(p_vehicle_id, p_visitor_hash, p_user_id) then
    return;
  end if;

  insert into public.vehicle_views as counted (vehicle_id, day, views)
  values (p_vehicle_id, (now() at time zone 'Europe/London')::date, 1)
  on conflict (vehicle_id, day) do update set views = counted.views + 1;

  update public.vehicles set views_count = views_count + 1 where id = p_vehicle_id;
end;
$$;
comment on function public.record_vehicle_view is
  'Counts a view once per visitor and London day, never of the seller (p_user_id: who is signed in). For the server only.';
revoke all on function public.record_vehicle_view from public, anon, authenticated;
grant execute on function public.record_vehicle_view to service_role;

create or replace function public.record_number_shown(p_vehicle_id uuid, p_visitor_hash text, p_user_id uuid default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_first_today(p_vehicle_id, 'number ' || p_visitor_hash, p_user_id) then
    return;
  end if;

  insert into public.vehicle_views as counted (vehicle_id, day, numbers_shown)
  values (p_vehicle_id, (now() at time zone 'Europe/London')::date, 1)
  on conflict (vehicle_id, day) do update set numbers_shown = counted.numbers_shown + 1;
end;
$$;
