-- Trigger: what the registries answered about a plate goes with the last vehicle that carries it.
-- Definer: a seller may delete the vehicle but not the record.
create function private.forget_record_of_plate()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.registry_records r
  where r.registration_number = old.registration_number
    and not exists (select from public.vehicles v where v.registration_number = old.registration_number);
  return null;
end;
$$;
revoke all on function private.forget_record_of_plate() from public;

create trigger forget_record_of_plate_deleted
  after delete on public.vehicles
  for each row
  when (old.registration_number is not null)
  execute function private.forget_record_of_plate();

create trigger forget_record_of_plate_changed
  after update of registration_number on public.vehicles
  for each row
  when (old.registration_number is not null
        and old.registration_number is distinct from new.registration_number)
  execute function private.forget_record_of_plate();
