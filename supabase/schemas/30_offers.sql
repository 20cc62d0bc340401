-- Defines offers: sums that one side of a thread proposes for its car, with a day by which they stand, and how the other
-- side answers. No offer is a contract, and no money is taken or held.

create type public.offer_state as enum ('open', 'accepted', 'declined', 'countered', 'withdrawn', 'ended');

-- Stores offers. Each step is a message of the thread too, which both sides, mails and staff read. Clients read by policy
-- and write by functions only. An open offer whose time is over has ended, whatever its row says.
create table public.offers (
  id           uuid                 not null default gen_random_uuid(),
  enquiry_id   uuid                 not null,
  message_id   uuid                 not null,
  side         public.enquiry_party not null,
  amount       integer              not null,
  price        integer              not null,
  stands_until timestamptz          not null,
  state        public.offer_state   not null default 'open',
  created_at   timestamptz          not null default now(),
  answered_at  timestamptz,
  constraint offers_pkey            primary key (id),
  constraint offers_enquiry_id_fkey foreign key (enquiry_id) references public.enquiries (id) on delete cascade,
  constraint offers_message_id_fkey foreign key (message_id) references public.enquiry_messages (id) on delete cascade,
  constraint offers_amount_range    check (amount between 1 and 20000000),
  constraint offers_one_open        exclude using btree (enquiry_id with =) where (state = 'open')
);
comment on table public.offers is 'Personal data: for the buyer and the seller only.';
comment on column public.offers.amount is 'Whole pounds.';
comment on column public.offers.price is 'Asking price when the offer was made, in whole pounds.';
comment on column public.offers.answered_at is 'When the offer was answered, withdrawn or ended by a sale.';

create index offers_enquiry_id_idx on public.offers (enquiry_id, created_at);
create index offers_message_id_idx on public.offers (message_id);
create index offers_ending_idx on public.offers (stands_until) where state = 'open';

alter table public.offers enable row level security;
revoke all on table public.offers from anon, authenticated;
grant select on table public.offers to authenticated;
grant all on table public.offers to service_role;

create policy "Buyers and sellers read the offers of their enquiries"
  on public.offers for select to authenticated
  using (exists (select from public.enquiries e where e.id = enquiry_id));

-- Trigger: a guest's offer goes with its message to an earlier thread. It takes the place of one that is open there.
create function private.move_offer()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if exists (select from public.offers o where o.message_id = new.id and o.state = 'open') then
    update public.offers set
      state = case side when 'buyer' then 'withdrawn' else 'countered' end::public.offer_state, answered_at = now()
    where enquiry_id = new.enquiry_id and state = 'open';
  end if;
  update public.offers set enquiry_id = new.enquiry_id where message_id = new.id;
  return null;
end;
$$;
revoke all on function private.move_offer from public;
grant execute on function private.move_offer to service_role;

create trigger move_offer
  after update of enquiry_id on public.enquiry_messages
  for each row
  when (new.enquiry_id <> old.enquiry_id)
  execute function private.move_offer();

-- Trigger: a car that is not for sale any more has no open offers, reservation or line. Definer: sellers may not write
-- the tables.
create function private.end_offers()
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
revoke all on function private.end_offers from public;
grant execute on function private.end_offers to service_role;

create trigger end_offers
  after update of listing_status on public.vehicles
  for each row
  when (old.listing_status = 'active' and new.listing_status <> 'active')
  execute function private.end_offers();

-- Returns whole pounds as '£8,500'.
create function private.pounds(p_amount integer)
returns text
language sql immutable
set search_path = ''
as $$
  select '£' || to_char(p_amount, 'FM999,999,999');
$$;
revoke all on function private.pounds from public;
grant execute on function private.pounds to service_role;

-- Returns the message of an offer; `p_what` is 'Offer' or 'Another sum'.
create function private.offer_text(p_what text, p_amount integer, p_until date)
returns text
language sql immutable
set search_path = ''
as $$
  select p_what || ': ' || private.pounds(p_amount)
    || '. It stands until the end of ' || to_char(p_until, 'FMDay FMDD FMMonth') || '.';
$$;
revoke all on function private.offer_text from public;
grant execute on function private.offer_text to service_role;

-- Adds a message in the words of the site and queues its mail; returns its id. It is not held back. For functions that
-- check the caller and lock the thread.
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

-- Adds a message that tells a step of a side, as add_notice does. The side has answered by it, and read what came before.
create function private.add_step(p_enquiry_id uuid, p_side public.enquiry_party, p_body text)
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
revoke all on function private.add_step from public;
grant execute on function private.add_step to service_role;

-- Returns true if a thread takes no offers: it is closed to this side, or staff look at a report of it.
create function private.takes_no_offers(p_enquiry_id uuid, p_side public.enquiry_party)
returns boolean
language sql stable
set search_path = ''
as $$
  select private.is_closed_to(p_enquiry_id, p_side) or exists (
    select from public.enquiry_reports r where r.enquiry_id = p_enquiry_id and r.status = 'open'
  );
$$;
revoke all on function private.takes_no_offers from public;
grant execute on function private.takes_no_offers to service_role;

-- Returns the price of a car that may be bid for, or raises P0002 (not for sale, or held). The car stays as it is until
-- the caller's transaction ends: a sale at the same moment waits, and then ends what the caller has entered.
create function private.price_for_offers(p_vehicle_id uuid)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  price integer;
begin
  select v.price into price from public.vehicles v
  where v.id = p_vehicle_id and v.listing_status = 'active' and not private.is_held(v.id) for share;
  if not found then
    raise exception 'This vehicle is not for sale' using errcode = 'P0002';
  end if;
  return price;
end;
$$;
revoke all on function private.price_for_offers from public;
grant execute on function private.price_for_offers to service_role;

-- Checks an offer and returns the asking price. Raises P0002 (not for sale), PT412 (the price is not `p_price`, which the
-- caller has seen), 23514 (not £1 to twice the price, or a day not within 14), PT428 (below a third of the price, and the
-- caller has not said to be sure).
create function private.check_offer(
  p_vehicle_id uuid, p_amount integer, p_until date, p_price integer, p_is_sure boolean
)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  price constant integer := private.price_for_offers(p_vehicle_id);
  today constant date    := (now() at time zone 'Europe/London')::date;
begin
  if price is distinct from p_price then
    raise exception 'The price has changed' using errcode = 'PT412';
  end if;
  if p_amount is null or p_amount < 1 or p_amount > 2 * price::bigint then
    raise exception 'An offer is from £1 to twice the price' using errcode = '23514';
  end if;
  if p_until is null or p_until not between today and today + 14 then
    raise exception 'An offer stands for at most 14 days' using errcode = '23514';
  end if;
  if 3 * p_amount::bigint < price and p_is_sure is not true then
    raise exception 'The offer is below a third of the price' using errcode = 'PT428';
  end if;
  return price;
end;
$$;
revoke all on function private.check_offer from public;
grant execute on function private.check_offer to service_role;

-- Returns the time at which an offer ends that stands until the end of a day.
create function private.end_of_day(p_day date)
returns timestamptz
language sql stable
set search_path = ''
as $$
  select (p_day + 1)::timestamp at time zone 'Europe/London';
$$;
revoke all on function private.end_of_day from public;
grant execute on function private.end_of_day to service_role;

-- Makes an offer in a thread that the caller has locked; returns its id. `p_answers` is the other side's open offer that
-- it replaces, or null. The same offer sent twice is one. Raises PT409 (the thread takes none), PT410 (`p_answers` is
-- open no more), PT423 (an offer is open), PT429 (20 a day) and what check_offer raises.
create function private.enter_offer(
  p_enquiry_id uuid, p_side public.enquiry_party, p_amount integer, p_until date, p_price integer, p_is_sure boolean,
  p_answers uuid
)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  present public.offers;
  price   integer;
  message uuid;
  entered uuid;
begin
  if private.takes_no_offers(p_enquiry_id, p_side) then
    raise exception 'This thread takes no offers' using errcode = 'PT409';
  end if;
  -- A sale locks the car before its offers.
  perform from public.vehicles v join public.enquiries e on e.vehicle_id = v.id where e.id = p_enquiry_id for share of v;
  update public.offers set state = 'ended', answered_at = stands_until
  where enquiry_id = p_enquiry_id and state = 'open' and stands_until <= now();
  select * into present from public.offers o where o.enquiry_id = p_enquiry_id and o.state = 'open';
  if present.side = p_side and present.amount = p_amount and present.stands_until = private.end_of_day(p_until) then
    return present.id;
  end if;
  if p_answers is not null and (present.id is distinct from p_answers or present.side = p_side) then
    raise exception 'This offer is not open' using errcode = 'PT410';
  end if;
  if p_answers is null and present.id is not null then
    raise exception 'An offer is open' using errcode = 'PT423';
  end if;
  select private.check_offer(e.vehicle_id, p_amount, p_until, p_price, p_is_sure) into price
  from public.enquiries e where e.id = p_enquiry_id;
  perform private.count_message(coalesce(auth.uid()::text, p_enquiry_id || ' ' || p_side) || ' offers', 20);

  update public.offers set state = 'countered', answered_at = now() where id = present.id;
  message := private.add_step(
    p_enquiry_id, p_side,
    private.offer_text(case when p_answers is null then 'Offer' else 'Another sum' end, p_amount, p_until)
  );
  insert into public.offers (enquiry_id, message_id, side, amount, price, stands_until)
  values (p_enquiry_id, message, p_side, p_amount, price, private.end_of_day(p_until))
  returning id into entered;
  return entered;
end;
$$;
revoke all on function private.enter_offer from public;
grant execute on function private.enter_offer to service_role;

-- See public.make_offer. Definer: clients may not write the tables.
create function private.make_offer(
  p_vehicle_id uuid, p_amount integer, p_until date, p_price integer, p_is_sure boolean
)
returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  enquiry constant uuid := private.start_enquiry(p_vehicle_id);
begin
  perform private.enter_offer(enquiry, 'buyer', p_amount, p_until, p_price, p_is_sure, null);
  return enquiry;
end;
$$;
revoke all on function private.make_offer from public;
grant execute on function private.make_offer to authenticated, service_role;

create function public.make_offer(
  p_vehicle_id uuid, p_amount integer, p_until date, p_price integer, p_is_sure boolean default false
)
returns uuid
language sql
set search_path = ''
as $$
  select private.make_offer(p_vehicle_id, p_amount, p_until, p_price, p_is_sure);
$$;
comment on function public.make_offer
  is 'Makes an offer for a vehicle in the caller''s thread about it, which it starts where there is none, and returns the '
  'thread. Raises PT403 (own listing), PT429 (20 offers or 100 messages a day) and the errors of send_offer. For '
  'signed-in users.';
revoke all on function public.make_offer from public, anon, authenticated;
grant execute on function public.make_offer to authenticated, service_role;

create function public.start_guest_offer(
  p_vehicle_id uuid, p_name text, p_email text, p_amount integer, p_until date, p_price integer,
  p_is_sure boolean default false
)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  price   constant integer := private.check_offer(p_vehicle_id, p_amount, p_until, p_price, p_is_sure);
  enquiry constant uuid    := public.start_guest_enquiry(
    p_vehicle_id, p_name, p_email, private.offer_text('Offer', p_amount, p_until)
  );
begin
  -- There is no message for the seller's own address, and an offer already for a form that was sent twice.
  insert into public.offers (enquiry_id, message_id, side, amount, price, stands_until)
  select enquiry, m.id, 'buyer', p_amount, price, private.end_of_day(p_until)
  from public.enquiry_messages m
  where m.enquiry_id = enquiry and not exists (select from public.offers o where o.enquiry_id = enquiry);
  update public.enquiry_messages set is_step = true where enquiry_id = enquiry;
  return enquiry;
end;
$$;
comment on function public.start_guest_offer
  is 'Stores an offer of a buyer without an account until the address is confirmed, as start_guest_enquiry does a message, '
  'and returns the thread. Raises its errors, and those of send_offer. For the server only.';
revoke all on function public.start_guest_offer from public, anon, authenticated;
grant execute on function public.start_guest_offer to service_role;

-- See public.send_offer. Definer: clients may not write the tables.
create function private.send_offer(
  p_enquiry_id uuid, p_amount integer, p_until date, p_price integer, p_is_sure boolean, p_answers uuid,
  p_side public.enquiry_party
)
returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  side constant public.enquiry_party := private.side_in(p_enquiry_id, p_side);
begin
  perform from public.enquiries e where e.id = p_enquiry_id for update;
  return private.enter_offer(p_enquiry_id, side, p_amount, p_until, p_price, p_is_sure, p_answers);
end;
$$;
revoke all on function private.send_offer from public;
grant execute on function private.send_offer to authenticated, service_role;

create function public.send_offer(
  p_enquiry_id uuid, p_amount integer, p_until date, p_price integer, p_is_sure boolean default false,
  p_answers uuid default null, p_side public.enquiry_party default null
)
returns uuid
language sql
set search_path = ''
as $$
  select private.send_offer(p_enquiry_id, p_amount, p_until, p_price, p_is_sure, p_answers, p_side);
$$;
comment on function public.send_offer
  is 'Makes an offer in a thread of the caller, or answers the other side''s open offer (p_answers) with another sum, and '
  'returns its id. p_price is the asking price that the caller has seen. Raises P0002 (no such thread, or the vehicle is '
  'not for sale), PT409 (blocked or reported), PT410 (p_answers is not open), PT412 (the price has changed), PT423 (an '
  'offer is open), PT428 (below a third of the price without p_is_sure), PT429 (20 a day), 23514 (not £1 to twice the '
  'price, or over 14 days). For signed-in users, and the server for a side without an account (p_side).';
revoke all on function public.send_offer from public, anon, authenticated;
grant execute on function public.send_offer to authenticated, service_role;

-- See public.answer_offer. Definer: clients may not write the tables.
create function private.answer_offer(
  p_enquiry_id uuid, p_offer_id uuid, p_answer public.offer_state, p_price integer, p_side public.enquiry_party
)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  side  constant public.enquiry_party := private.side_in(p_enquiry_id, p_side);
  offer public.offers;
  price integer;
begin
  perform from public.enquiries e where e.id = p_enquiry_id for update;
  select * into offer from public.offers o where o.id = p_offer_id and o.enquiry_id = p_enquiry_id;
  if offer.id is null or p_answer not in ('accepted', 'declined', 'withdrawn')
     or (p_answer = 'withdrawn') <> (offer.side = side) then
    raise exception 'No such offer' using errcode = 'PT410';
  end if;
  -- The form was sent twice.
  if offer.state = p_answer then
    return;
  end if;
  if offer.state <> 'open' or offer.stands_until <= now() then
    raise exception 'This offer is not open' using errcode = 'PT410';
  end if;
  if private.takes_no_offers(p_enquiry_id, side) then
    raise exception 'This thread takes no offers' using errcode = 'PT409';
  end if;
  if p_answer = 'accepted' then
    select private.price_for_offers(e.vehicle_id) into price from public.enquiries e where e.id = p_enquiry_id;
    if price is distinct from p_price then
      raise exception 'The price has changed' using errcode = 'PT412';
    end if;
  end if;
  update public.offers set state = p_answer, answered_at = now() where id = p_offer_id and state = 'open';
  if not found then
    raise exception 'This offer is not open' using errcode = 'PT410';
  end if;
  perform private.add_step(
    p_enquiry_id, side,
    'Offer of ' || private.pounds(offer.amount) || ' ' || p_answer || case p_answer
      when 'accepted' then '. Agreeing a price here is not a contract: nothing is paid, and the car is not held.'
      else '.'
    end
  );
end;
$$;
revoke all on function private.answer_offer from public;
grant execute on function private.answer_offer to authenticated, service_role;

create function public.answer_offer(
  p_enquiry_id uuid, p_offer_id uuid, p_answer public.offer_state, p_price integer default null,
  p_side public.enquiry_party default null
)
returns void
language sql
set search_path = ''
as $$
  select private.answer_offer(p_enquiry_id, p_offer_id, p_answer, p_price, p_side);
$$;
comment on function public.answer_offer
  is 'Accepts or declines the other side''s open offer in a thread of the caller, or withdraws the caller''s own. p_price is '
  'the asking price that whoever accepts has seen. Raises P0002 (no such thread, or the vehicle is not for sale), PT409 '
  '(blocked or reported), PT410 (not open), PT412 (the price has changed). For signed-in users, and the server for a side '
  'without an account (p_side).';
revoke all on function public.answer_offer from public, anon, authenticated;
grant execute on function public.answer_offer to authenticated, service_role;

-- See public.enquiry_offers. Definer: a vehicle that is no longer for sale is hidden from its buyer.
create function private.enquiry_offers(p_enquiry_id uuid, p_side public.enquiry_party)
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
        'is_spent', coalesce(private.is_reserved_enough(v.id), false),
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
revoke all on function private.enquiry_offers from public;
grant execute on function private.enquiry_offers to authenticated, service_role;

create function public.enquiry_offers(p_enquiry_id uuid, p_side public.enquiry_party default null)
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.enquiry_offers(p_enquiry_id, p_side);
$$;
comment on function public.enquiry_offers
  is 'Returns the open offer in a thread of the caller, the asking price of its vehicle while that is for sale, '
  'whether the thread takes offers, and how its vehicle is or can be reserved; raises P0002 when there is no thread. For signed-in users, and the server for a side '
  'without an account (p_side).';
revoke all on function public.enquiry_offers from public, anon, authenticated;
grant execute on function public.enquiry_offers to authenticated, service_role;
