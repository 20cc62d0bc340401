alter table public.vehicles        enable row level security;
alter table public.vehicle_images  enable row level security;
alter table public.vehicle_private enable row level security;

revoke all on table public.vehicles, public.vehicle_images, public.vehicle_private
  from anon, authenticated;

grant select on table public.vehicles, public.vehicle_images to anon, authenticated;

-- Not: id, latitude, longitude, seller_type, views_count, created_at, updated_at.
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

create policy "Strangers read what is for sale"
  on public.vehicles for select to anon
  using (listing_status = 'active');

-- A favourite that was sold keeps its name; one taken back to a draft does not.
create policy "People read what is for sale, their own and their favourites, staff all"
  on public.vehicles for select to authenticated
  using (
    listing_status = 'active'
    or seller_id in (select private.my_seller_ids())
    or (listing_status <> 'draft' and id in (select f.vehicle_id from public.favourites f))
    or (select private.is_staff())
  );

create policy "Sellers list vehicles as themselves"
  on public.vehicles for insert to authenticated
  with check (seller_id in (select private.my_seller_ids()));

create policy "Sellers change their own vehicles, staff any"
  on public.vehicles for update to authenticated
  using (seller_id in (select private.my_seller_ids()) or (select private.is_staff()))
  with check (seller_id in (select private.my_seller_ids()) or (select private.is_staff()));

create policy "Sellers delete their own vehicles"
  on public.vehicles for delete to authenticated
  using (seller_id in (select private.my_seller_ids()));

-- A seller can be read while one of the seller's vehicles can: the policies of vehicles decide.
create policy "Strangers read who sells something"
  on public.sellers for select to anon
  using (exists (select from public.vehicles v where v.seller_id = sellers.id));

create policy "People read who sells something, and themselves, staff all"
  on public.sellers for select to authenticated
  using (
    exists (select from public.vehicles v where v.seller_id = sellers.id)
    or user_id = (select auth.uid())
    or (select private.is_staff())
  );

-- Definer: whose a vehicle is must be known whatever its status.
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

create policy "A picture can be seen where its vehicle can"
  on public.vehicle_images for select to anon, authenticated
  using (exists (select from public.vehicles v where v.id = vehicle_id));

grant insert (vehicle_id, image_url, is_primary, display_order), update (is_primary, display_order), delete
  on table public.vehicle_images to authenticated;

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
