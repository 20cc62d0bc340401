-- Tells people about changes of saved cars: on the page, in the header and by mail. A saved car stays in the list after its
-- listing was deleted.
set lock_timeout = '4s';

create type public.saved_car_state as enum ('for_sale', 'reserved', 'sold', 'withdrawn');


alter table public.favourites
  drop constraint favourites_vehicle_id_fkey,
  add column note             text,
  add column is_note_shared   boolean not null default false,
  add column price_when_saved integer,
  add column told_price       integer,
  add column told_state       public.saved_car_state,
  add column seen_price       integer,
  add column seen_state       public.saved_car_state,
  add column marked_price     integer,
  add column marked_state     public.saved_car_state,
  add constraint favourites_note_length check (char_length(note) <= 500);

comment on column public.favourites.note is 'What the person wrote on the car, for the person alone unless is_note_shared.';

grant update (note, is_note_shared) on table public.favourites to authenticated;

create policy "People change the notes of their own favourites"
  on public.favourites for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));


alter table public.profiles
  add column favourite_alerts   text not null default 'daily',
  add column favourites_seen_at timestamptz,
  add constraint profiles_favourite_alerts check (favourite_alerts in ('at_once', 'daily', 'off'));
grant update (favourite_alerts) on table public.profiles to authenticated;

drop function public.merge_favourites(uuid[]);
drop function private.merge_favourites(uuid[]);
drop function public.my_favourites(integer);

-- Stores the changes that a mail tells. A second attempt of the mail tells the same. It goes with the mail, after 30 days.
create table private.told_changes (
  mail_id      uuid                   not null,
  vehicle_id   uuid                   not null,
  price_before integer,
  price        integer                not null,
  state_before public.saved_car_state not null,
  state        public.saved_car_state not null,
  constraint told_changes_pkey         primary key (mail_id, vehicle_id),
  constraint told_changes_mail_id_fkey foreign key (mail_id) references private.mail_outbox (id) on delete cascade
);
comment on table private.told_changes is 'Personal data: what a person was mailed about saved cars.';

grant all on table private.told_changes to service_role;


-- Returns what is public of these vehicles: the state, null of an advert that is held or was never public; the asking
-- price, the last one of a vehicle that is gone; model and year. Definer: clients read nothing of vehicles that are gone.
create function private.saved_cars_now(p_ids uuid[])
returns table (vehicle_id uuid, state public.saved_car_state, price integer, model_id uuid, year smallint)
language sql stable security definer
set search_path = ''
as $$
  select wanted.id,
    case
      when v.listing_status = 'active' then 'for_sale'
      when v.listing_status = 'reserved' then 'reserved'
      when v.listing_status = 'sold' then 'sold'
      when v.listing_status = 'archived' or (v.id is null and d.vehicle_id is not null) then 'withdrawn'
    end::public.saved_car_state,
    case when v.listing_status in ('active', 'reserved', 'sold') then v.price else d.price end,
    case when v.listing_status in ('active', 'reserved', 'sold') then v.model_id else d.model_id end,
    case when v.listing_status in ('active', 'reserved', 'sold') then v.year else d.year end
  from unnest(p_ids) as wanted (id)
  left join public.vehicles v on v.id = wanted.id
  left join public.vehicle_departures d on d.vehicle_id = wanted.id;
$$;
revoke all on function private.saved_cars_now from public;
grant execute on function private.saved_cars_now to service_role;

-- Returns the same of the caller's favourites. Definer: as above.
create function private.my_saved_cars()
returns table (vehicle_id uuid, state public.saved_car_state, price integer, model_id uuid, year smallint)
language sql stable security definer
set search_path = ''
as $$
  select now.* from private.saved_cars_now(
    array(select f.vehicle_id from public.favourites f where f.user_id = (select auth.uid()))
  ) as now;
$$;
revoke all on function private.my_saved_cars from public;
grant execute on function private.my_saved_cars to authenticated, service_role;

-- Trigger: remembers the state and the price of a car as it is saved. Definer: as above.
create function private.remember_saved_car()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  saved record;
begin
  select coalesce(now.state, 'for_sale') as state, now.price into saved
  from private.saved_cars_now(array[new.vehicle_id]) as now;
  new.price_when_saved := coalesce(new.price_when_saved, saved.price);
  new.told_price := saved.price;
  new.told_state := saved.state;
  new.seen_price := saved.price;
  new.seen_state := saved.state;
  new.marked_price := saved.price;
  new.marked_state := saved.state;
  return new;
end;
$$;
revoke all on function private.remember_saved_car from public;

create trigger remember_saved_car
  before insert on public.favourites
  for each row execute function private.remember_saved_car();

-- Returns when a mail about saved cars is due: 'at_once' after two minutes, in which a slip of the seller is mended
-- unheard, and at most once an hour; 'daily' at the next 8 o'clock in London.
create function private.favourite_mail_due(p_user_id uuid, p_alerts text)
returns timestamptz
language sql stable
set search_path = ''
as $$
  select case p_alerts
    when 'daily' then
      (date_trunc('day', (now() at time zone 'Europe/London') + interval '16 hours') + interval '8 hours')
        at time zone 'Europe/London'
    else greatest(now() + interval '2 minutes', (
      select max(o.sent_at) + interval '1 hour' from private.mail_outbox o
      where o.user_id = p_user_id and o.kind = 'favourite_changes'
    ))
  end;
$$;
revoke all on function private.favourite_mail_due from public;
grant execute on function private.favourite_mail_due to service_role;

-- Trigger: queues a mail for each person who saved the vehicle and wants to be told; the mail that waits tells this
-- change too. Definer: sellers read no favourites.
create function private.queue_favourite_mails()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from public.favourites f where f.vehicle_id = old.id) then
    return null;
  end if;
  -- The lock makes a claim of the waiting mail come before this change or after it. Shared, so that sellers never wait
  -- for each other.
  perform from private.mail_outbox o
  where o.kind = 'favourite_changes' and o.claim is null and o.sent_at is null and o.failed_at is null
    and o.user_id in (select f.user_id from public.favourites f where f.vehicle_id = old.id)
  for share;
  insert into private.mail_outbox (kind, user_id, due_at)
  select 'favourite_changes', p.id, private.favourite_mail_due(p.id, p.favourite_alerts)
  from public.favourites f
  join public.profiles p on p.id = f.user_id
  where f.vehicle_id = old.id and p.favourite_alerts <> 'off' and not exists (
    select from private.mail_outbox o
    where o.user_id = p.id and o.kind = 'favourite_changes'
      and o.claim is null and o.sent_at is null and o.failed_at is null
  );
  return null;
end;
$$;
revoke all on function private.queue_favourite_mails from public;

create trigger queue_favourite_mails
  after update of price, listing_status on public.vehicles
  for each row
  when (new.price < old.price or new.listing_status is distinct from old.listing_status)
  execute function private.queue_favourite_mails();

create trigger queue_favourite_mails_of_deleted
  after delete on public.vehicles
  for each row
  when (old.listing_status in ('active', 'reserved'))
  execute function private.queue_favourite_mails();

-- Trigger: a draft, which no shopper has seen, is no favourite once it is deleted. Definer: as above.
create function private.forget_saved_draft()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.favourites where vehicle_id = old.id;
  return null;
end;
$$;
revoke all on function private.forget_saved_draft from public;

create trigger forget_saved_draft
  after delete on public.vehicles
  for each row
  when (old.listing_status = 'draft')
  execute function private.forget_saved_draft();

-- Trigger: changes when a waiting mail is due with the choice of its person. Whoever begins to be told hears of later
-- changes only. Definer: clients do not write these tables.
create function private.change_favourite_alerts()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Leaves out one that is being claimed, which waits for this change: see favourite_changes_mail_of.
  waiting constant uuid[] := array(
    select o.id from private.mail_outbox o
    where o.user_id = new.id and o.kind = 'favourite_changes'
      and o.claim is null and o.sent_at is null and o.failed_at is null
    for update skip locked
  );
begin
  if old.favourite_alerts = 'off' then
    update public.favourites f
    set told_price = coalesce(now.price, f.told_price), told_state = coalesce(now.state, f.told_state)
    from private.saved_cars_now(array(select s.vehicle_id from public.favourites s where s.user_id = new.id)) as now
    where f.user_id = new.id and f.vehicle_id = now.vehicle_id;
  end if;
  if new.favourite_alerts = 'off' then
    delete from private.mail_outbox o where o.id = any (waiting);
  else
    update private.mail_outbox o set due_at = private.favourite_mail_due(new.id, new.favourite_alerts)
    where o.id = any (waiting);
  end if;
  return null;
end;
$$;
revoke all on function private.change_favourite_alerts from public;

create trigger change_favourite_alerts
  after update of favourite_alerts on public.profiles
  for each row
  when (old.favourite_alerts is distinct from new.favourite_alerts)
  execute function private.change_favourite_alerts();

-- Does what public.see_favourites says. Definer: clients may write notes only.
create function private.see_favourites()
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  person   constant uuid := auth.uid();
  is_visit boolean;
begin
  select coalesce(p.favourites_seen_at < now() - interval '30 minutes', true) into is_visit
  from public.profiles p where p.id = person for update;
  if not found then
    return;
  end if;
  with looked as (
    select f.vehicle_id,
      coalesce(now.price, f.seen_price) as price, coalesce(now.state, f.seen_state) as state,
      case when is_visit then f.seen_price else f.marked_price end as marked_price,
      case when is_visit then f.seen_state else f.marked_state end as marked_state
    from private.my_saved_cars() as now
    join public.favourites f on f.vehicle_id = now.vehicle_id and f.user_id = person
  )
  update public.favourites f set
    told_price = looked.price, told_state = looked.state,
    seen_price = looked.price, seen_state = looked.state,
    marked_price = looked.marked_price, marked_state = looked.marked_state
  from looked
  where f.user_id = person and f.vehicle_id = looked.vehicle_id
    and (f.told_price, f.told_state, f.seen_price, f.seen_state, f.marked_price, f.marked_state) is distinct from
      (looked.price, looked.state, looked.price, looked.state, looked.marked_price, looked.marked_state);
  update public.profiles set favourites_seen_at = now() where id = person;
end;
$$;
revoke all on function private.see_favourites from public;
grant execute on function private.see_favourites to authenticated, service_role;

create function public.see_favourites()
returns void
language sql
set search_path = ''
as $$
  select private.see_favourites();
$$;
comment on function public.see_favourites
  is 'Notes that the caller looks at the favourites: no mail tells what is there now. Marks stand for what changed '
  'since the visit before; looks within 30 minutes of each other are one visit. For signed-in users.';
revoke all on function public.see_favourites from public, anon, authenticated;
grant execute on function public.see_favourites to authenticated, service_role;

-- Returns how many favourites of the caller have another price or state than when the caller last looked.
create function public.changed_favourites()
returns integer
language sql stable
set search_path = ''
as $$
  select count(*)::integer
  from private.my_saved_cars() as now
  join public.favourites f on f.vehicle_id = now.vehicle_id and f.user_id = (select auth.uid())
  where now.state <> f.seen_state or now.price <> f.seen_price;
$$;
comment on function public.changed_favourites
  is 'How many favourites of the caller have changed since the caller last looked at them. For signed-in users.';
revoke all on function public.changed_favourites from public, anon, authenticated;
grant execute on function public.changed_favourites to authenticated, service_role;

-- Adds favourites of the caller. For signed-in users. Definer: a vehicle that was saved on a device and sold or held
-- since must not be lost, but is readable only once it is a favourite.
create function private.merge_favourites(p_ids uuid[], p_prices integer[])
returns void
language sql security definer
set search_path = ''
as $$
  -- Keeps the order of the device, newest first: the times differ by the microseconds that sort them.
  insert into public.favourites (user_id, vehicle_id, created_at, price_when_saved)
  select (select auth.uid()), v.id, now() - min(wanted.position) * interval '1 microsecond',
    nullif(greatest((array(select unnest(p_prices) limit 200))[min(wanted.position)], 0), 0)
  from unnest(array(select unnest(p_ids) limit 200)) with ordinality as wanted (id, position)
  join public.vehicles v on v.id = wanted.id
  where v.listing_status in ('active', 'held', 'reserved', 'sold')
  group by v.id
  on conflict do nothing;
$$;
revoke all on function private.merge_favourites from public;
grant execute on function private.merge_favourites to authenticated, service_role;

create function public.merge_favourites(p_ids uuid[], p_prices integer[] default null)
returns uuid[]
language sql
set search_path = ''
as $$
  select private.merge_favourites(p_ids, p_prices);
  select array(
    select f.vehicle_id from public.favourites f order by f.created_at desc, f.vehicle_id limit 1000
  );
$$;
comment on function public.merge_favourites
  is 'Adds the first 200 ids, newest first, to the caller''s favourites, skipping those already saved, unknown or '
  'withdrawn; p_prices are the prices when saved, in the same order, null where unknown. Returns the ids of the newest '
  '1,000. For signed-in users.';
revoke all on function public.merge_favourites from public, anon, authenticated;
grant execute on function public.merge_favourites to authenticated, service_role;

-- Runs with the caller's rights, by a left join: a withdrawn vehicle has a row without a status.
create function public.my_favourites(p_limit integer default 200)
returns table (
  vehicle_id       uuid,
  listing_status   public.listing_status,
  seller_type      public.seller_type,
  make             text,
  model            text,
  "trim"           text,
  year             smallint,
  price            integer,
  mileage          integer,
  fuel_type        public.fuel_type,
  transmission     public.transmission_type,
  body_type        public.body_type,
  colour           public.vehicle_colour,
  location         text,
  outward_code     text,
  created_at       timestamptz,
  image_url        text,
  is_verified      boolean,
  value            integer,
  verdict          public.price_verdict,
  is_unbeaten      boolean,
  seats            smallint,
  saved_at         timestamptz,
  state            public.saved_car_state,
  price_when_saved integer,
  marked_price     integer,
  marked_state     public.saved_car_state,
  note             text,
  is_note_shared   boolean
)
language sql stable
set search_path = ''
as $$
  select
    f.vehicle_id, v.listing_status, v.seller_type, make.name, model.name, v.trim, now.year, now.price,
    v.mileage, v.fuel_type, v.transmission, v.body_type, v.colour, v.location, v.outward_code,
    v.created_at, image.image_url, private.is_verified(v.price, valuation),
    valuation.value, coalesce(valuation.verdict, 'none'),
    coalesce(private.is_unbeaten(standing, model_standing), false), v.seats,
    f.created_at, now.state, f.price_when_saved, f.marked_price, f.marked_state, f.note, f.is_note_shared
  from (
    select fav.* from public.favourites fav
    order by fav.created_at desc, fav.vehicle_id
    limit least(greatest(p_limit, 1), 1000)
  ) f
  left join private.my_saved_cars() now on now.vehicle_id = f.vehicle_id
  left join public.vehicles       v     on v.id = f.vehicle_id
  left join public.vehicle_models model on model.id = now.model_id
  left join public.vehicle_makes  make  on make.id = model.make_id
  left join lateral (
    select i.image_url from public.vehicle_images i
    where i.vehicle_id = v.id
    order by i.is_primary desc, i.display_order, i.id
    limit 1
  ) image on true
  left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id
  left join public.vehicle_standings standing on standing.vehicle_id = v.id
  left join public.model_standings model_standing on model_standing.model_id = standing.model_id
  order by f.created_at desc, f.vehicle_id;
$$;
comment on function public.my_favourites
  is 'Returns the summaries of the caller''s favourites, newest first, sold ones included; of a vehicle that was '
  'withdrawn only make, model, year and last price; with the price when saved, what the caller saw in the visit before, '
  'and the note. For signed-in users.';
revoke all on function public.my_favourites from public, anon, authenticated;
grant execute on function public.my_favourites to authenticated, service_role;

-- Returns what a mail about saved cars says, or null if it has become needless. The first claim takes the changes since
-- the person was last told or looked, and stores them; what has changed again before a later attempt is left out.
create function private.favourite_changes_mail_of(p_mail private.mail_outbox)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  recipient constant jsonb := private.person_recipient(null, p_mail.user_id);
  cars      jsonb;
begin
  -- The lock keeps a look at the favourites, which writes the same rows, before this claim or after it.
  perform from public.profiles p where p.id = p_mail.user_id and p.favourite_alerts <> 'off' for share;
  if not found or recipient ->> 'address' is null then
    return null;
  end if;
  if p_mail.attempts = 0 then
    with changed as (
      select f.vehicle_id, f.told_price, f.told_state, now.price, now.state
      from private.saved_cars_now(
        array(select s.vehicle_id from public.favourites s where s.user_id = p_mail.user_id)
      ) as now
      join public.favourites f on f.vehicle_id = now.vehicle_id and f.user_id = p_mail.user_id
      where now.state <> f.told_state or (now.state in ('for_sale', 'reserved') and now.price < f.told_price)
      for update of f
    ),
    told as (
      update public.favourites f set told_price = changed.price, told_state = changed.state
      from changed where f.user_id = p_mail.user_id and f.vehicle_id = changed.vehicle_id
    )
    insert into private.told_changes (mail_id, vehicle_id, price_before, price, state_before, state)
    select p_mail.id, changed.vehicle_id, changed.told_price, changed.price, changed.told_state, changed.state
    from changed;
  end if;

  select jsonb_agg(
    jsonb_build_object(
      'id', t.vehicle_id, 'title', now.year || ' ' || make.name || ' ' || model.name,
      'price', t.price, 'price_before', t.price_before, 'price_when_saved', f.price_when_saved,
      'state', t.state, 'state_before', t.state_before,
      'has_photograph', exists (select from public.vehicle_images i where i.vehicle_id = t.vehicle_id)
    )
    order by f.created_at desc, t.vehicle_id
  ) into cars
  from private.told_changes t
  join public.favourites f on f.user_id = p_mail.user_id and f.vehicle_id = t.vehicle_id
  join private.saved_cars_now(
    array(select s.vehicle_id from private.told_changes s where s.mail_id = p_mail.id)
  ) as now on now.vehicle_id = t.vehicle_id and now.state = t.state and now.price <= t.price
  join public.vehicle_models model on model.id = now.model_id
  join public.vehicle_makes make on make.id = model.make_id
  where t.mail_id = p_mail.id;
  if cars is null then
    return null;
  end if;
  return jsonb_build_object('recipient', recipient, 'user_id', p_mail.user_id, 'cars', cars);
end;
$$;
revoke all on function private.favourite_changes_mail_of from public;
grant execute on function private.favourite_changes_mail_of to service_role;



-- The price when saved is the public one of that day, where it is known.
update public.favourites f set
  price_when_saved = coalesce((
    select h.price from private.vehicle_prices h
    where h.listing_id = f.vehicle_id and h.changed_at <= f.created_at
    order by h.changed_at desc, h.id desc limit 1
  ), now.price),
  told_price = now.price, told_state = coalesce(now.state, 'for_sale'),
  seen_price = now.price, seen_state = coalesce(now.state, 'for_sale'),
  marked_price = now.price, marked_state = coalesce(now.state, 'for_sale')
from private.saved_cars_now(array(select distinct s.vehicle_id from public.favourites s)) as now
where now.vehicle_id = f.vehicle_id;


create or replace function private.mail_content(p_mail private.mail_outbox)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  return case
    when p_mail.saved_search_id is not null then private.search_mail_of(p_mail)
    when p_mail.kind in ('still_for_sale', 'listing_archived') then private.sale_check_mail_of(p_mail)
    when p_mail.kind = 'favourite_changes' then private.favourite_changes_mail_of(p_mail)
    when p_mail.decision_id is not null then private.decision_mail_of(p_mail)
    when p_mail.kind = 'enquiry_link' then private.enquiry_link_mail_of(p_mail)
    else private.enquiry_mail_of(p_mail)
  end;
end;
$$;


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
