-- Defines vehicles and their private details: number plates, position, status, take-downs, limits, and what stays
-- public of a vehicle that is gone.

-- Returns true for a number plate as it is stored: a British one of any year, of Northern Ireland, Q, of diplomats,
-- Jersey, Guernsey and Ireland; false for TBA, 00000 and 12345678. For check constraints. lib/core/number-plate.ts has
-- the same forms.
create function private.is_plate(p_text text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select p_text collate "C" ~ (
    '^([A-Z]{2}[0-9]{2}[A-Z]{3}|[A-Z][0-9]{1,3}[A-Z]{3}|[A-Z]{3}[0-9]{1,3}[A-Z]|[A-Z]{1,3}[0-9]{1,4}|[0-9]{1,4}[A-Z]{1,3}'
    || '|[0-9]{3}[DX][0-9]{3}|J[0-9]{5,6}|[1-9][0-9]{4}|[0-9]{2,3}[A-Z]{1,2}[0-9]{1,5})$'
  );
$$;
revoke all on function private.is_plate from public;
grant execute on function private.is_plate to authenticated, service_role;

-- Returns a number plate with one digit for characters that look alike: TD19AAA and TDI9AAA become the same. Plates have
-- letters and digits in fixed places, so the plates of two cars never do.
create function private.plate_shape(p_plate text)
returns text
language sql immutable
set search_path = ''
as $$
  select translate(p_plate, 'IOQSZBGTA', '100528674');
$$;
revoke all on function private.plate_shape from public;

-- Returns the pattern of a plate as a word of its own, with up to three of anything but letters and digits between its
-- characters; O and 0 are one, as are I and 1. It is null for a plate that cannot be told from other words: one of
-- fewer than five characters reads as a model, an engine or a count ('M4', 'A1', 'V8', 'A 1 owner car'), one without
-- digits as a word, one without letters as a mileage ('12,345'). Such a plate is not looked for.
-- lib/core/number-plate.ts has the same rule.
create function private.plate_pattern(p_plate text)
returns text
language sql immutable
set search_path = ''
as $$
  select '(?<![A-Za-z0-9])' || string_agg(
    case when c in ('O', '0') then '[O0]' when c in ('I', '1') then '[I1]' else c end, '[^A-Za-z0-9]{0,3}' order by n
  ) || '(?![A-Za-z0-9])'
  from string_to_table(p_plate, null) with ordinality as t (c, n)
  where char_length(p_plate) >= 5 and p_plate ~ '[A-Z]' and p_plate ~ '[0-9]';
$$;
revoke all on function private.plate_pattern from public;
grant execute on function private.plate_pattern to authenticated, service_role;

-- Returns true if a text holds a plate, as 'BD21SMR', 'bd21 smr' and 'B.D.2.1.S.M.R.' hold the same. For check
-- constraints.
create function private.names_plate(p_text text, p_plate text)
returns boolean
language sql immutable
set search_path = ''
as $$
  -- Looks at the text as it is, which finds 'BD21SMR™', and with plain forms of its letters, which finds wide ones.
  select coalesce(
    p_text ~* private.plate_pattern(p_plate) or normalize(p_text, nfkd) ~* private.plate_pattern(p_plate), false
  );
$$;
revoke all on function private.names_plate from public;
grant execute on function private.names_plate to authenticated, service_role;

create table public.vehicles (
  id                     uuid                     not null default gen_random_uuid(),
  seller_id              uuid                     not null,
  make_id                uuid                     not null,
  model_id               uuid                     not null,
  trim                   text,
  year                   smallint                 not null,
  price                  integer,
  mileage                integer,
  fuel_type              public.fuel_type         not null,
  transmission           public.transmission_type not null,
  body_type              public.body_type         not null,
  condition              public.vehicle_condition,
  engine_size            numeric(3, 1),
  doors                  smallint,
  seats                  smallint,
  colour                 public.vehicle_colour,
  owners                 smallint,
  service_history        public.service_history,
  mot_expiry             date,
  registration_number    text,
  description            text,
  features               text[]                   not null default '{}',
  location               text,
  outward_code           text,
  latitude               double precision,
  longitude              double precision,
  listing_status         public.listing_status    not null default 'draft',
  seller_type            public.seller_type       not null default 'private',
  views_count            integer                  not null default 0,
  created_at             timestamptz              not null default now(),
  updated_at             timestamptz              not null default now(),
  taken_down_at          timestamptz,
  -- A seller may hide the number plate. Rules, staff and the registries go on by registration_number, which no client
  -- can select; the public reads public_registration.
  registration_is_public boolean                  not null default true,
  public_registration    text
    generated always as (case when registration_is_public then registration_number end) stored,
  -- The seller's word on the car's history. Nobody checks it; null is not said.
  write_off              public.write_off,
  keys                   smallint,
  v5c_in_name            boolean,
  finance_owed           public.finance_owed,
  is_import              boolean,
  is_first_owner         boolean,

  constraint vehicles_pkey                            primary key (id),
  constraint vehicles_seller_id_fkey                  foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint vehicles_make_id_fkey                    foreign key (make_id) references public.vehicle_makes (id),
  -- The key has both columns, so that a model always belongs to the make.
  constraint vehicles_model_id_fkey                   foreign key (make_id, model_id) references public.vehicle_models (make_id, id),
  constraint vehicles_trim_length                     check (char_length(trim) <= 60),
  constraint vehicles_year_bounds                     check (year >= 1900),
  constraint vehicles_price_bounds                    check (price between 0 and 10000000),
  constraint vehicles_mileage_bounds                  check (mileage between 0 and 1000000),
  constraint vehicles_engine_size_positive            check (engine_size > 0),
  constraint vehicles_doors_bounds                    check (doors between 2 and 6),
  constraint vehicles_seats_bounds                    check (seats between 1 and 9),
  constraint vehicles_owners_bounds                   check (owners between 0 and 50),
  constraint vehicles_description_length              check (char_length(description) <= 5000),
  constraint vehicles_features_count                  check (cardinality(features) <= 60),
  constraint vehicles_features_length                 check (private.texts_fit(features, 80)),
  constraint vehicles_location_length                 check (char_length(location) <= 100),
  constraint vehicles_outward_code_format             check (outward_code ~ '^[A-Z]{1,2}[0-9][A-Z0-9]?$'),
  constraint vehicles_views_count_positive            check (views_count >= 0),
  constraint vehicles_taken_down_archived             check (taken_down_at is null or listing_status = 'archived'),
  constraint vehicles_complete_unless_draft           check (listing_status = 'draft' or (price is not null and condition is not null)),
  -- Each text has a constraint of its own, whose name says which text is meant.
  constraint vehicles_hidden_plate_not_in_trim        check (registration_is_public or not private.names_plate(trim, registration_number)),
  constraint vehicles_hidden_plate_not_in_description check (registration_is_public or not private.names_plate(description, registration_number)),
  constraint vehicles_hidden_plate_not_in_location    check (registration_is_public or not private.names_plate(location, registration_number)),
  constraint vehicles_hidden_plate_not_in_features    check (
    registration_is_public or not private.names_plate(array_to_string(features, ' '), registration_number)
  ),
  constraint vehicles_registration_format             check (private.is_plate(registration_number)),
  constraint vehicles_keys_bounds                     check (keys between 1 and 9),
  -- A car of category A or B must not return to the road.
  constraint vehicles_scrap_not_for_sale              check (
    listing_status in ('draft', 'sold', 'archived') or write_off is distinct from 'ab'
  )
) with (
  -- Leaves space for in-place updates of views_count, and keeps the visibility map up to date for index-only counts.
  fillfactor = 90,
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_insert_scale_factor = 0.02
);
comment on column public.vehicles.registration_number is
  'Personal data: a plate identifies a keeper. Selected by no client; see public_registration and my_registration.';
comment on column public.vehicles.outward_code is
  'The public half of the postcode; the full postcode is in vehicle_private.';
comment on column public.vehicles.seller_type is 'Copied from the seller by trigger.';
comment on column public.vehicles.latitude is 'Centre of the outward code, set by trigger.';
comment on column public.vehicles.longitude is 'Centre of the outward code, set by trigger.';
comment on column public.vehicles.views_count is 'Number of views, one per visitor and day; see record_vehicle_view.';
comment on column public.vehicles.public_registration is
  'The number plate, unless its seller hides it. Personal data, public by specification.';

create index vehicles_seller_id_idx on public.vehicles (seller_id);
create index vehicles_make_id_model_id_idx on public.vehicles (make_id, model_id);
-- A seller cannot relist a vehicle that staff took down: its row keeps the registration number, and no
-- other row of the seller with that number becomes public. Other sellers are not affected: one of them
-- may own the car whose number was copied.
create index vehicles_taken_down_idx on public.vehicles (seller_id, registration_number)
  where taken_down_at is not null;
-- These indexes serve the list of vehicles for sale. Each includes every filter's column, so that a page of ids and the
-- exact count are index-only scans. There is one index per sort order. Ties are ordered by id in the same direction, so
-- that a backward scan serves the opposite order; mileage, which is nullable, needs both.
create index vehicles_active_newest_idx on public.vehicles (created_at, id)
  include (price, year, mileage, fuel_type, transmission, body_type, model_id, outward_code)
  where listing_status = 'active';
create index vehicles_active_year_idx on public.vehicles (year, id)
  include (price, mileage, fuel_type, transmission, body_type)
  where listing_status = 'active';
create index vehicles_active_mileage_idx on public.vehicles (mileage, id)
  include (price, year, fuel_type, transmission, body_type)
  where listing_status = 'active';
create index vehicles_active_mileage_desc_idx on public.vehicles (mileage desc nulls last, id desc)
  where listing_status = 'active';
-- There is one index per exact filter, followed by the ranges. Make, model and search text are all lists of models.
create index vehicles_active_model_idx on public.vehicles (model_id, price)
  include (year, mileage, fuel_type, transmission, body_type, outward_code, created_at, id)
  where listing_status = 'active';
create index vehicles_active_fuel_idx on public.vehicles (fuel_type, transmission, price)
  include (year, mileage, body_type)
  where listing_status = 'active';
create index vehicles_active_transmission_idx on public.vehicles (transmission, price)
  include (year, mileage, body_type)
  where listing_status = 'active';
create index vehicles_active_body_idx on public.vehicles (body_type, price)
  include (year, mileage, fuel_type, transmission, id)
  where listing_status = 'active';
create index vehicles_active_place_idx on public.vehicles (outward_code, id)
  include (price, year, mileage, fuel_type, transmission, body_type, model_id)
  where listing_status = 'active';
create index vehicles_registration_number_idx on public.vehicles (registration_number);
-- Serves the rivals of a vehicle for sale: an index-only scan finds those that beat it.
create index vehicles_active_rivals_idx on public.vehicles (model_id, price, year, mileage)
  include (id)
  where listing_status = 'active' and mileage is not null;
-- These serve facets that select few vehicles.
create index vehicles_active_trim_idx on public.vehicles ("trim", model_id)
  where listing_status = 'active';
create index vehicles_active_seats_idx on public.vehicles (seats, price)
  where listing_status = 'active';
create index vehicles_active_colour_idx on public.vehicles (colour, price)
  include (year, mileage, fuel_type, transmission, body_type, model_id)
  where listing_status = 'active';
create index vehicles_active_features_idx on public.vehicles using gin (features)
  where listing_status = 'active';
create index vehicles_active_price_idx on public.vehicles (price, id)
  include (
    year, mileage, fuel_type, transmission, body_type, model_id, outward_code, seats, doors, colour, owners,
    engine_size, seller_type, service_history
  )
  where listing_status = 'active';
create index vehicles_description_hash_idx on public.vehicles (md5(description))
  where listing_status = 'active' and char_length(description) >= 80;
create index vehicles_active_registration_idx on public.vehicles (registration_number)
  where listing_status = 'active' and registration_number is not null;

alter table public.vehicles enable row level security;
revoke all on table public.vehicles from anon, authenticated;
-- Grants all columns but registration_number.
grant select (
  id, seller_id, make_id, model_id, trim, year, price, mileage, fuel_type, transmission, body_type, condition,
  engine_size, doors, seats, colour, owners, service_history, mot_expiry, description, features, location,
  outward_code, latitude, longitude, listing_status, seller_type, views_count, created_at, updated_at,
  taken_down_at, registration_is_public, public_registration, write_off, keys, v5c_in_name, finance_owed, is_import,
  is_first_owner
) on table public.vehicles to anon, authenticated;
-- Leaves out id, latitude, longitude, seller_type, views_count, created_at, updated_at, taken_down_at.
grant delete, insert (
  seller_id, make_id, model_id, trim, year, price, mileage, fuel_type, transmission, body_type, condition,
  engine_size, doors, seats, colour, owners, service_history, mot_expiry, registration_number, description,
  features, location, outward_code, listing_status, registration_is_public, write_off, keys, v5c_in_name, finance_owed,
  is_import, is_first_owner
), update (
  make_id, model_id, trim, year, price, mileage, fuel_type, transmission, body_type, condition, engine_size,
  doors, seats, colour, owners, service_history, mot_expiry, registration_number, description, features,
  location, outward_code, listing_status, registration_is_public, write_off, keys, v5c_in_name, finance_owed, is_import,
  is_first_owner
) on table public.vehicles to authenticated;
grant all on table public.vehicles to service_role;

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

-- The policy for signed-in users who select stands in favourites, the one for sellers who delete in
-- 16_reports_and_flags.
create policy "Visitors read what is for sale"
  on public.vehicles for select to anon
  using (listing_status = 'active');

create policy "Sellers list vehicles as themselves"
  on public.vehicles for insert to authenticated
  with check (seller_id in (select private.my_seller_ids()));

create policy "Sellers change their own vehicles"
  on public.vehicles for update to authenticated
  using (seller_id in (select private.my_seller_ids()))
  with check (seller_id in (select private.my_seller_ids()));

-- A view does not change the listing.
create trigger set_updated_at
  before update on public.vehicles
  for each row
  when (old.views_count is not distinct from new.views_count)
  execute function private.set_updated_at();

-- Trigger: formats the number plate and the outward code, 'ab12 cde' → 'AB12CDE', 'sw1a' → 'SW1A', blank → null.
create function private.normalise_vehicle()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.registration_number := nullif(upper(regexp_replace(new.registration_number, '\s', '', 'g')), '');
  new.outward_code := nullif(upper(regexp_replace(new.outward_code, '\s', '', 'g')), '');
  -- This is no check constraint, which must not depend on the date: restoring a dump would fail.
  if new.year > extract(year from now()) + 1 then
    raise exception 'Year cannot be in the future' using
      errcode = '23514', schema = 'public', table = 'vehicles', constraint = 'vehicles_year_bounds';
  end if;
  return new;
end;
$$;
revoke all on function private.normalise_vehicle from public;
grant execute on function private.normalise_vehicle to service_role;

create trigger normalise_vehicle
  before insert or update of year, registration_number, outward_code on public.vehicles
  for each row execute function private.normalise_vehicle();

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
revoke all on function private.place_vehicle from public;
grant execute on function private.place_vehicle to service_role;

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
revoke all on function private.copy_seller_type from public;
grant execute on function private.copy_seller_type to service_role;

-- Triggers of the same event fire in alphabetical order: normalise_vehicle before place_vehicle.
create trigger copy_seller_type
  before insert or update of seller_id, seller_type on public.vehicles
  for each row execute function private.copy_seller_type();

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
revoke all on function private.pass_on_seller_type from public;
grant execute on function private.pass_on_seller_type to service_role;

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
revoke all on function private.keep_take_down from public;
grant execute on function private.keep_take_down to service_role;

-- The trigger has no "when", because staff also take down a listing that its seller has already archived.
create trigger keep_take_down
  before update of listing_status on public.vehicles
  for each row
  execute function private.keep_take_down();

-- Trigger: refuses a listing that would be public with a number plate that looks like that of a listing that staff took
-- down; the listing may be held. Definer: no client may select the plates it compares.
create function private.refuse_taken_down_vehicle()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if (tg_op = 'UPDATE' and old.taken_down_at is not null
      and new.registration_number is distinct from old.registration_number
    or new.listing_status not in ('draft', 'held', 'archived') and exists (
      select from public.vehicles v
      where v.seller_id = new.seller_id
        and private.plate_shape(v.registration_number) = private.plate_shape(new.registration_number)
        and v.taken_down_at is not null and v.id <> new.id
    ))
    -- This stands last, to be evaluated only for a row that would be refused.
    and not private.is_staff()
  then
    raise exception 'Staff have taken this vehicle off the site' using errcode = '42501';
  end if;
  return new;
end;
$$;
revoke all on function private.refuse_taken_down_vehicle from public;
grant execute on function private.refuse_taken_down_vehicle to service_role;

create trigger refuse_taken_down_vehicle
  before insert or update of registration_number, listing_status on public.vehicles
  for each row execute function private.refuse_taken_down_vehicle();

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
grant execute on function private.is_my_vehicle to authenticated, service_role;

-- Returns true if the caller can read the vehicle. For policies. It is a function, because a policy on favourites that
-- reads vehicles, whose policy reads favourites, would be an infinite recursion.
create function private.can_read_vehicle(p_vehicle_id uuid)
returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.vehicles v where v.id = p_vehicle_id);
$$;
revoke all on function private.can_read_vehicle from public;
grant execute on function private.can_read_vehicle to authenticated, service_role;

create table public.vehicle_private (
  vehicle_id      uuid        not null,
  postcode        text,
  vin             text,
  sold_price      integer,
  stock_id        text,
  -- A trigger sets the seller whose number it is. There is no foreign key, which would make this one more junction
  -- table between vehicles and sellers: the local API would refuse to embed one in the other. The row goes with its
  -- vehicle.
  stock_seller_id uuid,
  -- Says when a stock file without the car withdrew it.
  withdrawn_at    timestamptz,
  constraint vehicle_private_pkey               primary key (vehicle_id),
  constraint vehicle_private_vehicle_id_fkey    foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint vehicle_private_postcode_format    check (postcode ~ '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$'),
  constraint vehicle_private_vin_format         check (vin ~ '^[A-HJ-NPR-Z0-9]{17}$'),
  constraint vehicle_private_sold_price_bounds  check (sold_price between 0 and 10000000),
  constraint vehicle_private_stock_id_format    check (
    char_length(stock_id) between 1 and 60 and stock_id !~ '[[:cntrl:]]' and stock_id !~ '^[[:space:]=+@-]'
  ),
  constraint vehicle_private_stock_id_of_seller check ((stock_id is null) = (stock_seller_id is null)),
  constraint vehicle_private_stock_id_key       unique (stock_seller_id, stock_id)
);
comment on table public.vehicle_private is
  'Personal data: full postcode, VIN, stock number and the price a car fetched, for the seller and staff only.';

-- The index is not unique: sellers may have two listings already whose numbers differ by capitals alone.
create index vehicle_private_plain_stock_id_idx on public.vehicle_private (stock_seller_id, lower(stock_id))
  where stock_id is not null;

alter table public.vehicle_private enable row level security;
revoke all on table public.vehicle_private from anon, authenticated;
grant select, delete, insert (vehicle_id, postcode, vin, sold_price, stock_id), update (postcode, vin, sold_price, stock_id)
  on table public.vehicle_private to authenticated;
grant all on table public.vehicle_private to service_role;

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
revoke all on function private.publish_outward_code from public;
grant execute on function private.publish_outward_code to service_role;

create trigger publish_outward_code
  after insert or update of postcode on public.vehicle_private
  for each row
  when (new.postcode is not null)
  execute function private.publish_outward_code();

-- Keeps what is public of a vehicle that was for sale: its page says what it was and responds with 410.
-- It has no foreign key to vehicles, so that it outlives a deleted listing, and no personal data.
create table public.vehicle_departures (
  vehicle_id uuid             not null,
  model_id   uuid             not null,
  year       smallint         not null,
  body_type  public.body_type not null,
  price      integer          not null,
  went_on    date             not null default (now() at time zone 'Europe/London')::date,
  is_final   boolean          not null,
  constraint vehicle_departures_pkey          primary key (vehicle_id),
  constraint vehicle_departures_model_id_fkey foreign key (model_id) references public.vehicle_models (id) on delete cascade
);
comment on table public.vehicle_departures is
  'Vehicles that were for sale and no longer are, as they were on that day. Written by trigger only.';
comment on column public.vehicle_departures.is_final is
  'Sold, archived, taken down or deleted; not reserved or a draft again, of which the public learns nothing.';

create index vehicle_departures_model_id_idx on public.vehicle_departures (model_id);

alter table public.vehicle_departures enable row level security;
revoke all on table public.vehicle_departures from anon, authenticated;
-- Leaves out the body type and the price, which only choose the similar vehicles.
grant select (vehicle_id, model_id, year, went_on, is_final)
  on table public.vehicle_departures to anon, authenticated;
grant all on table public.vehicle_departures to service_role;

create policy "Everybody reads what is no longer for sale"
  on public.vehicle_departures for select to anon, authenticated
  using (is_final);

-- Trigger: records a vehicle that leaves the site and forgets one that is public again. Definer: no
-- client may write the table.
create function private.record_departure()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  gone boolean := tg_op = 'DELETE' or new.listing_status in ('sold', 'archived');
begin
  if old.listing_status = 'active' then
    insert into public.vehicle_departures (vehicle_id, model_id, year, body_type, price, is_final)
    values (old.id, old.model_id, old.year, old.body_type, old.price, gone)
    on conflict (vehicle_id) do update set went_on = excluded.went_on, is_final = excluded.is_final;
  elsif new.listing_status = 'active' then
    delete from public.vehicle_departures where vehicle_id = old.id;
  else
    update public.vehicle_departures set is_final = gone where vehicle_id = old.id;
  end if;
  return null;
end;
$$;
revoke all on function private.record_departure from public;

create trigger record_departure
  after update of listing_status on public.vehicles
  for each row
  when (old.listing_status is distinct from new.listing_status)
  execute function private.record_departure();

create trigger record_deleted_departure
  after delete on public.vehicles
  for each row execute function private.record_departure();

-- Stores the transitions of the status that a seller may make. A new listing is a draft or for sale.
create table public.listing_transitions (
  from_status public.listing_status not null,
  to_status   public.listing_status not null,
  constraint listing_transitions_pkey primary key (from_status, to_status)
);

alter table public.listing_transitions enable row level security;
revoke all on table public.listing_transitions from anon, authenticated;
grant select on table public.listing_transitions to authenticated;
grant all on table public.listing_transitions to service_role;

create policy "Signed-in users read the transitions"
  on public.listing_transitions for select to authenticated using (true);

-- A public listing never becomes a draft again: what was public of it stays known (vehicle_departures). A draft
-- is deleted, not archived.
insert into public.listing_transitions (from_status, to_status) values
  ('draft', 'active'),
  ('active', 'reserved'), ('active', 'sold'), ('active', 'archived'),
  ('reserved', 'active'), ('reserved', 'sold'), ('reserved', 'archived'),
  ('sold', 'active'), ('sold', 'archived'),
  ('archived', 'active'), ('archived', 'sold'),
  -- Sellers may withdraw or sell a held listing.
  ('held', 'archived'), ('held', 'sold');

-- Trigger: refuses any other status to clients; decisions of staff and the server's jobs, which run as the tables'
-- owner, are not bound. Fires after keep_take_down and refuse_taken_down_vehicle.
create function private.refuse_transition()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user <> 'authenticated' or (case tg_op
    when 'INSERT' then new.listing_status in ('draft', 'active')
    else new.listing_status = old.listing_status or exists (
      select from public.listing_transitions t
      where t.from_status = old.listing_status and t.to_status = new.listing_status
    )
  end) then
    return new;
  end if;
  raise exception 'A listing cannot become % now', new.listing_status
    using errcode = '23514', constraint = 'listing_transitions';
end;
$$;
revoke all on function private.refuse_transition from public;

create trigger refuse_transition
  before insert or update of listing_status on public.vehicles
  for each row execute function private.refuse_transition();

-- Trigger: dates a listing from its publication, by which lists are sorted, not from its draft.
create function private.date_publication()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.created_at := now();
  return new;
end;
$$;
revoke all on function private.date_publication from public;

create trigger date_publication
  before update of listing_status on public.vehicles
  for each row when (old.listing_status = 'draft' and new.listing_status = 'active')
  execute function private.date_publication();

-- Returns year, make and model of a vehicle.
create function private.vehicle_label(p_vehicle_id uuid)
returns text
language sql stable
set search_path = ''
as $$
  select v.year || ' ' || make.name || ' ' || model.name
  from public.vehicles v
  join public.vehicle_makes make on make.id = v.make_id
  join public.vehicle_models model on model.id = v.model_id
  where v.id = p_vehicle_id;
$$;
revoke all on function private.vehicle_label from public;
grant execute on function private.vehicle_label to service_role;

-- Returns what public.my_registration does. Definer: no client may select the plates.
create function private.my_registration(p_vehicle_id uuid)
returns text
language sql stable security definer
set search_path = ''
as $$
  select v.registration_number from public.vehicles v
  where v.id = p_vehicle_id and v.seller_id in (select private.my_seller_ids());
$$;
revoke all on function private.my_registration from public;
grant execute on function private.my_registration to authenticated;

create function public.my_registration(p_vehicle_id uuid)
returns text
language sql stable
set search_path = ''
as $$
  select private.my_registration(p_vehicle_id);
$$;
comment on function public.my_registration
  is 'Returns the number plate of a listing of the caller''s own, a hidden one too; null of another''s. For '
  'signed-in users.';
revoke all on function public.my_registration from public, anon, authenticated;
grant execute on function public.my_registration to authenticated, service_role;

-- Trigger: limits what an account has open at a time. The second of two changes of a seller at a time waits for the
-- first. Definer: counts whatever the caller may read.
create function private.limit_open_listings()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  open_now integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('listings of ' || new.seller_id, 0));
  select count(*) into open_now from public.vehicles v
  where v.seller_id = new.seller_id and v.listing_status in ('draft', 'active', 'held', 'reserved') and v.id <> new.id;
  if open_now >= (case when new.seller_type = 'private' then 20 else 3000 end) then
    raise exception 'Too many open listings' using errcode = '23514', constraint = 'vehicles_open_listings';
  end if;
  return new;
end;
$$;
revoke all on function private.limit_open_listings from public;

-- These triggers fire after copy_seller_type. The seed, the staff desk and the server's jobs are not bound.
create trigger limit_open_listings
  before insert on public.vehicles
  for each row when (current_user = 'authenticated')
  execute function private.limit_open_listings();

create trigger limit_reopened_listings
  before update of listing_status on public.vehicles
  for each row when (
    current_user = 'authenticated'
    and old.listing_status in ('sold', 'archived') and new.listing_status in ('active', 'reserved')
  )
  execute function private.limit_open_listings();

-- Trigger: limits how many listings an account begins a day. Definer: clients have no rights on rate limits.
create function private.limit_new_listings()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not public.take_rate_limit(
    'listing/seller:' || encode(sha256(new.seller_id::text::bytea), 'hex'),
    (case when new.seller_type = 'private' then 10 else 1500 end), 86400
  ) then
    raise exception 'Too many listings today' using errcode = 'PT429';
  end if;
  return new;
end;
$$;
revoke all on function private.limit_new_listings from public;

create trigger limit_new_listings
  before insert on public.vehicles
  for each row when (current_user = 'authenticated')
  execute function private.limit_new_listings();

-- Two tabs that save at once overwrite nothing unseen.
create function public.save_price_and_place(
  p_id uuid, p_price integer, p_location text default null, p_postcode text default null, p_vin text default null,
  p_updated_at timestamptz default null
)
returns public.listing_status
language plpgsql
set search_path = ''
as $$
declare
  code   constant text := upper(split_part(btrim(p_postcode), ' ', 1));
  town   text;
  status public.listing_status;
begin
  if p_postcode is not null then
    select o.town into town from public.outcodes o where o.outcode = code;
    if not found then
      raise exception 'Unknown postcode' using errcode = '23514', constraint = 'vehicle_private_postcode_known';
    end if;
  end if;
  update public.vehicles set price = p_price, outward_code = code, location = coalesce(p_location, town)
  where id = p_id and private.is_my_vehicle(p_id) and updated_at = coalesce(p_updated_at, updated_at)
  returning listing_status into status;
  if found then
    insert into public.vehicle_private (vehicle_id, postcode, vin) values (p_id, p_postcode, p_vin)
    on conflict (vehicle_id) do update set postcode = excluded.postcode, vin = excluded.vin;
  end if;
  return status;
end;
$$;
comment on function public.save_price_and_place
  is 'Saves price, town, postcode and VIN of a listing; returns its status, or null if it is not the caller''s or '
  'has changed since p_updated_at. The town is that of the postcode if none is given; an unknown postcode is '
  'refused (23514). For its seller.';
revoke all on function public.save_price_and_place from public, anon, authenticated;
grant execute on function public.save_price_and_place to authenticated, service_role;
