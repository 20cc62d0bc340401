-- The public asking prices of a vehicle, kept by trigger and only ever added to. They follow the number plate: a seller
-- who lists the same car again, after deleting it too, continues its history. Cars of two sellers are never linked.
create table private.vehicle_prices (
  id                  bigint      not null generated always as identity,
  -- Null once the listing is deleted, by trigger: with foreign keys to both vehicles and sellers this would be one more
  -- junction table between them, and the local API would refuse to embed one in the other.
  vehicle_id          uuid,
  seller_id           uuid        not null,
  registration_number text,
  price               integer     not null,
  changed_at          timestamptz not null,
  constraint vehicle_prices_pkey           primary key (id),
  constraint vehicle_prices_seller_id_fkey foreign key (seller_id) references public.sellers (id) on delete cascade
);
comment on table private.vehicle_prices is
  'Personal data: what a seller asked for a number plate while it was public, and from when. Written by trigger only.';
create index vehicle_prices_vehicle_id_idx on private.vehicle_prices (vehicle_id);
create index vehicle_prices_seller_id_registration_number_idx on private.vehicle_prices (seller_id, registration_number);
create index vehicle_prices_of_deleted_idx on private.vehicle_prices (changed_at) where vehicle_id is null;

-- Trigger: records the price of a public vehicle. Definer: the table is private.
create function private.record_price()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Retention period of the privacy policy. A few rows per call; skip locked, so that no call waits.
  delete from private.vehicle_prices where id in (
    select h.id from private.vehicle_prices h
    where h.vehicle_id is null and h.changed_at < now() - interval '12 months'
    limit 100 for update skip locked
  );
  insert into private.vehicle_prices (vehicle_id, seller_id, registration_number, price, changed_at)
  values (
    new.id, new.seller_id, new.registration_number, new.price,
    -- An imported vehicle has had its price since it was last changed. Of two updates at a time, the second to get the
    -- row is the later one, which now() would not say.
    case tg_op when 'INSERT' then new.updated_at else clock_timestamp() end
  );
  return null;
end;
$$;
revoke all on function private.record_price() from public;

create trigger record_first_price
  after insert on public.vehicles
  for each row
  when (new.listing_status = 'active')
  execute function private.record_price();

-- Also under a corrected number plate, by which a later listing finds it.
create trigger record_price
  after update of price, listing_status, registration_number on public.vehicles
  for each row
  when (new.listing_status = 'active'
        and (old.price, old.listing_status, old.registration_number)
        is distinct from (new.price, new.listing_status, new.registration_number))
  execute function private.record_price();

-- Trigger: keeps the prices of a deleted listing for a later one with its number plate. Definer: the table is private.
create function private.detach_prices()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.vehicle_prices where vehicle_id = old.id and registration_number is null;
  update private.vehicle_prices set vehicle_id = null where vehicle_id = old.id;
  return null;
end;
$$;
revoke all on function private.detach_prices() from public;

create trigger detach_prices
  after delete on public.vehicles
  for each row execute function private.detach_prices();

-- Of the past only what was certainly public.
insert into private.vehicle_prices (vehicle_id, seller_id, registration_number, price, changed_at)
select v.id, v.seller_id, v.registration_number, v.price, v.updated_at
from public.vehicles v where v.listing_status = 'active';

-- Returns what public.price_history does. For every role. Definer, because the prices are private; it repeats the
-- policies of vehicles.
create function private.price_history(p_vehicle_id uuid)
returns table (changed_at timestamptz, price integer)
language sql stable security definer
set search_path = ''
as $$
  with shown as (
    select h.id, h.changed_at, h.price, lag(h.price) over (order by h.changed_at, h.id) as price_before
    from public.vehicles v
    -- The end of the history: another listing of the plate may be public at the same time.
    cross join lateral (
      select own.changed_at, own.id from private.vehicle_prices own
      where own.vehicle_id = v.id
      order by own.changed_at desc, own.id desc
      limit 1
    ) present
    join private.vehicle_prices h
      on (h.vehicle_id = v.id or h.seller_id = v.seller_id and h.registration_number = v.registration_number)
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
comment on function public.price_history is
  'Returns the asking prices of a vehicle while it was public and from when, newest first, at most 50; with those of '
  'earlier listings of its number plate by its seller. Of a vehicle not for sale for its seller and staff alone. For every role.';
revoke all on function public.price_history from public, anon, authenticated;
grant execute on function public.price_history to anon, authenticated, service_role;

-- 'Download my data' holds the prices too.
alter function private.my_data() rename to my_data_without_prices;
revoke execute on function private.my_data_without_prices() from authenticated;

create function private.my_data()
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.my_data_without_prices() || jsonb_build_object('vehicle_prices', (
    select coalesce(jsonb_agg(to_jsonb(h) - 'id' order by h.changed_at, h.id), '[]')
    from private.vehicle_prices h where h.seller_id in (select private.my_seller_ids())
  ));
$$;
revoke all on function private.my_data() from public;
grant execute on function private.my_data() to authenticated;
