-- Returns true if the vehicle is the caller's. For policies. Definer: independent of the vehicle's status.
create function private.is_my_vehicle(p_vehicle_id uuid)
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.vehicles v
    join public.sellers s on s.id = v.seller_id
    where v.id = p_vehicle_id and s.user_id = (select auth.uid())
  );
$$;
revoke all on function private.is_my_vehicle from public;
grant execute on function private.is_my_vehicle to authenticated;

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
    -- A path on this site or an https URL; no backslash, which browsers treat as a slash.
    image_url ~ '^(https://[^/\s\\"<>]|/[^/\s\\"<>])[^\s\\"<>]*$' and char_length(image_url) <= 2048
  ),
  constraint vehicle_images_display_order_positive check (display_order >= 0),
  -- Not a partial unique index: some clients would read that as one image per vehicle.
  constraint vehicle_images_one_primary            exclude using btree (vehicle_id with =) where (is_primary)
);

create index vehicle_images_vehicle_id_display_order_idx
  on public.vehicle_images (vehicle_id, is_primary desc, display_order, id);

alter table public.vehicle_images enable row level security;
revoke all on table public.vehicle_images from anon, authenticated;
grant select on table public.vehicle_images to anon, authenticated;

grant insert (vehicle_id, image_url, is_primary, display_order), update (is_primary, display_order), delete
  on table public.vehicle_images to authenticated;

create policy "A picture can be seen where its vehicle can"
  on public.vehicle_images for select to anon, authenticated
  using (exists (select from public.vehicles v where v.id = vehicle_id));

create policy "Sellers add pictures of their own vehicles"
  on public.vehicle_images for insert to authenticated
  with check (private.is_my_vehicle(vehicle_id));

create policy "Sellers arrange pictures of their own vehicles"
  on public.vehicle_images for update to authenticated
  using (private.is_my_vehicle(vehicle_id))
  with check (private.is_my_vehicle(vehicle_id));

create policy "Sellers remove pictures of their own vehicles, staff any"
  on public.vehicle_images for delete to authenticated
  using (private.is_my_vehicle(vehicle_id) or (select private.is_staff()));

create table public.vehicle_private (
  vehicle_id uuid not null,
  postcode   text,
  vin        text,
  constraint vehicle_private_pkey            primary key (vehicle_id),
  constraint vehicle_private_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint vehicle_private_postcode_format check (postcode ~ '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$'),
  constraint vehicle_private_vin_format      check (vin ~ '^[A-HJ-NPR-Z0-9]{17}$')
);
comment on table public.vehicle_private is
  'Personal data: full postcode and VIN, for the seller and staff only.';

create trigger normalise_postcode
  before insert or update of postcode on public.vehicle_private
  for each row execute function private.normalise_postcode();

-- Trigger: copies the outward half of the postcode to the vehicle.
create function private.publish_outward_code()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.vehicles set outward_code = split_part(new.postcode, ' ', 1)
  where id = new.vehicle_id and outward_code is distinct from split_part(new.postcode, ' ', 1);
  return null;
end;
$$;
revoke all on function private.publish_outward_code() from public;

create trigger publish_outward_code
  after insert or update of postcode on public.vehicle_private
  for each row
  when (new.postcode is not null)
  execute function private.publish_outward_code();

alter table public.vehicle_private enable row level security;
revoke all on table public.vehicle_private from anon, authenticated;

grant select, insert (vehicle_id, postcode, vin), update (postcode, vin), delete
  on table public.vehicle_private to authenticated;

create policy "Sellers read the private part of their own vehicles, staff any"
  on public.vehicle_private for select to authenticated
  using (private.is_my_vehicle(vehicle_id) or (select private.is_staff()));

create policy "Sellers add the private part of their own vehicles"
  on public.vehicle_private for insert to authenticated
  with check (private.is_my_vehicle(vehicle_id));

create policy "Sellers change the private part of their own vehicles"
  on public.vehicle_private for update to authenticated
  using (private.is_my_vehicle(vehicle_id))
  with check (private.is_my_vehicle(vehicle_id));

create policy "Sellers delete the private part of their own vehicles"
  on public.vehicle_private for delete to authenticated
  using (private.is_my_vehicle(vehicle_id));
