-- A seller may hide the number plate of a listing. Rules, staff and the registries go on by registration_number, which
-- no client can select; the public reads public_registration.
alter table public.vehicles
  add column registration_is_public boolean not null default true,
  add column public_registration text
    generated always as (case when registration_is_public then registration_number end) stored;
comment on column public.vehicles.registration_number is
  'Personal data: a plate identifies a keeper. Selected by no client; see public_registration and my_registration.';
comment on column public.vehicles.public_registration is
  'The number plate, unless its seller hides it. Personal data, public by specification.';

revoke select on table public.vehicles from anon, authenticated;
grant select (
  id, seller_id, make_id, model_id, trim, year, price, mileage, fuel_type, transmission, body_type, condition,
  engine_size, doors, seats, colour, owners, service_history, mot_expiry, public_registration, registration_is_public,
  description, features, location, outward_code, latitude, longitude, listing_status, seller_type, views_count,
  created_at, updated_at, taken_down_at
) on table public.vehicles to anon, authenticated;
grant insert (registration_is_public), update (registration_is_public) on table public.vehicles to authenticated;

-- Definer: no client may select the plates it compares.
alter function private.refuse_taken_down_vehicle() security definer;

-- A whole row of vehicles can no longer be passed by a client; that of the valuation can.
drop function public.is_verified(public.vehicles);

create function public.is_verified(p_valuation public.vehicle_valuations)
returns boolean
language sql stable
set search_path = ''
as $$
  select private.is_verified(v.price, p_valuation) from public.vehicles v where v.id = p_valuation.vehicle_id;
$$;
comment on function public.is_verified is
  'Returns true if there is a verdict on the price and it lies in the 80% range of the valuation. For every role.';
revoke all on function public.is_verified from public, anon, authenticated;
grant execute on function public.is_verified to anon, authenticated, service_role;

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
comment on function public.my_registration is
  'Returns the number plate of a listing of the caller''s own, a hidden one too; null of another''s. For signed-in users.';
revoke all on function public.my_registration from public, anon, authenticated;
grant execute on function public.my_registration to authenticated;
