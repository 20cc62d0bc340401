-- Defines dealers' stock files, kept for an hour while they are checked and listed; a dealer's own numbers of cars; how
-- many a dealer may withdraw within a day.

create table public.stock_files (
  id         uuid        not null default gen_random_uuid(),
  seller_id  uuid        not null,
  -- Names the file, or gives its address.
  source     text        not null,
  -- Has {headings: text[], firstRow: integer, packed: text}: the rows as compressed JSON in base64, some a line.
  -- Files of earlier versions have rows: text[][] instead.
  content    jsonb       not null,
  -- Gives the heading of the file by the name of our column.
  mapping    jsonb       not null default '{}',
  -- Has the results of listing its cars.
  result     jsonb,
  created_at timestamptz not null default now(),
  constraint stock_files_pkey           primary key (id),
  constraint stock_files_seller_id_fkey foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint stock_files_source_length  check (char_length(source) between 1 and 300),
  -- The longest file is 10 MB; packed it is shorter.
  constraint stock_files_content_size   check (octet_length(content::text) <= 16 * 1024 * 1024),
  constraint stock_files_content_shape  check (
    coalesce(jsonb_typeof(content -> 'headings'), '') = 'array' and case jsonb_typeof(content -> 'rows')
      when 'array' then jsonb_array_length(content -> 'rows') <= 12000
      else content ? 'packed' and jsonb_typeof(content -> 'packed') = 'string'
    end
  ),
  constraint stock_files_mapping_size   check (jsonb_typeof(mapping) = 'object' and octet_length(mapping::text) <= 20000),
  constraint stock_files_result_size    check (jsonb_typeof(result) = 'object' and octet_length(result::text) <= 100000)
);
comment on table public.stock_files is
  'Personal data: the stock files of a dealer, for an hour and for themselves only.';

create index stock_files_seller_id_idx on public.stock_files (seller_id, created_at);
create index stock_files_created_at_idx on public.stock_files (created_at);

alter table public.stock_files enable row level security;
revoke all on table public.stock_files from anon, authenticated;
grant select, delete, insert (seller_id, source, content, mapping), update (mapping, result)
  on table public.stock_files to authenticated;
grant all on table public.stock_files to service_role;

create policy "Dealers read their own stock files for an hour"
  on public.stock_files for select to authenticated
  using (seller_id in (select private.my_seller_ids()) and created_at > now() - interval '1 hour');

create policy "Dealers send stock files"
  on public.stock_files for insert to authenticated
  with check (
    seller_id in (select private.my_seller_ids())
    and exists (select from public.sellers s where s.id = seller_id and s.seller_type <> 'private')
  );

create policy "Dealers change their own stock files"
  on public.stock_files for update to authenticated
  using (seller_id in (select private.my_seller_ids()))
  with check (seller_id in (select private.my_seller_ids()));

create policy "Dealers discard their own stock files"
  on public.stock_files for delete to authenticated
  using (seller_id in (select private.my_seller_ids()));

create function public.forget_stock_files(p_limit integer default 100)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from public.stock_files where id in (
    select f.id from public.stock_files f
    where f.created_at < now() - interval '1 hour' limit p_limit for update skip locked
  );
  get diagnostics forgotten = row_count;
  delete from public.stock_waiting w where (w.seller_id, w.stock_id) in (
    select o.seller_id, o.stock_id from public.stock_waiting o
    where o.seen_at < now() - interval '90 days' limit p_limit for update skip locked
  );
  return forgotten;
end;
$$;
comment on function public.forget_stock_files
  is 'Deletes at most p_limit stock files that are older than an hour, and as many cars that wait for a name and were in no '
  'file for 90 days; returns how many files. For the server only.';
revoke all on function public.forget_stock_files from public, anon, authenticated;
grant execute on function public.forget_stock_files to service_role;

-- Trigger: keeps the last four files of a seller besides the new one, and none of anybody's after an hour. The second
-- of two files at a time waits for the first. Definer: deletes other sellers' old files too.
create function private.forget_older_stock_files()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('stock files of ' || new.seller_id, 0));
  perform public.forget_stock_files(20);
  delete from public.stock_files where id in (
    select f.id from public.stock_files f where f.seller_id = new.seller_id
    order by f.created_at desc, f.id offset 4
  );
  return new;
end;
$$;
revoke all on function private.forget_older_stock_files from public;

create trigger forget_older_stock_files
  before insert on public.stock_files
  for each row execute function private.forget_older_stock_files();

-- Stores a seller's headings and own words for the next file.
create table public.stock_mappings (
  seller_id uuid  not null,
  mapping   jsonb not null default '{}',
  -- Gives the value of a column's choice by the seller's word for it, by the name of our column.
  meanings  jsonb not null default '{}',
  constraint stock_mappings_pkey           primary key (seller_id),
  constraint stock_mappings_seller_id_fkey foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint stock_mappings_mapping_size   check (jsonb_typeof(mapping) = 'object' and octet_length(mapping::text) <= 20000),
  constraint stock_mappings_meanings_size  check (jsonb_typeof(meanings) = 'object' and octet_length(meanings::text) <= 60000)
);
comment on table public.stock_mappings is
  'Personal data: the headings and words of a dealer''s stock files, for themselves only.';

alter table public.stock_mappings enable row level security;
revoke all on table public.stock_mappings from anon, authenticated;
grant select, insert (seller_id, mapping, meanings), update (seller_id, mapping, meanings)
  on table public.stock_mappings to authenticated;
grant all on table public.stock_mappings to service_role;

create policy "Sellers read their own headings"
  on public.stock_mappings for select to authenticated
  using (seller_id in (select private.my_seller_ids()));

create policy "Sellers keep their headings"
  on public.stock_mappings for insert to authenticated
  with check (seller_id in (select private.my_seller_ids()));

create policy "Sellers change their own headings"
  on public.stock_mappings for update to authenticated
  using (seller_id in (select private.my_seller_ids()))
  with check (seller_id in (select private.my_seller_ids()));

-- Trigger: sets the seller of a stock number to that of the vehicle. Definer: independent of the vehicle's status.
create function private.own_stock_id()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.stock_seller_id := case when new.stock_id is not null then
    (select v.seller_id from public.vehicles v where v.id = new.vehicle_id) end;
  return new;
end;
$$;
revoke all on function private.own_stock_id from public;

create trigger own_stock_id
  before insert or update of stock_id, stock_seller_id on public.vehicle_private
  for each row execute function private.own_stock_id();

-- Returns the caller's vehicles among p_ids, with their facts by the names of a stock file's columns. Definer: no
-- client may select the number plates.
create function private.stock_cars(p_ids uuid[])
returns table (
  id uuid, stock_id text, status public.listing_status, is_taken_down boolean, make text, model text, facts jsonb
)
language sql stable security definer
set search_path = ''
as $$
  select v.id, p.stock_id, v.listing_status, v.taken_down_at is not null, make.name, model.name, jsonb_build_object(
    'registration_number', v.registration_number, 'hide_registration', not v.registration_is_public,
    'make_id', v.make_id, 'model_id', v.model_id, 'year', v.year, 'trim', v.trim, 'fuel_type', v.fuel_type,
    'transmission', v.transmission, 'body_type', v.body_type, 'mileage', v.mileage, 'condition', v.condition,
    'engine_size', v.engine_size, 'doors', v.doors, 'seats', v.seats, 'colour', v.colour, 'owners', v.owners,
    'service_history', v.service_history, 'mot_expiry', v.mot_expiry, 'write_off', v.write_off, 'keys', v.keys,
    'v5c_in_name', v.v5c_in_name, 'finance_owed', v.finance_owed, 'is_import', v.is_import,
    'is_first_owner', v.is_first_owner, 'features', v.features,
    'description', v.description, 'price', v.price, 'location', v.location, 'postcode', p.postcode, 'vin', p.vin
  )
  from public.vehicles v
  join public.vehicle_makes make on make.id = v.make_id
  join public.vehicle_models model on model.id = v.model_id
  left join public.vehicle_private p on p.vehicle_id = v.id
  where v.id = any (p_ids) and v.seller_id in (select private.my_seller_ids());
$$;
revoke all on function private.stock_cars from public;
grant execute on function private.stock_cars to authenticated;

-- Returns how many cars of the caller were withdrawn by file within a day and still are. With the caller's rights.
create function private.withdrawn_today(p_seller_id uuid)
returns bigint
language sql stable
set search_path = ''
as $$
  select count(*) from public.vehicle_private p join public.vehicles v on v.id = p.vehicle_id
  where p.stock_seller_id = p_seller_id and v.listing_status = 'archived' and p.withdrawn_at > now() - interval '1 day';
$$;
revoke all on function private.withdrawn_today from public;
grant execute on function private.withdrawn_today to authenticated;

create function public.my_stock(p_stock_ids text[] default '{}', p_listings uuid[] default '{}')
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
comment on function public.my_stock
  is 'Returns the caller as a seller, with the listings that are open or have these stock numbers, in any '
  'capitals, or ids; null before the first listing. For signed-in users.';
revoke all on function public.my_stock from public, anon, authenticated;
grant execute on function public.my_stock to authenticated, service_role;

-- Returns the caller's seller id, and makes other changes of the seller's stock wait. Raises 42501 unless a dealer
-- calls.
create function private.enter_stock()
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  seller uuid;
begin
  select s.id into seller from public.sellers s
  where s.id = (select public.my_seller_id()) and s.seller_type <> 'private';
  if not found then
    raise exception 'For dealers only' using errcode = '42501', constraint = 'stock_dealers';
  end if;
  -- Takes the lock of limit_open_listings, which counts the same listings.
  perform pg_advisory_xact_lock(hashtextextended('listings of ' || seller, 0));
  return seller;
end;
$$;
revoke all on function private.enter_stock from public;
grant execute on function private.enter_stock to authenticated;

-- Returns a stock file's facts of a car as columns.
create function private.stock_facts(p_facts jsonb)
returns table (
  make_id uuid, model_id uuid, "trim" text, year smallint, price integer, mileage integer, fuel_type public.fuel_type,
  transmission public.transmission_type, body_type public.body_type, condition public.vehicle_condition,
  engine_size numeric(3, 1), doors smallint, seats smallint, colour public.vehicle_colour, owners smallint,
  service_history public.service_history, mot_expiry date, registration_number text, hide_registration boolean,
  description text, features text[], location text, write_off public.write_off, keys smallint, v5c_in_name boolean,
  finance_owed public.finance_owed, is_import boolean, is_first_owner boolean
)
language sql stable
set search_path = ''
as $$
  select f.* from jsonb_to_record(p_facts) as f (
    make_id uuid, model_id uuid, trim text, year smallint, price integer, mileage integer, fuel_type public.fuel_type,
    transmission public.transmission_type, body_type public.body_type, condition public.vehicle_condition,
    engine_size numeric(3, 1), doors smallint, seats smallint, colour public.vehicle_colour, owners smallint,
    service_history public.service_history, mot_expiry date, registration_number text, hide_registration boolean,
    description text, features text[], location text, write_off public.write_off, keys smallint, v5c_in_name boolean,
    finance_owed public.finance_owed, is_import boolean, is_first_owner boolean
  );
$$;
revoke all on function private.stock_facts from public;
grant execute on function private.stock_facts to authenticated;

-- Lists a car, or changes the caller's listing with this id or stock number to these facts, by the names of
-- private.stock_cars; facts and a stock number that are not given stay. Returns {id, became}: listed, reopened, changed or
-- unchanged, which writes nothing. With the caller's rights.
create function private.list_stock_car(p_seller uuid, p_stock_id text, p_listing uuid, p_facts jsonb)
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
revoke all on function private.list_stock_car from public;
grant execute on function private.list_stock_car to authenticated;

create function public.list_stock(p_cars jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  seller     uuid;
  car        record;
  outcome    jsonb;
  outcomes   jsonb := '[]';
  refused_by text;
begin
  seller := private.enter_stock();
  if jsonb_array_length(p_cars) > 100 then
    raise exception 'Too many cars at once' using errcode = '22023';
  end if;
  for car in
    select * from jsonb_to_recordset(p_cars) as c ("row" integer, stock_id text, listing uuid, facts jsonb)
  loop
    begin
      outcome := private.list_stock_car(seller, car.stock_id, car.listing, car.facts);
    exception when others then
      get stacked diagnostics refused_by = constraint_name;
      outcome := jsonb_build_object('became', 'refused', 'code', sqlstate, 'refused_by', refused_by);
    end;
    outcomes := outcomes || (outcome || jsonb_build_object('row', car."row"));
  end loop;
  return outcomes;
end;
$$;
comment on function public.list_stock
  is 'Lists, changes or reopens at most 100 cars [{row, stock_id, listing, facts}] of the caller, each on its '
  'own; returns [{row, became, id}], with code and refused_by where became is refused. A car that is as it was '
  'is not written. For dealers.';
revoke all on function public.list_stock from public, anon, authenticated;
grant execute on function public.list_stock to authenticated, service_role;

-- Remembers which of these vehicles of the caller were withdrawn just now. Definer: the time is not the caller's to write.
create function private.note_withdrawals(p_ids uuid[])
returns void
language sql security definer
set search_path = ''
as $$
  update public.vehicle_private p set withdrawn_at = now()
  from public.vehicles v
  where v.id = p.vehicle_id and v.id = any (p_ids) and v.listing_status = 'archived' and p.stock_id is not null
    and v.seller_id in (select private.my_seller_ids());
$$;
revoke all on function private.note_withdrawals from public;
grant execute on function private.note_withdrawals to authenticated;

create function public.withdraw_stock(p_ids uuid[])
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
comment on function public.withdraw_stock
  is 'Archives these open cars of the caller that have a stock number and returns their ids. Refuses them all '
  '(23514) if, with those withdrawn within a day, they are more than 30 % of such cars. For dealers.';
revoke all on function public.withdraw_stock from public, anon, authenticated;
grant execute on function public.withdraw_stock to authenticated, service_role;

-- Says that listings of the caller are still for sale, as a file that names them does. Definer: the table is private.
create function private.confirm_stock(p_ids uuid[])
returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  confirmed integer;
begin
  insert into private.sale_checks (vehicle_id, confirmed_at)
  select v.id, now() from public.vehicles v
  where v.id = any (p_ids) and v.listing_status = 'active' and v.seller_id in (select private.my_seller_ids())
  order by v.id for share
  on conflict (vehicle_id) do update set confirmed_at = excluded.confirmed_at;
  get diagnostics confirmed = row_count;
  return confirmed;
end;
$$;
revoke all on function private.confirm_stock from public;
grant execute on function private.confirm_stock to authenticated;

create function public.confirm_stock(p_ids uuid[])
returns integer
language sql
set search_path = ''
as $$
  select private.confirm_stock(p_ids);
$$;
comment on function public.confirm_stock
  is 'Says that listings are still for sale; returns how many of them are, and are the caller''s. For their seller.';
revoke all on function public.confirm_stock from public, anon, authenticated;
grant execute on function public.confirm_stock to authenticated, service_role;
