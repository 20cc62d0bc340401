-- A seller sees how often the telephone number was shown, beside the views of a vehicle.

alter table public.vehicle_views
  add column numbers_shown integer not null default 0,
  add constraint vehicle_views_numbers_shown_positive check (numbers_shown >= 0);
comment on column public.vehicle_views.numbers_shown is
  'Visitors who had the seller''s number shown; see record_number_shown.';

-- Returns whether p_hash is new today for a vehicle for sale, and stores it until the day after.
create function private.is_first_today(p_vehicle_id uuid, p_hash text)
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
  on conflict do nothing;
  return found;
end;
$$;
revoke all on function private.is_first_today from public;
grant execute on function private.is_first_today to service_role;

-- As before.
create or replace function public.record_vehicle_view(p_vehicle_id uuid, p_visitor_hash text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_first_today(p_vehicle_id, p_visitor_hash) then
    return;
  end if;

  insert into public.vehicle_views as counted (vehicle_id, day, views)
  values (p_vehicle_id, (now() at time zone 'Europe/London')::date, 1)
  on conflict (vehicle_id, day) do update set views = counted.views + 1;

  update public.vehicles set views_count = views_count + 1 where id = p_vehicle_id;
end;
$$;

create function public.record_number_shown(p_vehicle_id uuid, p_visitor_hash text, p_user_id uuid default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from public.vehicles v join public.sellers s on s.id = v.seller_id
    where v.id = p_vehicle_id and s.user_id = p_user_id
  ) or not private.is_first_today(p_vehicle_id, 'number ' || p_visitor_hash) then
    return;
  end if;

  insert into public.vehicle_views as counted (vehicle_id, day, numbers_shown)
  values (p_vehicle_id, (now() at time zone 'Europe/London')::date, 1)
  on conflict (vehicle_id, day) do update set numbers_shown = counted.numbers_shown + 1;
end;
$$;
comment on function public.record_number_shown is
  'Counts that a visitor had the seller''s number shown, once per vehicle and London day, never the seller (p_user_id: who is signed in). For the server only.';
revoke all on function public.record_number_shown from public, anon, authenticated;
grant execute on function public.record_number_shown to service_role;

-- As before, with the numbers shown.
create or replace function private.my_listing_activity(p_from date, p_vehicle_ids uuid[])
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with mine as (
    select v.id from public.vehicles v
    where v.seller_id in (select private.my_seller_ids()) and (p_vehicle_ids is null or v.id = any (p_vehicle_ids))
  ),
  since as (select p_from::timestamp at time zone 'Europe/London' as time),
  counted as (
    select w.vehicle_id, w.day, w.views, w.numbers_shown, 0 as favourites, 0 as messages
    from public.vehicle_views w join mine on mine.id = w.vehicle_id where w.day >= p_from
    union all
    select f.vehicle_id, (f.created_at at time zone 'Europe/London')::date, 0, 0, 1, 0
    from public.favourites f join mine on mine.id = f.vehicle_id
    where f.created_at >= (select since.time from since)
    union all
    select e.vehicle_id, (m.created_at at time zone 'Europe/London')::date, 0, 0, 0, 1
    from private.my_threads() thread
    join public.enquiries e on e.id = thread.id
    join mine on mine.id = e.vehicle_id
    join public.enquiry_messages m on m.enquiry_id = e.id
    where thread.side = 'seller' and m.sender = 'buyer' and m.created_at >= (select since.time from since)
      and not exists (select from public.held_messages h where h.message_id = m.id)
  )
  select coalesce(jsonb_agg(to_jsonb(days) order by days.vehicle_id, days.day), '[]') from (
    select counted.vehicle_id, counted.day, sum(counted.views) as views, sum(counted.numbers_shown) as numbers,
      sum(counted.favourites) as favourites, sum(counted.messages) as messages
    from counted group by counted.vehicle_id, counted.day
  ) days;
$$;
comment on function public.my_listing_activity is
  'Returns the views, numbers shown, favourites and messages of the caller''s listings, or of these among them, for each London day from p_from that has any; never of whom. For signed-in users.';
