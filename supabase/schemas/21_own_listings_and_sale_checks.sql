-- Defines a seller's own listings: the list with its counts, figures per day, the price a car fetched, and the question
-- whether a car is still for sale.

-- Stores when a seller last said that a car is still for sale, and was last asked. These are no columns of vehicles,
-- whose rows are public. A listing is quiet since the later of its last change and confirmed_at; a question stands if
-- it was asked after 30 quiet days.
create table private.sale_checks (
  vehicle_id   uuid        not null,
  confirmed_at timestamptz,
  asked_at     timestamptz,
  -- Says when it was archived for want of an answer.
  archived_at  timestamptz,
  -- Names the mail that asks, or tells of the archiving.
  mail_id      uuid,
  constraint sale_checks_pkey            primary key (vehicle_id),
  constraint sale_checks_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade
);
comment on table private.sale_checks is
  'Personal data: when a seller was asked whether a car is still for sale, and said so.';

create index sale_checks_mail_id_idx on private.sale_checks (mail_id);

grant all on table private.sale_checks to service_role;

-- Says that a listing of the caller is still for sale. Definer: the table is private.
create function private.confirm_for_sale(p_id uuid)
returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.sale_checks (vehicle_id, confirmed_at)
  select v.id, now() from public.vehicles v
  where v.id = p_id and v.listing_status = 'active' and v.seller_id in (select private.my_seller_ids())
  for share
  on conflict (vehicle_id) do update set confirmed_at = excluded.confirmed_at;
  return found;
end;
$$;
revoke all on function private.confirm_for_sale from public;
grant execute on function private.confirm_for_sale to authenticated;

create function public.confirm_for_sale(p_id uuid)
returns boolean
language sql
set search_path = ''
as $$
  select private.confirm_for_sale(p_id);
$$;
comment on function public.confirm_for_sale
  is 'Says that a listing is still for sale; returns false if it is not, or not the caller''s. For its seller.';
revoke all on function public.confirm_for_sale from public, anon, authenticated;
grant execute on function public.confirm_for_sale to authenticated, service_role;

-- Returns true to one job at a time: a second one gets false at once, and has nothing to do.
create function private.is_only_sale_check()
returns boolean
language sql
set search_path = ''
as $$
  select pg_try_advisory_xact_lock(hashtext('private.sale_checks'));
$$;
revoke all on function private.is_only_sale_check from public;
grant execute on function private.is_only_sale_check to service_role;

create function public.ask_still_for_sale(p_limit integer default 200)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  listing record;
  asked   integer := 0;
begin
  if not private.is_only_sale_check() then
    return 0;
  end if;
  for listing in
    select v.id, v.seller_id
    from public.sellers s
    join public.vehicles v on v.seller_id = s.id
    left join private.sale_checks c on c.vehicle_id = v.id
    where s.user_id is not null and v.listing_status = 'active'
      and greatest(v.updated_at, c.confirmed_at) <= now() - interval '30 days'
      and (c.asked_at is null or c.asked_at < greatest(v.updated_at, c.confirmed_at) + interval '30 days')
      -- A seller with many cars gets one mail a day.
      and not exists (
        select from private.mail_outbox o
        where o.seller_id = s.id and o.kind = 'still_for_sale'
          and o.claim is not null and o.created_at > now() - interval '1 day'
      )
    order by v.seller_id, v.id limit p_limit
    for update of v skip locked
  loop
    insert into private.sale_checks as c (vehicle_id, asked_at, mail_id)
    values (listing.id, now(), private.queue_seller_mail(listing.seller_id, 'still_for_sale', interval '1 minute'))
    on conflict (vehicle_id) do update set asked_at = excluded.asked_at, mail_id = excluded.mail_id;
    asked := asked + 1;
  end loop;
  return asked;
end;
$$;
comment on function public.ask_still_for_sale
  is 'Asks sellers with an account about at most p_limit listings that nobody changed or confirmed for 30 days, '
  'by one mail a day and seller; returns how many. For the server only.';
revoke all on function public.ask_still_for_sale from public, anon, authenticated;
grant execute on function public.ask_still_for_sale to service_role;

create function public.archive_unanswered(p_limit integer default 200)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  listing  record;
  archived integer := 0;
begin
  if not private.is_only_sale_check() then
    return 0;
  end if;
  for listing in
    select v.id, v.seller_id
    from private.sale_checks c
    join public.vehicles v on v.id = c.vehicle_id
    join public.sellers s on s.id = v.seller_id
    where s.user_id is not null and v.listing_status = 'active'
      and c.asked_at >= greatest(v.updated_at, c.confirmed_at) + interval '30 days'
      -- A listing is archived after 45 quiet days, and never without the question.
      and c.asked_at <= now() - interval '15 days'
    order by v.seller_id, v.id limit p_limit
    -- Locks both rows: the seller may change the one or confirm by the other at this moment.
    for update of v, c skip locked
  loop
    update public.vehicles set listing_status = 'archived' where id = listing.id;
    update private.sale_checks
    set
      archived_at = now(),
      mail_id = private.queue_seller_mail(listing.seller_id, 'listing_archived', interval '1 minute')
    where vehicle_id = listing.id;
    archived := archived + 1;
  end loop;
  return archived;
end;
$$;
comment on function public.archive_unanswered
  is 'Archives at most p_limit listings whose seller has not answered for 15 days whether they are still for '
  'sale, and queues the mails that say so; returns how many. For the server only.';
revoke all on function public.archive_unanswered from public, anon, authenticated;
grant execute on function public.archive_unanswered to service_role;

-- Returns what public.my_listings does. Definer: sale_checks are private, holds, decisions and reports for staff.
create function private.my_listings(p_status text, p_search text, p_sort text, p_page integer)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with mine as materialized (
    select v.id, v.listing_status as status, v.price, v.views_count, v.created_at, v.updated_at,
      greatest(v.updated_at, c.confirmed_at) as quiet_since,
      v.listing_status = 'active' and greatest(v.updated_at, c.confirmed_at) <= now() - interval '30 days' as is_asked,
      -- The job may not have asked about a listing in question yet.
      interval '15 days' + case
        when c.asked_at >= greatest(v.updated_at, c.confirmed_at) + interval '30 days' then c.asked_at else now()
      end as archived_from
    from public.vehicles v
    join public.vehicle_makes make on make.id = v.make_id
    join public.vehicle_models model on model.id = v.model_id
    left join private.sale_checks c on c.vehicle_id = v.id
    where v.seller_id in (select private.my_seller_ids())
      and (strpos(lower(v.year || ' ' || make.name || ' ' || model.name), lower(btrim(p_search))) > 0
        or strpos(v.registration_number, upper(regexp_replace(p_search, '\s', '', 'g'))) > 0)
  ),
  chosen as (
    select * from mine
    where p_status is null or case p_status when 'asked' then mine.is_asked else mine.status::text = p_status end
  ),
  sorted as (
    select chosen.*, row_number() over (
      order by
        array_position(array['draft', 'held', 'active', 'reserved', 'sold', 'archived'], chosen.status::text),
        case p_sort when 'price' then chosen.price when 'views' then chosen.views_count end desc nulls last,
        case p_sort when 'oldest' then chosen.created_at end,
        chosen.updated_at desc, chosen.id
    ) as place
    from chosen
  )
  select jsonb_build_object(
    'total', (select count(*) from chosen),
    'counts', (
      select coalesce(jsonb_object_agg(by_status.status, by_status.listings), '{}')
      from (select mine.status, count(*) as listings from mine group by mine.status) by_status
    ),
    'asked', (select count(*) from mine where mine.is_asked),
    'listings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', v.id, 'status', v.listing_status, 'year', v.year, 'make', make.name, 'model', model.name,
        'seller_type', v.seller_type, 'body_type', v.body_type, 'colour', v.colour, 'price', v.price,
        'registration_number', v.registration_number, 'location', v.location, 'views', v.views_count,
        'created_at', v.created_at, 'updated_at', v.updated_at, 'quiet_since', sorted.quiet_since,
        'is_asked', sorted.is_asked, 'archived_from', sorted.archived_from, 'is_taken_down', v.taken_down_at is not null,
        'went_on', (select d.went_on from public.vehicle_departures d where d.vehicle_id = v.id),
        'sold_price', (select p.sold_price from public.vehicle_private p where p.vehicle_id = v.id),
        'unanswered', (
          select c.archived_at = v.updated_at and v.listing_status = 'archived'
          from private.sale_checks c where c.vehicle_id = v.id
        ),
        'image_url', (
          select i.image_url from public.vehicle_images i where i.vehicle_id = v.id
          order by i.is_primary desc, i.display_order, i.id limit 1
        ),
        'next', (
          select coalesce(jsonb_agg(t.to_status order by t.to_status), '[]') from public.listing_transitions t
          where t.from_status = v.listing_status and v.taken_down_at is null
        ),
        'reservation', (
          select jsonb_build_object('until', r.reserved_until, 'enquiry_id', r.enquiry_id)
          from public.reservations r
          where r.vehicle_id = v.id and r.ended_at is null and r.reserved_until > now()
        ),
        'can_delete', v.taken_down_at is null and not private.is_held(v.id) and not private.has_open_report(v.id),
        'decision_id', case when v.listing_status = 'held' then private.standing_hold(v.id) else (
          select d.id from public.staff_decisions d
          where v.taken_down_at is not null and d.case_kind = 'listing' and d.case_id = v.id
            and d.decision = 'taken_down' and private.can_appeal(d) and not private.is_undone(d.id)
          order by d.created_at desc limit 1
        ) end
      ) order by sorted.place), '[]')
      from sorted
      join public.vehicles v on v.id = sorted.id
      join public.vehicle_makes make on make.id = v.make_id
      join public.vehicle_models model on model.id = v.model_id
      where sorted.place > (p_page - 1) * 24 and sorted.place <= p_page * 24
    )
  );
$$;
revoke all on function private.my_listings from public;
grant execute on function private.my_listings to authenticated;

create function public.my_listings(
  p_status text default null, p_search text default '', p_sort text default 'changed', p_page integer default 1
)
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.my_listings(p_status, left(p_search, 100), p_sort, least(greatest(p_page, 1), 10000));
$$;
comment on function public.my_listings
  is 'Returns 24 of the caller''s listings with what may be done with each, drafts first, then those for sale, '
  'reserved, sold and archived; their number, and the number of each status among those that match p_search '
  '(plate; year, make and model). p_status: a status, or ''asked'' for those in question; p_sort: changed, '
  'oldest, price or views. For signed-in users.';
revoke all on function public.my_listings from public, anon, authenticated;
grant execute on function public.my_listings to authenticated, service_role;

-- Returns what public.my_listing_activity does: also how often the telephone number was shown. Definer: a seller
-- reads no favourites.
create function private.my_listing_activity(p_from date, p_vehicle_ids uuid[])
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with mine as (
    select v.id from public.vehicles v
    where v.seller_id in (select private.my_seller_ids()) and (p_vehicle_ids is null or v.id = any (p_vehicle_ids))
  ),
  since as (select p_from::timestamp at time zone 'Europe/London' as time),
  counted as (
    select w.vehicle_id, w.day, w.views, w.numbers_shown, 0 as favourites, 0 as messages
    from public.vehicle_views w join mine on mine.id = w.vehicle_id where w.day >= p_from
    union all
    select f.vehicle_id, (f.created_at at time zone 'Europe/London')::date, 0, 0, 1, 0
    from public.favourites f join mine on mine.id = f.vehicle_id
    where f.created_at >= (select since.time from since)
    union all
    select e.vehicle_id, (m.created_at at time zone 'Europe/London')::date, 0, 0, 0, 1
    from private.my_threads() thread
    join public.enquiries e on e.id = thread.id
    join mine on mine.id = e.vehicle_id
    join public.enquiry_messages m on m.enquiry_id = e.id
    where thread.side = 'seller' and m.sender = 'buyer' and m.created_at >= (select since.time from since)
      and not exists (select from public.held_messages h where h.message_id = m.id)
  )
  select coalesce(jsonb_agg(to_jsonb(days) order by days.vehicle_id, days.day), '[]') from (
    select counted.vehicle_id, counted.day, sum(counted.views) as views, sum(counted.numbers_shown) as numbers,
      sum(counted.favourites) as favourites, sum(counted.messages) as messages
    from counted group by counted.vehicle_id, counted.day
  ) days;
$$;
revoke all on function private.my_listing_activity from public;
grant execute on function private.my_listing_activity to authenticated;

create function public.my_listing_activity(p_from date, p_vehicle_ids uuid[] default null)
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.my_listing_activity(p_from, p_vehicle_ids);
$$;
comment on function public.my_listing_activity
  is 'Returns the views, numbers shown, favourites and messages of the caller''s listings, or of these among '
  'them, for each London day from p_from that has any; never of whom. For signed-in users.';
revoke all on function public.my_listing_activity from public, anon, authenticated;
grant execute on function public.my_listing_activity to authenticated, service_role;

-- Marks a listing of the caller as sold, with the price it fetched if told. With the caller's rights.
create function public.mark_sold(p_id uuid, p_from public.listing_status, p_price integer default null)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.vehicles set listing_status = 'sold' where id = p_id and listing_status = p_from;
  if not found then
    return false;
  end if;
  insert into public.vehicle_private (vehicle_id, sold_price) values (p_id, p_price)
  on conflict (vehicle_id) do update set sold_price = excluded.sold_price;
  return true;
end;
$$;
comment on function public.mark_sold
  is 'Marks a listing that has the status p_from as sold, for p_price whole pounds; returns false if it has '
  'another one. For its seller.';
revoke all on function public.mark_sold from public, anon, authenticated;
grant execute on function public.mark_sold to authenticated, service_role;

-- Trigger: deletes the sold price of a car that is for sale again. Definer: whoever changes the status may not change
-- the price.
create function private.forget_sold_price()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.vehicle_private set sold_price = null where vehicle_id = new.id and sold_price is not null;
  return null;
end;
$$;
revoke all on function private.forget_sold_price from public;

create trigger forget_sold_price
  after update of listing_status on public.vehicles
  for each row
  when (old.listing_status <> 'active' and new.listing_status = 'active')
  execute function private.forget_sold_price();
