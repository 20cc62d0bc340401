-- How much an account may list, and what staff are told of a number plate.

-- Trigger: limits what an account has open at a time. Of two changes of a seller at a time, the second waits for the first.
-- Definer: counts whatever the caller may read.
create function private.limit_open_listings()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  open_now integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('listings of ' || new.seller_id, 0));
  select count(*) into open_now from public.vehicles v
  where v.seller_id = new.seller_id and v.listing_status in ('draft', 'active', 'reserved') and v.id <> new.id;
  if open_now >= (case when new.seller_type = 'private' then 20 else 3000 end) then
    raise exception 'Too many open listings' using errcode = '23514', constraint = 'vehicles_open_listings';
  end if;
  return new;
end;
$$;
revoke all on function private.limit_open_listings() from public;

-- Fire after copy_seller_type. The seed, the staff desk and the server's jobs are not bound.
create trigger limit_open_listings
  before insert on public.vehicles
  for each row when (current_user = 'authenticated')
  execute function private.limit_open_listings();

create trigger limit_reopened_listings
  before update of listing_status on public.vehicles
  for each row when (
    current_user = 'authenticated'
    and old.listing_status in ('sold', 'archived') and new.listing_status in ('active', 'reserved')
  )
  execute function private.limit_open_listings();

-- Trigger: limits how many listings an account begins a day. Definer: clients have no rights on rate limits.
create function private.limit_new_listings()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not public.take_rate_limit(
    'listing/seller:' || encode(sha256(new.seller_id::text::bytea), 'hex'),
    (case when new.seller_type = 'private' then 10 else 1500 end), 86400
  ) then
    raise exception 'Too many listings today' using errcode = 'PT429';
  end if;
  return new;
end;
$$;
revoke all on function private.limit_new_listings() from public;

create trigger limit_new_listings
  before insert on public.vehicles
  for each row when (current_user = 'authenticated')
  execute function private.limit_new_listings();

-- A registry's fuel as ours: {petrol}; several where it does not tell them apart, null where it has none of ours.
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

-- Flags a listing whose plate a registry knows as another car: another make or fuel, or built more than a year earlier or
-- later. Of what the local stand-in made up nothing follows.
create function private.flag_registration(p_vehicle_id uuid)
returns void
language sql
set search_path = ''
as $$
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
  ),
  differences as (
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
  )
  select private.flag_listing(d.id, 'registry_disagrees', d.details::text, d.details)
  from differences d where d.details <> '{}';
$$;
revoke all on function private.flag_registration from public;

-- Trigger: as above, when a listing goes on sale or becomes another car. Definer: sellers may not write flags.
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
revoke all on function private.flag_registered_vehicle() from public;

create trigger flag_registered_vehicle
  after insert or update of listing_status, registration_number, make_id, year, fuel_type on public.vehicles
  for each row when (new.listing_status = 'active' and new.registration_number is not null)
  execute function private.flag_registered_vehicle();

-- Trigger: as above, when a registry has answered. Definer: the server's key may not write flags.
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
revoke all on function private.flag_registry_record() from public;

create trigger flag_registry_record
  after insert or update of record on public.registry_records
  for each row when (new.record is not null and not new.is_made_up)
  execute function private.flag_registry_record();
