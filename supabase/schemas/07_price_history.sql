-- Defines the history of a vehicle's public asking prices, by its number plate and its photographs.

-- Stores the public asking prices of a vehicle. Triggers add them; no price is changed. They follow the number plate
-- and the photographs: a seller who lists the same car again, after deleting it too, continues its history. Cars of two
-- sellers are never linked.
create table private.vehicle_prices (
  id                  bigint      not null generated always as identity,
  -- A trigger sets it to null once the listing is deleted: with foreign keys to both vehicles and sellers this would be
  -- one more junction table between them, and the local API would refuse to embed one in the other.
  vehicle_id          uuid,
  seller_id           uuid        not null,
  registration_number text,
  price               integer     not null,
  changed_at          timestamptz not null,
  listing_id          uuid,
  constraint vehicle_prices_pkey           primary key (id),
  constraint vehicle_prices_seller_id_fkey foreign key (seller_id) references public.sellers (id) on delete cascade
);
comment on table private.vehicle_prices is
  'Personal data: what a seller asked for a number plate while it was public, and from when. Written by trigger only.';
comment on column private.vehicle_prices.listing_id is
  'The listing, known after it was deleted too; null of one deleted before photographs counted.';

create index vehicle_prices_seller_id_registration_number_idx on private.vehicle_prices (seller_id, registration_number);
create index vehicle_prices_of_deleted_idx on private.vehicle_prices (changed_at) where vehicle_id is null;
create index vehicle_prices_listing_id_idx on private.vehicle_prices (listing_id);

-- Stores hashes of the photographs that were public with a listing, also after they or the listing were deleted.
create table private.shown_photographs (
  listing_id uuid     not null,
  hash       bit(64)  not null,
  seller_id  uuid     not null,
  -- These are of the car when it was last public. They have no foreign keys: see vehicle_prices.
  model_id   uuid     not null,
  year       smallint not null,
  mileage    integer,
  constraint shown_photographs_pkey           primary key (listing_id, hash),
  constraint shown_photographs_seller_id_fkey foreign key (seller_id) references public.sellers (id) on delete cascade
);
comment on table private.shown_photographs is
  'Personal data: perceptual hashes of the photographs that were public with a listing, and which car it is. '
  'Kept as long as the prices of the listing. Written by trigger only.';

create index shown_photographs_seller_id_model_id_year_idx on private.shown_photographs (seller_id, model_id, year);
create index shown_photographs_seller_id_hash_idx on private.shown_photographs (seller_id, hash);

alter table private.shown_photographs enable row level security;

-- Trigger: records the price of a public vehicle, with the listing; deletes the photographs of a deleted listing with
-- its last price. Definer: the table is private.
create function private.record_price()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_expired uuid[];
begin
  -- Deletes a few rows per call that are past the retention period of the privacy policy; skip locked, so that no call
  -- waits.
  with expired as (
    delete from private.vehicle_prices where id in (
      select h.id from private.vehicle_prices h
      where h.vehicle_id is null and h.changed_at < now() - interval '12 months'
      limit 100 for update skip locked
    )
    returning listing_id
  )
  select array_agg(distinct expired.listing_id) into v_expired from expired;
  delete from private.shown_photographs p
  where p.listing_id = any (v_expired)
    and not exists (select from private.vehicle_prices h where h.listing_id = p.listing_id);
  insert into private.vehicle_prices (vehicle_id, listing_id, seller_id, registration_number, price, changed_at)
  values (
    new.id, new.id, new.seller_id, new.registration_number, new.price,
    -- An imported vehicle has had its price since it was last changed. The second of two updates at a time to get the
    -- row is the later one, which now() would not say.
    case tg_op when 'INSERT' then new.updated_at else clock_timestamp() end
  );
  return null;
end;
$$;
revoke all on function private.record_price from public;

create trigger record_first_price
  after insert on public.vehicles
  for each row
  when (new.listing_status = 'active')
  execute function private.record_price();

-- A later listing finds the price under a corrected number plate too.
create trigger record_price
  after update of price, listing_status, registration_number on public.vehicles
  for each row
  when (new.listing_status = 'active'
        and (old.price, old.listing_status, old.registration_number)
        is distinct from (new.price, new.listing_status, new.registration_number))
  execute function private.record_price();

-- Trigger: keeps the prices of a deleted listing for a later one with its number plate or photographs. Definer: the table
-- is private.
create function private.detach_prices()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.vehicle_prices h
  where h.listing_id = old.id and h.registration_number is null
    and not exists (select from private.shown_photographs p where p.listing_id = old.id);
  update private.vehicle_prices set vehicle_id = null where listing_id = old.id;
  return null;
end;
$$;
revoke all on function private.detach_prices from public;

create trigger detach_prices
  after delete on public.vehicles
  for each row execute function private.detach_prices();

-- Stores the data by which a public vehicle and its photographs are recognised. For triggers.
create function private.remember_photographs(p_vehicle_id uuid)
returns void
language sql
set search_path = ''
as $$
  update private.shown_photographs p set model_id = v.model_id, year = v.year, mileage = v.mileage
  from public.vehicles v
  where v.id = p_vehicle_id and v.listing_status = 'active' and p.listing_id = v.id
    and (p.model_id, p.year, p.mileage) is distinct from (v.model_id, v.year, v.mileage);
  insert into private.shown_photographs (listing_id, hash, seller_id, model_id, year, mileage)
  select v.id, f.hash, v.seller_id, v.model_id, v.year, v.mileage
  from public.vehicles v
  join public.vehicle_images i on i.vehicle_id = v.id
  join private.photo_fingerprints f on f.photo_id = i.id
  where v.id = p_vehicle_id and v.listing_status = 'active' and f.hash is not null
  on conflict do nothing;
$$;
revoke all on function private.remember_photographs from public;

-- Trigger: remembers the photographs of a vehicle that goes on sale, or that its seller changes into another car.
-- Definer: the table is private.
create function private.remember_photographs_on_sale()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.remember_photographs(new.id);
  return null;
end;
$$;
revoke all on function private.remember_photographs_on_sale from public;

create trigger remember_photographs_on_sale
  after update of listing_status, model_id, year, mileage on public.vehicles
  for each row
  when (new.listing_status = 'active'
        and (old.listing_status, old.model_id, old.year, old.mileage)
        is distinct from (new.listing_status, new.model_id, new.year, new.mileage))
  execute function private.remember_photographs_on_sale();

-- Trigger: remembers a photograph added to a public vehicle. Definer: as above.
create function private.remember_added_photo()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.remember_photographs(i.vehicle_id) from public.vehicle_images i where i.id = new.photo_id;
  return null;
end;
$$;
revoke all on function private.remember_added_photo from public;

create trigger remember_added_photo
  after insert on private.photo_fingerprints
  for each row execute function private.remember_added_photo();

-- Returns the other listings of a vehicle's seller that were of the same car by their photographs: at least three, or
-- half of those of the listing with fewer, differ in 4 of the hash's 64 bits at most. As cars of one model may be
-- photographed on one spot, year and mileage must agree too, and number plates may not differ. A picture that a seller
-- puts beside several models, such as a banner, is no photograph of a car.
create function private.listings_with_photographs_of(p_vehicle_id uuid)
returns setof uuid
language sql stable
set search_path = ''
as $$
  with candidates as (
    select p.listing_id, p.hash, p.listing_id = v.id as is_own, count(*) over (partition by p.listing_id) as photographs
    from public.vehicles v
    join private.shown_photographs p on p.seller_id = v.seller_id and p.model_id = v.model_id and p.year = v.year
    where v.id = p_vehicle_id and abs(p.mileage - v.mileage) <= 5000
      and not exists (
        select from private.shown_photographs g
        where g.seller_id = p.seller_id and g.hash = p.hash and (g.model_id, g.year) <> (p.model_id, p.year)
      )
      and (
        p.listing_id = v.id or v.registration_number is null or not exists (
          select from private.vehicle_prices h where h.listing_id = p.listing_id and h.registration_number is not null
        )
      )
  )
  select other.listing_id
  from candidates own
  join candidates other on own.is_own and not other.is_own and bit_count(own.hash # other.hash) <= 4
  group by other.listing_id
  having least(count(distinct own.hash), count(distinct other.hash))
    >= least(3, (least(min(own.photographs), min(other.photographs)) + 1) / 2);
$$;
revoke all on function private.listings_with_photographs_of from public;

-- Returns what public.price_history does, from the prices of the same number plate and of the listings of the same
-- photographs. For every role. Definer, because the prices are private; it repeats the policies of vehicles.
create function private.price_history(p_vehicle_id uuid)
returns table (changed_at timestamptz, price integer)
language sql stable security definer
set search_path = ''
as $$
  with shown as (
    select h.id, h.changed_at, h.price, lag(h.price) over (order by h.changed_at, h.id) as price_before
    from public.vehicles v
    -- Finds the end of the history: another listing of the car may be public at the same time.
    cross join lateral (
      select own.changed_at, own.id from private.vehicle_prices own
      where own.listing_id = v.id
      order by own.changed_at desc, own.id desc
      limit 1
    ) present
    join private.vehicle_prices h
      on (h.listing_id = any (v.id || array(select private.listings_with_photographs_of(v.id)))
          or h.seller_id = v.seller_id and h.registration_number = v.registration_number)
      and (h.changed_at, h.id) <= (present.changed_at, present.id)
    where v.id = p_vehicle_id
      and (v.listing_status = 'active' or v.seller_id in (select private.my_seller_ids()) or (select private.is_staff()))
  )
  select shown.changed_at, shown.price from shown
  where shown.price is distinct from shown.price_before
  order by shown.changed_at desc, shown.id desc
  limit 50;
$$;
revoke all on function private.price_history from public;
grant execute on function private.price_history to anon, authenticated, service_role;

create function public.price_history(p_vehicle_id uuid)
returns table (changed_at timestamptz, price integer)
language sql stable
set search_path = ''
as $$
  select * from private.price_history(p_vehicle_id);
$$;
comment on function public.price_history
  is 'Returns the asking prices of a vehicle while it was public and from when, newest first, at most 50; with '
  'those of '
  'earlier listings of its number plate or its photographs by its seller. Of a vehicle not for sale for its '
  'seller and staff alone. For every role.';
revoke all on function public.price_history from public, anon, authenticated;
grant execute on function public.price_history to anon, authenticated, service_role;
