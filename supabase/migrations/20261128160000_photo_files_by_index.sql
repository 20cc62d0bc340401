-- Photographs are found by their ids, however many there are; old visitors of views are swept a few at a time.

-- Returns the photograph that a file in the bucket `vehicle-photos` is of; null for another name.
create function private.photo_id_of(p_name text)
returns uuid
language sql immutable
set search_path = ''
as $$
  select case when p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/' then split_part(p_name, '/', 1)::uuid end;
$$;
revoke all on function private.photo_id_of(text) from public;
grant execute on function private.photo_id_of(text) to anon, authenticated, service_role;

alter policy "A photograph can be read where its row can" on storage.objects
  using (
    bucket_id = 'vehicle-photos'
    and exists (select from public.vehicle_images i where i.id = private.photo_id_of(name))
  );

-- In two halves: below an OR, PostgreSQL would look for each file in all photographs.
create or replace function public.orphaned_photo_files(p_limit integer)
returns table (bucket text, name text)
language sql stable
set search_path = ''
as $$
  select orphan.bucket_id, orphan.name
  from (
    select o.bucket_id, o.name, o.created_at from storage.objects o
    where o.bucket_id = 'photo-uploads' and o.created_at < now() - interval '1 day'
    union all
    select o.bucket_id, o.name, o.created_at from storage.objects o
    where o.bucket_id = 'vehicle-photos' and o.created_at < now() - interval '1 hour'
      and not exists (select from public.vehicle_images i where i.id = private.photo_id_of(o.name))
  ) orphan
  order by orphan.created_at, orphan.name
  limit p_limit;
$$;

-- For `for update`.
grant update on table private.view_visitors to service_role;

create or replace function public.record_vehicle_view(p_vehicle_id uuid, p_visitor_hash text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/London')::date;
begin
  -- Deletes a few old rows per call; skip locked, so that no call waits.
  delete from private.view_visitors old
  using (
    select * from private.view_visitors seen where seen.day < today - 1 limit 100 for update skip locked
  ) swept
  where old.day = swept.day and old.vehicle_id = swept.vehicle_id and old.visitor_hash = swept.visitor_hash;

  insert into private.view_visitors (vehicle_id, day, visitor_hash)
  select v.id, today, p_visitor_hash from public.vehicles v
  where v.id = p_vehicle_id and v.listing_status = 'active'
  on conflict do nothing;
  if not found then
    return;
  end if;

  insert into public.vehicle_views as counted (vehicle_id, day, views)
  values (p_vehicle_id, today, 1)
  on conflict (vehicle_id, day) do update set views = counted.views + 1;

  update public.vehicles set views_count = views_count + 1 where id = p_vehicle_id;
end;
$$;
