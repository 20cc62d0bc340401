-- Defines reports of listings, and the flags that rules set on what accounts list: for a low price, a plate or photograph
-- of another listing, links or payment details, and facts that differ from the registry's.

create table public.listing_reports (
  id          uuid                 not null default gen_random_uuid(),
  vehicle_id  uuid,
  reporter_id uuid                          default auth.uid(),
  reason      public.report_reason not null,
  details     text,
  status      public.report_status not null default 'open',
  created_at  timestamptz          not null default now(),
  make        text,
  model       text,
  year        smallint,
  price       integer,
  seller_id   uuid,
  is_repeat   boolean              not null default false,
  constraint listing_reports_pkey             primary key (id),
  constraint listing_reports_vehicle_id_fkey  foreign key (vehicle_id) references public.vehicles (id) on delete set null,
  constraint listing_reports_reporter_id_fkey foreign key (reporter_id) references auth.users (id) on delete set null,
  constraint listing_reports_details_length   check (char_length(details) <= 2000),
  constraint listing_reports_one_open         exclude using btree (vehicle_id with =, reporter_id with =)
    where (status = 'open')
);
comment on table public.listing_reports is 'Personal data: for the reporter and staff only.';
comment on column public.listing_reports.make is
  'Copied from the vehicle by trigger, as model, year, price and seller_id.';
comment on column public.listing_reports.seller_id is
  'The public id of the seller. No foreign key: it remains when the seller is deleted.';
comment on column public.listing_reports.is_repeat is
  'Somebody reported this listing from the same network within a day: it does not count as a second person.';

create index listing_reports_vehicle_id_idx on public.listing_reports (vehicle_id);
create index listing_reports_reporter_id_idx on public.listing_reports (reporter_id);
create index listing_reports_status_idx on public.listing_reports (status, created_at);
create index listing_reports_seller_id_idx on public.listing_reports (seller_id);

alter table public.listing_reports enable row level security;
revoke all on table public.listing_reports from anon, authenticated;
grant select, insert (vehicle_id, reason, details, is_repeat) on table public.listing_reports to authenticated;
grant all on table public.listing_reports to service_role;

create policy "People read their own reports, staff all"
  on public.listing_reports for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.is_staff()));

create policy "People report what they can see"
  on public.listing_reports for insert to authenticated
  with check (
    reporter_id = (select auth.uid())
    and exists (select from public.vehicles v where v.id = vehicle_id)
  );

create table public.listing_flags (
  id          uuid        not null default gen_random_uuid(),
  vehicle_id  uuid        not null,
  rule        text        not null,
  details     jsonb       not null default '{}',
  created_at  timestamptz not null default now(),
  resolved_at timestamptz,
  fingerprint text,
  constraint listing_flags_pkey            primary key (id),
  constraint listing_flags_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint listing_flags_rule_length     check (char_length(rule) between 1 and 60)
);
comment on table public.listing_flags is 'Listings flagged by rules, for staff only.';
comment on column public.listing_flags.fingerprint is 'Hash of what the rule has checked: that is not flagged again.';

create index listing_flags_vehicle_id_idx on public.listing_flags (vehicle_id);
create index listing_flags_open_idx on public.listing_flags (created_at) where resolved_at is null;
create unique index listing_flags_one_open on public.listing_flags (vehicle_id, rule) where resolved_at is null;

alter table public.listing_flags enable row level security;
revoke all on table public.listing_flags from anon, authenticated;
grant select on table public.listing_flags to authenticated;
grant all on table public.listing_flags to service_role;

create policy "Staff read flags"
  on public.listing_flags for select to authenticated
  using ((select private.is_staff()));

-- Trigger: copies the listing's data to the report, which outlives it, and counts the account's daily limit.
-- Definer: clients have no rights on rate limits. The API answers PT429 as HTTP 429.
create function private.complete_report()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Deletes a few rows per call that are past the retention period of the privacy policy; skip locked, so that no call
  -- waits.
  delete from public.listing_reports where id in (
    select r.id from public.listing_reports r
    where r.vehicle_id is null and r.created_at < now() - interval '12 months'
    limit 100 for update skip locked
  );
  if new.reporter_id is not null and not public.take_rate_limit(
    'report/account:' || encode(sha256(new.reporter_id::text::bytea), 'hex'), 20, 86400
  ) then
    raise exception 'Too many reports today' using errcode = 'PT429';
  end if;
  select make.name, model.name, v.year, v.price, v.seller_id
  into new.make, new.model, new.year, new.price, new.seller_id
  from public.vehicles v
  join public.vehicle_makes make on make.id = v.make_id
  join public.vehicle_models model on model.id = v.model_id
  where v.id = new.vehicle_id;
  return new;
end;
$$;
revoke all on function private.complete_report from public;
grant execute on function private.complete_report to service_role;

create trigger complete_report
  before insert on public.listing_reports
  for each row execute function private.complete_report();

-- Returns true if the vehicle has an open report. For policies. Definer: a seller cannot read reports.
create function private.has_open_report(p_vehicle_id uuid)
returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.listing_reports r
    where r.vehicle_id = p_vehicle_id and r.status = 'open'
  );
$$;
revoke all on function private.has_open_report from public;
grant execute on function private.has_open_report to authenticated, service_role;

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

create policy "Sellers delete their own vehicles"
  on public.vehicles for delete to authenticated
  using (
    seller_id in (select private.my_seller_ids())
    and taken_down_at is null
    and not private.is_held(id)
    and not private.has_open_report(id)
  );

-- Flags a listing, unless the rule has flagged the same before. p_checked: all that the rule has read.
create function private.flag_listing(p_vehicle_id uuid, p_rule text, p_checked text, p_details jsonb)
returns void
language sql
set search_path = ''
as $$
  insert into public.listing_flags (vehicle_id, rule, details, fingerprint)
  select p_vehicle_id, p_rule, p_details, md5(p_checked)
  where not exists (
    select from public.listing_flags f
    where f.vehicle_id = p_vehicle_id and f.rule = p_rule and f.fingerprint = md5(p_checked)
  )
  -- The flag gets a new id, so that whoever has read what it was before does not settle it.
  on conflict (vehicle_id, rule) where resolved_at is null do update
  set id = gen_random_uuid(), details = excluded.details, fingerprint = excluded.fingerprint;
$$;
revoke all on function private.flag_listing from public;

-- Flags a listing for its price. It runs for every listing valued, so it is in PL/pgSQL, which keeps its plan: planned
-- at each call, it took half of the time of valuing many.
create function private.flag_price(p_vehicle_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.flag_listing(
    v.id, 'price_far_below_valuation', v.price || ' of ' || valued.low_90,
    jsonb_build_object('price', v.price, 'valued_from', valued.low_90)
  )
  from public.vehicles v
  join public.sellers s on s.id = v.seller_id
  join public.vehicle_valuations valued on valued.vehicle_id = v.id
  where v.id = p_vehicle_id and v.listing_status = 'active' and s.user_id is not null
    and v.price * 3 < valued.low_90 * 2;
end;
$$;
revoke all on function private.flag_price from public;

-- Trigger: flags a listing that goes on sale with a plate that another seller's has, with a link or payment
-- details in its texts, or for a low price. Definer: sellers may not write flags.
create function private.flag_vehicle()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  texts constant text := concat_ws(
    E'\n', new.description, new.trim, new.location, array_to_string(new.features, E'\n')
  );
  other uuid;
  risk  public.message_risk;
begin
  if not exists (select from public.sellers s where s.id = new.seller_id and s.user_id is not null) then
    return null;
  end if;
  select v.id into other from public.vehicles v
  where v.registration_number = new.registration_number and v.seller_id <> new.seller_id
    and v.listing_status = 'active' order by v.created_at, v.id limit 1;
  if found then
    perform private.flag_listing(new.id, 'plate_listed_twice', new.registration_number || other, jsonb_build_object('other', other));
  end if;
  -- A text that was flagged before is not flagged again, so one that stays as it was is not read again.
  if tg_op = 'INSERT' or old.listing_status <> 'active' or texts <> concat_ws(
    E'\n', old.description, old.trim, old.location, array_to_string(old.features, E'\n')
  ) then
    risk := private.risk_of(texts);
    if risk is not null then
      perform private.flag_listing(new.id, 'link_or_payment_details', texts, jsonb_build_object('found', risk));
    end if;
  end if;
  perform private.flag_price(new.id);
  return null;
end;
$$;
revoke all on function private.flag_vehicle from public;

create trigger flag_vehicle
  after insert or update of listing_status, registration_number, description, trim, location, features, price
  on public.vehicles
  for each row when (new.listing_status = 'active')
  execute function private.flag_vehicle();

-- Trigger: flags a listing for a low price once it is valued. Definer: as above.
create function private.flag_valued_vehicle()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.flag_price(new.vehicle_id);
  return null;
end;
$$;
revoke all on function private.flag_valued_vehicle from public;

create trigger flag_valued_vehicle
  after insert or update of low_90 on public.vehicle_valuations
  for each row execute function private.flag_valued_vehicle();

-- Returns our fuel types for a registry's fuel: {petrol}; several if the registry does not tell them apart, null if it is
-- none of ours.
create function private.registered_fuels(p_fuel text)
returns public.fuel_type[]
language sql immutable
set search_path = ''
as $$
  select case
    when p_fuel ~* 'HYBRID|ELECTRIC DIESEL' then '{hybrid, plug_in_hybrid}'
    when p_fuel ~* '^PETROL$' then '{petrol}'
    when p_fuel ~* '^(DIESEL|HEAVY OIL)$' then '{diesel}'
    when p_fuel ~* '^ELECTRIC(ITY)?$' then '{electric}'
    when p_fuel ~* 'HYDROGEN|FUEL CELL' then '{hydrogen}'
  end::public.fuel_type[];
$$;
revoke all on function private.registered_fuels from public;

-- Flags a listing whose plate a registry knows as another car: another make or fuel, or built more than a year earlier
-- or later. Skips records that the local stand-in made up. It runs for every listing, so it is in PL/pgSQL as above.
create function private.flag_registration(p_vehicle_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.flag_listing(d.id, 'registry_disagrees', d.details::text, d.details)
  from (
    with known as (
      select v.id, make.name as make, v.year, v.fuel_type,
        coalesce(r.dvla ->> 'make', r.dvsa ->> 'make') as registered_make,
        coalesce(r.dvla ->> 'yearOfManufacture', left(r.dvsa ->> 'manufactureDate', 4)) as registered_year,
        coalesce(r.dvla ->> 'fuelType', r.dvsa ->> 'fuelType') as registered_fuel
      from public.vehicles v
      join public.sellers s on s.id = v.seller_id
      join public.vehicle_makes make on make.id = v.make_id
      cross join lateral (
        select
          (select d.record from public.registry_records d
           where d.registration_number = v.registration_number and d.registry = 'dvla' and not d.is_made_up) as dvla,
          (select d.record from public.registry_records d
           where d.registration_number = v.registration_number and d.registry = 'dvsa' and not d.is_made_up) as dvsa
      ) r
      where v.id = p_vehicle_id and v.listing_status = 'active' and s.user_id is not null
    )
    select known.id, jsonb_strip_nulls(jsonb_build_object(
      'make', case when not starts_with(private.slug(make), private.slug(registered_make))
          and not starts_with(private.slug(registered_make), private.slug(make))
        then make || ', registered as ' || registered_make end,
      'year', case when abs(year - substring(registered_year from '^\d{4}$')::integer) > 1
        then year || ', registered as ' || registered_year end,
      'fuel', case when not fuel_type = any (private.registered_fuels(registered_fuel))
        then replace(fuel_type::text, '_', ' ') || ', registered as ' || lower(registered_fuel) end
    )) as details
    from known
  ) d
  where d.details <> '{}';
end;
$$;
revoke all on function private.flag_registration from public;

-- Trigger: flags such a listing when it goes on sale or becomes another car. Definer: sellers may not write flags.
create function private.flag_registered_vehicle()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.flag_registration(new.id);
  return null;
end;
$$;
revoke all on function private.flag_registered_vehicle from public;

create trigger flag_registered_vehicle
  after insert or update of listing_status, registration_number, make_id, year, fuel_type on public.vehicles
  for each row when (new.listing_status = 'active' and new.registration_number is not null)
  execute function private.flag_registered_vehicle();

-- Trigger: flags such listings when a registry has answered. Definer: the server's key may not write flags.
create function private.flag_registry_record()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.flag_registration(v.id) from public.vehicles v
  where v.registration_number = new.registration_number and v.listing_status = 'active';
  return null;
end;
$$;
revoke all on function private.flag_registry_record from public;

create trigger flag_registry_record
  after insert or update of record on public.registry_records
  for each row when (new.record is not null and not new.is_made_up)
  execute function private.flag_registry_record();

-- Flags a vehicle on sale that has a photograph like one on another seller's listing, or on one of the same seller
-- that staff took down. Sellers without an account are the site's own stock. Copies differ in 10 of the hash's 64
-- bits at most.
create function private.flag_photos(p_vehicle_id uuid)
returns void
language sql
set search_path = ''
as $$
  select private.flag_listing(
    p_vehicle_id, 'photo_seen_elsewhere', seen.photo_id || ' ' || seen.other, jsonb_build_object('other', seen.other)
  )
  from (
    select own.photo_id, other.id as other
    from public.vehicles v
    join public.sellers s on s.id = v.seller_id and s.user_id is not null
    join public.vehicle_images i on i.vehicle_id = v.id
    join private.photo_fingerprints own on own.photo_id = i.id
    join private.photo_fingerprints copy on bit_count(own.hash # copy.hash) <= 10
    join public.vehicle_images copied on copied.id = copy.photo_id
    join public.vehicles other on other.id = copied.vehicle_id and other.id <> v.id
    where v.id = p_vehicle_id and v.listing_status = 'active'
      and (other.seller_id <> v.seller_id or other.taken_down_at is not null) and other.listing_status <> 'draft'
    order by bit_count(own.hash # copy.hash), copied.created_at, copy.photo_id
    limit 1
  ) seen;
$$;
revoke all on function private.flag_photos from public;

-- Trigger: flags a listing for its photographs when it goes on sale. Definer: sellers may not write flags.
create function private.flag_photos_on_sale()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.flag_photos(new.id);
  return null;
end;
$$;
revoke all on function private.flag_photos_on_sale from public;

create trigger flag_photos_on_sale
  after update of listing_status on public.vehicles
  for each row when (new.listing_status = 'active' and old.listing_status <> 'active')
  execute function private.flag_photos_on_sale();

-- Trigger: flags a listing on sale that gets a photograph. Definer: as above.
create function private.flag_added_photo()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.flag_photos(i.vehicle_id) from public.vehicle_images i where i.id = new.photo_id;
  return null;
end;
$$;
revoke all on function private.flag_added_photo from public;

create trigger flag_added_photo
  after insert on private.photo_fingerprints
  for each row execute function private.flag_added_photo();
