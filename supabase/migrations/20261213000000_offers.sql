-- Adds offers, which the two sides of a thread make and answer in it.

set lock_timeout = '4s';

alter table public.enquiry_messages add column is_step boolean not null default false;
comment on column public.enquiry_messages.is_step is
  'Whether the site worded the message: it tells a step that its sender took, such as an offer.';
grant select (is_step) on table public.enquiry_messages to authenticated;

-- Starts the caller's thread about a vehicle for sale, or finds it, locks it and returns it; counts a message. Raises as
-- send_enquiry does. Definer: clients may not write the tables.
create function private.start_enquiry(p_vehicle_id uuid)
returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  person  constant uuid := auth.uid();
  seller  constant uuid := private.seller_of(p_vehicle_id);
  enquiry uuid;
  known   text;
  address text;
begin
  select u.raw_user_meta_data ->> 'full_name', case when u.email_confirmed_at is not null then u.email end
  into known, address from auth.users u where u.id = person;
  if not found then
    raise exception 'There is no account to write from' using errcode = '42501';
  end if;
  if exists (select from public.sellers s where s.id = seller and s.user_id = person) then
    raise exception 'This is your own listing' using errcode = 'PT403';
  end if;
  -- A seller who has blocked a buyer hears of no other vehicle either.
  if private.is_blocked_pair(seller, person, address) then
    raise exception 'This thread is closed' using errcode = 'PT409';
  end if;
  perform private.count_message(person::text, 100);

  insert into public.enquiries (vehicle_id, seller_id, buyer_id, buyer_name, vehicle_title)
  values (p_vehicle_id, seller, person, private.buyer_name(known), private.vehicle_label(p_vehicle_id))
  on conflict (vehicle_id, buyer_id) do nothing;
  select e.id into enquiry from public.enquiries e
  where e.vehicle_id = p_vehicle_id and e.buyer_id = person for update;
  return enquiry;
end;
$$;
revoke all on function private.start_enquiry from public;
grant execute on function private.start_enquiry to service_role;

create or replace function private.send_enquiry(p_vehicle_id uuid, p_body text)
returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  enquiry constant uuid := private.start_enquiry(p_vehicle_id);
begin
  perform private.add_message(enquiry, 'buyer', p_body);
  return enquiry;
end;
$$;

create or replace function private.enquiry_thread(p_enquiry_id uuid, p_side public.enquiry_party)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  side constant public.enquiry_party := private.side_in(p_enquiry_id, p_side);
begin
  return (
    select jsonb_build_object(
      'id', e.id,
      'side', side,
      'other_name', case side when 'buyer' then s.name else e.buyer_name end,
      'vehicle_title', e.vehicle_title,
      'vehicle', private.enquiry_vehicle(e.vehicle_id),
      'blocked_by', e.blocked_by,
      'is_reported', exists (
        select from public.enquiry_reports r
        where r.enquiry_id = e.id and r.reporter = side and r.status = 'open'
      ),
      'can_reply', not private.is_closed_to(e.id, side),
      'messages', coalesce((
        select jsonb_agg(latest.message order by latest.created_at, latest.id)
        from (
          select m.id, m.created_at, jsonb_build_object(
            'id', m.id,
            'sender', m.sender,
            'body', case when m.sender = side then coalesce(h.body, m.body) else m.body end,
            'held', h.risk,
            'read_at', m.read_at,
            'created_at', m.created_at,
            'is_step', m.is_step
          ) as message
          from public.enquiry_messages m
          left join public.held_messages h on h.message_id = m.id
          where m.enquiry_id = e.id
          order by m.created_at desc, m.id desc
          limit 200
        ) latest
      ), '[]')
    )
    from public.enquiries e join public.sellers s on s.id = e.seller_id
    where e.id = p_enquiry_id
  );
end;
$$;

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

-- Trigger: a car that is not for sale any more has no open offers.
create function private.end_offers()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.offers o set state = 'ended', answered_at = now()
  from public.enquiries e
  where e.vehicle_id = new.id and o.enquiry_id = e.id and o.state = 'open';
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

-- Adds a message that tells a step, as of an offer, and queues its mail; returns its id. The site words it, so it is not
-- held back. For functions that check the caller and lock the thread.
create function private.add_step(p_enquiry_id uuid, p_side public.enquiry_party, p_body text)
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
  is 'Returns the open offer in a thread of the caller, the asking price of its vehicle while that is for sale, and '
  'whether the thread takes offers; raises P0002 when there is no thread. For signed-in users, and the server for a side '
  'without an account (p_side).';
revoke all on function public.enquiry_offers from public, anon, authenticated;
grant execute on function public.enquiry_offers to authenticated, service_role;

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
