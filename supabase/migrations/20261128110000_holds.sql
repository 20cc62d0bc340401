-- An advert is held, off lists, searches and landing pages, by reports of two people or by the check for scams, until
-- staff decide. Its page says so and no more; its seller is told and can appeal. A hold is an entry of the log of
-- decisions like any other: it is undone, appealed against and found in 'Download my data' in the same way.

alter table public.staff_decisions alter column staff_id drop not null;
alter table public.staff_decisions add constraint staff_decisions_by_staff check (decision in ('held', 'undone') or staff_id is not null);
alter table public.staff_decisions add column ends_at timestamptz;
alter table public.staff_decisions add constraint staff_decisions_end check (ends_at is null or decision = 'held');
create index staff_decisions_ends_at_idx on public.staff_decisions (ends_at) where ends_at is not null;
comment on column public.staff_decisions.staff_id is 'Null for a hold, which rules decide, and where it ends by itself.';
comment on column public.staff_decisions.ends_at is 'When a hold ends without a decision of staff; null if it does not.';

alter table public.listing_reports add column is_repeat boolean not null default false;
comment on column public.listing_reports.is_repeat is
  'Somebody reported this listing from the same network within a day: it does not count as a second person.';
grant insert (is_repeat) on table public.listing_reports to authenticated;

-- Sellers may withdraw or sell a held listing.
insert into public.listing_transitions (from_status, to_status) values ('held', 'archived'), ('held', 'sold');

-- Returns the hold of a vehicle that staff have not settled, undone or been appealed out of; null without one. Definer:
-- the log is for staff.
create function private.standing_hold(p_vehicle_id uuid)
returns uuid
language sql stable security definer
set search_path = ''
as $$
  select d.id from public.staff_decisions d
  where d.case_kind = 'listing' and d.case_id = p_vehicle_id and d.decision = 'held' and not private.is_undone(d.id)
    and not exists (
      select from public.staff_decisions appeal
      where appeal.case_kind = 'appeal' and appeal.case_id = d.id and appeal.decision = 'appeal_upheld'
    )
    and not exists (
      select from public.staff_decisions later
      where later.case_kind = 'listing' and later.case_id = p_vehicle_id and later.created_at > d.created_at
        and later.decision in ('no_breach', 'correction_requested', 'taken_down') and not private.is_undone(later.id)
    )
  order by d.created_at desc limit 1;
$$;
revoke all on function private.standing_hold from public;

-- Returns true if a hold of the vehicle stands, also while its seller has withdrawn it. For policies. Definer: as above.
create function private.is_held(p_vehicle_id uuid)
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.standing_hold(p_vehicle_id) is not null;
$$;
revoke all on function private.is_held from public;
grant execute on function private.is_held to authenticated, service_role;

drop policy "Sellers delete their own vehicles" on public.vehicles;
create policy "Sellers delete their own vehicles"
  on public.vehicles for delete to authenticated
  using (
    seller_id in (select private.my_seller_ids())
    and taken_down_at is null
    and not private.is_held(id)
    and not private.has_open_report(id)
  );

-- As before, but a listing can be held beside one that was taken down.
create or replace function private.refuse_taken_down_vehicle()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if (tg_op = 'UPDATE' and old.taken_down_at is not null
      and new.registration_number is distinct from old.registration_number
    or new.listing_status not in ('draft', 'held', 'archived') and exists (
      select from public.vehicles v
      where v.seller_id = new.seller_id and v.registration_number = new.registration_number
        and v.taken_down_at is not null and v.id <> new.id
    ))
    -- Last: evaluated only for a row that would be refused.
    and not private.is_staff()
  then
    raise exception 'Staff have taken this vehicle off the site' using errcode = '42501';
  end if;
  return new;
end;
$$;

-- Holds a vehicle for sale and tells its seller; nothing happens to any other.
create function private.hold_listing(p_vehicle_id uuid, p_reason text, p_ends_at timestamptz default null)
returns void
language plpgsql
set search_path = ''
as $$
declare
  entry public.staff_decisions;
begin
  update public.vehicles set listing_status = 'held' where id = p_vehicle_id and listing_status = 'active';
  if not found then
    return;
  end if;
  insert into public.staff_decisions (case_kind, case_id, decision, title, reason, seller_id, staff_name, ends_at)
  select 'listing', v.id, 'held', private.vehicle_label(v.id), p_reason, v.seller_id, 'Automatic check', p_ends_at
  from public.vehicles v where v.id = p_vehicle_id
  returning * into entry;
  perform private.queue_decision_mails(entry);
end;
$$;
revoke all on function private.hold_listing from public;

-- Holds a vehicle that two people have reported since staff last decided about it; not those whose report of it staff
-- have dismissed.
create function private.hold_if_reported(p_vehicle_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  decided_at timestamptz;
  people     bigint;
begin
  -- The second of two concurrent reports sees the first.
  perform from public.vehicles v where v.id = p_vehicle_id for no key update;
  select max(d.created_at) into decided_at
  from public.staff_decisions d
  where d.case_kind = 'listing' and d.case_id = p_vehicle_id and d.decision <> 'held'
    or d.case_kind = 'appeal' and d.decision = 'appeal_upheld' and exists (
      select from public.staff_decisions appealed where appealed.id = d.case_id and appealed.case_id = p_vehicle_id
    );
  -- A report without an account counts as a person: the site takes one a day from a network.
  select count(distinct coalesce(r.reporter_id, r.id)) into people
  from public.listing_reports r
  where r.vehicle_id = p_vehicle_id and r.status = 'open' and not r.is_repeat
    and r.created_at > coalesce(decided_at, '-infinity')
    and not exists (
      select from public.listing_reports dismissed
      where dismissed.vehicle_id = r.vehicle_id and dismissed.reporter_id = r.reporter_id and dismissed.status = 'dismissed'
    );
  if people >= 2 then
    perform private.hold_listing(
      p_vehicle_id, 'Several people have reported the listing. We look at what they say, and then decide.'
    );
  end if;
end;
$$;
revoke all on function private.hold_if_reported from public;

-- Trigger: as above. Definer: whoever reports may not write the vehicle.
create function private.hold_reported_listing()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.hold_if_reported(new.vehicle_id);
  return null;
end;
$$;
revoke all on function private.hold_reported_listing() from public;

create trigger hold_reported_listing
  after insert on public.listing_reports
  for each row when (new.vehicle_id is not null)
  execute function private.hold_reported_listing();

-- Trigger: as above, for one that was not for sale when it was reported. Definer: its seller may not read reports.
create function private.hold_reported_vehicle()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.hold_if_reported(new.id);
  return null;
end;
$$;
revoke all on function private.hold_reported_vehicle() from public;

-- After the triggers that keep what is counted and what has left: the vehicle is held in the end.
create trigger withhold_reported_vehicle
  after update of listing_status on public.vehicles
  for each row when (new.listing_status = 'active' and old.listing_status not in ('active', 'held'))
  execute function private.hold_reported_vehicle();

-- Trigger: a held vehicle that its seller has archived or sold meanwhile is held again when it comes back. Definer: the
-- log is for staff.
create function private.restore_hold()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.standing_hold(new.id) is not null then
    new.listing_status := 'held';
  end if;
  return new;
end;
$$;
revoke all on function private.restore_hold() from public;

-- After refuse_transition: the seller asked for a status that is allowed.
create trigger restore_hold
  before update of listing_status on public.vehicles
  for each row when (new.listing_status = 'active' and old.listing_status in ('sold', 'archived'))
  execute function private.restore_hold();

-- Returns make, model, year and first day of the hold of a held vehicle. Definer: no client reads it otherwise.
create function private.held_vehicle(p_vehicle_id uuid)
returns table (make text, model text, year smallint, held_on date)
language sql stable security definer
set search_path = ''
as $$
  select make.name, model.name, v.year, coalesce(d.went_on, v.updated_at::date)
  from public.vehicles v
  join public.vehicle_makes make on make.id = v.make_id
  join public.vehicle_models model on model.id = v.model_id
  left join public.vehicle_departures d on d.vehicle_id = v.id
  where v.id = p_vehicle_id and v.listing_status = 'held';
$$;
revoke all on function private.held_vehicle from public;
grant execute on function private.held_vehicle to anon, authenticated;

create function public.held_vehicle(p_vehicle_id uuid)
returns table (make text, model text, year smallint, held_on date)
language sql stable
set search_path = ''
as $$
  select * from private.held_vehicle(p_vehicle_id);
$$;
comment on function public.held_vehicle is
  'Returns what a held vehicle is, and the day since when it is held; no row for any other. For every role.';
revoke all on function public.held_vehicle from public, anon, authenticated;
grant execute on function public.held_vehicle to anon, authenticated;

-- As before; 'Nothing wrong' and a request to correct end a hold, which their undoing restores.
create or replace function private.settle_listing(p_id uuid, p_items uuid[], p_decision public.staff_decision)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  vehicle public.vehicles;
  reports uuid[];
  flags   uuid[];
  seller  uuid;
  title   text;
  hold    uuid;
begin
  if p_decision not in ('no_breach', 'correction_requested', 'taken_down') then
    raise exception 'Not a decision about a listing' using errcode = '23514';
  end if;
  select * into vehicle from public.vehicles v where v.id = p_id for update;
  hold := private.standing_hold(p_id);
  if vehicle.id is null and p_decision <> 'no_breach' then
    raise exception 'The listing is deleted' using errcode = 'P0002';
  end if;
  with settled as (
    update public.listing_reports r
    set status = case p_decision when 'no_breach' then 'dismissed'::public.report_status else 'resolved' end
    where (p_decision = 'taken_down' or r.id = any (p_items)) and coalesce(r.vehicle_id, r.id) = p_id
      and r.status = 'open'
    returning r.id, r.seller_id, r.year || ' ' || r.make || ' ' || r.model as title
  )
  select array_agg(settled.id), min(settled.seller_id::text)::uuid, min(settled.title)
  into reports, seller, title from settled;
  with settled as (
    update public.listing_flags f set resolved_at = now()
    where (p_decision = 'taken_down' or f.id = any (p_items)) and f.vehicle_id = p_id
      and f.resolved_at is null
    returning f.id
  )
  select array_agg(settled.id) into flags from settled;
  if reports is null and flags is null and hold is null and (
    cardinality(p_items) > 0 or p_decision = 'no_breach' or vehicle.taken_down_at is not null
    -- A form sent twice.
    or exists (
      select from public.staff_decisions d
      where d.case_kind = 'listing' and d.case_id = p_id and d.decision = p_decision
        and d.created_at > now() - interval '1 minute' and not private.is_undone(d.id)
    )
  ) then
    raise exception 'There is nothing left to decide' using errcode = 'P0002';
  end if;
  if p_decision = 'taken_down' and vehicle.taken_down_at is null then
    update public.vehicles set listing_status = 'archived' where id = p_id;
  elsif p_decision <> 'taken_down' and vehicle.listing_status = 'held' then
    update public.vehicles set listing_status = 'active' where id = p_id;
  end if;
  -- The hold is settled, and with it an appeal against it.
  update public.decision_appeals set decided_at = now() where decision_id = hold and decided_at is null;
  return jsonb_build_object(
    'title', coalesce(private.vehicle_label(p_id), title, 'Deleted listing'),
    'seller_id', coalesce(vehicle.seller_id, seller), 'reports', reports, 'flags', flags,
    -- Null for one that is down already: that settles what is open, and no more.
    'status', case when p_decision = 'taken_down' and vehicle.taken_down_at is null then vehicle.listing_status end,
    'released', p_decision <> 'taken_down' and vehicle.listing_status = 'held'
  );
end;
$$;

create or replace function private.revert_decision(p_decision public.staff_decisions, p_reopens boolean)
returns void
language plpgsql
set search_path = ''
as $$
declare
  before  constant jsonb := p_decision.before;
  reports constant uuid[] := private.ids_of(before -> 'reports');
  flags   constant uuid[] := private.ids_of(before -> 'flags');
begin
  case p_decision.case_kind
    when 'listing' then
      if p_decision.decision = 'held' then
        update public.vehicles set listing_status = 'active' where id = p_decision.case_id and listing_status = 'held';
      elsif (before ->> 'released')::boolean then
        update public.vehicles set listing_status = 'held' where id = p_decision.case_id and listing_status = 'active';
      elsif before ->> 'status' is not null then
        -- Apart: staff who write the status 'archived' take down.
        update public.vehicles set taken_down_at = null
        where id = p_decision.case_id and taken_down_at is not null;
        update public.vehicles set listing_status = case
          -- An appeal that is upheld ends the hold before it as well.
          when before ->> 'status' = 'held' and not p_reopens then 'active'
          else before ->> 'status'
        end::public.listing_status
        where found and id = p_decision.case_id and listing_status::text <> before ->> 'status';
      end if;
      if p_reopens then
        -- A reporter has one open report of a listing.
        update public.listing_reports r set status = 'open'
        where r.id = any (reports) and not exists (
          select from public.listing_reports again
          where again.vehicle_id = r.vehicle_id and again.reporter_id = r.reporter_id and again.status = 'open'
        );
        update public.listing_flags f set resolved_at = null
        where f.id = any (flags) and not exists (
          select from public.listing_flags again
          where again.vehicle_id = f.vehicle_id and again.rule = f.rule and again.resolved_at is null
        );
      end if;
    when 'enquiry' then
      update public.enquiries set blocked_by = (before ->> 'blocked_by')::public.enquiry_party
      where id = p_decision.case_id and blocked_by::text = before ->> 'closed';
      if p_reopens then
        update public.enquiry_reports r set status = 'open'
        where r.id = any (reports) and not exists (
          select from public.enquiry_reports again
          where again.enquiry_id = r.enquiry_id and again.reporter = r.reporter and again.status = 'open'
        );
      end if;
    when 'held_message' then
      perform from public.enquiries e where e.id = (before ->> 'enquiry_id')::uuid for update;
      if p_decision.decision = 'refused' and p_reopens then
        update public.held_messages set refused_at = null where message_id = p_decision.case_id;
      elsif p_decision.decision = 'refused' then
        -- An appeal that is upheld delivers the message.
        update public.held_messages set refused_at = null where message_id = p_decision.case_id;
        if found then
          perform private.settle_held_message(p_decision.case_id, 'released');
        end if;
      else
        insert into public.held_messages (message_id, risk, body)
        select m.id, (before ->> 'risk')::public.message_risk, m.body
        from public.enquiry_messages m where m.id = p_decision.case_id
        on conflict do nothing;
        update public.enquiry_messages set body = before ->> 'notice' where id = p_decision.case_id;
      end if;
    when 'application' then
      -- Not if a later application has changed it again.
      update public.sellers set seller_type = (before ->> 'seller_type')::public.seller_type
      where id = p_decision.seller_id and 'approved_' || seller_type = p_decision.decision::text;
      if p_reopens or p_decision.decision = 'rejected' then
        update public.dealer_applications a set status = 'pending', decided_at = null
        where a.id = p_decision.case_id and not exists (
          select from public.dealer_applications again
          where again.seller_id = a.seller_id and again.status = 'pending'
        );
      end if;
    when 'conversation' then
      if p_decision.decision <> 'closed' then
        raise exception 'An answer cannot be undone' using errcode = 'PT409';
      end if;
      update public.support_conversations set status = (before ->> 'status')::public.support_status
      where id = p_decision.case_id and status = 'closed';
    when 'appeal' then
      if p_decision.decision <> 'appeal_rejected' then
        raise exception 'An appeal that was upheld cannot be undone' using errcode = 'PT409';
      end if;
      update public.decision_appeals set decided_at = null where decision_id = p_decision.case_id;
  end case;
end;
$$;

-- As before, and a hold.
create or replace function private.can_appeal(p_decision public.staff_decisions)
returns boolean
language sql immutable
set search_path = ''
as $$
  select p_decision.case_kind <> 'conversation'
    and p_decision.decision in ('held', 'taken_down', 'warned', 'closed', 'refused', 'rejected')
    and (p_decision.decision <> 'taken_down' or p_decision.before ->> 'status' is not null);
$$;

-- As before, and that a hold ends.
create or replace function private.is_told(p_decision public.staff_decisions)
returns boolean
language sql immutable
set search_path = ''
as $$
  select private.can_appeal(p_decision)
    or p_decision.decision in ('correction_requested', 'approved_dealer', 'approved_verified_dealer')
    or p_decision.decision = 'no_breach' and p_decision.before @> '{"released": true}';
$$;

-- As before, with holds.
create or replace function private.my_listings(p_status text, p_search text, p_sort text, p_page integer)
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
        'body_type', v.body_type, 'colour', v.colour, 'price', v.price,
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

create or replace function private.enquiry_vehicle(p_vehicle_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', v.id, 'make', make.name, 'model', model.name, 'trim', v.trim, 'year', v.year, 'price', v.price,
    'body_type', v.body_type, 'colour', v.colour,
    -- A draft or an archived listing says no more than that it is not for sale.
    'status', case
      when private.is_held(v.id) then 'held'
      when v.listing_status in ('active', 'reserved', 'sold') then v.listing_status::text
      else 'withdrawn'
    end,
    'image_url', (
      select i.image_url from public.vehicle_images i
      where i.vehicle_id = v.id order by i.is_primary desc, i.display_order, i.id limit 1
    )
  )
  from public.vehicles v
  join public.vehicle_makes make on make.id = v.make_id
  join public.vehicle_models model on model.id = v.model_id
  where v.id = p_vehicle_id;
$$;

create or replace function private.limit_open_listings()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  open_now integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('listings of ' || new.seller_id, 0));
  select count(*) into open_now from public.vehicles v
  where v.seller_id = new.seller_id and v.listing_status in ('draft', 'active', 'held', 'reserved') and v.id <> new.id;
  if open_now >= (case when new.seller_type = 'private' then 20 else 3000 end) then
    raise exception 'Too many open listings' using errcode = '23514', constraint = 'vehicles_open_listings';
  end if;
  return new;
end;
$$;

create or replace function public.my_stock(p_stock_ids text[] default '{}', p_listings uuid[] default '{}')
returns jsonb
language sql stable
set search_path = ''
as $$
  with seller as (
    select s.id, s.seller_type <> 'private' as is_dealer from public.sellers s where s.id = (select public.my_seller_id())
  ),
  named as (
    select v.id from public.vehicles v
    where v.seller_id = (select seller.id from seller)
      and (v.listing_status in ('active', 'held', 'reserved') or v.id = any (p_listings))
    union
    select p.vehicle_id from public.vehicle_private p
    where p.stock_seller_id = (select seller.id from seller)
      and lower(p.stock_id) = any (array(select lower(number) from unnest(p_stock_ids) number))
  )
  select jsonb_build_object(
    'seller', seller.id,
    'is_dealer', seller.is_dealer,
    'postcode', (select c.postcode from public.seller_contacts c where c.seller_id = seller.id),
    'withdrawn', private.withdrawn_today(seller.id),
    'cars', (
      select coalesce(jsonb_agg(to_jsonb(car) order by car.stock_id, car.id), '[]')
      from private.stock_cars(array(select named.id from named)) car
    )
  ) from seller;
$$;

create or replace function public.withdraw_stock(p_ids uuid[])
returns uuid[]
language plpgsql
set search_path = ''
as $$
declare
  seller    uuid;
  named     uuid[];
  open_now  integer;
  withdrawn integer;
begin
  seller := private.enter_stock();
  select array_agg(v.id) filter (where v.id = any (p_ids)), count(*) into named, open_now
  from public.vehicles v join public.vehicle_private p on p.vehicle_id = v.id
  where p.stock_seller_id = seller and v.seller_id = seller and v.listing_status in ('active', 'held', 'reserved');
  if named is null then
    return '{}';
  end if;
  withdrawn := private.withdrawn_today(seller);
  if (withdrawn + cardinality(named)) * 10 > (withdrawn + open_now) * 3 then
    raise exception 'Too many cars to withdraw' using errcode = '23514', constraint = 'stock_withdrawals';
  end if;
  update public.vehicles set listing_status = 'archived' where id = any (named);
  perform private.note_withdrawals(named);
  return named;
end;
$$;

-- As before; what the check for scams holds is urgent, and a hold is no decision of the day.
create or replace function private.staff_queue()
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'cases', coalesce(
        jsonb_agg(to_jsonb(shown) - '{place,nth,total}'::text[] order by shown.place, shown.nth), '[]'
      ),
      'total', coalesce(max(shown.total), 0),
      -- The counts of the day in London, without what was undone.
      'decided_today', (
        select count(*) from public.staff_decisions d
        where d.created_at >= date_trunc('day', now() at time zone 'Europe/London') at time zone 'Europe/London'
          and d.decision not in ('undone', 'held')
          and not exists (select from public.staff_decisions u where u.undoes = d.id)
      )
    )
    from (
      select c.*,
        array_position(
          array['conversation', 'appeal', 'listing', 'enquiry', 'held_message', 'application']::public.case_kind[], c.kind
        ) as place,
        row_number() over (partition by c.kind order by c.urgent desc, c.since, c.id) as nth,
        count(*) over () as total
      from (
        select o.*, o.reasons && '{fraud,suspected_scam}' or private.sounds_urgent(o.first_line) as urgent
        from private.open_cases() o
      ) c
    ) shown
    where shown.nth <= 200
  );
end;
$$;

-- As before, with those that are held meanwhile.
create or replace function private.merge_favourites(p_ids uuid[])
returns void
language sql security definer
set search_path = ''
as $$
  -- Newest first, as on the device: the times differ by the microseconds that sort them.
  insert into public.favourites (user_id, vehicle_id, created_at)
  select (select auth.uid()), v.id, now() - min(wanted.position) * interval '1 microsecond'
  from unnest(p_ids[1:200]) with ordinality as wanted (id, position)
  join public.vehicles v on v.id = wanted.id
  where v.listing_status in ('active', 'held', 'reserved', 'sold')
  group by v.id
  on conflict do nothing;
$$;
