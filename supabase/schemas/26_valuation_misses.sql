-- Defines how valuations of listings answer for themselves: each is committed to by its hash before the sale, and groups
-- of at least ten sold vehicles say how many fetched a price in the 80% range, and of none which.

-- Keeps a hash of each valuation of a listing, by its day. Rows are never changed, and a day that is over takes no more:
-- a copy that a stranger made of the log proves what it said.
create table public.valuation_commitments (
  day  date not null,
  hash text not null,
  constraint valuation_commitments_pkey        primary key (day, hash),
  constraint valuation_commitments_hash_key    unique (hash),
  constraint valuation_commitments_hash_format check (hash ~ '^[0-9a-f]{64}$')
);
comment on table public.valuation_commitments is
  'Hashes of valuations of listings. They stay when a listing is deleted: without its salt a hash leads to nothing. '
  'Written by trigger only.';

alter table public.valuation_commitments enable row level security;
revoke all on table public.valuation_commitments from anon, authenticated, service_role;
grant select on table public.valuation_commitments to anon, authenticated, service_role;

create policy "Everybody reads the commitments"
  on public.valuation_commitments for select to anon, authenticated
  using (true);

-- Keeps the published groups of sold vehicles, each vehicle in one group at most. A group never changes, and every
-- published figure is a sum of whole groups: no figure less another leaves fewer than ten vehicles.
create table public.valuation_groups (
  id       uuid   not null default gen_random_uuid(),
  week     date   not null,
  make     text,
  hashes   text[] not null,
  outcomes jsonb  not null,
  constraint valuation_groups_pkey            primary key (id),
  constraint valuation_groups_week_is_monday  check (extract(isodow from week) = 1),
  constraint valuation_groups_make_length     check (char_length(make) between 1 and 60),
  constraint valuation_groups_hashes_count    check (cardinality(hashes) >= 10),
  constraint valuation_groups_outcomes_object check (jsonb_typeof(outcomes) = 'object')
);
comment on column public.valuation_groups.week is 'The Monday of the week in which it was published.';
comment on column public.valuation_groups.make is 'Null for a group of several makes.';
comment on column public.valuation_groups.hashes is 'The commitments to the last valuation before each sale.';
comment on column public.valuation_groups.outcomes is
  'The outcomes by their seals; see private.sale_outcome. Only a seller has the secret that ties a seal to a hash.';

alter table public.valuation_groups enable row level security;
revoke all on table public.valuation_groups from anon, authenticated, service_role;
grant select on table public.valuation_groups to anon, authenticated, service_role;

create policy "Everybody reads the groups of sold vehicles"
  on public.valuation_groups for select to anon, authenticated
  using (true);

-- Stores what the hashes are of, as long as the listing exists. The group and the day of sale are null until the group
-- is published.
create table private.committed_valuations (
  id         bigint  not null generated always as identity,
  hash       text    not null,
  vehicle_id uuid    not null,
  salt       uuid    not null,
  value      integer not null,
  low_80     integer not null,
  high_80    integer not null,
  low_90     integer not null,
  high_90    integer not null,
  day        date    not null,
  secret     uuid    not null default gen_random_uuid(),
  group_id   uuid,
  sold_on    date,
  constraint committed_valuations_pkey            primary key (id),
  constraint committed_valuations_hash_key        unique (hash),
  constraint committed_valuations_hash_fkey       foreign key (hash) references public.valuation_commitments (hash),
  constraint committed_valuations_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade,
  constraint committed_valuations_group_id_fkey   foreign key (group_id) references public.valuation_groups (id),
  constraint committed_valuations_sold_in_group   check ((group_id is null) = (sold_on is null))
);
comment on table private.committed_valuations is
  'Personal data: the valuations of a listing with the salts of their hashes, and the secret of its outcome. Deleted '
  'with the listing, or when a later one has replaced them. Written by the database only.';

create index committed_valuations_vehicle_id_idx on private.committed_valuations (vehicle_id, id);
create index committed_valuations_group_id_idx on private.committed_valuations (group_id);

alter table private.committed_valuations enable row level security;

-- Trigger: refuses every change.
create function private.refuse_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'Rows of % stay as they are', tg_table_name using errcode = '42501';
end;
$$;
revoke all on function private.refuse_change from public;

create trigger refuse_change
  before update or delete or truncate on public.valuation_commitments
  for each statement execute function private.refuse_change();

create trigger refuse_change
  before update or delete or truncate on public.valuation_groups
  for each statement execute function private.refuse_change();

-- Trigger: refuses a commitment to a day before one that the log has.
create function private.refuse_past_day()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if exists (select from public.valuation_commitments c where c.day > new.day) then
    raise exception 'The log has a day after %', new.day
      using errcode = '23514', constraint = 'valuation_commitments_in_order';
  end if;
  return new;
end;
$$;
revoke all on function private.refuse_past_day from public;

create trigger refuse_past_day
  before insert on public.valuation_commitments
  for each row execute function private.refuse_past_day();

-- Returns the SHA-256 of texts joined by '|', in hexadecimal digits.
create function private.hash_of(variadic p_parts text[])
returns text
language sql immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(array_to_string(p_parts, '|'), 'UTF8')), 'hex');
$$;
revoke all on function private.hash_of from public;

-- Commits to a valuation on a day. scripts/valuation/verify-misses.ts makes the same hash.
create function private.commit_valuation(
  p_vehicle_id uuid, p_value integer, p_low_80 integer, p_high_80 integer, p_low_90 integer, p_high_90 integer,
  p_day date
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_salt constant uuid := gen_random_uuid();
  v_hash constant text := private.hash_of(
    v_salt::text, p_vehicle_id::text, p_value::text, p_low_80::text, p_high_80::text, p_low_90::text, p_high_90::text,
    to_char(p_day, 'YYYY-MM-DD')
  );
begin
  insert into public.valuation_commitments (day, hash) values (p_day, v_hash);
  insert into private.committed_valuations
    (hash, vehicle_id, salt, value, low_80, high_80, low_90, high_90, day)
  values (v_hash, p_vehicle_id, v_salt, p_value, p_low_80, p_high_80, p_low_90, p_high_90, p_day);
end;
$$;
revoke all on function private.commit_valuation from public;

-- Trigger: commits to the valuation of a listing, today, or on the last day of the log where that is later. Definer: no
-- client writes the log.
create function private.commit_listing_valuation()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.commit_valuation(
    new.vehicle_id, new.value, new.low_80, new.high_80, new.low_90, new.high_90,
    -- The clock: a transaction that began yesterday commits to today.
    greatest(
      (clock_timestamp() at time zone 'Europe/London')::date,
      (select max(c.day) from public.valuation_commitments c)
    )
  );
  return null;
end;
$$;
revoke all on function private.commit_listing_valuation from public;

create trigger commit_first_valuation
  after insert on public.vehicle_valuations
  for each row execute function private.commit_listing_valuation();

create trigger commit_valuation
  after update of value, low_80, high_80, low_90, high_90 on public.vehicle_valuations
  for each row
  when ((old.value, old.low_80, old.high_80, old.low_90, old.high_90)
        is distinct from (new.value, new.low_80, new.high_80, new.low_90, new.high_90))
  execute function private.commit_listing_valuation();

-- Returns how a price lies to a valuation: in the 80% range, below or above it, or far so: over twice as far from the
-- value, in proportion, as the range reaches. It depends on the range alone, so that every vehicle of a group could have
-- any outcome: none can be told by its range.
create function private.sale_outcome(p_price integer, p_value integer, p_low_80 integer, p_high_80 integer)
returns text
language sql immutable
set search_path = ''
as $$
  select case
    when p_price between p_low_80 and p_high_80 then 'inside'
    when p_price::bigint * p_value < p_low_80::bigint * p_low_80 then 'far_below'
    when p_price < p_low_80 then 'below'
    when p_price::bigint * p_value > p_high_80::bigint * p_high_80 then 'far_above'
    else 'above'
  end;
$$;
revoke all on function private.sale_outcome from public;

-- Publishes the vehicles that were sold before the week of a day and whose sellers said what they fetched, in groups of
-- at least ten vehicles of at least three sellers: by make, and after two weeks of several makes. A week has one
-- publication. Returns the number of vehicles. Definer: prices, salts and secrets are private.
create function private.publish_valuation_groups(p_today date)
returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  v_week  constant date := date_trunc('week', p_today)::date;
  v_group uuid;
  v_told  integer := 0;
  chosen  record;
begin
  perform pg_advisory_xact_lock(hashtextextended('valuation groups', 0));
  if exists (select from public.valuation_groups g where g.week >= v_week) then
    return 0;
  end if;
  for chosen in
    with pending as materialized (
      select distinct on (v.id)
        v.seller_id, make.name as make, d.went_on, c.hash, c.secret, c.value, c.low_80, c.high_80,
        private.sale_outcome(p.sold_price, c.value, c.low_80, c.high_80) as outcome
      from public.vehicles v
      join public.vehicle_private p on p.vehicle_id = v.id
      join public.vehicle_departures d on d.vehicle_id = v.id
      join public.vehicle_makes make on make.id = v.make_id
      join private.committed_valuations c on c.vehicle_id = v.id and c.day < d.went_on
      where v.listing_status in ('sold', 'archived') and v.taken_down_at is null
        and p.sold_price > 0 and d.is_final and d.went_on < v_week
        and not exists (
          select from private.committed_valuations told where told.vehicle_id = v.id and told.group_id is not null
        )
      order by v.id, c.id desc
    ),
    makes as (
      select pending.make from pending
      group by pending.make
      having count(*) >= 10 and count(distinct pending.seller_id) >= 3
    ),
    parted as (
      select pending.*, makes.make as group_make
      from pending
      left join makes on makes.make = pending.make
      where makes.make is not null or pending.went_on < v_week - 14
    )
    select
      parted.group_make as make,
      array_agg(parted.hash order by parted.hash) as hashes,
      jsonb_object_agg(private.hash_of(parted.secret::text, parted.hash, parted.outcome), parted.outcome) as outcomes
    from parted
    group by parted.group_make
    having count(*) >= 10 and count(distinct parted.seller_id) >= 3
  loop
    insert into public.valuation_groups (week, make, hashes, outcomes)
    values (v_week, chosen.make, chosen.hashes, chosen.outcomes)
    returning id into v_group;
    update private.committed_valuations c set group_id = v_group, sold_on = d.went_on
    from public.vehicle_departures d
    where c.hash = any (chosen.hashes) and d.vehicle_id = c.vehicle_id;
    v_told := v_told + cardinality(chosen.hashes);
  end loop;
  -- Forgets valuations that a later one has replaced: the last one before a sale counts alone. Their hashes stay.
  delete from private.committed_valuations c
  where c.group_id is null and exists (
    select from private.committed_valuations later
    where later.vehicle_id = c.vehicle_id and later.id > c.id and later.day < v_week and not exists (
      select from public.vehicle_departures d where d.vehicle_id = c.vehicle_id and d.went_on <= later.day
    )
  );
  return v_told;
end;
$$;
revoke all on function private.publish_valuation_groups from public;
grant execute on function private.publish_valuation_groups to service_role;

create function public.publish_valuation_groups()
returns integer
language sql
set search_path = ''
as $$
  select private.publish_valuation_groups((now() at time zone 'Europe/London')::date);
$$;
comment on function public.publish_valuation_groups
  is 'Publishes, once a week, how many vehicles sold before it fetched a price in their range, in groups of at least '
  'ten; returns how many vehicles. For the server only.';
revoke all on function public.publish_valuation_groups from public, anon, authenticated;
grant execute on function public.publish_valuation_groups to service_role;

create function public.valuation_misses()
returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'week', g.week, 'make', g.make, 'cars', cardinality(g.hashes),
    'outcomes', (
      select coalesce(jsonb_object_agg(counted.outcome, counted.cars), '{}')
      from (
        select o.value as outcome, count(*) as cars from jsonb_each_text(g.outcomes) o group by o.value
      ) counted
    )
  ) order by g.week desc, g.make), '[]')
  from public.valuation_groups g;
$$;
comment on function public.valuation_misses
  is 'Returns the published groups of sold vehicles, the newest first, with the number of each outcome, as a JSON '
  'array. For every role.';
revoke all on function public.valuation_misses from public, anon, authenticated;
grant execute on function public.valuation_misses to anon, authenticated, service_role;

-- Returns what public.opened_valuations does. Definer: salts are private.
create function private.opened_valuations()
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'commitments', (
      select coalesce(jsonb_object_agg(to_char(log.day, 'YYYY-MM-DD'), log.hashes), '{}')
      from (
        select c.day, jsonb_agg(c.hash order by c.hash) as hashes
        from public.valuation_commitments c
        -- A transaction that began before midnight may still add to yesterday.
        where c.day < (now() at time zone 'Europe/London')::date - 1
        group by c.day
      ) log
    ),
    'groups', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'week', g.week, 'make', g.make, 'hashes', to_jsonb(g.hashes), 'outcomes', g.outcomes,
        'valuations', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'hash', c.hash, 'salt', c.salt, 'vehicle_id', c.vehicle_id, 'value', c.value, 'low_80', c.low_80,
            'high_80', c.high_80, 'low_90', c.low_90, 'high_90', c.high_90, 'day', c.day, 'sold_on', c.sold_on
          ) order by c.hash), '[]')
          from private.committed_valuations c where c.group_id = g.id
        )
      ) order by g.week, g.make), '[]')
      from public.valuation_groups g
    )
  );
$$;
revoke all on function private.opened_valuations from public;
grant execute on function private.opened_valuations to anon, authenticated, service_role;

create function public.opened_valuations()
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.opened_valuations();
$$;
comment on function public.opened_valuations
  is 'Returns the log of commitments up to the day before yesterday, and the published groups with their valuations '
  'and salts, without those of deleted listings. For every role.';
revoke all on function public.opened_valuations from public, anon, authenticated;
grant execute on function public.opened_valuations to anon, authenticated, service_role;
