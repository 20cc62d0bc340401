-- Defines holds, and the points of each sign of a scam. An advert is held, off lists, searches and landing pages, by
-- reports of two people or by the check for scams, until staff decide. Its page says so and no more; its seller is told
-- and can appeal. A hold is an entry of the log of decisions like any other: it is undone, appealed against and found in
-- 'Download my data' in the same way.

-- Returns the hold of a vehicle that stands, which no decision has settled, undone or ended by an appeal; null without one.
-- Definer: the log is for staff.
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

-- Holds a vehicle that two people have reported since staff last decided about it; a person whose report of it staff
-- have dismissed does not count. All reports without an account count as one person's, because one person has several
-- networks at hand, such as a phone's and a home's.
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
  -- All reports without an account count as one person's.
  select count(distinct coalesce(r.reporter_id, '00000000-0000-0000-0000-000000000000')) into people
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

-- Trigger: holds what two people have reported. Definer: whoever reports may not write the vehicle.
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
revoke all on function private.hold_reported_listing from public;

create trigger hold_reported_listing
  after insert on public.listing_reports
  for each row when (new.vehicle_id is not null)
  execute function private.hold_reported_listing();

-- Trigger: holds a reported vehicle once it is for sale. Definer: its seller may not read reports.
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
revoke all on function private.hold_reported_vehicle from public;

-- Fires after the triggers that keep what is counted and what has left: the vehicle is held in the end.
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
revoke all on function private.restore_hold from public;

-- Fires after refuse_transition: the seller asked for a status that is allowed.
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
comment on function public.held_vehicle
  is 'Returns what a held vehicle is, and the day since when it is held; no row for any other. For every role.';
revoke all on function public.held_vehicle from public, anon, authenticated;
grant execute on function public.held_vehicle to anon, authenticated, service_role;

-- Stores the points of each sign of a scam: of a private seller with a new account, another private seller, a dealer, a
-- verified dealer. Three points hold an advert for an hour, in which staff can decide; five until they do. The sign of
-- a private seller who shows no car is the wording.
create table private.suspicion_points (
  name        text     not null,
  new_private smallint not null,
  private     smallint not null,
  dealer      smallint not null,
  verified    smallint not null,
  constraint suspicion_points_pkey primary key (name)
);
comment on table private.suspicion_points is 'Points of each sign of a scam, by kind of seller; see private.suspicion_of.';

alter table private.suspicion_points enable row level security;

insert into private.suspicion_points (name, new_private, private, dealer, verified) values
  ('price_4_deviations',   5, 4, 3, 3),
  ('price_3_deviations',   4, 3, 2, 1),
  ('price_2_deviations',   2, 1, 1, 0),
  ('photo_seen_elsewhere', 4, 4, 2, 0),
  ('plate_listed_twice',   2, 2, 1, 0),
  ('text_seen_elsewhere',  2, 2, 1, 0),
  ('several_cheap_cars',   2, 0, 0, 0),
  ('held_twin',            5, 5, 5, 5),
  ('taken_down_twin',      5, 5, 3, 0),
  ('new_dealer',           0, 0, 1, 0),
  ('link',                 1, 1, 0, 0),
  ('named_link',           3, 2, 0, 0),
  ('untraceable_payment',  2, 2, 1, 0),
  ('look_alike_letters',   2, 2, 2, 0),
  ('disguised_contact',    2, 2, 2, 2),
  ('no_viewing',           0, 0, 2, 2),
  ('deposit_by_transfer',  0, 0, 1, 1),
  ('scam_wording',         2, 2, 2, 1),
  ('clear_scam_wording',   3, 3, 3, 2);

-- Returns true for a car that looks like one of the same seller that staff took down within a year: a photograph is alike,
-- or it came later, is of the same kind with nearly the same mileage, and the number plates do not tell them apart. A
-- picture beside other models too, such as a banner, shows no one car. Two cars with different number plates may be
-- photographed on one spot, so their photographs must be nearly the same.
create function private.resembles_taken_down(p_vehicle public.vehicles)
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from public.vehicles down
    where down.seller_id = p_vehicle.seller_id and down.id <> p_vehicle.id
      and down.taken_down_at > now() - interval '1 year'
      and (
        exists (
          select from public.vehicle_images i
          join private.photo_fingerprints own on own.photo_id = i.id
          join public.vehicle_images taken on taken.vehicle_id = down.id
          join private.photo_fingerprints copy on copy.photo_id = taken.id
          where i.vehicle_id = p_vehicle.id
            and bit_count(own.hash # copy.hash)
              <= case when down.registration_number <> p_vehicle.registration_number then 4 else 10 end
            and not exists (
              select from private.shown_photographs shown join public.vehicles other on other.id = shown.listing_id
              where shown.seller_id = down.seller_id and shown.hash = copy.hash
                and (shown.model_id, shown.year) <> (down.model_id, down.year)
                and other.taken_down_at is null and other.created_at < down.taken_down_at
            )
        )
        or p_vehicle.created_at > down.taken_down_at
          and (down.model_id, down.year, down.fuel_type, down.body_type, down.transmission)
            = (p_vehicle.model_id, p_vehicle.year, p_vehicle.fuel_type, p_vehicle.body_type, p_vehicle.transmission)
          and coalesce(down.colour, p_vehicle.colour) is not distinct from coalesce(p_vehicle.colour, down.colour)
          and abs(coalesce(down.mileage, p_vehicle.mileage, 0) - coalesce(p_vehicle.mileage, down.mileage, 0))
            <= greatest(1000, down.mileage / 20)
          and (down.registration_number is null or p_vehicle.registration_number is null)
      )
  );
end;
$$;
revoke all on function private.resembles_taken_down from public;
grant execute on function private.resembles_taken_down to service_role;

-- Returns the signs of a scam in what an account lists, each with its points from suspicion_points; null for any other
-- vehicle. An account that was first with a plate, a photograph or a text is not suspected for it; a reason for a low
-- price lowers its points; the owner of a new account who lists several such cars in a day is suspected. Dealers write
-- of deposits, delivery, websites and telephone numbers, so these do not count for dealers.
create function private.suspicion_of(p_vehicle_id uuid)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  v         public.vehicles;
  seller    record;
  advert    text;
  signs     text[];
  rules     text[];
  points    jsonb;
  deviation double precision;
begin
  select * into v from public.vehicles listed where listed.id = p_vehicle_id;
  select s.seller_type, private.is_new_account(u.created_at) as is_new into seller
  from public.sellers s join auth.users u on u.id = s.user_id
  where s.id = v.seller_id;
  if not found then
    return null;
  end if;
  advert := concat_ws(E'\n', v.description, v.trim, array_to_string(v.features, E'\n'));
  -- A town has no wording, but may hide a link.
  signs := private.scam_signs(advert) || case when private.names_link(v.location) then '{named_link}'::text[] end;
  rules := array(
    select f.rule from public.listing_flags f where f.vehicle_id = v.id and f.rule <> 'suspected_scam' and f.resolved_at is null
      and not exists (
        select from public.vehicles other
        where other.id = (f.details ->> 'other')::uuid and (other.created_at, other.id) > (v.created_at, v.id)
      )
  );
  if 'photo_seen_elsewhere' <> all (rules) and char_length(v.description) >= 80 and exists (
    select from public.vehicles other
    where other.listing_status = 'active' and char_length(other.description) >= 80
      and md5(other.description) = md5(v.description) and other.seller_id <> v.seller_id
      and (other.created_at, other.id) < (v.created_at, v.id)
  ) then
    rules := rules || 'text_seen_elsewhere'::text;
  end if;
  if exists (
    select from public.vehicles twin
    where twin.seller_id = v.seller_id and twin.registration_number = v.registration_number and twin.id <> v.id
      and private.is_held(twin.id)
  ) then
    rules := rules || 'held_twin'::text;
  end if;
  if private.resembles_taken_down(v) then
    rules := rules || 'taken_down_twin'::text;
  end if;
  if 'photo_seen_elsewhere' = any (rules) then
    -- This is often the same person's car: one sign, not two.
    rules := array_remove(rules, 'plate_listed_twice');
  end if;
  -- Measures the price's distance from the valuation, in standard deviations: the 90% range is 3.29 of them wide. A
  -- price of less than 11% lacks a digit, or is that of a month. Without a valuation, less than half of what others ask
  -- is low.
  select case when v.price::bigint * 100 >= valued.value::bigint * 11
    then ln(v.price::float / valued.value) * 3.29 / ln(valued.high_90::float / valued.low_90) end into deviation
  from public.vehicle_valuations valued where valued.vehicle_id = v.id;
  if not found and v.price * 2 < (
    select percentile_cont(0.5) within group (order by other.price)
    from public.vehicles other
    where other.model_id = v.model_id and other.year between v.year - 1 and v.year + 1 and other.seller_id <> v.seller_id
      and other.listing_status = 'active'
    having count(*) >= 5
  ) then
    deviation := -3;
  end if;
  if deviation < -1.5 and private.price_reasons(advert) > 0 then
    deviation := case when deviation < -3.5 and private.price_reasons(advert) = 1 then -2 end;
  end if;
  if seller.is_new and deviation < -1.5 and exists (
    select from public.vehicles other join public.vehicle_valuations valued on valued.vehicle_id = other.id
    where other.seller_id = v.seller_id and other.id <> v.id and other.listing_status in ('active', 'held')
      and abs(extract(epoch from other.created_at - v.created_at)) < 86400 and other.price < valued.low_90
  ) then
    rules := rules || 'several_cheap_cars'::text;
  end if;

  select jsonb_object_agg(sign.name, sign.points) into points
  from (
    select weight.name, case seller.seller_type
        when 'private' then case when seller.is_new then weight.new_private else weight.private end
        when 'dealer' then weight.dealer
        else weight.verified
      end as points
    from private.suspicion_points weight
    where weight.name = any (signs || rules)
      or weight.name = 'price_' || case when deviation < -3.5 then 4 else -round(deviation) end || '_deviations'
      or weight.name = 'new_dealer' and seller.is_new
  ) sign
  where sign.points > 0;
  return points;
end;
$$;
revoke all on function private.suspicion_of from public;

-- Flags a vehicle for sale or held whose signs have three points or more, or two for a new account. The flag has a
-- fingerprint of what staff read. A change of a held vehicle gives its open flag a new id, also when the signs have fewer
-- points by now: staff who have read the vehicle as it was before cannot settle it.
create function private.flag_suspicion(p_vehicle_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v      public.vehicles;
  is_new boolean;
  points jsonb;
  total  integer;
begin
  select * into v from public.vehicles listed where listed.id = p_vehicle_id and listed.listing_status in ('active', 'held');
  select private.is_new_account(u.created_at) into is_new
  from public.sellers s join auth.users u on u.id = s.user_id where s.id = v.seller_id;
  if not found then
    return;
  end if;
  points := private.suspicion_of(p_vehicle_id);
  total := (select sum(sign.value::integer) from jsonb_each_text(points) sign);
  if total >= (case when is_new then 2 else 3 end) then
    perform private.flag_listing(
      v.id, 'suspected_scam',
      concat_ws(
        E'\n', v.description, v.trim, array_to_string(v.features, E'\n'), v.registration_number, total >= 5,
        case when private.names_link(v.location) then v.location end,
        -- Only a price that is a sign is part of the fingerprint.
        case when points ?| '{price_2_deviations,price_3_deviations,price_4_deviations}' then v.price end
      ),
      points
    );
  elsif v.listing_status = 'held' then
    update public.listing_flags set id = gen_random_uuid(), fingerprint = null
    where vehicle_id = v.id and rule = 'suspected_scam' and resolved_at is null;
  end if;
end;
$$;
revoke all on function private.flag_suspicion from public;

-- Triggers: flag a vehicle for its signs, after the rules whose flags count. Definer: sellers may not write flags.
create function private.suspect_vehicle()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.flag_suspicion(new.id);
  return null;
end;
$$;
revoke all on function private.suspect_vehicle from public;

create trigger suspect_new_vehicle
  after insert on public.vehicles
  for each row when (new.listing_status = 'active')
  execute function private.suspect_vehicle();

-- The trigger does not fire where a hold ends: what its seller changed meanwhile was read then, and staff have just looked.
create trigger suspect_vehicle
  after update of listing_status, registration_number, description, trim, location, features, price
  on public.vehicles
  for each row when (
    new.listing_status in ('active', 'held') and not (old.listing_status = 'held' and new.listing_status = 'active')
  )
  execute function private.suspect_vehicle();

-- Trigger: flags a listing for its signs when it is valued.
create function private.suspect_vehicle_of_row()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.flag_suspicion(new.vehicle_id);
  return null;
end;
$$;
revoke all on function private.suspect_vehicle_of_row from public;

create trigger suspect_valued_vehicle
  after insert or update of low_90 on public.vehicle_valuations
  for each row execute function private.suspect_vehicle_of_row();

-- Trigger: flags a listing for its signs when it gets a photograph, after the rule for photographs. Definer: as above.
create function private.suspect_added_photo()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.flag_suspicion(i.vehicle_id) from public.vehicle_images i where i.id = new.photo_id;
  return null;
end;
$$;
revoke all on function private.suspect_added_photo from public;

create trigger suspect_added_photo
  after insert on private.photo_fingerprints
  for each row execute function private.suspect_added_photo();

-- Trigger: holds what the check for scams flags. Definer: as above.
create function private.hold_suspected_scam()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_strong boolean := (select sum(sign.value::integer) >= 5 from jsonb_each_text(new.details) sign);
begin
  perform private.hold_listing(
    new.vehicle_id,
    'Our automatic check found signs that adverts of cars which cannot be bought often have, such as a price far below such cars, a photograph of another advert, or money asked for before the car is seen. That can be a mistake: '
      || case when is_strong then 'a person looks at it and decides.'
        else 'a person can look at it within the hour, and if nobody finds or reports anything it then goes on sale by itself.' end,
    case when not is_strong then now() + interval '1 hour' end
  );
  return null;
end;
$$;
revoke all on function private.hold_suspected_scam from public;

create trigger hold_suspected_scam
  after insert or update of fingerprint on public.listing_flags
  for each row when (new.rule = 'suspected_scam' and new.resolved_at is null)
  execute function private.hold_suspected_scam();

-- See public.release_holds. Definer: the server's key may not write decisions.
create function private.release_holds(p_limit integer)
returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  hold     public.staff_decisions;
  entry    public.staff_decisions;
  released integer := 0;
begin
  for hold in
    select d.* from public.staff_decisions d
    where d.ends_at <= now() and not private.is_undone(d.id) and private.standing_hold(d.case_id) = d.id
      and not private.has_open_report(d.case_id)
    order by d.ends_at limit p_limit for update skip locked
  loop
    -- A vehicle that cannot be on sale again does not stop the release of the others.
    begin
      update public.vehicles set listing_status = 'active' where id = hold.case_id and listing_status = 'held';
      -- Staff have decided meanwhile, or its seller has withdrawn it.
      continue when not found;
      insert into public.staff_decisions (case_kind, case_id, decision, title, reason, seller_id, staff_name, undoes)
      values (
        'listing', hold.case_id, 'undone', hold.title, 'Nobody found anything against it within the hour.', hold.seller_id,
        'Automatic check', hold.id
      )
      returning * into entry;
      perform private.queue_decision_mails(entry);
      update public.decision_appeals set decided_at = now() where decision_id = hold.id and decided_at is null;
      released := released + 1;
    exception when insufficient_privilege then
      null;
    end;
  end loop;
  return released;
end;
$$;
revoke all on function private.release_holds from public;
grant execute on function private.release_holds to service_role;

create function public.release_holds(p_limit integer default 100)
returns integer
language sql
set search_path = ''
as $$
  select private.release_holds(p_limit);
$$;
comment on function public.release_holds
  is 'Puts listings back on sale whose hold had an end that has passed, unless somebody has reported them '
  'meanwhile, at most p_limit; returns how many. Their sellers are told. For the server''s job.';
revoke all on function public.release_holds from public, anon, authenticated;
grant execute on function public.release_holds to service_role;
