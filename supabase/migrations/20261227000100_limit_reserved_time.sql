-- Limits for how long buyers together have a car reserved, as one person with many mailboxes could keep it from sale: three
-- days of any seven, until its seller allows more.

set lock_timeout = '4s';

alter table public.reservation_terms add column updated_at timestamptz not null default now();
comment on column public.reservation_terms.updated_at is 'When the seller last said so: what buyers had before counts no more.';

create trigger set_updated_at
  before update on public.reservation_terms
  for each row execute function private.set_updated_at();

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

create or replace function private.reserve_vehicle(p_enquiry_id uuid, p_side public.enquiry_party)
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

comment on function public.reserve_vehicle
  is 'Reserves the vehicle of a thread for its buyer, for as long as the seller allows, and returns the vehicle; does '
  'nothing the second time. Raises P0002 (no such thread, or not for sale), PT405 (the seller allows none), PT409 (blocked '
  'or reported, or the seller), PT417 (two others reserved), PT423 (reserved by somebody), PT425 (reserved by the same '
  'person within seven days), PT426 (buyers together would have it for over three days of seven, since its seller last '
  'allowed reservations). For signed-in users, and the server for a side without an account (p_side).';

comment on function public.set_reservation_terms
  is 'Lets buyers reserve the vehicle of a thread for 24 or 48 hours, one at a time and together for three days of any '
  'seven since the last call, or no more (null); a reservation that stands stays. Raises P0002 (no such thread, or not '
  'for sale), PT403 (the buyer), 23514 (other hours). For signed-in sellers, and the server for a side without an account '
  '(p_side).';

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
