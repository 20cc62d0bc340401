create table public.vehicles (
  id                  uuid                     not null default gen_random_uuid(),
  seller_id           uuid                     not null,
  make_id             uuid                     not null,
  model_id            uuid                     not null,
  trim                text,
  year                smallint                 not null,
  price               integer                  not null,
  mileage             integer,
  fuel_type           public.fuel_type         not null,
  transmission        public.transmission_type not null,
  body_type           public.body_type         not null,
  condition           public.vehicle_condition not null,
  engine_size         numeric(3, 1),
  doors               smallint,
  seats               smallint,
  colour              public.vehicle_colour,
  owners              smallint,
  service_history     public.service_history,
  mot_expiry          date,
  registration_number text,
  description         text,
  features            text[]                   not null default '{}',
  location            text,
  outward_code        text,
  latitude            double precision,
  longitude           double precision,
  listing_status      public.listing_status    not null default 'draft',
  seller_type         public.seller_type       not null default 'private',
  views_count         integer                  not null default 0,
  created_at          timestamptz              not null default now(),
  updated_at          timestamptz              not null default now(),
  taken_down_at       timestamptz,

  constraint vehicles_pkey                 primary key (id),
  constraint vehicles_seller_id_fkey       foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint vehicles_make_id_fkey         foreign key (make_id) references public.vehicle_makes (id),
  -- Both columns, so that a model always belongs to the make.
  constraint vehicles_model_id_fkey        foreign key (make_id, model_id) references public.vehicle_models (make_id, id),

  constraint vehicles_trim_length          check (char_length(trim) <= 60),
  constraint vehicles_year_bounds          check (year >= 1900),
  constraint vehicles_price_bounds         check (price between 0 and 10000000),
  constraint vehicles_mileage_bounds       check (mileage between 0 and 1000000),
  constraint vehicles_engine_size_positive check (engine_size > 0),
  constraint vehicles_doors_bounds         check (doors between 2 and 6),
  constraint vehicles_seats_bounds         check (seats between 1 and 9),
  constraint vehicles_owners_bounds        check (owners between 0 and 50),
  constraint vehicles_registration_format  check (registration_number ~ '^[A-Z0-9]{2,8}$'),
  constraint vehicles_description_length   check (char_length(description) <= 5000),
  constraint vehicles_features_count       check (cardinality(features) <= 60),
  constraint vehicles_features_length      check (private.texts_fit(features, 80)),
  constraint vehicles_location_length      check (char_length(location) <= 100),
  constraint vehicles_outward_code_format  check (outward_code ~ '^[A-Z]{1,2}[0-9][A-Z0-9]?$'),
  constraint vehicles_views_count_positive check (views_count >= 0),
  constraint vehicles_taken_down_archived  check (taken_down_at is null or listing_status = 'archived')
) with (
  -- Space for in-place updates of views_count, and an up-to-date visibility map for index-only counts.
  fillfactor = 90,
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_insert_scale_factor = 0.02
);
comment on column public.vehicles.registration_number is
  'Personal data, public by specification: a plate identifies a keeper.';
comment on column public.vehicles.outward_code is
  'The public half of the postcode; the full postcode is in vehicle_private.';
comment on column public.vehicles.seller_type is 'Copied from the seller by trigger.';
comment on column public.vehicles.latitude is 'Centre of the outward code, set by trigger.';
comment on column public.vehicles.longitude is 'Centre of the outward code, set by trigger.';
comment on column public.vehicles.views_count is 'Number of views, one per visitor and day; see record_vehicle_view.';

create index vehicles_seller_id_idx on public.vehicles (seller_id);
create index vehicles_make_id_model_id_idx on public.vehicles (make_id, model_id);

-- Trigger: 'ab12 cde' → 'AB12CDE', 'sw1a' → 'SW1A', blank → null.
create function private.normalise_vehicle()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.registration_number := nullif(upper(regexp_replace(new.registration_number, '\s', '', 'g')), '');
  new.outward_code := nullif(upper(regexp_replace(new.outward_code, '\s', '', 'g')), '');
  -- Not a check constraint, which must not depend on the date: restoring a dump would fail.
  if new.year > extract(year from now()) + 1 then
    raise exception 'Year cannot be in the future' using
      errcode = '23514', schema = 'public', table = 'vehicles', constraint = 'vehicles_year_bounds';
  end if;
  return new;
end;
$$;
revoke all on function private.normalise_vehicle() from public;

-- Trigger: sets the position to the centre of the outward code, so that it is never more precise than
-- what is public; the town follows the code unless it was set, or changed, in the same statement.
create function private.place_vehicle()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  place public.outcodes;
begin
  select * into place from public.outcodes where outcode = new.outward_code;
  new.latitude := place.latitude;
  new.longitude := place.longitude;
  if tg_op = 'UPDATE' and new.location is not distinct from old.location then
    new.location := coalesce(place.town, new.location);
  else
    new.location := coalesce(nullif(btrim(new.location), ''), place.town);
  end if;
  return new;
end;
$$;
revoke all on function private.place_vehicle() from public;

-- Trigger: copies seller_type from the seller. Definer: the writer may not be able to read the seller.
create function private.copy_seller_type()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  select s.seller_type into new.seller_type from public.sellers s where s.id = new.seller_id;
  new.seller_type := coalesce(new.seller_type, 'private'); -- the foreign key then refuses the row
  return new;
end;
$$;
revoke all on function private.copy_seller_type() from public;

-- Triggers of the same event fire in alphabetical order: normalise_vehicle before place_vehicle.
create trigger copy_seller_type
  before insert or update of seller_id, seller_type on public.vehicles
  for each row execute function private.copy_seller_type();

create trigger normalise_vehicle
  before insert or update of year, registration_number, outward_code on public.vehicles
  for each row execute function private.normalise_vehicle();

create trigger place_vehicle_inserted
  before insert on public.vehicles
  for each row execute function private.place_vehicle();

create trigger place_vehicle_updated
  before update of outward_code, latitude, longitude on public.vehicles
  for each row
  when (old.outward_code is distinct from new.outward_code
        or old.latitude is distinct from new.latitude
        or old.longitude is distinct from new.longitude)
  execute function private.place_vehicle();

-- A view does not change the listing.
create trigger set_updated_at
  before update on public.vehicles
  for each row
  when (old.views_count is not distinct from new.views_count)
  execute function private.set_updated_at();

-- Trigger: copies a changed seller_type to the seller's vehicles. Definer: no client may write that column.
create function private.pass_on_seller_type()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.vehicles set seller_type = new.seller_type
  where seller_id = new.id and seller_type <> new.seller_type;
  return null;
end;
$$;
revoke all on function private.pass_on_seller_type() from public;

create trigger pass_on_seller_type
  after update of seller_type on public.sellers
  for each row
  when (old.seller_type is distinct from new.seller_type)
  execute function private.pass_on_seller_type();

-- Trigger: marks a listing that staff archive as taken down; only staff can publish it again.
create function private.keep_take_down()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.listing_status = 'archived' then
    if private.is_staff() then
      new.taken_down_at := now();
    end if;
  elsif old.taken_down_at is not null then
    if not private.is_staff() then
      raise exception 'Staff have taken this vehicle off the site' using errcode = '42501';
    end if;
    new.taken_down_at := null;
  end if;
  return new;
end;
$$;
revoke all on function private.keep_take_down() from public;

-- Without "when", because staff also take down a listing that its seller has already archived.
create trigger keep_take_down
  before update of listing_status on public.vehicles
  for each row
  execute function private.keep_take_down();

-- A seller cannot relist a vehicle that staff took down: its row keeps the registration number, and no
-- other row of the seller with that number becomes public. Other sellers are not affected: one of them
-- may own the car whose number was copied.
create index vehicles_taken_down_idx on public.vehicles (seller_id, registration_number)
  where taken_down_at is not null;

-- Trigger: refuses such a listing. With the caller's rights: a seller can read all rows of their own.
create function private.refuse_taken_down_vehicle()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (tg_op = 'UPDATE' and old.taken_down_at is not null
      and new.registration_number is distinct from old.registration_number
    or new.listing_status not in ('draft', 'archived') and exists (
      select from public.vehicles v
      where v.seller_id = new.seller_id and v.registration_number = new.registration_number
        and v.taken_down_at is not null and v.id <> new.id
    ))
    -- Last: evaluated only for a row that would be refused.
    and not private.is_staff()
  then
    raise exception 'Staff have taken this vehicle off the site' using errcode = '42501';
  end if;
  return new;
end;
$$;
revoke all on function private.refuse_taken_down_vehicle() from public;

create trigger refuse_taken_down_vehicle
  before insert or update of registration_number, listing_status on public.vehicles
  for each row execute function private.refuse_taken_down_vehicle();

alter table public.vehicles enable row level security;
revoke all on table public.vehicles from anon, authenticated;
grant select on table public.vehicles to anon, authenticated;

-- Without id, latitude, longitude, seller_type, views_count, created_at, updated_at, taken_down_at.
grant insert (
  seller_id, make_id, model_id, trim, year, price, mileage, fuel_type, transmission, body_type,
  condition, engine_size, doors, seats, colour, owners, service_history, mot_expiry,
  registration_number, description, features, location, outward_code, listing_status
) on table public.vehicles to authenticated;

grant update (
  make_id, model_id, trim, year, price, mileage, fuel_type, transmission, body_type,
  condition, engine_size, doors, seats, colour, owners, service_history, mot_expiry,
  registration_number, description, features, location, outward_code, listing_status
), delete on table public.vehicles to authenticated;

-- The policies that select for signed-in users and delete stand with favourites and moderation.
create policy "Visitors read what is for sale"
  on public.vehicles for select to anon
  using (listing_status = 'active');

create policy "Sellers list vehicles as themselves"
  on public.vehicles for insert to authenticated
  with check (seller_id in (select private.my_seller_ids()));

create policy "Sellers change their own vehicles, staff any"
  on public.vehicles for update to authenticated
  using (seller_id in (select private.my_seller_ids()) or (select private.is_staff()))
  with check (seller_id in (select private.my_seller_ids()) or (select private.is_staff()));

-- A seller is readable while one of the seller's vehicles is: the policies on vehicles decide.
create policy "Visitors read who sells something"
  on public.sellers for select to anon
  using (exists (select from public.vehicles v where v.seller_id = sellers.id));

create policy "People read who sells something, and themselves, staff all"
  on public.sellers for select to authenticated
  using (
    exists (select from public.vehicles v where v.seller_id = sellers.id)
    or user_id = (select auth.uid())
    or (select private.is_staff())
  );
