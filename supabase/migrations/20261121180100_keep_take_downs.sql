-- What staff have taken off the site, its seller cannot put back: only staff can.
alter table public.vehicles
  add column taken_down_at timestamptz,
  add constraint vehicles_taken_down_archived
    check (taken_down_at is null or listing_status = 'archived');

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
revoke all on function private.keep_take_down() from public;

create trigger keep_take_down
  before update of listing_status on public.vehicles
  for each row
  when (old.listing_status is distinct from new.listing_status)
  execute function private.keep_take_down();
