-- A dealer's own number of a car, by which a later stock file names it again, and what listing a file does.

alter table public.vehicle_private
  add column stock_id text,
  -- Whose number it is, by trigger. Without a foreign key, which would make this one more junction table between vehicles
  -- and sellers: the local API would refuse to embed one in the other. The row goes with its vehicle.
  add column stock_seller_id uuid,
  -- When a stock file without the car withdrew it.
  add column withdrawn_at timestamptz,
  add constraint vehicle_private_stock_id_format
    check (char_length(stock_id) between 1 and 60 and stock_id !~ '[[:cntrl:]]' and stock_id !~ '^[[:space:]=+@-]'),
  add constraint vehicle_private_stock_id_of_seller check ((stock_id is null) = (stock_seller_id is null)),
  add constraint vehicle_private_stock_id_key unique (stock_seller_id, stock_id);
comment on table public.vehicle_private is
  'Personal data: full postcode, VIN, stock number and the price a car fetched, for the seller and staff only.';
grant insert (stock_id), update (stock_id) on table public.vehicle_private to authenticated;

-- Trigger: a stock number is one of the vehicle's seller. Definer: independent of the vehicle's status.
create function private.own_stock_id()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.stock_seller_id := case when new.stock_id is not null then
    (select v.seller_id from public.vehicles v where v.id = new.vehicle_id) end;
  return new;
end;
$$;
revoke all on function private.own_stock_id() from public;

create trigger own_stock_id
  before insert or update of stock_id, stock_seller_id on public.vehicle_private
  for each row execute function private.own_stock_id();

-- Returns those of these vehicles that are the caller's, with their facts by the names of a stock file's columns.
-- Definer: no client may select the number plates.
create function private.stock_cars(p_ids uuid[])
returns table (
  id uuid, stock_id text, status public.listing_status, is_taken_down boolean, make text, model text, facts jsonb
)
language sql stable security definer
set search_path = ''
as $$
  select v.id, p.stock_id, v.listing_status, v.taken_down_at is not null, make.name, model.name, jsonb_build_object(
    'registration_number', v.registration_number, 'hide_registration', not v.registration_is_public,
    'make_id', v.make_id, 'model_id', v.model_id, 'year', v.year, 'trim', v.trim, 'fuel_type', v.fuel_type,
    'transmission', v.transmission, 'body_type', v.body_type, 'mileage', v.mileage, 'condition', v.condition,
    'engine_size', v.engine_size, 'doors', v.doors, 'seats', v.seats, 'colour', v.colour, 'owners', v.owners,
    'service_history', v.service_history, 'mot_expiry', v.mot_expiry, 'features', v.features,
    'description', v.description, 'price', v.price, 'location', v.location, 'postcode', p.postcode, 'vin', p.vin
  )
  from public.vehicles v
  join public.vehicle_makes make on make.id = v.make_id
  join public.vehicle_models model on model.id = v.model_id
  left join public.vehicle_private p on p.vehicle_id = v.id
  where v.id = any (p_ids) and v.seller_id in (select private.my_seller_ids());
$$;
revoke all on function private.stock_cars from public;
grant execute on function private.stock_cars to authenticated;

-- How many cars of the caller were withdrawn by file within a day and still are. With the caller's rights.
create function private.withdrawn_today(p_seller_id uuid)
returns bigint
language sql stable
set search_path = ''
as $$
  select count(*) from public.vehicle_private p join public.vehicles v on v.id = p.vehicle_id
  where p.stock_seller_id = p_seller_id and v.listing_status = 'archived' and p.withdrawn_at > now() - interval '1 day';
$$;
revoke all on function private.withdrawn_today from public;
grant execute on function private.withdrawn_today to authenticated;

create function public.my_stock(p_stock_ids text[] default '{}', p_listings uuid[] default '{}')
returns jsonb
language sql stable
set search_path = ''
as $$
  with seller as (
    select s.id, s.seller_type <> 'private' as is_dealer from public.sellers s where s.id = (select public.my_seller_id())
  ),
  named as (
    select v.id from public.vehicles v
    where v.seller_id = (select seller.id from seller)
      and (v.listing_status in ('active', 'reserved') or v.id = any (p_listings))
    union
    select p.vehicle_id from public.vehicle_private p
    where p.stock_seller_id = (select seller.id from seller) and p.stock_id = any (p_stock_ids)
  )
  select jsonb_build_object(
    'seller', seller.id,
    'is_dealer', seller.is_dealer,
    'postcode', (select c.postcode from public.seller_contacts c where c.seller_id = seller.id),
    'withdrawn', private.withdrawn_today(seller.id),
    'cars', (
      select coalesce(jsonb_agg(to_jsonb(car) order by car.stock_id, car.id), '[]')
      from private.stock_cars(array(select named.id from named)) car
    )
  ) from seller;
$$;
comment on function public.my_stock is
  'Returns the caller as a seller, with the listings that are open or have these stock numbers or ids; null before the first listing. For signed-in users.';
revoke all on function public.my_stock from public, anon, authenticated;
grant execute on function public.my_stock to authenticated;
