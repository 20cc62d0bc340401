-- What staff have taken off the site does not come back as a new listing of the same seller: its plate
-- stays on the row that was taken down, and no other row with it goes public. Of this seller only: an
-- honest owner may have the car whose plate somebody else has copied.
create index vehicles_taken_down_idx on public.vehicles (seller_id, registration_number)
  where taken_down_at is not null;

-- With the caller's rights: a seller reads all rows of their own.
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
    -- Asked last: the server's own key has no right to.
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
