-- Defines reservations of a car, one at a time for as long as its seller allows, and who is next in line. No reservation
-- is a contract, and no money is taken or held. A thread that takes no offers takes no reservations: see 30_offers.

-- Stores for how many hours the seller of a car lets one buyer at a time reserve it. No money is held.
create table public.reservation_terms (
  vehicle_id uuid        not null,
  hours      smallint    not null,
  updated_at timestamptz not null default now(),
  constraint reservation_terms_pkey            primary key (vehicle_id),
  constraint reservation_terms_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint reservation_terms_hours           check (hours in (24, 48))
);
comment on column public.reservation_terms.updated_at is 'When the seller last said so: what buyers had before counts no more.';

create trigger set_updated_at
  before update on public.reservation_terms
  for each row execute function private.set_updated_at();

alter table public.reservation_terms enable row level security;
revoke all on table public.reservation_terms from anon, authenticated;
grant select, delete, insert (vehicle_id, hours), update (vehicle_id, hours) on table public.reservation_terms to authenticated;
grant all on table public.reservation_terms to service_role;

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

-- Stores reservations. One whose time is over has ended, whatever its row says.
create table public.reservations (
  id             uuid        not null default gen_random_uuid(),
  vehicle_id     uuid        not null,
  enquiry_id     uuid        not null,
  reserved_until timestamptz not null,
  created_at     timestamptz not null default now(),
  ended_at       timestamptz,
  constraint reservations_pkey            primary key (id),
  constraint reservations_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint reservations_enquiry_id_fkey foreign key (enquiry_id) references public.enquiries (id) on delete cascade
);
comment on table public.reservations is 'Personal data: for the buyer and the seller only. The public reads the time alone.';

create unique index reservations_one_open on public.reservations (vehicle_id) where ended_at is null;
create index reservations_vehicle_id_idx on public.reservations (vehicle_id, created_at);
create index reservations_enquiry_id_idx on public.reservations (enquiry_id);
create index reservations_ending_idx on public.reservations (reserved_until) where ended_at is null;

alter table public.reservations enable row level security;
revoke all on table public.reservations from anon, authenticated;
grant select on table public.reservations to authenticated;
grant all on table public.reservations to service_role;

create policy "Buyers and sellers read the reservations of their enquiries"
  on public.reservations for select to authenticated
  using (exists (select from public.enquiries e where e.id = enquiry_id));

-- Stores who asked to be told when a reserved car is free again, by thread. The first in line is told first, the next a
-- day later if the car is still free.
create table public.reservation_queue (
  enquiry_id uuid        not null,
  vehicle_id uuid        not null,
  asked_at   timestamptz not null default now(),
  told_at    timestamptz,
  constraint reservation_queue_pkey            primary key (enquiry_id),
  constraint reservation_queue_enquiry_id_fkey foreign key (enquiry_id) references public.enquiries (id) on delete cascade,
  constraint reservation_queue_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade
);
comment on table public.reservation_queue is 'Personal data: for the buyer and the seller only.';

create index reservation_queue_vehicle_id_idx on public.reservation_queue (vehicle_id, asked_at);
create index reservation_queue_waiting_idx on public.reservation_queue (vehicle_id) where told_at is null;

alter table public.reservation_queue enable row level security;
revoke all on table public.reservation_queue from anon, authenticated;
grant select on table public.reservation_queue to authenticated;
grant all on table public.reservation_queue to service_role;

create policy "Buyers and sellers read who is in line in their enquiries"
  on public.reservation_queue for select to authenticated
  using (exists (select from public.enquiries e where e.id = enquiry_id));

-- Returns the time until which a vehicle is reserved, or null.
create function private.reserved_until(p_vehicle_id uuid)
returns timestamptz
language sql stable
set search_path = ''
as $$
  select r.reserved_until from public.reservations r
  where r.vehicle_id = p_vehicle_id and r.ended_at is null and r.reserved_until > now();
$$;
revoke all on function private.reserved_until from public;
grant execute on function private.reserved_until to service_role;

-- Returns which of these vehicles are reserved. Lists say it, without a time or a name. Definer: reservations are for their
-- two sides. For every role.
create function private.reserved_among(p_ids uuid[])
returns uuid[]
language sql stable security definer
set search_path = ''
as $$
  select array(
    select r.vehicle_id from public.reservations r
    where r.vehicle_id = any (p_ids) and r.ended_at is null and r.reserved_until > now()
  );
$$;
revoke all on function private.reserved_among from public;
grant execute on function private.reserved_among to anon, authenticated, service_role;

-- Returns true if one more reservation could bring the time for which buyers together have a vehicle to more than three
-- days of any seven, since its seller last allowed it; null where none are allowed. Who they are does not matter: one
-- person may have many mailboxes.
create function private.is_reserved_enough(p_vehicle_id uuid)
returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(sum(coalesce(r.ended_at, r.reserved_until) - greatest(r.created_at, allowed.since)), '0')
    + make_interval(hours => allowed.hours) > interval '72 hours'
  from (
    select t.vehicle_id, t.hours, greatest(t.updated_at, now() - interval '7 days') as since
    from public.reservation_terms t where t.vehicle_id = p_vehicle_id
  ) allowed
  left join public.reservations r
    on r.vehicle_id = allowed.vehicle_id and coalesce(r.ended_at, r.reserved_until) > allowed.since
  group by allowed.hours, allowed.since;
$$;
revoke all on function private.is_reserved_enough from public;
grant execute on function private.is_reserved_enough to service_role;

-- Tells the first in line for a vehicle that is free again: at once, or for a later one a day after the one before.
create function private.tell_next_in_line(p_vehicle_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  next uuid;
begin
  if private.reserved_until(p_vehicle_id) is not null or not exists (
    select from public.vehicles v
    where v.id = p_vehicle_id and v.listing_status = 'active' and not private.is_held(v.id)
  ) or exists (
    select from public.reservation_queue q
    where q.vehicle_id = p_vehicle_id and q.told_at > now() - interval '1 day'
  ) then
    return;
  end if;
  select q.enquiry_id into next from public.reservation_queue q
  where q.vehicle_id = p_vehicle_id and q.told_at is null and not private.is_closed_to(q.enquiry_id, 'buyer')
  order by q.asked_at, q.enquiry_id limit 1 for update;
  if next is null then
    return;
  end if;
  update public.reservation_queue set told_at = now() where enquiry_id = next;
  perform private.add_notice(
    next, 'seller', 'This car is no longer reserved. You asked to be told, and are the next in line.'
  );
end;
$$;
revoke all on function private.tell_next_in_line from public;
grant execute on function private.tell_next_in_line to service_role;

create function public.end_reservations()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  ended integer;
  car   uuid;
begin
  update public.offers set state = 'ended', answered_at = stands_until where state = 'open' and stands_until <= now();
  update public.reservations set ended_at = reserved_until where ended_at is null and reserved_until <= now();
  get diagnostics ended = row_count;
  for car in
    select distinct q.vehicle_id from public.reservation_queue q
    where q.told_at is null
      and not exists (select from public.reservations r where r.vehicle_id = q.vehicle_id and r.ended_at is null)
  loop
    perform private.tell_next_in_line(car);
  end loop;
  return ended;
end;
$$;
comment on function public.end_reservations
  is 'Ends the offers and reservations whose time is over, tells the next in line, and returns how many reservations '
  'ended. For the server only.';
revoke all on function public.end_reservations from public, anon, authenticated;
grant execute on function public.end_reservations to service_role;

-- See public.reserve_vehicle. Definer: clients may not write the tables.
create function private.reserve_vehicle(p_enquiry_id uuid, p_side public.enquiry_party)
returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  side    constant public.enquiry_party := private.side_in(p_enquiry_id, p_side);
  car     uuid;
  mailbox text;
  buyer   uuid;
  hours   integer;
  holder  uuid;
  ends    timestamptz;
begin
  select e.vehicle_id, private.mailbox_of(e.buyer_email), e.buyer_id into car, mailbox, buyer
  from public.enquiries e where e.id = p_enquiry_id for update;
  if side <> 'buyer' or private.takes_no_offers(p_enquiry_id, side) then
    raise exception 'This thread takes no reservations' using errcode = 'PT409';
  end if;
  perform private.price_for_offers(car);
  -- One reservation of a car, and one of a person, at a time.
  perform pg_advisory_xact_lock(hashtextextended('reserve ' || car, 0));
  perform pg_advisory_xact_lock(hashtextextended('reserver ' || mailbox, 0));
  update public.reservations set ended_at = reserved_until
  where vehicle_id = car and ended_at is null and reserved_until <= now();
  select r.enquiry_id into holder from public.reservations r where r.vehicle_id = car and r.ended_at is null;
  if holder = p_enquiry_id then
    return car;
  end if;
  if holder is not null then
    raise exception 'This vehicle is reserved' using errcode = 'PT423';
  end if;
  select t.hours into hours from public.reservation_terms t where t.vehicle_id = car;
  if hours is null then
    raise exception 'The seller takes no reservations' using errcode = 'PT405';
  end if;
  if exists (
    select from public.reservations r join public.enquiries e on e.id = r.enquiry_id
    where r.vehicle_id = car and r.created_at > now() - interval '7 days'
      and (private.mailbox_of(e.buyer_email) = mailbox or e.buyer_id = buyer)
  ) then
    raise exception 'Reserved by this person within seven days' using errcode = 'PT425';
  end if;
  if (
    select count(*) from public.reservations r join public.enquiries e on e.id = r.enquiry_id
    where r.ended_at is null and r.reserved_until > now()
      and (private.mailbox_of(e.buyer_email) = mailbox or e.buyer_id = buyer)
  ) >= 2 then
    raise exception 'Two vehicles are reserved by this person' using errcode = 'PT417';
  end if;
  if private.is_reserved_enough(car) then
    raise exception 'Reserved for three days of seven' using errcode = 'PT426';
  end if;
  ends := date_trunc('minute', now()) + make_interval(hours => hours);
  insert into public.reservations (vehicle_id, enquiry_id, reserved_until) values (car, p_enquiry_id, ends);
  delete from public.reservation_queue where enquiry_id = p_enquiry_id;
  perform private.add_step(
    p_enquiry_id, 'buyer',
    'Reserved until ' || to_char(ends at time zone 'Europe/London', 'FMDay FMDD FMMonth, HH24:MI')
      || '. No money is held, and this is not a contract.'
  );
  return car;
end;
$$;
revoke all on function private.reserve_vehicle from public;
grant execute on function private.reserve_vehicle to authenticated, service_role;

create function public.reserve_vehicle(p_enquiry_id uuid, p_side public.enquiry_party default null)
returns uuid
language sql
set search_path = ''
as $$
  select private.reserve_vehicle(p_enquiry_id, p_side);
$$;
comment on function public.reserve_vehicle
  is 'Reserves the vehicle of a thread for its buyer, for as long as the seller allows, and returns the vehicle; does '
  'nothing the second time. Raises P0002 (no such thread, or not for sale), PT405 (the seller allows none), PT409 (blocked '
  'or reported, or the seller), PT417 (two others reserved), PT423 (reserved by somebody), PT425 (reserved by the same '
  'person within seven days), PT426 (buyers together would have it for over three days of seven, since its seller last '
  'allowed reservations). For signed-in users, and the server for a side without an account (p_side).';
revoke all on function public.reserve_vehicle from public, anon, authenticated;
grant execute on function public.reserve_vehicle to authenticated, service_role;

-- See public.release_vehicle. Definer: clients may not write the tables.
create function private.release_vehicle(p_enquiry_id uuid, p_side public.enquiry_party)
returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  side constant public.enquiry_party := private.side_in(p_enquiry_id, p_side);
  car  uuid;
begin
  perform from public.enquiries e where e.id = p_enquiry_id for update;
  update public.reservations set ended_at = now()
  where enquiry_id = p_enquiry_id and ended_at is null and reserved_until > now()
  returning vehicle_id into car;
  if car is not null then
    perform private.add_step(p_enquiry_id, side, 'Reservation ended.');
    perform private.tell_next_in_line(car);
  end if;
  return car;
end;
$$;
revoke all on function private.release_vehicle from public;
grant execute on function private.release_vehicle to authenticated, service_role;

create function public.release_vehicle(p_enquiry_id uuid, p_side public.enquiry_party default null)
returns uuid
language sql
set search_path = ''
as $$
  select private.release_vehicle(p_enquiry_id, p_side);
$$;
comment on function public.release_vehicle
  is 'Ends the reservation in a thread of the caller, tells the next in line, and returns the vehicle; null where there is '
  'none. Raises P0002 (no such thread). For signed-in users, and the server for a side without an account (p_side).';
revoke all on function public.release_vehicle from public, anon, authenticated;
grant execute on function public.release_vehicle to authenticated, service_role;

-- See public.stand_in_line. Definer: clients may not write the tables.
create function private.stand_in_line(p_enquiry_id uuid, p_is_in_line boolean, p_side public.enquiry_party)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  side constant public.enquiry_party := private.side_in(p_enquiry_id, p_side);
begin
  if p_is_in_line and (side <> 'buyer' or private.takes_no_offers(p_enquiry_id, side)) then
    raise exception 'This thread takes no reservations' using errcode = 'PT409';
  end if;
  if not p_is_in_line then
    delete from public.reservation_queue where enquiry_id = p_enquiry_id and side = 'buyer';
    return;
  end if;
  insert into public.reservation_queue (enquiry_id, vehicle_id)
  select e.id, e.vehicle_id from public.enquiries e
  where e.id = p_enquiry_id and private.reserved_until(e.vehicle_id) is not null
  on conflict (enquiry_id) do update set asked_at = now(), told_at = null
  where reservation_queue.told_at is not null;
end;
$$;
revoke all on function private.stand_in_line from public;
grant execute on function private.stand_in_line to authenticated, service_role;

create function public.stand_in_line(
  p_enquiry_id uuid, p_is_in_line boolean, p_side public.enquiry_party default null
)
returns void
language sql
set search_path = ''
as $$
  select private.stand_in_line(p_enquiry_id, p_is_in_line, p_side);
$$;
comment on function public.stand_in_line
  is 'Asks for the buyer of a thread to be told when its reserved vehicle is free again, or takes that back. Raises P0002 '
  '(no such thread), PT409 (blocked or reported, or the seller). For signed-in users, and the server for a side without an '
  'account (p_side).';
revoke all on function public.stand_in_line from public, anon, authenticated;
grant execute on function public.stand_in_line to authenticated, service_role;

-- See public.set_reservation_terms. Definer: clients may not write the table.
create function private.set_reservation_terms(p_enquiry_id uuid, p_hours integer, p_side public.enquiry_party)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  side constant public.enquiry_party := private.side_in(p_enquiry_id, p_side);
  car  uuid;
begin
  if side <> 'seller' then
    raise exception 'The seller decides' using errcode = 'PT403';
  end if;
  select e.vehicle_id into car from public.enquiries e where e.id = p_enquiry_id;
  perform private.price_for_offers(car);
  if p_hours is null then
    delete from public.reservation_terms where vehicle_id = car;
    return;
  end if;
  insert into public.reservation_terms (vehicle_id, hours) values (car, p_hours)
  on conflict (vehicle_id) do update set hours = excluded.hours;
end;
$$;
revoke all on function private.set_reservation_terms from public;
grant execute on function private.set_reservation_terms to authenticated, service_role;

create function public.set_reservation_terms(
  p_enquiry_id uuid, p_hours integer default null, p_side public.enquiry_party default null
)
returns void
language sql
set search_path = ''
as $$
  select private.set_reservation_terms(p_enquiry_id, p_hours, p_side);
$$;
comment on function public.set_reservation_terms
  is 'Lets buyers reserve the vehicle of a thread for 24 or 48 hours, one at a time and together for three days of any '
  'seven since the last call, or no more (null); a reservation that stands stays. Raises P0002 (no such thread, or not '
  'for sale), PT403 (the buyer), 23514 (other hours). For signed-in sellers, and the server for a side without an account '
  '(p_side).';
revoke all on function public.set_reservation_terms from public, anon, authenticated;
grant execute on function public.set_reservation_terms to authenticated, service_role;
