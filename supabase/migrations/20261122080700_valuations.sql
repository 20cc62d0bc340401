-- Valuations requested by users, in pounds, with the contributions of the inputs.
create table public.valuations (
  id                  uuid                     not null default gen_random_uuid(),
  user_id             uuid                     not null,
  vehicle_id          uuid,
  registration_number text,
  make                text                     not null,
  model               text                     not null,
  year                smallint                 not null,
  mileage             integer                  not null,
  condition           public.vehicle_condition not null,
  fuel_type           public.fuel_type         not null,
  transmission        public.transmission_type not null,
  body_type           public.body_type         not null,
  engine_size         numeric(3, 1),
  outward_code        text,
  value               integer                  not null,
  low_80              integer                  not null,
  high_80             integer                  not null,
  low_90              integer                  not null,
  high_90             integer                  not null,
  contributions       jsonb                    not null default '[]',
  model_version       text                     not null,
  created_at          timestamptz              not null default now(),

  constraint valuations_pkey                 primary key (id),
  constraint valuations_user_id_fkey         foreign key (user_id) references auth.users (id) on delete cascade,
  constraint valuations_vehicle_id_fkey      foreign key (vehicle_id) references public.vehicles (id) on delete set null,
  constraint valuations_registration_format  check (registration_number ~ '^[A-Z0-9]{2,8}$'),
  constraint valuations_make_length          check (char_length(make) between 1 and 60),
  constraint valuations_model_length         check (char_length(model) between 1 and 80),
  constraint valuations_year_bounds          check (year >= 1900),
  constraint valuations_mileage_bounds       check (mileage between 0 and 1000000),
  constraint valuations_engine_size_positive check (engine_size > 0),
  constraint valuations_outward_code_format  check (outward_code ~ '^[A-Z]{1,2}[0-9][A-Z0-9]?$'),
  constraint valuations_ranges_nested        check (0 <= low_90 and low_90 <= low_80 and low_80 <= value
                                                    and value <= high_80 and high_80 <= high_90),
  constraint valuations_contributions_length check (octet_length(contributions::text) <= 16384),
  constraint valuations_model_version_length check (char_length(model_version) between 1 and 60)
);
comment on table public.valuations is 'Personal data: for the user who requested it only.';

create index valuations_user_id_idx on public.valuations (user_id, created_at desc);
create index valuations_vehicle_id_idx on public.valuations (vehicle_id);

alter table public.valuations enable row level security;
revoke all on table public.valuations from anon, authenticated;
grant select, delete on table public.valuations to authenticated;

create policy "People read their own valuations"
  on public.valuations for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People delete their own valuations"
  on public.valuations for delete to authenticated
  using (user_id = (select auth.uid()));

-- The model's valuation of a listing. Written by the server only, deleted when one of its inputs changes.
create table public.vehicle_valuations (
  vehicle_id    uuid    not null,
  value         integer not null,
  low_80        integer not null,
  high_80       integer not null,
  low_90        integer not null,
  high_90       integer not null,
  contributions jsonb   not null,
  caveats       text[]  not null default '{}',
  model_version text    not null,
  valued_on     date    not null,
  constraint vehicle_valuations_pkey            primary key (vehicle_id),
  constraint vehicle_valuations_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint vehicle_valuations_ranges_ordered  check (
    0 < low_90 and low_90 <= low_80 and low_80 <= value and value <= high_80 and high_80 <= high_90
  ),
  constraint vehicle_valuations_contributions   check (jsonb_typeof(contributions) = 'array'),
  constraint vehicle_valuations_contributions_length check (octet_length(contributions::text) <= 16384),
  constraint vehicle_valuations_model_version_length check (char_length(model_version) between 1 and 60)
);
comment on table public.vehicle_valuations is
  'The current valuation of a listing; no row if there is none for its present data.';
comment on column public.vehicle_valuations.contributions is
  'The contribution of each input, [{"feature": text, "amount": pounds}]; value minus their sum is the base price.';

alter table public.vehicle_valuations enable row level security;
revoke all on table public.vehicle_valuations from anon, authenticated;
grant select on table public.vehicle_valuations to anon, authenticated;

create policy "A valuation can be read where its vehicle can"
  on public.vehicle_valuations for select to anon, authenticated
  using (exists (select from public.vehicles v where v.id = vehicle_id));

-- Trigger: deletes the valuation. Definer: a seller may change the vehicle but not its valuation.
create function private.forget_vehicle_valuation()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.vehicle_valuations where vehicle_id = new.id;
  return null;
end;
$$;
revoke all on function private.forget_vehicle_valuation() from public;

-- Every input of the valuation; the price is not one of them.
create trigger forget_vehicle_valuation
  after update of make_id, model_id, year, mileage, fuel_type, transmission, body_type, condition,
    engine_size on public.vehicles
  for each row
  when ((old.make_id, old.model_id, old.year, old.mileage, old.fuel_type, old.transmission,
         old.body_type, old.condition, old.engine_size)
        is distinct from
        (new.make_id, new.model_id, new.year, new.mileage, new.fuel_type, new.transmission,
         new.body_type, new.condition, new.engine_size))
  execute function private.forget_vehicle_valuation();

create function public.keep_valuations(p_valuations jsonb)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  stored integer;
begin
  insert into public.vehicle_valuations (
    vehicle_id, value, low_80, high_80, low_90, high_90, contributions, caveats, model_version, valued_on
  )
  select v.id, g.value, g.low_80, g.high_80, g.low_90, g.high_90, g.contributions, g.caveats,
         g.model_version, g.valued_on
  from jsonb_to_recordset(p_valuations) as g (
    vehicle_id uuid, make_id uuid, model_id uuid, year smallint, mileage integer,
    fuel_type public.fuel_type, transmission public.transmission_type, body_type public.body_type,
    condition public.vehicle_condition, engine_size numeric(3, 1),
    value integer, low_80 integer, high_80 integer, low_90 integer, high_90 integer,
    contributions jsonb, caveats text[], model_version text, valued_on date
  )
  join public.vehicles v on v.id = g.vehicle_id
  where (v.make_id, v.model_id, v.year, v.fuel_type, v.transmission, v.body_type, v.condition)
      = (g.make_id, g.model_id, g.year, g.fuel_type, g.transmission, g.body_type, g.condition)
    and v.mileage is not distinct from g.mileage
    and v.engine_size is not distinct from g.engine_size
  -- Locks the vehicle until the end of the transaction.
  for share of v
  on conflict (vehicle_id) do update set
    value = excluded.value, low_80 = excluded.low_80, high_80 = excluded.high_80,
    low_90 = excluded.low_90, high_90 = excluded.high_90, contributions = excluded.contributions,
    caveats = excluded.caveats, model_version = excluded.model_version, valued_on = excluded.valued_on;
  get diagnostics stored = row_count;
  return stored;
end;
$$;
comment on function public.keep_valuations is
  'Stores valuations that come with their inputs, skipping those whose vehicle has changed since. Returns the number stored. For the server only.';
revoke all on function public.keep_valuations from public, anon, authenticated;
grant execute on function public.keep_valuations to service_role;

-- Returns true ('AI Verified') if the price lies in the valuation's 90% range, false without a valuation.
-- For every role. No other place implements this rule.
create function private.is_verified(p_price integer, p_valuation public.vehicle_valuations)
returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(p_price between p_valuation.low_90 and p_valuation.high_90, false);
$$;
revoke all on function private.is_verified from public;
grant execute on function private.is_verified to anon, authenticated, service_role;

-- A computed column of vehicles in the API.
create function public.is_verified(p_vehicle public.vehicles)
returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce((
    select private.is_verified(p_vehicle.price, valuation)
    from public.vehicle_valuations valuation where valuation.vehicle_id = p_vehicle.id
  ), false);
$$;
comment on function public.is_verified is
  'Returns true if the price lies in the 90% range of the vehicle''s valuation. For every role.';
revoke all on function public.is_verified from public, anon, authenticated;
grant execute on function public.is_verified to anon, authenticated, service_role;
