-- Which status a seller may give a listing, by the one it has. A new one is a draft or for sale.
create table public.listing_transitions (
  from_status public.listing_status not null,
  to_status   public.listing_status not null,
  constraint listing_transitions_pkey primary key (from_status, to_status)
);

alter table public.listing_transitions enable row level security;
revoke all on table public.listing_transitions from anon, authenticated;
grant select on table public.listing_transitions to authenticated;

create policy "Signed-in users read the transitions"
  on public.listing_transitions for select to authenticated using (true);

-- A public listing never becomes a draft again: what was public of it stays known (vehicle_departures). A draft
-- is deleted, not archived.
insert into public.listing_transitions (from_status, to_status) values
  ('draft', 'active'),
  ('active', 'reserved'), ('active', 'sold'), ('active', 'archived'),
  ('reserved', 'active'), ('reserved', 'sold'), ('reserved', 'archived'),
  ('sold', 'active'), ('sold', 'archived'),
  ('archived', 'active'), ('archived', 'sold');

-- Trigger: refuses any other status to clients; decisions of staff and the server's jobs, which run as the tables'
-- owner, are not bound. Fires after keep_take_down and refuse_taken_down_vehicle.
create function private.refuse_transition()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user <> 'authenticated' or (case tg_op
    when 'INSERT' then new.listing_status in ('draft', 'active')
    else new.listing_status = old.listing_status or exists (
      select from public.listing_transitions t
      where t.from_status = old.listing_status and t.to_status = new.listing_status
    )
  end) then
    return new;
  end if;
  raise exception 'A listing cannot become % now', new.listing_status
    using errcode = '23514', constraint = 'listing_transitions';
end;
$$;
revoke all on function private.refuse_transition() from public;

create trigger refuse_transition
  before insert or update of listing_status on public.vehicles
  for each row execute function private.refuse_transition();
