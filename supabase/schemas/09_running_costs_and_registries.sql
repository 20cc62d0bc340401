-- Defines road tax and running costs of a vehicle, and the registries' answers about its number plate.

-- Stores the costs of running a vehicle, by rule and from typical figures of its kind. The server writes them; a
-- trigger deletes them when one of their inputs changes.
create table public.vehicle_running_costs (
  vehicle_id    uuid    not null,
  tax_low       integer not null,
  tax_high      integer not null,
  tax_typical   integer,
  tax_basis     text    not null,
  mpg_low       numeric          (4,1),
  mpg_high      numeric          (4,1),
  rates_version text    not null,
  costed_on     date    not null,
  cost_to_own   integer,
  constraint vehicle_running_costs_pkey            primary key (vehicle_id),
  constraint vehicle_running_costs_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint vehicle_running_costs_tax_ordered     check (0 <= tax_low and tax_low <= tax_high and tax_high <= 10000),
  constraint vehicle_running_costs_tax_typical     check (tax_typical between tax_low and tax_high),
  constraint vehicle_running_costs_tax_basis       check (char_length(tax_basis) between 1 and 40),
  constraint vehicle_running_costs_mpg_ordered     check (0 < mpg_low and mpg_low <= mpg_high),
  constraint vehicle_running_costs_mpg_both        check (num_nonnulls(mpg_low, mpg_high) <> 1),
  constraint vehicle_running_costs_rates_version   check (char_length(rates_version) between 1 and 60),
  constraint vehicle_running_costs_cost_to_own     check (cost_to_own between 0 and 10000000)
);
comment on table public.vehicle_running_costs is
  'Road tax in pounds a year (the typical figure is null where none is likelier) and official fuel consumption '
  'in miles per gallon (null for electric motors alone), as ranges.';

comment on column public.vehicle_running_costs.cost_to_own is
  'What three years of owning it cost in pounds at 8,000 miles a year, without insurance, by the middle of each part; '
  'null where the loss of value or the fuel is not known, and for a vehicle that was written off.';

create index vehicle_running_costs_cost_to_own_idx on public.vehicle_running_costs (cost_to_own, vehicle_id);
create index vehicle_running_costs_tax_idx on public.vehicle_running_costs ((coalesce(tax_typical, tax_high)), vehicle_id);

alter table public.vehicle_running_costs enable row level security;
revoke all on table public.vehicle_running_costs from anon, authenticated;
grant select on table public.vehicle_running_costs to anon, authenticated;
grant all on table public.vehicle_running_costs to service_role;

create policy "Running costs can be read where their vehicle can"
  on public.vehicle_running_costs for select to anon, authenticated
  using (exists (select from public.vehicles v where v.id = vehicle_id));

-- Trigger: deletes the costs. They are public, so they depend on the public number plate alone: costs by a hidden
-- plate would tell the half-year in which it was issued. Definer: a seller may change the vehicle but not its costs.
create function private.forget_running_costs()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.vehicle_running_costs where vehicle_id = new.id;
  return null;
end;
$$;
revoke all on function private.forget_running_costs from public;

-- Names every input of the costs.
create trigger forget_running_costs
  after update of make_id, model_id, year, mileage, fuel_type, transmission, body_type, condition, engine_size,
    registration_number, registration_is_public, write_off
  on public.vehicles
  for each row
  when ((old.make_id, old.model_id, old.year, old.mileage, old.fuel_type, old.transmission, old.body_type,
         old.condition, old.engine_size, old.public_registration, old.write_off)
        is distinct from
        (new.make_id, new.model_id, new.year, new.mileage, new.fuel_type, new.transmission, new.body_type,
         new.condition, new.engine_size, new.public_registration, new.write_off))
  execute function private.forget_running_costs();

create function public.keep_running_costs(p_costs jsonb)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  stored integer;
begin
  insert into public.vehicle_running_costs (
    vehicle_id, tax_low, tax_high, tax_typical, tax_basis, mpg_low, mpg_high, rates_version, costed_on, cost_to_own
  )
  select v.id, g.tax_low, g.tax_high, g.tax_typical, g.tax_basis, g.mpg_low, g.mpg_high, g.rates_version, g.costed_on,
    case when coalesce(v.write_off, 'none') = 'none' then g.cost_to_own end
  from jsonb_to_recordset(p_costs) as g (
    vehicle_id uuid, make_id uuid, model_id uuid, year smallint, mileage integer, fuel_type public.fuel_type,
    transmission public.transmission_type, body_type public.body_type, condition public.vehicle_condition,
    engine_size numeric(3, 1), public_registration text,
    tax_low integer, tax_high integer, tax_typical integer, tax_basis text, mpg_low numeric(4,1), mpg_high numeric(4,1),
    rates_version text, costed_on date, cost_to_own integer
  )
  join public.vehicles v on v.id = g.vehicle_id
  where (v.make_id, v.model_id, v.year, v.fuel_type, v.transmission, v.body_type)
      = (g.make_id, g.model_id, g.year, g.fuel_type, g.transmission, g.body_type)
    and v.mileage is not distinct from g.mileage
    and v.condition is not distinct from g.condition
    and v.engine_size is not distinct from g.engine_size
    and v.public_registration is not distinct from g.public_registration
  for share of v
  on conflict (vehicle_id) do update set
    tax_low = excluded.tax_low, tax_high = excluded.tax_high, tax_typical = excluded.tax_typical,
    tax_basis = excluded.tax_basis,
    mpg_low = excluded.mpg_low, mpg_high = excluded.mpg_high,
    rates_version = excluded.rates_version, costed_on = excluded.costed_on, cost_to_own = excluded.cost_to_own;
  get diagnostics stored = row_count;
  return stored;
end;
$$;
comment on function public.keep_running_costs
  is 'Stores running costs that come with their inputs, skipping those whose vehicle has changed since. Returns '
  'the number stored. For the server only.';
revoke all on function public.keep_running_costs from public, anon, authenticated;
grant execute on function public.keep_running_costs to service_role;

-- Stores answers of the registries about a number plate, for the server only: pages and forms read them here and never
-- wait for a registry.
create table public.registry_records (
  registration_number text        not null,
  registry            text        not null,
  -- It is null if the registry knows no such vehicle.
  record              jsonb,
  is_made_up          boolean     not null,
  fetched_at          timestamptz not null default now(),
  constraint registry_records_pkey                primary key (registration_number, registry),
  constraint registry_records_registration_format check (registration_number ~ '^[A-Z0-9]{2,8}$'),
  constraint registry_records_registry            check (registry in ('dvla', 'dvsa')),
  constraint registry_records_record_length       check (octet_length(record::text) <= 131072)
);
comment on table public.registry_records is
  'Answers of the registries by number plate, which identifies a keeper: personal data, for the server only.';
comment on column public.registry_records.is_made_up is 'Answered by the local stand-in, not by a registry.';

create index registry_records_fetched_at_idx on public.registry_records (registry, is_made_up, fetched_at);

alter table public.registry_records enable row level security;
revoke all on table public.registry_records from anon, authenticated;
grant all on table public.registry_records to service_role;

-- Stores the last failure of each registry, of any process.
create table public.registry_failures (
  registry  text        not null,
  reason    text        not null,
  failed_at timestamptz not null default now(),
  constraint registry_failures_pkey          primary key (registry),
  constraint registry_failures_registry      check (registry in ('dvla', 'dvsa')),
  constraint registry_failures_reason_length check (char_length(reason) <= 100)
);
comment on table public.registry_failures is
  'When a registry last did not answer, and why, without number plates. For the server only.';

alter table public.registry_failures enable row level security;
revoke all on table public.registry_failures from anon, authenticated;
grant all on table public.registry_failures to service_role;

-- Returns number plates of vehicles for sale whose record of a registry is missing or older than p_before,
-- oldest first; with p_is_live, what was made up counts as missing. For the server only.
create function public.plates_to_look_up(
  p_registry text, p_before timestamptz, p_limit integer, p_is_live boolean default false
)
returns table (registration_number text)
language sql stable
set search_path = ''
as $$
  select plates.registration_number
  from (
    select distinct v.registration_number from public.vehicles v
    where v.listing_status = 'active' and v.registration_number is not null
  ) plates
  left join public.registry_records r
    on r.registration_number = plates.registration_number and r.registry = p_registry
    and not (r.is_made_up and p_is_live)
  where r.fetched_at is null or r.fetched_at < p_before
  order by r.fetched_at nulls first, plates.registration_number
  limit least(greatest(p_limit, 1), 1000);
$$;
revoke all on function public.plates_to_look_up from public, anon, authenticated;
grant execute on function public.plates_to_look_up to service_role;

-- Deletes records older than p_before of number plates that no vehicle for sale has; returns how many.
create function public.forget_registry_records(p_before timestamptz)
returns integer
language sql
set search_path = ''
as $$
  with forgotten as (
    delete from public.registry_records r
    where r.fetched_at < p_before
      and not exists (
        select from public.vehicles v
        where v.registration_number = r.registration_number and v.listing_status = 'active'
      )
    returning 1
  )
  select count(*)::integer from forgotten;
$$;
revoke all on function public.forget_registry_records from public, anon, authenticated;
grant execute on function public.forget_registry_records to service_role;

-- Trigger: deletes the registries' answers about a plate with the last vehicle that carries it. Definer: a seller may
-- delete the vehicle but not the record.
create function private.forget_record_of_plate()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.registry_records r
  where r.registration_number = old.registration_number
    and not exists (select from public.vehicles v where v.registration_number = old.registration_number);
  return null;
end;
$$;
revoke all on function private.forget_record_of_plate from public;

create trigger forget_record_of_plate_deleted
  after delete on public.vehicles
  for each row
  when (old.registration_number is not null)
  execute function private.forget_record_of_plate();

create trigger forget_record_of_plate_changed
  after update of registration_number on public.vehicles
  for each row
  when (old.registration_number is not null
        and old.registration_number is distinct from new.registration_number)
  execute function private.forget_record_of_plate();
