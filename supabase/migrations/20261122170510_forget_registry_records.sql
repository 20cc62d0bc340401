-- Trigger: what the registries answered about a plate goes with the last vehicle that carries it.
-- Definer: a seller may delete the vehicle but not the record.
create function private.forget_registry_records()
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
revoke all on function private.forget_registry_records() from public;

create trigger forget_registry_records_deleted
  after delete on public.vehicles
  for each row
  when (old.registration_number is not null)
  execute function private.forget_registry_records();

create trigger forget_registry_records_changed
  after update of registration_number on public.vehicles
  for each row
  when (old.registration_number is not null
        and old.registration_number is distinct from new.registration_number)
  execute function private.forget_registry_records();
