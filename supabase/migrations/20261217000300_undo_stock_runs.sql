set lock_timeout = '4s';

alter table private.stock_runs add column undone_at timestamptz, add column left_as_is text[];

-- Stores what a run changed, for a day, so that it can be undone.
-- It has no foreign key to sellers: the API would find two ways from a car to its seller. It goes with its car.
create table private.stock_changes (
  id         uuid        not null default gen_random_uuid(),
  seller_id  uuid        not null,
  vehicle_id uuid        not null,
  -- Null until the run is in the history.
  run_id     uuid,
  -- listed, changed, reopened or withdrawn.
  became     text        not null,
  -- The facts before, with status; null of a new car.
  before     jsonb,
  -- A hash of the state after: one that was changed since is left as it is.
  after_hash text        not null,
  made_at    timestamptz not null default now(),
  constraint stock_changes_pkey            primary key (id),
  constraint stock_changes_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint stock_changes_run_id_fkey     foreign key (run_id) references private.stock_runs (id) on delete cascade
);
comment on table private.stock_changes is 'Personal data: what the runs of a dealer''s files changed within a day.';

create index stock_changes_seller_id_idx on private.stock_changes (seller_id, made_at);
create index stock_changes_run_id_idx on private.stock_changes (run_id);
create index stock_changes_vehicle_id_idx on private.stock_changes (vehicle_id);

alter table private.stock_changes enable row level security;
grant select, insert, update, delete on table private.stock_changes to service_role;

-- Returns the facts of the caller's cars with their status, and a hash of them.
create function private.stock_states(p_ids uuid[])
returns table (id uuid, state jsonb, hash text)
language sql stable
set search_path = ''
as $$
  select c.id, whole.state, md5(whole.state::text)
  from private.stock_cars(p_ids) c
  cross join lateral (select c.facts || jsonb_build_object('status', c.status) as state) whole;
$$;
revoke all on function private.stock_states from public;
grant execute on function private.stock_states to authenticated;

-- Notes a change of a run; p_before is the state before, or null. Definer: the table is private; only cars of the caller.
create function private.note_stock_change(p_vehicle_id uuid, p_became text, p_before jsonb)
returns void
language sql security definer
set search_path = ''
as $$
  insert into private.stock_changes (seller_id, vehicle_id, became, before, after_hash)
  select v.seller_id, v.id, p_became, p_before, s.hash
  from private.stock_states(array[p_vehicle_id]) s join public.vehicles v on v.id = s.id
  where v.seller_id in (select private.my_seller_ids());
$$;
revoke all on function private.note_stock_change from public;
grant execute on function private.note_stock_change to authenticated;

-- Trigger: gives the run the changes that were noted since the one before it, and forgets what is older than a day.
create function private.take_stock_changes()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.stock_changes where seller_id = new.seller_id and made_at < now() - interval '1 day';
  update private.stock_changes set run_id = new.id where seller_id = new.seller_id and run_id is null;
  return null;
end;
$$;
revoke all on function private.take_stock_changes from public;

create trigger take_stock_changes
  after insert on private.stock_runs
  for each row execute function private.take_stock_changes();

-- Returns the changes of a run of the caller that can be undone. Definer: the tables are private.
create function private.stock_changes_of(p_run_id uuid)
returns table (vehicle_id uuid, became text, before jsonb, after_hash text)
language sql stable security definer
set search_path = ''
as $$
  select c.vehicle_id, c.became, c.before, c.after_hash
  from private.stock_changes c join private.stock_runs r on r.id = c.run_id
  where r.id = p_run_id and r.seller_id in (select private.my_seller_ids())
    and r.undone_at is null and r.finished_at > now() - interval '1 day'
  order by c.made_at, c.id;
$$;
revoke all on function private.stock_changes_of from public;
grant execute on function private.stock_changes_of to authenticated;

-- Marks a run of the caller as undone, and pauses a feed that would do the same again. Definer: the tables are private.
create function private.close_undone_run(p_run_id uuid, p_left text[])
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  run private.stock_runs;
begin
  update private.stock_runs set undone_at = now(), left_as_is = p_left
  where id = p_run_id and seller_id in (select private.my_seller_ids()) returning * into run;
  delete from private.stock_changes
  where seller_id = run.seller_id and (run_id = p_run_id or run_id is null);
  if run.is_nightly then
    update private.stock_feeds set is_paused = true where seller_id = run.seller_id;
  end if;
end;
$$;
revoke all on function private.close_undone_run from public;
grant execute on function private.close_undone_run to authenticated;

create function public.undo_stock_run(p_run_id uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  seller   uuid;
  change   record;
  now_is   record;
  undone   uuid[] := '{}';
  as_it_is text[] := '{}';
begin
  seller := private.enter_stock();
  for change in select * from private.stock_changes_of(p_run_id) loop
    select s.*, p.stock_id into now_is
    from private.stock_states(array[change.vehicle_id]) s
    left join public.vehicle_private p on p.vehicle_id = s.id;
    if now_is.hash is distinct from change.after_hash then
      as_it_is := as_it_is || coalesce(now_is.stock_id, change.vehicle_id::text);
      continue;
    end if;
    begin
      if change.became in ('changed', 'reopened') then
        perform private.list_stock_car(seller, null, change.vehicle_id, change.before - 'status');
      end if;
      if change.became in ('listed', 'reopened') then
        update public.vehicles set listing_status = 'archived' where id = change.vehicle_id;
      elsif change.became = 'withdrawn' then
        update public.vehicles set listing_status = 'active' where id = change.vehicle_id;
        if change.before ->> 'status' = 'reserved' then
          update public.vehicles set listing_status = 'reserved' where id = change.vehicle_id;
        end if;
      end if;
      undone := undone || change.vehicle_id;
    exception when others then
      as_it_is := as_it_is || coalesce(now_is.stock_id, change.vehicle_id::text);
    end;
  end loop;
  if cardinality(undone) + cardinality(as_it_is) = 0 then
    return null;
  end if;
  perform private.close_undone_run(p_run_id, as_it_is);
  return jsonb_build_object('undone', undone, 'left', as_it_is);
end;
$$;
comment on function public.undo_stock_run
  is 'Restores the cars that a run of the caller changed within a day: changed ones have their values of before, listed '
  'ones are archived, withdrawn ones are for sale. Returns {undone: ids, left: stock numbers of cars changed since}, or '
  'null without a change to undo. A nightly feed is paused. For dealers.';
revoke all on function public.undo_stock_run from public, anon, authenticated;
grant execute on function public.undo_stock_run to authenticated, service_role;

create or replace function private.my_stock_feed()
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'feed', (
      select jsonb_build_object(
        'address', f.address, 'hour', f.hour, 'may_withdraw', f.may_withdraw, 'is_paused', f.is_paused,
        'last_problem', f.last_problem, 'is_waiting', f.done_on is null, 'tries', f.tries
      )
      from private.stock_feeds f where f.seller_id in (select private.my_seller_ids())
    ),
    'runs', (
      select coalesce(jsonb_agg(
        to_jsonb(r) - 'seller_id' || jsonb_build_object('can_undo', exists (
          select from private.stock_changes c
          where c.run_id = r.id and r.undone_at is null and r.finished_at > now() - interval '1 day'
        ))
        order by r.finished_at desc, r.id
      ), '[]')
      from (
        select * from private.stock_runs own where own.seller_id in (select private.my_seller_ids())
        order by own.finished_at desc, own.id limit 14
      ) r
    )
  );
$$;

create or replace function private.list_stock_car(p_seller uuid, p_stock_id text, p_listing uuid, p_facts jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  -- Leaves out these four if they are not given: they stay as they are.
  facts  constant jsonb := p_facts - array(
    select name from unnest('{mileage, postcode, location, hide_registration}'::text[]) name
    where p_facts ->> name is null
  );
  code   constant text := upper(split_part(facts ->> 'postcode', ' ', 1));
  known  record;
  number text;
  wanted jsonb;
  town   text;
  placed text;
  car    uuid;
  became text;
begin
  select * into known from private.stock_cars(array[coalesce(p_listing, (
    select p.vehicle_id from public.vehicle_private p where p.stock_seller_id = p_seller and p.stock_id = p_stock_id
  ))]);
  number := coalesce(p_stock_id, known.stock_id);
  if known.id is null and (p_listing is not null or number is null) then
    raise exception 'No listing of the caller' using errcode = '23514', constraint = 'stock_listing';
  elsif known.is_taken_down then
    raise exception 'Staff have taken this vehicle off the site' using errcode = '42501';
  elsif known.status in ('sold', 'draft') then
    raise exception 'The listing is %', known.status using errcode = '23514', constraint = 'stock_' || known.status;
  end if;
  wanted := coalesce(known.facts, '{}') || facts;
  if wanted = known.facts and known.stock_id is not distinct from number and known.status <> 'archived' then
    return jsonb_build_object('id', known.id, 'became', 'unchanged');
  end if;
  if code is not null then
    select o.town into town from public.outcodes o where o.outcode = code;
    if not found then
      raise exception 'Unknown postcode' using errcode = '23514', constraint = 'vehicle_private_postcode_known';
    end if;
  end if;

  if known.id is null then
    insert into public.vehicles (
      seller_id, make_id, model_id, trim, year, price, mileage, fuel_type, transmission, body_type, condition, engine_size,
      doors, seats, colour, owners, service_history, mot_expiry, registration_number, registration_is_public, description,
      features, location, outward_code, listing_status, write_off, keys, v5c_in_name, finance_owed, is_import,
      is_first_owner
    )
    select p_seller, f.make_id, f.model_id, f.trim, f.year, f.price, f.mileage, f.fuel_type, f.transmission, f.body_type,
      f.condition, f.engine_size, f.doors, f.seats, f.colour, f.owners, f.service_history, f.mot_expiry,
      f.registration_number, not coalesce(f.hide_registration, false), f.description, coalesce(f.features, '{}'),
      coalesce(f.location, town), code, 'active', f.write_off, f.keys, f.v5c_in_name, f.finance_owed, f.is_import,
      f.is_first_owner
    from private.stock_facts(wanted) f
    returning id into car;
  elsif wanted - '{postcode, vin}'::text[] <> known.facts - '{postcode, vin}'::text[]
    or wanted -> 'postcode' <> known.facts -> 'postcode' or known.status = 'archived' then
    update public.vehicles v set
      make_id = f.make_id, model_id = f.model_id, trim = f.trim, year = f.year, price = f.price, mileage = f.mileage,
      fuel_type = f.fuel_type, transmission = f.transmission, body_type = f.body_type, condition = f.condition,
      engine_size = f.engine_size, doors = f.doors, seats = f.seats, colour = f.colour, owners = f.owners,
      service_history = f.service_history, mot_expiry = f.mot_expiry, write_off = f.write_off, keys = f.keys,
      v5c_in_name = f.v5c_in_name, finance_owed = f.finance_owed, is_import = f.is_import,
      is_first_owner = f.is_first_owner, registration_number = f.registration_number,
      registration_is_public = not f.hide_registration, description = f.description,
      features = coalesce(f.features, '{}'), outward_code = coalesce(code, v.outward_code),
      location = case when not facts ? 'location' and code <> v.outward_code then town else f.location end,
      listing_status = case when v.listing_status = 'archived' then 'active' else v.listing_status end
    from private.stock_facts(wanted) f
    where v.id = known.id returning v.location into placed;
    -- Writes a given town that is the one of before: at a new postcode, place_vehicle took it for a town that was not
    -- given.
    update public.vehicles set location = facts ->> 'location'
    where id = known.id and facts ? 'location' and placed is distinct from facts ->> 'location';
  end if;

  if known.id is null or known.stock_id is distinct from number
    or wanted -> 'postcode' <> known.facts -> 'postcode' or wanted -> 'vin' <> known.facts -> 'vin' then
    insert into public.vehicle_private (vehicle_id, postcode, vin, stock_id)
    values (coalesce(car, known.id), wanted ->> 'postcode', wanted ->> 'vin', number)
    on conflict (vehicle_id) do update
    set postcode = excluded.postcode, vin = excluded.vin, stock_id = excluded.stock_id;
  end if;
  became := case
    when known.id is null then 'listed' when known.status = 'archived' then 'reopened' else 'changed' end;
  perform private.note_stock_change(
    coalesce(car, known.id), became, known.facts || jsonb_build_object('status', known.status)
  );
  return jsonb_build_object('id', coalesce(car, known.id), 'became', became);
end;
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
  before    jsonb;
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
  select jsonb_object_agg(s.id, s.state) into before from private.stock_states(named) s;
  update public.vehicles set listing_status = 'archived' where id = any (named);
  perform private.note_withdrawals(named);
  perform private.note_stock_change(car, 'withdrawn', before -> car::text) from unnest(named) car;
  return named;
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
    )
  -- A call takes at most 100 arguments.
  ) || jsonb_build_object(
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
    'advert_events', (
      select coalesce(jsonb_agg(
        to_jsonb(e) - 'id' || jsonb_build_object('payload', e.payload::text) order by e.id
      ), '[]')
      from private.advert_events e where e.seller_id = any (sellers)
    ),
    'gone_adverts', (
      select coalesce(jsonb_agg(to_jsonb(g) order by g.gone_on, g.listing_id), '[]')
      from private.gone_adverts g where g.seller_id = any (sellers)
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
    'stock_photos', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'claimed_until' order by p.vehicle_id, p.place, p.id), '[]')
      from private.stock_photos p where p.seller_id = any (sellers)
    ),
    'stock_feeds', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'claimed_until'), '[]')
      from private.stock_feeds f where f.seller_id = any (sellers)
    ),
    'stock_runs', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.finished_at), '[]')
      from private.stock_runs r where r.seller_id = any (sellers)
    ),
    'stock_changes', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'after_hash' order by c.made_at, c.id), '[]')
      from private.stock_changes c where c.seller_id = any (sellers)
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
