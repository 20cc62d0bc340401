-- Lets sellers with an account say of each listing whether it may be reserved.

set lock_timeout = '4s';

grant select, delete, insert (vehicle_id, hours), update (vehicle_id, hours) on table public.reservation_terms to authenticated;

create policy "Sellers read for how long their own vehicles may be reserved"
  on public.reservation_terms for select to authenticated
  using (private.is_my_vehicle(vehicle_id));

create policy "Sellers allow reservations of their own vehicles"
  on public.reservation_terms for insert to authenticated
  with check (private.is_my_vehicle(vehicle_id));

create policy "Sellers change for how long their own vehicles may be reserved"
  on public.reservation_terms for update to authenticated
  using (private.is_my_vehicle(vehicle_id))
  with check (private.is_my_vehicle(vehicle_id));

create policy "Sellers allow reservations of their own vehicles no more"
  on public.reservation_terms for delete to authenticated
  using (private.is_my_vehicle(vehicle_id));
