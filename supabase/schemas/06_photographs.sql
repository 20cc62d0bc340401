-- Defines photographs of vehicles, their files in storage, and the fingerprints by which 16_reports_and_flags
-- recognises a copy.

-- Photographs of vehicles are rows of vehicle_images, whose files the server has checked and made itself. The files lie
-- in Supabase Storage: `vehicle-photos/<photo>/<file>`, and while they arrive in parts
-- `photo-uploads/<seller>/<upload>/<part>`.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('vehicle-photos', 'vehicle-photos', false, 5242880, array['image/webp', 'image/jpeg']),
  ('photo-uploads', 'photo-uploads', false, 1048576, array['application/octet-stream']);

create table public.vehicle_images (
  id            uuid        not null default gen_random_uuid(),
  vehicle_id    uuid        not null,
  image_url     text        not null,
  is_primary    boolean     not null default false,
  display_order integer     not null default 0,
  created_at    timestamptz not null default now(),
  constraint vehicle_images_pkey                   primary key (id),
  constraint vehicle_images_vehicle_id_fkey        foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint vehicle_images_image_url_format       check (
    -- Allows a path on this site or an https URL, but no backslash, which browsers treat as a slash.
    image_url ~ '^(https://[^/\s\\"<>]|/[^/\s\\"<>])[^\s\\"<>]*$' and char_length(image_url) <= 2048
  ),
  constraint vehicle_images_display_order_positive check (display_order >= 0),
  -- This is no partial unique index: some clients would read that as one image per vehicle.
  constraint vehicle_images_one_primary            exclude using btree (vehicle_id with =) where (is_primary)
);

create index vehicle_images_vehicle_id_display_order_idx
  on public.vehicle_images (vehicle_id, is_primary desc, display_order, id);

alter table public.vehicle_images enable row level security;
revoke all on table public.vehicle_images from anon, authenticated;
grant select on table public.vehicle_images to anon, authenticated;
-- Only the server adds rows, of photographs that it has checked.
grant delete, update (is_primary, display_order) on table public.vehicle_images to authenticated;
grant all on table public.vehicle_images to service_role;

create policy "A picture can be seen where its vehicle can"
  on public.vehicle_images for select to anon, authenticated
  using (exists (select from public.vehicles v where v.id = vehicle_id));

create policy "Sellers arrange pictures of their own vehicles"
  on public.vehicle_images for update to authenticated
  using (private.is_my_vehicle(vehicle_id))
  with check (private.is_my_vehicle(vehicle_id));

create policy "Sellers remove pictures of their own vehicles"
  on public.vehicle_images for delete to authenticated
  using (private.is_my_vehicle(vehicle_id));

-- Returns the photograph that a file in the bucket `vehicle-photos` is of; null for another name. It finds photographs
-- by their ids, however many there are.
create function private.photo_id_of(p_name text)
returns uuid
language sql immutable
set search_path = ''
as $$
  select case when p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/' then split_part(p_name, '/', 1)::uuid end;
$$;
revoke all on function private.photo_id_of from public;
grant execute on function private.photo_id_of to anon, authenticated, service_role;

create policy "A photograph can be read where its row can"
  on storage.objects for select to anon, authenticated
  using (
    bucket_id = 'vehicle-photos'
    and exists (select from public.vehicle_images i where i.id = private.photo_id_of(name))
  );

-- Returns true if a name is of a part in the caller's own folder: `<seller>/<upload>/<0 to 14>`. For policies.
create function private.is_my_part(p_name text)
returns boolean
language sql stable
set search_path = ''
as $$
  select p_name ~ '^[^/]+/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/(1[0-4]|[0-9])$'
    and split_part(p_name, '/', 1) = (select public.my_seller_id())::text;
$$;
revoke all on function private.is_my_part from public;
grant execute on function private.is_my_part to authenticated;

-- Returns true if the caller's folder holds fewer parts than 30 whole files have. For policies. Definer: a policy may
-- not read the table that it is on.
create function private.has_room_for_part()
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select count(*) < 450 from (
    select from storage.objects o
    where o.bucket_id = 'photo-uploads' and starts_with(o.name, (select public.my_seller_id())::text || '/') limit 450
  ) parts;
$$;
revoke all on function private.has_room_for_part from public;
grant execute on function private.has_room_for_part to authenticated;

create policy "Sellers read their own parts"
  on storage.objects for select to authenticated
  using (bucket_id = 'photo-uploads' and private.is_my_part(name));

create policy "Sellers upload parts into their own folder"
  on storage.objects for insert to authenticated
  with check (bucket_id = 'photo-uploads' and private.is_my_part(name) and private.has_room_for_part());

create policy "Sellers send parts again"
  on storage.objects for update to authenticated
  using (bucket_id = 'photo-uploads' and private.is_my_part(name))
  with check (bucket_id = 'photo-uploads' and private.is_my_part(name));

create policy "Sellers remove their own parts"
  on storage.objects for delete to authenticated
  using (bucket_id = 'photo-uploads' and private.is_my_part(name));

-- Trigger: refuses more than 20 photographs a vehicle. It locks the vehicle, so that concurrent inserts count each
-- other.
create function private.limit_photos()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform from public.vehicles v where v.id = new.vehicle_id for no key update;
  if (select count(*) from public.vehicle_images i where i.vehicle_id = new.vehicle_id) >= 20 then
    raise exception 'At most 20 photographs a vehicle' using errcode = 'PT409';
  end if;
  return new;
end;
$$;
revoke all on function private.limit_photos from public;

create trigger limit_photos
  before insert on public.vehicle_images
  for each row execute function private.limit_photos();

-- Trigger: makes the next photograph the first when the first is removed. Definer: fires for deletions by cascade too.
create function private.promote_photo()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.vehicle_images set is_primary = true
  where id = (
    select i.id from public.vehicle_images i
    where i.vehicle_id = old.vehicle_id order by i.display_order, i.id limit 1
  );
  return null;
end;
$$;
revoke all on function private.promote_photo from public;

create trigger promote_photo
  after delete on public.vehicle_images
  for each row when (old.is_primary)
  execute function private.promote_photo();

-- Stores fingerprints, by which photographs are recognised. For the server only.
create table private.photo_fingerprints (
  photo_id  uuid    not null,
  upload_id uuid    not null,
  hash      bit(64),
  constraint photo_fingerprints_pkey          primary key (photo_id),
  constraint photo_fingerprints_upload_id_key unique (upload_id),
  constraint photo_fingerprints_photo_id_fkey foreign key (photo_id) references public.vehicle_images (id) on delete cascade
);
comment on column private.photo_fingerprints.upload_id is 'Chosen by the browser: an upload that is finished twice adds one photograph.';
comment on column private.photo_fingerprints.hash is 'Perceptual hash; null of a nearly uniform picture.';

alter table private.photo_fingerprints enable row level security;
grant select, insert on table private.photo_fingerprints to service_role;

create function public.photo_of_upload(p_vehicle_id uuid, p_upload_id uuid)
returns uuid
language sql stable
set search_path = ''
as $$
  select i.id from private.photo_fingerprints f
  join public.vehicle_images i on i.id = f.photo_id
  where f.upload_id = p_upload_id and i.vehicle_id = p_vehicle_id;
$$;
comment on function public.photo_of_upload
  is 'Returns the photograph that an upload became, or null. For the server only.';
revoke all on function public.photo_of_upload from public, anon, authenticated;
grant execute on function public.photo_of_upload to service_role;

create function public.add_vehicle_photo(p_vehicle_id uuid, p_photo_id uuid, p_upload_id uuid, p_hash text default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Lets in one call at a time for a vehicle, so that each photograph gets a place of its own.
  perform from public.vehicles v where v.id = p_vehicle_id for no key update;
  insert into public.vehicle_images (id, vehicle_id, image_url, is_primary, display_order)
  select p_photo_id, p_vehicle_id, '/photos/' || p_photo_id || '/1200.webp',
    count(*) = 0, coalesce(max(i.display_order) + 1, 0)
  from public.vehicle_images i where i.vehicle_id = p_vehicle_id;
  insert into private.photo_fingerprints (photo_id, upload_id, hash)
  values (p_photo_id, p_upload_id, ('x' || p_hash)::bit(64));
end;
$$;
comment on function public.add_vehicle_photo
  is 'Adds a photograph whose files are stored, as the last; p_hash: 16 hexadecimal digits or null. PT409 beyond '
  '20. For the server only.';
revoke all on function public.add_vehicle_photo from public, anon, authenticated;
grant execute on function public.add_vehicle_photo to service_role;

create function public.arrange_vehicle_photos(p_vehicle_id uuid, p_photo_ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Staff may read photographs of other sellers too, so row-level security is not enough.
  perform from public.vehicle_images i
  where i.vehicle_id = p_vehicle_id and private.is_my_vehicle(i.vehicle_id) order by i.id for update;
  if not found then
    raise exception 'The vehicle has no photographs of the caller' using errcode = 'PT409';
  end if;
  update public.vehicle_images set is_primary = false where vehicle_id = p_vehicle_id and is_primary;
  update public.vehicle_images i set display_order = given.place - 1, is_primary = given.place = 1
  from (
    select own.id, row_number() over (order by array_position(p_photo_ids, own.id), own.display_order, own.id) as place
    from public.vehicle_images own where own.vehicle_id = p_vehicle_id
  ) given
  where i.id = given.id;
end;
$$;
comment on function public.arrange_vehicle_photos
  is 'Puts the photographs of the caller''s vehicle in this order, the first as the main one. Those it does not '
  'name, added meanwhile, follow in their order; one that was removed meanwhile, or is another vehicle''s, is '
  'passed over. PT409 without photographs of the caller.';
revoke all on function public.arrange_vehicle_photos from public, anon, authenticated;
grant execute on function public.arrange_vehicle_photos to authenticated, service_role;

-- The query has two halves: below an OR, PostgreSQL would look for each file in all photographs.
create function public.orphaned_photo_files(p_limit integer)
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
comment on function public.orphaned_photo_files
  is 'Returns files of deleted photographs, and parts of uploads abandoned a day ago. For jobs only.';
revoke all on function public.orphaned_photo_files from public, anon, authenticated;
grant execute on function public.orphaned_photo_files to service_role;
