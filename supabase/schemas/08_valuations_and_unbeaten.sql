-- Defines valuations that people asked for, those of listings, the verdict on a price, and 'AI Verified'; 'Unbeaten':
-- a car that is cheaper, newer and has fewer miles than two others of its model, and none is all three against it; the
-- price among similar cars for sale; what own adverts say of the model's values; which vehicles lists may promote;
-- vehicles comparable to a valued car.

-- Names the verdicts on an asking price. A verdict is kept beside the valuation, so that lists can filter and sort by
-- it. A price below the 90% range, at any width, is far below: no list promotes such a vehicle, nor one whose price may
-- be as low (private.is_promoted). In 'Furthest under the usual price' such a vehicle comes last.
create type public.price_verdict as enum ('far_below', 'under', 'at', 'over', 'none', 'below', 'within', 'above');

-- Stores valuations requested by users, in pounds, with the contributions of the inputs.
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
  asking_price        integer,
  colour              public.vehicle_colour,
  caveats             text[]                   not null default '{}',
  valued_on           date,

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
  constraint valuations_model_version_length check (char_length(model_version) between 1 and 60),
  constraint valuations_asking_price_bounds  check (asking_price between 1 and 10000000),
  constraint valuations_caveats_count        check (cardinality(caveats) <= 20)
);
comment on table public.valuations is 'Personal data: for the user who requested it only.';
comment on column public.valuations.valued_on is 'The day the car was valued for; null for the day of created_at.';

create index valuations_user_id_idx on public.valuations (user_id, created_at desc);
create index valuations_vehicle_id_idx on public.valuations (vehicle_id);

alter table public.valuations enable row level security;
revoke all on table public.valuations from anon, authenticated;
grant select, delete on table public.valuations to authenticated;
grant all on table public.valuations to service_role;

create policy "People read their own valuations"
  on public.valuations for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People delete their own valuations"
  on public.valuations for delete to authenticated
  using (user_id = (select auth.uid()));

-- Keeps a valuation that the server worked out for a user; identical ones within a minute are one row.
create function public.keep_valuation(p_valuation jsonb)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  asked public.valuations := jsonb_populate_record(null::public.valuations, p_valuation);
  kept  uuid;
begin
  asked.id := gen_random_uuid();
  asked.created_at := now();
  -- Lets in one valuation of a user at a time: two clicks arrive together.
  perform pg_advisory_xact_lock(hashtextextended('valuation ' || asked.user_id, 0));
  select v.id into kept from public.valuations v
  where v.user_id = asked.user_id and v.created_at > now() - interval '1 minute'
    and to_jsonb(v) - '{id,created_at}'::text[] = to_jsonb(asked) - '{id,created_at}'::text[]
  limit 1;
  if kept is null then
    insert into public.valuations select asked.* returning id into kept;
  end if;
  return kept;
end;
$$;
comment on function public.keep_valuation
  is 'Keeps a valuation of a user, given as a row without id and time, and returns its id; an identical one of '
  'the last minute is returned. For the server only.';
revoke all on function public.keep_valuation from public, anon, authenticated;
grant execute on function public.keep_valuation to service_role;

-- Pages through the cars that the user valued, 20 at a time, each with its newest 24 valuations. Valuations of one car
-- have its plate in common, or, without a plate, the facts that do not change. Those with equal `inputs` gave the model
-- the same inputs, so their figures can be compared. p_before pages by the newest valuation of a car; p_id returns the
-- car of that valuation alone.
create function public.my_valuations(p_before timestamptz default null, p_id uuid default null)
returns table (
  car text, inputs text, id uuid, registration_number text, make text, model text, year smallint, mileage integer,
  value integer, low_80 integer, high_80 integer, low_90 integer, high_90 integer, created_at timestamptz
)
language sql stable
set search_path = ''
as $$
  with own as (
    select v.*, coalesce(v.registration_number, described.car) as car,
      concat_ws('/', described.car, v.mileage, v.condition) as inputs
    from public.valuations v
    cross join lateral concat_ws(
      '/', lower(v.make), lower(v.model), v.year, v.fuel_type, v.transmission, v.body_type,
      coalesce(v.engine_size::text, '')
    ) as described (car)
    where v.user_id = (select auth.uid())
  ),
  cars as (
    select own.car, max(own.created_at) as newest from own
    group by own.car
    having (p_before is null or max(own.created_at) < p_before)
      and (p_id is null or bool_or(own.id = p_id))
    order by newest desc, own.car
    limit 20
  ),
  ranked as (
    select own.*, cars.newest,
      row_number() over (partition by own.car order by own.created_at desc, own.id) as position
    from own join cars on cars.car = own.car
  )
  select r.car, r.inputs, r.id, r.registration_number, r.make, r.model, r.year, r.mileage,
         r.value, r.low_80, r.high_80, r.low_90, r.high_90, r.created_at
  from ranked r
  where r.position <= 24
  order by r.newest desc, r.car, r.position;
$$;
comment on function public.my_valuations
  is 'Returns the valuations of the user by car, the car valued last first: 20 cars with up to 24 valuations '
  'each. For signed-in users.';
revoke all on function public.my_valuations from public, anon, authenticated;
grant execute on function public.my_valuations to authenticated, service_role;

-- Stores the model's valuation of a listing. Only the server writes it; a trigger deletes it when one of its inputs
-- changes.
create table public.vehicle_valuations (
  vehicle_id    uuid                 not null,
  value         integer              not null,
  low_80        integer              not null,
  high_80       integer              not null,
  low_90        integer              not null,
  high_90       integer              not null,
  contributions jsonb                not null,
  caveats       text[]               not null default '{}',
  model_version text                 not null,
  valued_on     date                 not null,
  verdict       public.price_verdict not null,
  price_ratio   double precision,
  constraint vehicle_valuations_pkey                 primary key (vehicle_id),
  constraint vehicle_valuations_vehicle_id_fkey      foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint vehicle_valuations_contributions        check (jsonb_typeof(contributions) = 'array'),
  constraint vehicle_valuations_contributions_length check (octet_length(contributions::text) <= 16384),
  constraint vehicle_valuations_model_version_length check (char_length(model_version) between 1 and 60),
  constraint vehicle_valuations_ranges_ordered       check (
    0 < low_90 and low_90 < low_80 and low_80 <= value and value <= high_80 and high_80 < high_90
  ),
  constraint vehicle_valuations_price_ratio          check ((verdict in ('none', 'far_below')) = (price_ratio is null))
);
comment on table public.vehicle_valuations is
  'The current valuation of a listing; no row if there is none for its present data, nor for one that was written off.';
comment on column public.vehicle_valuations.contributions is
  'The contribution of each input, [{"feature": text, "amount": pounds}]; value minus their sum is the base price.';
comment on column public.vehicle_valuations.verdict is 'The verdict on the asking price; see private.price_verdict.';
comment on column public.vehicle_valuations.price_ratio is
  'The asking price divided by the value, or by the nearest price of a wide 80% range, to sort by; null without a '
  'verdict, and far below the range.';

-- Serves lists sorted by price against value, and lists of one verdict.
create index vehicle_valuations_price_ratio_idx on public.vehicle_valuations (price_ratio, vehicle_id);
create index vehicle_valuations_verdict_idx on public.vehicle_valuations (verdict, vehicle_id);
-- Counts by verdict read this index alone.
create index vehicle_valuations_vehicle_id_verdict_idx on public.vehicle_valuations (vehicle_id) include (verdict);

alter table public.vehicle_valuations enable row level security;
revoke all on table public.vehicle_valuations from anon, authenticated;
grant select on table public.vehicle_valuations to anon, authenticated;
grant all on table public.vehicle_valuations to service_role;

create policy "A valuation can be read where its vehicle can"
  on public.vehicle_valuations for select to anon, authenticated
  using (exists (select from public.vehicles v where v.id = vehicle_id));

-- Stores what real adverts of the site say of the model's values, a row a fit; `valuation:listings` writes it.
create table public.own_stock_fits (
  fitted_on date    not null,
  adverts   integer not null,
  steps     jsonb   not null,
  scores    jsonb   not null,
  constraint own_stock_fits_pkey         primary key (fitted_on),
  constraint own_stock_fits_adverts      check (adverts >= 0),
  constraint own_stock_fits_steps        check (jsonb_typeof(steps) = 'object'),
  constraint own_stock_fits_steps_length check (octet_length(steps::text) <= 1048576),
  constraint own_stock_fits_scores       check (jsonb_typeof(scores) = 'array')
);
comment on table public.own_stock_fits is
  'Corrections of the model''s values by real adverts of the site, the newest in use. For the server only.';
comment on column public.own_stock_fits.steps is
  'Corrections in log price, {step: {group: amount}}; steps: level, make, model, kind (fuel and age band).';
comment on column public.own_stock_fits.scores is
  'The median error, in log price, of adverts that a step has not seen: [{"step", "before", "after"}].';

alter table public.own_stock_fits enable row level security;
revoke all on table public.own_stock_fits from anon, authenticated;
grant all on table public.own_stock_fits to service_role;

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
revoke all on function private.forget_vehicle_valuation from public;
grant execute on function private.forget_vehicle_valuation to service_role;

-- Names every input of the valuation; the price is not one of them.
create trigger forget_vehicle_valuation
  after update of make_id, model_id, year, mileage, fuel_type, transmission, body_type, condition,
    engine_size, write_off on public.vehicles
  for each row
  when ((old.make_id, old.model_id, old.year, old.mileage, old.fuel_type, old.transmission,
         old.body_type, old.condition, old.engine_size, old.write_off)
        is distinct from
        (new.make_id, new.model_id, new.year, new.mileage, new.fuel_type, new.transmission,
         new.body_type, new.condition, new.engine_size, new.write_off))
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
    and coalesce(v.write_off, 'none') = 'none'
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
comment on function public.keep_valuations
  is 'Stores valuations that come with their inputs, skipping those whose vehicle has changed since or was '
  'written off. Returns the number stored. For the server only.';
revoke all on function public.keep_valuations from public, anon, authenticated;
grant execute on function public.keep_valuations to service_role;

-- Returns true for 'AI Verified': the model knows the vehicle well enough for a verdict in pounds, and the asking price
-- lies in the 80% range. For every role. No other place implements this rule.
create function private.is_verified(p_price integer, p_valuation public.vehicle_valuations)
returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(
    p_valuation.verdict in ('under', 'at', 'over')
      and p_price between p_valuation.low_80 and p_valuation.high_80, false
  );
$$;
revoke all on function private.is_verified from public;
grant execute on function private.is_verified to anon, authenticated, service_role;

create function public.is_verified(p_valuation public.vehicle_valuations)
returns boolean
language sql stable
set search_path = ''
as $$
  select private.is_verified(v.price, p_valuation) from public.vehicles v where v.id = p_valuation.vehicle_id;
$$;
comment on function public.is_verified
  is 'Returns true if the 80% range of the valuation is narrow and the price lies in it. For every role.';
revoke all on function public.is_verified from public, anon, authenticated;
grant execute on function public.is_verified to anon, authenticated, service_role;

-- Returns 'far_below' under the 90% range; by the middle half of prices, which reaches 10/19 of the way to either end of
-- the 80% range, where that is at most 35% of the value wide; by the 80% range up to 60%; 'none' where it is wider. A draft
-- may have no price. For every role. verdictOf in lib/listings/verdict.ts applies the same rule.
create function private.price_verdict(
  p_price integer, p_value integer, p_low_80 integer, p_high_80 integer, p_low_90 integer
)
returns public.price_verdict
language sql immutable
set search_path = ''
as $$
  select case
    when p_price < p_low_90 then 'far_below'
    when p_price is null or (p_high_80 - p_low_80)::bigint * 100 > p_value::bigint * 60 then 'none'
    when (p_high_80 - p_low_80)::bigint * 100 > p_value::bigint * 35 then
      case when p_price < p_low_80 then 'below' when p_price > p_high_80 then 'above' else 'within' end
    when (p_value - p_price)::bigint * 19 > (p_value - p_low_80)::bigint * 10 then 'under'
    when (p_price - p_value)::bigint * 19 > (p_high_80 - p_value)::bigint * 10 then 'over'
    else 'at'
  end::public.price_verdict;
$$;
revoke all on function private.price_verdict from public;
grant execute on function private.price_verdict to anon, authenticated, service_role;

-- Trigger: sets verdict and ratio from the vehicle's present price. Definer: reads any vehicle.
create function private.judge_price()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  asked integer;
begin
  select v.price into asked from public.vehicles v where v.id = new.vehicle_id;
  new.verdict := private.price_verdict(asked, new.value, new.low_80, new.high_80, new.low_90);
  new.price_ratio := asked::double precision / case
    when new.verdict in ('under', 'at', 'over') then new.value
    when new.verdict in ('below', 'within', 'above') then least(greatest(asked, new.low_80), new.high_80)
  end;
  return new;
end;
$$;
revoke all on function private.judge_price from public;

create trigger judge_price
  before insert or update on public.vehicle_valuations
  for each row execute function private.judge_price();

-- Trigger: the verdict follows the price. Definer: a seller may change the price but not the valuation.
create function private.judge_changed_price()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.vehicle_valuations set value = value where vehicle_id = new.id;
  return null;
end;
$$;
revoke all on function private.judge_changed_price from public;

create trigger judge_changed_price
  after update of price on public.vehicles
  for each row
  when (old.price is distinct from new.price)
  execute function private.judge_changed_price();

-- Has the facts of a vehicle that decide its standing.
create type private.ranked_vehicle as (id uuid, model_id uuid, price integer, year smallint, mileage integer);

-- A vehicle is beaten if another one of its model for sale is cheaper, newer and has fewer miles, all three strictly.
-- Vehicles without a mileage neither beat nor are beaten; one without a valuation, or far below it, beats none. beats_two
-- is true for a vehicle that beats two or more of other sellers, which have a valuation and are not far below it; it says
-- nothing of a beaten vehicle. Triggers keep the rows.
create table public.vehicle_standings (
  vehicle_id uuid    not null,
  model_id   uuid    not null,
  is_beaten  boolean not null,
  beats_two  boolean not null,
  constraint vehicle_standings_pkey            primary key (vehicle_id),
  constraint vehicle_standings_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint vehicle_standings_model_id_fkey   foreign key (model_id) references public.vehicle_models (id) on delete cascade
);
comment on table public.vehicle_standings is
  'Whether a vehicle for sale with a known mileage is beaten by another of its model, and beats two. Written by trigger '
  'only.';

create index vehicle_standings_model_id_idx on public.vehicle_standings (model_id);

alter table public.vehicle_standings enable row level security;
revoke all on table public.vehicle_standings from anon, authenticated;
grant select on table public.vehicle_standings to anon, authenticated;
grant all on table public.vehicle_standings to service_role;

-- Only vehicles for sale have a standing.
create policy "Everybody reads how vehicles for sale stand"
  on public.vehicle_standings for select to anon, authenticated
  using (true);

-- Counts the vehicles of a model that have a standing. Its row is also the lock of that model's standings.
create table public.model_standings (
  model_id uuid    not null,
  vehicles integer not null default 0,
  constraint model_standings_pkey          primary key (model_id),
  constraint model_standings_model_id_fkey foreign key (model_id) references public.vehicle_models (id) on delete cascade
);

alter table public.model_standings enable row level security;
revoke all on table public.model_standings from anon, authenticated;
grant select on table public.model_standings to anon, authenticated;
grant all on table public.model_standings to service_role;

create policy "Everybody reads how many of a model are for sale"
  on public.model_standings for select to anon, authenticated
  using (true);

-- Returns true if another vehicle beats this one; one without a valuation, or far below it, beats none. Stops at the
-- first rival.
create function private.is_beaten(p_vehicle public.vehicles)
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
    select from public.vehicles rival
    where rival.listing_status = 'active' and rival.mileage is not null
      and rival.model_id = p_vehicle.model_id and rival.price < p_vehicle.price
      and rival.year > p_vehicle.year and rival.mileage < p_vehicle.mileage
      and exists (
        select from public.vehicle_valuations fair where fair.vehicle_id = rival.id and fair.verdict <> 'far_below'
      )
  );
end;
$$;
revoke all on function private.is_beaten from public;

-- Returns true if this vehicle beats two others that are fairly for sale: of other sellers, with a valuation, and not far
-- below it. Stops at the second.
create function private.beats_two(p_vehicle public.vehicles)
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return 2 = (
    select count(*) from (
      select from public.vehicles rival
      where rival.listing_status = 'active' and rival.mileage is not null
        and rival.model_id = p_vehicle.model_id and rival.price > p_vehicle.price
        and rival.year < p_vehicle.year and rival.mileage > p_vehicle.mileage
        and rival.seller_id <> p_vehicle.seller_id
        and exists (
          select from public.vehicle_valuations fair where fair.vehicle_id = rival.id and fair.verdict <> 'far_below'
        )
      limit 2
    ) two
  );
end;
$$;
revoke all on function private.beats_two from public;

-- Brings the standings up to date with changed vehicles. p_gone and p_come are the states before and
-- after, of vehicles that had or have a standing.
create function private.update_standings(p_gone private.ranked_vehicle[], p_come private.ranked_vehicle[])
returns void
language plpgsql
set search_path = ''
set plan_cache_mode = auto
as $$
begin
  -- A cached plan, made for one vehicle, takes minutes for thousands. The setting holds until the function ends.
  if cardinality(p_gone) + cardinality(p_come) > 100 then
    set local plan_cache_mode = force_custom_plan;
  end if;

  -- Lets in one writer of a model at a time, in the order of ids; later statements see what the others wrote.
  insert into public.model_standings (model_id)
  select distinct changed.model_id from unnest(p_gone || p_come) changed
  order by changed.model_id
  on conflict do nothing;
  perform from public.model_standings m
  where m.model_id in (select changed.model_id from unnest(p_gone || p_come) changed)
  order by m.model_id
  for update;

  delete from public.vehicle_standings s
  using unnest(p_gone || p_come) changed where s.vehicle_id = changed.id;

  -- Marks the vehicles that one of p_come beats.
  update public.vehicle_standings s set is_beaten = true
  from unnest(p_come) come, public.vehicles v
  where s.model_id = come.model_id and not s.is_beaten and v.id = s.vehicle_id
    and come.price < v.price and come.year > v.year and come.mileage < v.mileage
    and exists (
      select from public.vehicle_valuations fair where fair.vehicle_id = come.id and fair.verdict <> 'far_below'
    );

  -- Reads the present state: a vehicle of p_come may have been changed again, or deleted.
  insert into public.vehicle_standings (vehicle_id, model_id, is_beaten, beats_two)
  select v.id, v.model_id, private.is_beaten(v), private.beats_two(v)
  from public.vehicles v
  where v.id in (select come.id from unnest(p_come) come)
    and v.listing_status = 'active' and v.mileage is not null;

  -- Clears the mark of vehicles that one of p_gone has beaten and no other vehicle beats. With many in p_gone it is
  -- faster to look at all vehicles of their models.
  update public.vehicle_standings s set is_beaten = false
  from public.vehicles v
  where s.is_beaten and v.id = s.vehicle_id
    and s.model_id in (select gone.model_id from unnest(p_gone) gone)
    and (
      cardinality(p_gone) > 100
      or exists (
        select from unnest(p_gone) gone
        where gone.model_id = v.model_id
          and gone.price < v.price and gone.year > v.year and gone.mileage < v.mileage
      )
    )
    and not private.is_beaten(v);

  -- Looks again at the vehicles that beat a changed one, as it was or as it is; `case` looks at no others.
  update public.vehicle_standings s set beats_two = not s.beats_two
  from public.vehicles v
  where v.id = s.vehicle_id
    and s.model_id in (select changed.model_id from unnest(p_gone || p_come) changed)
    and case
      when cardinality(p_gone) + cardinality(p_come) > 100 or exists (
        select from unnest(p_gone || p_come) changed
        where changed.model_id = v.model_id
          and changed.price > v.price and changed.year < v.year and changed.mileage > v.mileage
      ) then s.beats_two <> private.beats_two(v)
    end;

  update public.model_standings m
  set vehicles = (select count(*) from public.vehicle_standings s where s.model_id = m.model_id)
  where m.model_id in (select changed.model_id from unnest(p_gone || p_come) changed);
end;
$$;
revoke all on function private.update_standings from public;

-- Triggers: pass on the rows that matter. Definer: no client writes standings.
create function private.keep_standings()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  gone private.ranked_vehicle[];
  come private.ranked_vehicle[];
begin
  if tg_op = 'UPDATE' then
    -- Leaves out rows in which only a view was counted or a text changed.
    select
      array_agg((o.id, o.model_id, o.price, o.year, o.mileage)::private.ranked_vehicle)
        filter (where o.listing_status = 'active' and o.mileage is not null),
      array_agg((n.id, n.model_id, n.price, n.year, n.mileage)::private.ranked_vehicle)
        filter (where n.listing_status = 'active' and n.mileage is not null)
    into gone, come
    from old_rows o join new_rows n on n.id = o.id
    where (o.listing_status = 'active', o.model_id, o.price, o.year, o.mileage, o.seller_id)
      is distinct from (n.listing_status = 'active', n.model_id, n.price, n.year, n.mileage, n.seller_id);
  elsif tg_op = 'INSERT' then
    select array_agg((n.id, n.model_id, n.price, n.year, n.mileage)::private.ranked_vehicle) into come from new_rows n
    where n.listing_status = 'active' and n.mileage is not null;
  else
    select array_agg((o.id, o.model_id, o.price, o.year, o.mileage)::private.ranked_vehicle) into gone from old_rows o
    where o.listing_status = 'active' and o.mileage is not null;
  end if;
  if num_nonnulls(gone, come) > 0 then
    perform private.update_standings(coalesce(gone, '{}'), coalesce(come, '{}'));
  end if;
  return null;
end;
$$;
revoke all on function private.keep_standings from public;

create trigger keep_standings_inserted
  after insert on public.vehicles
  referencing new table as new_rows
  for each statement execute function private.keep_standings();

create trigger keep_standings_updated
  after update on public.vehicles
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.keep_standings();

create trigger keep_standings_deleted
  after delete on public.vehicles
  referencing old table as old_rows
  for each statement execute function private.keep_standings();

-- Triggers: bring the standings up to date with vehicles that come to have a valuation, and are not far below it, or no
-- longer do. Definer: no client writes standings.
create function private.keep_rivals()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  begun uuid[] := '{}';
  ended uuid[] := '{}';
  gone  private.ranked_vehicle[];
  come  private.ranked_vehicle[];
begin
  if tg_op = 'INSERT' then
    begun := array(select n.vehicle_id from new_rows n where n.verdict <> 'far_below');
  elsif tg_op = 'DELETE' then
    ended := array(select o.vehicle_id from old_rows o where o.verdict <> 'far_below');
  else
    begun := array(
      select n.vehicle_id from new_rows n join old_rows o on o.vehicle_id = n.vehicle_id
      where o.verdict = 'far_below' and n.verdict <> 'far_below'
    );
    ended := array(
      select n.vehicle_id from new_rows n join old_rows o on o.vehicle_id = n.vehicle_id
      where o.verdict <> 'far_below' and n.verdict = 'far_below'
    );
  end if;
  select
    array_agg((v.id, v.model_id, v.price, v.year, v.mileage)::private.ranked_vehicle) filter (where changed.has_ended),
    array_agg((v.id, v.model_id, v.price, v.year, v.mileage)::private.ranked_vehicle)
  into gone, come
  from (select unnest(ended) as id, true as has_ended union all select unnest(begun), false) changed
  join public.vehicles v on v.id = changed.id
  where v.listing_status = 'active' and v.mileage is not null;
  if come is not null then
    perform private.update_standings(coalesce(gone, '{}'), come);
  end if;
  return null;
end;
$$;
revoke all on function private.keep_rivals() from public;

create trigger keep_rivals_inserted
  after insert on public.vehicle_valuations
  referencing new table as new_rows
  for each statement execute function private.keep_rivals();

create trigger keep_rivals_updated
  after update on public.vehicle_valuations
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.keep_rivals();

create trigger keep_rivals_deleted
  after delete on public.vehicle_valuations
  referencing old table as old_rows
  for each statement execute function private.keep_rivals();

-- Returns true for a vehicle that beats two others and is unbeaten among eight or more of its model; null with
-- fewer, as the site says nothing then.
create function private.is_unbeaten(p_standing public.vehicle_standings, p_model public.model_standings)
returns boolean
language sql immutable
set search_path = ''
as $$
  select case when p_model.vehicles > 8 then p_standing.beats_two and not p_standing.is_beaten end;
$$;
revoke all on function private.is_unbeaten from public;
grant execute on function private.is_unbeaten to anon, authenticated, service_role;

-- Returns how a vehicle for sale stands among the others of its model, and up to five of those that beat it, cheapest
-- first, as a JSON array of vehicle_summary; all of these have a valuation and are not far below it. It returns no row
-- without a mileage or among fewer than eight others. With the caller's rights. For every role.
create function public.vehicle_standing(p_vehicle_id uuid)
returns table (is_unbeaten boolean, rivals integer, beaten_by jsonb)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  select private.is_unbeaten(s, m), m.vehicles - 1, to_jsonb(array(
    select summary from private.summarise_vehicles(array(
      select rival.id from public.vehicles rival
      where rival.listing_status = 'active' and rival.mileage is not null and rival.model_id = v.model_id
        and rival.price < v.price and rival.year > v.year and rival.mileage < v.mileage
        and exists (
        select from public.vehicle_valuations fair where fair.vehicle_id = rival.id and fair.verdict <> 'far_below'
      )
      order by rival.price, rival.id
      limit 5
    )) summary
  ))
  from public.vehicles v
  join public.vehicle_standings s on s.vehicle_id = v.id
  join public.model_standings m on m.model_id = s.model_id
  where v.id = p_vehicle_id and v.listing_status = 'active' and private.is_unbeaten(s, m) is not null;
end;
$$;
comment on function public.vehicle_standing
  is 'Returns whether a vehicle is cheaper, newer and has fewer miles than two of other sellers and no other of the model '
  'for sale is all three against it, how many others there are, and up to five that beat it; no row among fewer than '
  'eight others. For every role.';
revoke all on function public.vehicle_standing from public, anon, authenticated;
grant execute on function public.vehicle_standing to anon, authenticated, service_role;

-- Returns how the price of a vehicle for sale compares with its rivals': others of its model and fuel for sale, of a year
-- within two of its own, with similar miles, their prices brought to its age and miles at 12.5% a year and 4.5% per 10,000
-- miles. It names up to twelve of them, cheapest first, as a JSON array of vehicle_summary with the price `brought`. One far
-- below its valuation is no rival, nor one without a valuation that asks under half of the rivals' median, nor one that was
-- written off. It returns no row without a mileage, under three rivals, or for such a vehicle. With the caller's rights. For
-- every role.
create function public.market_position(p_vehicle_id uuid)
returns table (rivals integer, cheaper integer, low integer, high integer, nearest jsonb)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  with brought as materialized (
    select
      rival.id, v.price as asked,
      round((
        rival.price * 0.875::double precision ^ (rival.year - v.year)
        * 0.955::double precision ^ ((v.mileage - rival.mileage) / 10000.0::double precision)
      )::numeric)::integer as price,
      own.verdict is not null as is_valued, its.verdict is not null as is_valued_rival
    from public.vehicles v
    join public.vehicles rival on rival.model_id = v.model_id and rival.fuel_type = v.fuel_type and rival.id <> v.id
    left join public.vehicle_valuations own on own.vehicle_id = v.id
    left join public.vehicle_valuations its on its.vehicle_id = rival.id
    where v.id = p_vehicle_id and v.listing_status = 'active' and rival.listing_status = 'active'
      and abs(rival.year - v.year) <= 2 and abs(rival.mileage - v.mileage) <= greatest(10000, v.mileage / 2)
      and own.verdict is distinct from 'far_below' and its.verdict is distinct from 'far_below'
      and coalesce(v.write_off, 'none') = 'none' and coalesce(rival.write_off, 'none') = 'none'
  ),
  fair as materialized (
    select b.id, b.asked, b.price
    from brought b, (select percentile_cont(0.5) within group (order by brought.price) / 2 as least from brought) usual
    where (b.is_valued or b.asked >= usual.least) and (b.is_valued_rival or b.price >= usual.least)
  ),
  near as (
    select f.id, f.price from fair f order by f.price, f.id limit 12
  )
  select
    count(*)::integer, (count(*) filter (where f.price < f.asked))::integer,
    round((percentile_cont(0.25) within group (order by f.price))::numeric, -1)::integer,
    round((percentile_cont(0.75) within group (order by f.price))::numeric, -1)::integer,
    (
      select jsonb_agg(to_jsonb(summary) || jsonb_build_object('brought', near.price) order by near.price, near.id)
      from near
      join private.summarise_vehicles(array(select named.id from near named)) summary on summary.id = near.id
    )
  from fair f
  having count(*) >= 3;
end;
$$;
comment on function public.market_position
  is 'Returns how many vehicles like this one are for sale, how many of them ask less, what the middle half of them ask, '
  'in pounds and with prices brought to this one''s age and miles, and up to twelve of them; no row under three. For '
  'every role.';
revoke all on function public.market_position from public, anon, authenticated;
grant execute on function public.market_position to anon, authenticated, service_role;

-- Returns the least price at which a vehicle without a valuation may be promoted: half of the median of its kind, of its
-- model and fuel for sale, each seller with the mean of theirs, brought to its age at 12.5% a year up to 20 years. It is
-- null under four sellers, and for kinds that have valuations: all but electric and hydrogen ones and those over 20 years
-- old (lib/valuation/no-figure.ts, whose other reasons may be mistakes of a seller). Definer: reads every seller's
-- vehicles.
create function private.least_fair_price(p_model_id uuid, p_fuel public.fuel_type, p_year smallint)
returns double precision
language plpgsql stable security definer
set search_path = ''
as $$
declare
  oldest       constant integer := extract(year from now()) - 20;
  is_plug_only constant boolean := p_fuel in ('electric', 'hydrogen');
begin
  if not is_plug_only and p_year >= oldest then
    return null;
  end if;
  return (
    select percentile_cont(0.5) within group (order by of_seller.price) / 2
    from (
      select avg(
        v.price * 0.875::double precision ^ (greatest(v.year, oldest) - greatest(p_year, oldest))
      ) as price
      from public.vehicles v
      where v.listing_status = 'active' and v.model_id = p_model_id and v.fuel_type = p_fuel
        and (is_plug_only or v.year < oldest)
      group by v.seller_id
    ) of_seller
    having count(*) > 3
  );
end;
$$;
revoke all on function private.least_fair_price from public;
grant execute on function private.least_fair_price to service_role;

-- Returns true for a vehicle for sale that lists may promote: one that was not written off and is not far below its
-- valuation or, where its kind has none, below least_fair_price. Lists ask it of sorted vehicles one by one, until they
-- have enough: a subquery with 'offset 0' is sorted first. Definer for the reason of find_vehicles. For every role.
create function private.is_promoted(p_vehicle_id uuid)
returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.vehicles v
    left join public.vehicle_valuations valued on valued.vehicle_id = v.id
    where v.id = p_vehicle_id and v.listing_status = 'active' and coalesce(v.write_off, 'none') = 'none'
      and coalesce(
        valued.verdict <> 'far_below', v.price >= private.least_fair_price(v.model_id, v.fuel_type, v.year)
      )
  );
end;
$$;
revoke all on function private.is_promoted from public;
grant execute on function private.is_promoted to anon, authenticated, service_role;

create function public.promoted_vehicles(p_ids uuid[])
returns uuid[]
language sql stable
set search_path = ''
as $$
  select array(
    select wanted.id from (select unnest(p_ids) as id limit 100) wanted where private.is_promoted(wanted.id)
  );
$$;
comment on function public.promoted_vehicles
  is 'Returns those of the first 100 ids that are for sale and that lists may promote: not written off, nor far below their '
  'valuation, nor, where their kind has none, under half of what such vehicles ask. For every role.';
revoke all on function public.promoted_vehicles from public, anon, authenticated;
grant execute on function public.promoted_vehicles to anon, authenticated, service_role;

-- Returns vehicles for sale comparable to a car that a user describes: of the same make and model,
-- else of the same body type and a similar price, the most similar first; those that may be promoted. For every role.
create function private.find_comparable_vehicles(
  p_make text, p_model text, p_year integer, p_mileage integer, p_fuel public.fuel_type,
  p_transmission public.transmission_type, p_body_type public.body_type, p_value integer, p_limit integer
)
returns uuid[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  models uuid[];
  found  uuid[];
begin
  models := array(
    select m.id from public.vehicle_models m
    join public.vehicle_makes make on make.id = m.make_id
    where lower(make.name) = lower(p_make) and lower(m.name) = lower(p_model)
  );
  -- A year counts like 10,000 miles, another fuel or gearbox like two years.
  found := array(
    select near.id from (
      select v.id from public.vehicles v
      where v.listing_status = 'active' and v.model_id = any (models) and v.mileage is not null
      order by abs(v.year - p_year) + abs(v.mileage - p_mileage) / 10000.0
        + case when v.fuel_type = p_fuel then 0 else 2 end
        + case when v.transmission = p_transmission then 0 else 2 end, v.id
      offset 0
    ) near
    where private.is_promoted(near.id)
    limit p_limit
  );
  if cardinality(found) = p_limit then
    return found;
  end if;
  return found || array(
    select near.id from (
      select v.id from public.vehicles v
      where v.listing_status = 'active' and v.body_type = p_body_type and v.model_id <> all (models)
        and v.price between p_value * 3 / 4 and p_value * 5 / 4
      order by abs(v.price - p_value), v.id
      offset 0
    ) near
    where private.is_promoted(near.id)
    limit p_limit - cardinality(found)
  );
end;
$$;
revoke all on function private.find_comparable_vehicles from public;
grant execute on function private.find_comparable_vehicles to anon, authenticated, service_role;
