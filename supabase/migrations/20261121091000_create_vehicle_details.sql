-- Pictures, and what of a vehicle only its seller and staff may see.
create table public.vehicle_images (
  id            uuid        not null default gen_random_uuid(),
  vehicle_id    uuid        not null,
  image_url     text        not null,
  is_primary    boolean     not null default false,
  display_order integer     not null default 0,
  created_at    timestamptz not null default now(),
  constraint vehicle_images_pkey                   primary key (id),
  constraint vehicle_images_vehicle_id_fkey        foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint vehicle_images_image_url_format       check (image_url ~ '^(https?://|/)[^/]' and char_length(image_url) <= 2048),
  constraint vehicle_images_display_order_positive check (display_order >= 0),
  -- Not a partial unique index: some clients would take that for 'one image for each vehicle'.
  constraint vehicle_images_one_primary            exclude using btree (vehicle_id with =) where (is_primary)
);

create index vehicle_images_vehicle_id_display_order_idx
  on public.vehicle_images (vehicle_id, is_primary desc, display_order, id);

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

-- 'sw1a1aa' → 'SW1A 1AA'
create function private.normalise_postcode()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.postcode := upper(regexp_replace(new.postcode, '\s', '', 'g'));
  new.postcode := nullif(regexp_replace(new.postcode, '(...)$', ' \1'), '');
  return new;
end;
$$;
revoke all on function private.normalise_postcode() from public;

create trigger normalise_postcode
  before insert or update of postcode on public.vehicle_private
  for each row execute function private.normalise_postcode();

create trigger normalise_postcode
  before insert or update of postcode on public.seller_contacts
  for each row execute function private.normalise_postcode();

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
