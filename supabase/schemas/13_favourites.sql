-- Defines favourites, what has changed of them since a person saved, saw or was told it, and what signed-in users read of
-- vehicles.

-- Says what a person who saved a car is told of it.
create type public.saved_car_state as enum ('for_sale', 'reserved', 'sold', 'withdrawn');

create table public.favourites (
  user_id          uuid                   not null default auth.uid(),
  -- It has no foreign key: a saved car stays in the list, as gone, after its listing was deleted.
  vehicle_id       uuid                   not null,
  created_at       timestamptz            not null default now(),
  note             text,
  is_note_shared   boolean                not null default false,
  price_when_saved integer,
  -- The last that the person was mailed, or saw on the page.
  told_price       integer,
  told_state       public.saved_car_state,
  -- The last that the person saw on the page.
  seen_price       integer,
  seen_state       public.saved_car_state,
  -- The last that the person saw in the visit before the present one.
  marked_price     integer,
  marked_state     public.saved_car_state,
  constraint favourites_pkey         primary key (user_id, vehicle_id),
  constraint favourites_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint favourites_note_length  check (char_length(note) <= 500)
);
comment on table public.favourites is 'Personal data: for the user only.';
comment on column public.favourites.note is 'What the person wrote on the car, for the person alone unless is_note_shared.';

create index favourites_vehicle_id_idx on public.favourites (vehicle_id);

alter table public.favourites enable row level security;
revoke all on table public.favourites from anon, authenticated;
grant select, delete, insert (vehicle_id), update (note, is_note_shared) on table public.favourites to authenticated;
grant all on table public.favourites to service_role;

-- Belongs to vehicles, but reads favourites: users read their reserved and sold favourites. Archived
-- vehicles (which includes those taken down) and drafts are for their seller and staff.
create policy "People read what is for sale, their own and their favourites, staff all"
  on public.vehicles for select to authenticated
  using (
    listing_status = 'active'
    or seller_id in (select private.my_seller_ids())
    or (listing_status in ('reserved', 'sold')
        and id in (select f.vehicle_id from public.favourites f))
    or (select private.is_staff())
  );

create policy "People read their own favourites"
  on public.favourites for select to authenticated
  using (user_id = (select auth.uid()));

-- A draft and an unknown id are refused alike.
create policy "People add their own favourites"
  on public.favourites for insert to authenticated
  with check (user_id = (select auth.uid()) and private.can_read_vehicle(vehicle_id));

create policy "People change the notes of their own favourites"
  on public.favourites for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "People remove their own favourites"
  on public.favourites for delete to authenticated
  using (user_id = (select auth.uid()));

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

-- Trigger: changes when a waiting mail is due with the choice of its person. A person who begins to be told hears of later
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
  write_off        public.write_off,
  is_reserved      boolean,
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
    coalesce(private.is_unbeaten(standing, model_standing), false), v.seats, v.write_off,
    coalesce(v.id = any (reserved.ids), false),
    f.created_at, now.state, f.price_when_saved, f.marked_price, f.marked_state, f.note, f.is_note_shared
  from (
    select fav.* from public.favourites fav
    order by fav.created_at desc, fav.vehicle_id
    limit least(greatest(p_limit, 1), 1000)
  ) f
  cross join (select private.reserved_among(array(select own.vehicle_id from public.favourites own)) as ids) reserved
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
