-- Lets a seller allow reservations of a car for 24 or 48 hours, one at a time, with a line of those who wait.

set lock_timeout = '4s';

-- Stores for how many hours the seller of a car lets one buyer at a time reserve it. No money is held.
create table public.reservation_terms (
  vehicle_id uuid     not null,
  hours      smallint not null,
  constraint reservation_terms_pkey            primary key (vehicle_id),
  constraint reservation_terms_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint reservation_terms_hours           check (hours in (24, 48))
);

alter table public.reservation_terms enable row level security;
revoke all on table public.reservation_terms from anon, authenticated;
grant all on table public.reservation_terms to service_role;

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

drop function public.seller_contact_facts(uuid);

create function public.seller_contact_facts(p_vehicle_id uuid)
returns table (has_phone boolean, reply_minutes integer, vehicles bigint, reserved_until timestamptz)
language sql stable
set search_path = ''
as $$
  select
    exists (select from public.seller_contacts c where c.seller_id = v.seller_id and c.phone is not null),
    private.seller_reply_minutes(v.seller_id),
    (select count(*) from public.vehicles other where other.seller_id = v.seller_id and other.listing_status = 'active'),
    private.reserved_until(v.id)
  from public.vehicles v
  where v.id = p_vehicle_id;
$$;
comment on function public.seller_contact_facts
  is 'Returns whether the seller of a vehicle has given a phone number, the median minutes until the seller''s '
  'first reply over the last 20 threads '
  '(null with fewer than 5, or when most were never answered), how many vehicles the seller has for sale, and until '
  'when the vehicle is reserved (or null). For the server only.';
revoke all on function public.seller_contact_facts from public, anon, authenticated;
grant execute on function public.seller_contact_facts to service_role;

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
  'person within seven days). For signed-in users, and the server for a side without an account (p_side).';
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
  is 'Lets buyers reserve the vehicle of a thread for 24 or 48 hours, one at a time, or no more (null); a reservation that '
  'stands stays. Raises P0002 (no such thread, or not for sale), PT403 (the buyer), 23514 (other hours). For signed-in '
  'sellers, and the server for a side without an account (p_side).';
revoke all on function public.set_reservation_terms from public, anon, authenticated;
grant execute on function public.set_reservation_terms to authenticated, service_role;

create function private.add_notice(p_enquiry_id uuid, p_side public.enquiry_party, p_body text)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  message uuid;
begin
  insert into public.enquiry_messages (enquiry_id, sender, body, created_at, is_step)
  values (p_enquiry_id, p_side, p_body, clock_timestamp(), true) returning id into message;
  perform private.queue_message_mail(p_enquiry_id, p_side);
  return message;
end;
$$;
revoke all on function private.add_notice from public;
grant execute on function private.add_notice to service_role;

create or replace function private.add_step(p_enquiry_id uuid, p_side public.enquiry_party, p_body text)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  message constant uuid := private.add_notice(p_enquiry_id, p_side, p_body);
begin
  if p_side = 'seller' then
    update public.enquiries set seller_replied_at = now()
    where id = p_enquiry_id and seller_replied_at is null;
  end if;
  update public.enquiry_messages set read_at = now()
  where enquiry_id = p_enquiry_id and sender <> p_side and read_at is null;
  return message;
end;
$$;

create or replace function private.end_offers()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.offers o set state = 'ended', answered_at = now()
  from public.enquiries e
  where e.vehicle_id = new.id and o.enquiry_id = e.id and o.state = 'open';
  update public.reservations set ended_at = now() where vehicle_id = new.id and ended_at is null;
  delete from public.reservation_queue where vehicle_id = new.id;
  return null;
end;
$$;

create or replace function private.enquiry_offers(p_enquiry_id uuid, p_side public.enquiry_party)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  side constant public.enquiry_party := private.side_in(p_enquiry_id, p_side);
begin
  return (
    select jsonb_build_object(
      'side', side,
      'price', v.price,
      'can_offer', not private.takes_no_offers(e.id, side) and v.id is not null,
      'open', (
        select jsonb_build_object(
          'id', o.id, 'side', o.side, 'amount', o.amount, 'price', o.price, 'stands_until', o.stands_until
        )
        from public.offers o where o.enquiry_id = e.id and o.state = 'open' and o.stands_until > now()
      ),
      'reservation', jsonb_build_object(
        'hours', (select t.hours from public.reservation_terms t where t.vehicle_id = v.id),
        'until', private.reserved_until(v.id),
        'is_here', exists (
          select from public.reservations r
          where r.enquiry_id = e.id and r.ended_at is null and r.reserved_until > now()
        ),
        'is_in_line', exists (
          select from public.reservation_queue q where q.enquiry_id = e.id and q.told_at is null
        )
      )
    )
    from public.enquiries e
    left join public.vehicles v
      on v.id = e.vehicle_id and v.listing_status = 'active' and not private.is_held(v.id)
    where e.id = p_enquiry_id
  );
end;
$$;

comment on function public.enquiry_offers
  is 'Returns the open offer in a thread of the caller, the asking price of its vehicle while that is for sale, '
  'whether the thread takes offers, and how its vehicle is or can be reserved; raises P0002 when there is no thread. For signed-in users, and the server for a side '
  'without an account (p_side).';

create or replace function private.my_data()
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  person  uuid := auth.uid();
  account auth.users;
  sellers uuid[];
  asked   uuid[];
  sold_to uuid[];
  decisions constant uuid[] := array(select private.my_decisions());
begin
  select * into account from auth.users u where u.id = person;
  if not found then
    raise exception 'There is no account to read' using errcode = '42501';
  end if;
  sellers := array(select s.id from public.sellers s where s.user_id = person);
  asked := array(select mine.id from private.my_threads() mine where mine.side = 'buyer');
  sold_to := array(select mine.id from private.my_threads() mine where mine.side = 'seller');

  return jsonb_build_object(
    'made_at', now(),
    'account', jsonb_build_object(
      'id', account.id,
      'email', account.email,
      'phone', account.phone,
      'user_metadata', account.raw_user_meta_data,
      'app_metadata', account.raw_app_meta_data,
      'created_at', account.created_at,
      'email_confirmed_at', account.email_confirmed_at,
      'last_sign_in_at', account.last_sign_in_at
    ),
    'identities', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'provider', i.provider, 'identity_data', i.identity_data,
        'created_at', i.created_at, 'last_sign_in_at', i.last_sign_in_at
      ) order by i.created_at), '[]')
      from auth.identities i where i.user_id = person
    ),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'ip', host(s.ip), 'user_agent', s.user_agent,
        'created_at', s.created_at, 'refreshed_at', s.refreshed_at
      ) order by s.created_at), '[]')
      from auth.sessions s where s.user_id = person
    ),
    'profiles', (
      select coalesce(jsonb_agg(to_jsonb(p)), '[]') from public.profiles p where p.id = person
    ),
    'favourites', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]')
      from public.favourites f where f.user_id = person
    ),
    'told_changes', (
      select coalesce(jsonb_agg(to_jsonb(t) - 'mail_id' order by o.created_at, t.vehicle_id), '[]')
      from private.told_changes t
      join private.mail_outbox o on o.id = t.mail_id
      where o.user_id = person
    ),
    'shared_shortlists', (
      select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.shared_shortlists s where s.user_id = person
    ),
    'shortlist_reactions', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'visitor_hash' order by r.reacted_at, r.id), '[]')
      from public.shortlist_reactions r where r.user_id = person
    ),
    'saved_searches', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'feed_token' order by s.created_at), '[]')
      from public.saved_searches s where s.user_id = person
    ),
    'saved_search_matches', (
      select coalesce(jsonb_agg(to_jsonb(m) - 'mail_id' order by m.matched_at, m.vehicle_id), '[]')
      from public.saved_search_matches m
      join public.saved_searches s on s.id = m.search_id
      where s.user_id = person
    ),
    'search_mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'saved_search_id', o.saved_search_id, 'created_at', o.created_at, 'sent_at', o.sent_at
      ) order by o.created_at), '[]')
      from private.mail_outbox o
      join public.saved_searches s on s.id = o.saved_search_id
      where s.user_id = person
    ),
    'search_subscribers', (
      select coalesce(jsonb_agg(to_jsonb(g) || jsonb_build_object('searches', (
        select coalesce(jsonb_agg(to_jsonb(s) - 'feed_token'), '[]') from public.saved_searches s where s.subscriber_id = g.id
      ))), '[]')
      from private.search_subscribers g
      where account.email_confirmed_at is not null and g.email = lower(account.email)
    ),
    'valuations', (
      select coalesce(jsonb_agg(to_jsonb(v) order by v.created_at), '[]')
      from public.valuations v where v.user_id = person
    ),
    'sellers', (
      select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.sellers s where s.id = any (sellers)
    ),
    'seller_contacts', (
      select coalesce(jsonb_agg(to_jsonb(c)), '[]')
      from public.seller_contacts c where c.seller_id = any (sellers)
    ),
    'dealer_applications', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at), '[]')
      from public.dealer_applications a where a.seller_id = any (sellers)
    ),
    'vehicles', (
      select coalesce(jsonb_agg(
        to_jsonb(v) || jsonb_build_object('make', make.name, 'model', model.name)
        order by v.created_at
      ), '[]')
      from public.vehicles v
      join public.vehicle_makes make on make.id = v.make_id
      join public.vehicle_models model on model.id = v.model_id
      where v.seller_id = any (sellers)
    ),
    'vehicle_private', (
      select coalesce(jsonb_agg(to_jsonb(p)), '[]')
      from public.vehicle_private p
      join public.vehicles v on v.id = p.vehicle_id
      where v.seller_id = any (sellers)
    ),
    'vehicle_images', (
      select coalesce(jsonb_agg(to_jsonb(i) order by i.vehicle_id, i.display_order), '[]')
      from public.vehicle_images i
      join public.vehicles v on v.id = i.vehicle_id
      where v.seller_id = any (sellers)
    ),
    'enquiries', (
      select coalesce(jsonb_agg(
        case when e.id = any (asked) then to_jsonb(e)
             else to_jsonb(e) - 'buyer_id' - 'buyer_email' - 'buyer_confirmed_at' - 'buyer_mail_off' end
        order by e.created_at
      ), '[]')
      from public.enquiries e where e.id = any (asked || sold_to)
    ),
    'enquiry_messages', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]')
      from public.enquiry_messages m where m.enquiry_id = any (asked || sold_to)
    ),
    'offers', (
      select coalesce(jsonb_agg(to_jsonb(o) order by o.created_at), '[]')
      from public.offers o where o.enquiry_id = any (asked || sold_to)
    ),
    'reservations', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.reservations r where r.enquiry_id = any (asked || sold_to)
    ),
    'reservation_queue', (
      select coalesce(jsonb_agg(to_jsonb(q) order by q.asked_at), '[]')
      from public.reservation_queue q where q.enquiry_id = any (asked || sold_to)
    ),
    'reservation_terms', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.vehicle_id), '[]')
      from public.reservation_terms t join public.vehicles v on v.id = t.vehicle_id where v.seller_id = any (sellers)
    ),
    'held_messages', (
      select coalesce(jsonb_agg(to_jsonb(h) order by m.created_at), '[]')
      from public.held_messages h
      join public.enquiry_messages m on m.id = h.message_id
      join private.my_threads() mine on mine.id = m.enquiry_id and mine.side = m.sender
    ),
    'joined_enquiries', (
      select coalesce(jsonb_agg(to_jsonb(j)), '[]')
      from private.joined_enquiries j where j.enquiry_id = any (asked)
    ),
    'enquiry_reports', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.enquiry_reports r
      join private.my_threads() mine on mine.id = r.enquiry_id and mine.side = r.reporter
    ),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'enquiry_id', o.enquiry_id, 'created_at', o.created_at, 'sent_at', o.sent_at
      ) order by o.created_at), '[]')
      from private.mail_outbox o
      join private.my_threads() mine on mine.id = o.enquiry_id and mine.side = o.recipient
    ),
    'saved_replies', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.saved_replies r where r.user_id = person
    ),
    'listing_reports', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.listing_reports r where r.reporter_id = person
    ),
    'support_conversations', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'visitor_hash' order by c.created_at), '[]')
      from public.support_conversations c where c.user_id = person
    ),
    'support_messages', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]')
      from public.support_messages m
      join public.support_conversations c on c.id = m.conversation_id
      where c.user_id = person
    ),
    'staff_decisions', (
      select coalesce(jsonb_agg(
        to_jsonb(d) - 'staff_id' - 'staff_name' - 'before'
          -- A reason that was not mailed is for staff alone.
          || case when d.case_kind = 'appeal' or private.is_told(d) or private.is_told(undone) then '{}'
            else '{"reason": null}' end::jsonb
        order by d.created_at
      ), '[]')
      from public.staff_decisions d left join public.staff_decisions undone on undone.id = d.undoes
      where d.id = any (decisions)
    ),
    'decision_appeals', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at), '[]')
      from public.decision_appeals a where a.decision_id = any (decisions)
    ),
    'staff_notes', (
      select coalesce(jsonb_agg(to_jsonb(n) - 'staff_name' order by n.created_at), '[]')
      from public.staff_notes n
      left join public.support_conversations c on c.id = n.conversation_id
      where n.seller_id = any (sellers) or c.user_id = person
    ),
    'decision_mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'decision_id', o.decision_id, 'created_at', o.created_at, 'sent_at', o.sent_at
      ) order by o.created_at), '[]')
      from private.mail_outbox o where o.seller_id = any (sellers) or o.user_id = person
    ),
    'vehicle_prices', (
      select coalesce(jsonb_agg(to_jsonb(h) - 'id' order by h.changed_at, h.id), '[]')
      from private.vehicle_prices h where h.seller_id = any (sellers)
    ),
    'sale_checks', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'mail_id' order by v.created_at, v.id), '[]')
      from private.sale_checks c join public.vehicles v on v.id = c.vehicle_id
      where v.seller_id = any (sellers)
    ),
    'shown_photographs', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.listing_id, p.hash), '[]')
      from private.shown_photographs p where p.seller_id = any (sellers)
    ),
    'committed_valuations', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'id' order by c.id), '[]')
      from private.committed_valuations c join public.vehicles v on v.id = c.vehicle_id
      where v.seller_id = any (sellers)
    ),
    'stock_files', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]')
      from public.stock_files f where f.seller_id = any (sellers)
    ),
    'stock_mappings', (
      select coalesce(jsonb_agg(to_jsonb(m)), '[]')
      from public.stock_mappings m where m.seller_id = any (sellers)
    ),
    'second_factors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', f.friendly_name, 'status', f.status, 'created_at', f.created_at
      ) order by f.created_at), '[]')
      from auth.mfa_factors f where f.user_id = person
    )
  );
end;
$$;

create or replace function private.delete_account()
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  person  uuid := auth.uid();
  address text;
  asked   uuid[];
begin
  select lower(u.email) into address from auth.users u where u.id = person for update;
  if not found then
    raise exception 'There is no account to delete' using errcode = '42501';
  end if;

  -- Includes those confirmed by the address, made before the account was opened.
  asked := array(select mine.id from private.my_threads() mine where mine.side = 'buyer');

  delete from public.decision_appeals where decision_id in (select private.my_decisions());
  delete from public.staff_notes where enquiry_id in (select mine.id from private.my_threads() mine);

  delete from public.enquiries e
  where e.id = any (asked)
    and not exists (
      select from public.enquiry_messages m where m.enquiry_id = e.id and m.sender = 'seller'
    );

  update public.enquiry_messages m set body = 'This message was deleted with its account.'
  where m.enquiry_id = any (asked) and m.sender = 'buyer';

  delete from public.held_messages h using public.enquiry_messages m
  where m.id = h.message_id and m.enquiry_id = any (asked) and m.sender = 'buyer';

  delete from public.offers where enquiry_id = any (asked) and side = 'buyer';

  delete from public.reservations where enquiry_id = any (asked);

  delete from public.reservation_queue where enquiry_id = any (asked);

  update public.offers set state = 'ended', answered_at = now() where enquiry_id = any (asked) and state = 'open';

  update public.enquiry_reports set details = null where enquiry_id = any (asked) and reporter = 'buyer';

  delete from private.joined_enquiries where enquiry_id = any (asked);

  -- Deletes sent mails too: their errors can contain the address.
  delete from private.mail_outbox where enquiry_id = any (asked);

  update public.enquiries
  set buyer_id = null, buyer_name = 'Deleted account', buyer_email = null, buyer_confirmed_at = null
  where id = any (asked);

  -- Deletes unconfirmed enquiries: nobody has read them, and without the address nobody could confirm them.
  delete from public.enquiries where buyer_id is null and lower(buyer_email) = address;

  update public.listing_reports set reporter_id = null, details = null where reporter_id = person;

  -- These two tables of the auth service have no foreign key to the account.
  delete from auth.flow_state where user_id = person;
  delete from auth.audit_log_entries
  where strpos(payload::text, person::text) > 0
     or strpos(lower(payload::text), to_json(address)::text) > 0;

  -- Searches saved by e-mail before the account was opened have no foreign key to it.
  delete from private.search_subscribers where email = address;

  delete from auth.users where id = person;
end;
$$;
