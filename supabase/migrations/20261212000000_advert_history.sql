-- Keeps the line of time of each car's adverts, in a hash chain with a root a day; begins it for the adverts that are
-- public. A person's own data have the events of their adverts.
set lock_timeout = '4s';

-- Stores what happened to public adverts. Triggers add events; chain_adverts gives each its place in the chain within a
-- minute, and from then on it is never changed. It may be erased, with its salt: the leaf then leads to nothing.
create table private.advert_events (
  id         bigint not null generated always as identity,
  -- It has no foreign key, so that the events outlive a deleted listing: see vehicle_prices.
  listing_id uuid   not null,
  seller_id  uuid   not null,
  payload    jsonb  not null,
  salt       uuid   not null default gen_random_uuid(),
  sequence   bigint,
  constraint advert_events_pkey           primary key (id),
  constraint advert_events_sequence_key   unique (sequence),
  constraint advert_events_seller_id_fkey foreign key (seller_id) references public.sellers (id) on delete cascade
);
comment on table private.advert_events is
  'Personal data: what changed of a seller''s adverts while they were public, with the salts of the leaves. Erased with '
  'the account, 12 months after the listing, or with it if it has neither plate, VIN nor photographs. Written by trigger only.';
comment on column private.advert_events.payload is
  'listing, kind (listed, price, miles, words, photographs, seller, gone, back, held, released, removed, other_car), at '
  '(UTC) and value: what is hashed, as PostgreSQL writes it.';
comment on column private.advert_events.sequence is 'The row of the chain; null until the job has chained it.';

create index advert_events_listing_id_idx on private.advert_events (listing_id, id);
create index advert_events_seller_id_idx on private.advert_events (seller_id);
create index advert_events_unchained_idx on private.advert_events (id) where sequence is null;

-- Stores what a deleted listing is found again by.
create table private.gone_adverts (
  listing_id          uuid     not null,
  seller_id           uuid     not null,
  registration_number text,
  vin                 text,
  model_id            uuid     not null,
  year                smallint not null,
  gone_on             date     not null,
  -- Another seller had the same plate in a public advert, and staff had not decided whose it is.
  is_disputed         boolean  not null default false,
  constraint gone_adverts_pkey           primary key (listing_id),
  constraint gone_adverts_seller_id_fkey foreign key (seller_id) references public.sellers (id) on delete cascade
);
comment on table private.gone_adverts is
  'Personal data: number plate and VIN of a deleted listing that was public, for 12 months, or until the account goes. '
  'Written by trigger only.';

create index gone_adverts_seller_id_idx on private.gone_adverts (seller_id);
create index gone_adverts_registration_number_idx on private.gone_adverts (registration_number);
create index gone_adverts_vin_idx on private.gone_adverts (vin);
create index gone_adverts_gone_on_idx on private.gone_adverts (gone_on);
create index vehicle_private_vin_idx on public.vehicle_private (vin) where vin is not null;

-- Stores the chain: hashes alone, of which no row is ever changed or removed. leaf is hash_of(salt, payload), hash is
-- hash_of(hash of the row before, leaf, sequence); before the first row stand 64 zeros. scripts/adverts/verify.ts
-- makes the same hashes.
create table private.advert_chain (
  sequence bigint not null,
  leaf     text   not null,
  hash     text   not null,
  day      date   not null,
  constraint advert_chain_pkey        primary key (sequence),
  constraint advert_chain_sequence    check (sequence > 0),
  constraint advert_chain_leaf_format check (leaf ~ '^[0-9a-f]{64}$'),
  constraint advert_chain_hash_format check (hash ~ '^[0-9a-f]{64}$')
);
comment on table private.advert_chain is 'Hashes of advert_events, public. Without its salt a leaf leads to nothing. Written by the job only.';

create index advert_chain_day_idx on private.advert_chain (day, sequence);

-- Stores a root for each day that is over: hash_of(root of the day before it, day, last sequence, hash of that row).
create table private.advert_roots (
  day           date   not null,
  last_sequence bigint not null,
  hash          text   not null,
  previous      text   not null,
  root          text   not null,
  constraint advert_roots_pkey               primary key (day),
  constraint advert_roots_last_sequence_key  unique (last_sequence),
  constraint advert_roots_last_sequence_fkey foreign key (last_sequence) references private.advert_chain (sequence),
  constraint advert_roots_root_format        check (root ~ '^[0-9a-f]{64}$')
);
comment on table private.advert_roots is 'The last hash of each day (UTC) with events, public. Written by the job only.';

alter table private.advert_events enable row level security;
alter table private.gone_adverts enable row level security;
alter table private.advert_chain enable row level security;
alter table private.advert_roots enable row level security;

create trigger refuse_change
  before update or delete or truncate on private.advert_chain
  for each statement execute function private.refuse_change();

create trigger refuse_change
  before update or delete or truncate on private.advert_roots
  for each statement execute function private.refuse_change();

-- Refuses every change of an event but its place in the chain, which it takes once.
create trigger refuse_change
  before update on private.advert_events
  for each row
  when (old.sequence is not null
        or (old.id, old.listing_id, old.seller_id, old.payload, old.salt)
        is distinct from (new.id, new.listing_id, new.seller_id, new.payload, new.salt))
  execute function private.refuse_change();

-- Returns what is hashed of an event.
create function private.advert_payload(p_listing_id uuid, p_kind text, p_at timestamptz, p_value jsonb)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'listing', p_listing_id, 'kind', p_kind,
    'at', to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'value', p_value
  );
$$;
revoke all on function private.advert_payload from public;

-- Trigger: records what happens to a public advert, or makes it public. Definer: the table is private.
create function private.record_advert()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_facts constant jsonb := jsonb_build_object('price', new.price, 'miles', new.mileage, 'seller', new.seller_type);
  v_at    timestamptz := clock_timestamp();
  v_kind  text;
  v_value jsonb := v_facts;
begin
  if tg_op = 'INSERT' then
    v_at := new.created_at;
    v_kind := 'listed';
  elsif new.listing_status is distinct from old.listing_status then
    v_kind := case
      when new.taken_down_at is not null then 'removed'
      when new.listing_status = 'held' then 'held'
      when new.listing_status <> 'active' then 'gone'
      when old.listing_status = 'draft' then 'listed'
      when old.listing_status = 'held' or old.taken_down_at is not null then 'released'
      else 'back'
    end;
    if new.listing_status <> 'active' then
      -- The public learns of a sale, not of a reservation.
      v_value := jsonb_build_object(
        'status', case when new.listing_status in ('sold', 'archived') then new.listing_status::text else 'paused' end
      );
    end if;
  end if;
  if tg_op = 'UPDATE' and old.model_id <> new.model_id then
    insert into private.advert_events (listing_id, seller_id, payload)
    values (new.id, new.seller_id, private.advert_payload(new.id, 'other_car', v_at, '{}'));
    if v_kind is null and new.listing_status = 'active' then
      v_kind := 'listed';
    end if;
  end if;
  if v_kind is not null then
    insert into private.advert_events (listing_id, seller_id, payload)
    values (new.id, new.seller_id, private.advert_payload(new.id, v_kind, v_at, v_value));
    return null;
  end if;
  if new.listing_status <> 'active' then
    return null;
  end if;
  insert into private.advert_events (listing_id, seller_id, payload)
  select new.id, new.seller_id, private.advert_payload(new.id, changed.kind, v_at, changed.value)
  from (values
    ('price', case when new.price is distinct from old.price
      then jsonb_build_object('price', new.price, 'before', old.price) end),
    ('miles', case when new.mileage is distinct from old.mileage
      then jsonb_build_object('miles', new.mileage, 'before', old.mileage) end),
    ('words', (
      select jsonb_build_object('parts', jsonb_agg(part.name order by part.name))
      from (values
        ('description', new.description is distinct from old.description),
        ('features', new.features is distinct from old.features),
        ('trim', new.trim is distinct from old.trim),
        ('details', (new.year, new.condition, new.owners, new.service_history, new.mot_expiry, new.colour)
          is distinct from (old.year, old.condition, old.owners, old.service_history, old.mot_expiry, old.colour)),
        ('history', (new.write_off, new.keys, new.v5c_in_name, new.finance_owed, new.is_import, new.is_first_owner)
          is distinct from (old.write_off, old.keys, old.v5c_in_name, old.finance_owed, old.is_import, old.is_first_owner))
      ) as part (name, has_changed)
      where part.has_changed
      having count(*) > 0
    )),
    ('seller', case when new.seller_type is distinct from old.seller_type
      then jsonb_build_object('seller', new.seller_type) end)
  ) as changed (kind, value)
  where changed.value is not null;
  return null;
end;
$$;
revoke all on function private.record_advert from public;

create trigger record_first_advert
  after insert on public.vehicles
  for each row
  when (new.listing_status = 'active')
  execute function private.record_advert();

-- Fires for no view counted and no draft saved: the columns and the condition keep it off other updates.
create trigger record_advert
  after update of
    listing_status, taken_down_at, model_id, price, mileage, description, features, trim, year, condition, owners,
    service_history, mot_expiry, colour, seller_type, write_off, keys, v5c_in_name, finance_owed, is_import, is_first_owner
  on public.vehicles
  for each row
  when (
    (new.listing_status = 'active' or old.listing_status in ('active', 'held'))
    and (
      old.listing_status, old.model_id, old.price, old.mileage, old.description, old.features, old.trim, old.year,
      old.condition, old.owners, old.service_history, old.mot_expiry, old.colour, old.seller_type,
      old.write_off, old.keys, old.v5c_in_name, old.finance_owed, old.is_import, old.is_first_owner
    ) is distinct from (
      new.listing_status, new.model_id, new.price, new.mileage, new.description, new.features, new.trim, new.year,
      new.condition, new.owners, new.service_history, new.mot_expiry, new.colour, new.seller_type,
      new.write_off, new.keys, new.v5c_in_name, new.finance_owed, new.is_import, new.is_first_owner
    )
    or old.model_id <> new.model_id and new.listing_status <> 'draft'
  )
  execute function private.record_advert();

-- Trigger: records that photographs of a public advert were added or removed, once until the job chains it. Definer: as
-- above.
create function private.record_advert_photographs()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.advert_events (listing_id, seller_id, payload)
  select v.id, v.seller_id, private.advert_payload(v.id, 'photographs', clock_timestamp(), '{}')
  from (select distinct c.vehicle_id from changed c) touched
  join public.vehicles v on v.id = touched.vehicle_id and v.listing_status = 'active'
  where not exists (
    select from private.advert_events e
    where e.listing_id = v.id and e.sequence is null and e.payload ->> 'kind' = 'photographs'
  );
  return null;
end;
$$;
revoke all on function private.record_advert_photographs from public;

create trigger record_added_advert_photographs
  after insert on public.vehicle_images
  referencing new table as changed
  for each statement execute function private.record_advert_photographs();

create trigger record_removed_advert_photographs
  after delete on public.vehicle_images
  referencing old table as changed
  for each statement execute function private.record_advert_photographs();

-- Returns true while staff have not decided which of two sellers' public adverts has the number plate rightly.
create function private.is_disputed(p_listing_id uuid)
returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.listing_flags f
    where f.vehicle_id = p_listing_id and f.rule = 'plate_listed_twice' and f.resolved_at is null
  );
$$;
revoke all on function private.is_disputed from public;

-- Trigger: keeps what a deleted listing is found again by, or erases its events where nothing would find it, or where
-- staff had withheld it. With an account all goes by foreign key. Definer: as above.
create function private.keep_gone_advert()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_vin constant text := (select p.vin from public.vehicle_private p where p.vehicle_id = old.id);
begin
  if not exists (select from private.advert_events e where e.listing_id = old.id)
    or not exists (select from public.sellers s where s.id = old.seller_id) then
    return old;
  end if;
  if old.listing_status = 'held' or old.taken_down_at is not null or (
    coalesce(old.registration_number, v_vin) is null
    and not exists (select from private.shown_photographs p where p.listing_id = old.id)
  ) then
    delete from private.advert_events e where e.listing_id = old.id;
    return old;
  end if;
  insert into private.gone_adverts (listing_id, seller_id, registration_number, vin, model_id, year, gone_on, is_disputed)
  values (
    old.id, old.seller_id, old.registration_number, v_vin, old.model_id, old.year, (now() at time zone 'UTC')::date,
    private.is_disputed(old.id)
  );
  if old.listing_status = 'active' then
    insert into private.advert_events (listing_id, seller_id, payload)
    values (
      old.id, old.seller_id, private.advert_payload(old.id, 'gone', clock_timestamp(), '{"status": "deleted"}')
    );
  end if;
  return old;
end;
$$;
revoke all on function private.keep_gone_advert from public;

create trigger keep_gone_advert
  before delete on public.vehicles
  for each row execute function private.keep_gone_advert();

-- Begins the line of time of adverts that are public and have none: when they were listed, at their first known price,
-- and each price since. For the migration and the seed, which adds listings with a past.
create function private.begin_adverts()
returns void
language sql
set search_path = ''
as $$
  with begun as (
    select v.id, v.seller_id, v.created_at, v.mileage, v.seller_type, coalesce(first.price, v.price) as price, first.id as first_id
    from public.vehicles v
    left join lateral (
      select h.id, h.price from private.vehicle_prices h
      where h.listing_id = v.id order by h.changed_at, h.id limit 1
    ) first on true
    where v.listing_status = 'active'
      and not exists (select from private.advert_events e where e.listing_id = v.id)
  ),
  events as (
    select b.id, b.seller_id, b.created_at as at, 'listed' as kind,
      jsonb_build_object('price', b.price, 'miles', b.mileage, 'seller', b.seller_type) as value
    from begun b
    union all
    select b.id, b.seller_id, step.changed_at, 'price', jsonb_build_object('price', step.price, 'before', step.before)
    from begun b
    cross join lateral (
      select h.id, h.changed_at, h.price, lag(h.price) over (order by h.changed_at, h.id) as before
      from private.vehicle_prices h where h.listing_id = b.id
    ) step
    where step.id <> b.first_id and step.price <> step.before
  )
  insert into private.advert_events (listing_id, seller_id, payload)
  select events.id, events.seller_id, private.advert_payload(events.id, events.kind, events.at, events.value)
  from events
  order by events.at, events.id, events.kind;
$$;
revoke all on function private.begin_adverts from public;

-- Gives the oldest unchained events their rows of the chain on a day, or on the last one of the chain where that is
-- later, once it has closed the days before with their roots; and erases what is past its time. Returns how many events
-- it chained. An advisory lock orders those who chain; triggers, which only add events, never wait for it. Definer: the
-- tables are private.
create function private.chain_adverts(p_limit integer, p_day date)
returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  v_last      private.advert_chain;
  v_root      private.advert_roots;
  v_day       date;
  v_hash      text;
  v_ids       bigint[] := '{}';
  v_leaves    text[] := '{}';
  v_hashes    text[] := '{}';
  event       record;
begin
  perform pg_advisory_xact_lock(hashtextextended('advert chain', 0));
  with expired as (
    delete from private.gone_adverts g where g.gone_on < p_day - interval '12 months' returning g.listing_id
  )
  delete from private.advert_events e using expired where e.listing_id = expired.listing_id;

  select * into v_last from private.advert_chain c order by c.sequence desc limit 1;
  select * into v_root from private.advert_roots r order by r.day desc limit 1;
  v_day := greatest(p_day, v_last.day, v_root.day + 1);
  if v_last.day < v_day and v_root.day is distinct from v_last.day then
    v_hash := coalesce(v_root.root, repeat('0', 64));
    insert into private.advert_roots (day, last_sequence, hash, previous, root)
    values (
      v_last.day, v_last.sequence, v_last.hash, v_hash,
      private.hash_of(v_hash, to_char(v_last.day, 'YYYY-MM-DD'), v_last.sequence::text, v_last.hash)
    );
  end if;

  v_last.sequence := coalesce(v_last.sequence, 0);
  v_hash := coalesce(v_last.hash, repeat('0', 64));
  for event in
    select e.id, private.hash_of(e.salt::text, e.payload::text) as leaf
    from private.advert_events e
    where e.sequence is null
    order by e.id
    limit p_limit
  loop
    v_ids := v_ids || event.id;
    v_leaves := v_leaves || event.leaf;
    v_hash := private.hash_of(v_hash, event.leaf, (v_last.sequence + cardinality(v_ids))::text);
    v_hashes := v_hashes || v_hash;
  end loop;
  insert into private.advert_chain (sequence, leaf, hash, day)
  select v_last.sequence + link.n, link.leaf, link.hash, v_day
  from unnest(v_leaves, v_hashes) with ordinality as link (leaf, hash, n);
  update private.advert_events e set sequence = v_last.sequence + link.n
  from unnest(v_ids) with ordinality as link (id, n)
  where e.id = link.id;
  return cardinality(v_ids);
end;
$$;
revoke all on function private.chain_adverts from public;
grant execute on function private.chain_adverts to service_role;

create function public.chain_adverts(p_limit integer default 1000)
returns integer
language sql
set search_path = ''
as $$
  select private.chain_adverts(least(greatest(p_limit, 1), 1000), (clock_timestamp() at time zone 'UTC')::date);
$$;
comment on function public.chain_adverts
  is 'Chains the oldest events of adverts, at most 1,000, publishes the roots of days that are over, and erases what is '
  'past its time; returns how many it chained. For the server only.';
revoke all on function public.chain_adverts from public, anon, authenticated;
grant execute on function public.chain_adverts to service_role;

-- Returns what public.advert_roots does. Definer: the tables are private.
create function private.advert_roots()
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'roots', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', r.day, 'last', r.last_sequence, 'hash', r.hash, 'previous', r.previous, 'root', r.root
      ) order by r.day), '[]')
      from private.advert_roots r
    ),
    'head', (
      select jsonb_build_object('day', c.day, 'last', c.sequence, 'hash', c.hash)
      from private.advert_chain c order by c.sequence desc limit 1
    )
  );
$$;
revoke all on function private.advert_roots from public;
grant execute on function private.advert_roots to anon, authenticated, service_role;

create function public.advert_roots()
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.advert_roots();
$$;
comment on function public.advert_roots
  is 'Returns the roots of the days that are over, oldest first, and the last row of the chain. For every role.';
revoke all on function public.advert_roots from public, anon, authenticated;
grant execute on function public.advert_roots to anon, authenticated, service_role;

-- Returns what public.advert_chain does. Definer: as above.
create function private.advert_chain(p_day date, p_after bigint)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('sequence', c.sequence, 'leaf', c.leaf, 'hash', c.hash) order by c.sequence), '[]')
  from (
    select * from private.advert_chain a
    where a.day = p_day and a.sequence > p_after order by a.sequence limit 5000
  ) c;
$$;
revoke all on function private.advert_chain from public;
grant execute on function private.advert_chain to anon, authenticated, service_role;

create function public.advert_chain(p_day date, p_after bigint default 0)
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.advert_chain(p_day, p_after);
$$;
comment on function public.advert_chain
  is 'Returns the rows of the chain of a day after a sequence, at most 5,000: sequence, leaf and hash. For every role.';
revoke all on function public.advert_chain from public, anon, authenticated;
grant execute on function public.advert_chain to anon, authenticated, service_role;

-- Returns the listings of a car that were public, its own first: by the same plate or VIN, of every seller, where model
-- and year agree; by photographs of the same seller alone, as another's may be copies. Those that staff hold or removed
-- are left out, and those of others while a plate is disputed: a copied plate is not held against the owner. If either
-- seller hides the plate, adverts of others that are public now are left out too: the other one may show it, and whoever
-- guesses a plate would learn that it is right.
create function private.adverts_of_car(p_vehicle_id uuid)
returns table (listing_id uuid, seller_id uuid)
language sql stable
set search_path = ''
as $$
  with car as (
    select v.id, v.seller_id, v.registration_number, v.registration_is_public, v.model_id, v.year, p.vin
    from public.vehicles v left join public.vehicle_private p on p.vehicle_id = v.id
    where v.id = p_vehicle_id
  ),
  alike as (
    select v.id from car join public.vehicles v on v.registration_number = car.registration_number
    union
    select p.vehicle_id from car join public.vehicle_private p on p.vin = car.vin
  ),
  gone_alike as (
    select g.listing_id from car join private.gone_adverts g on g.registration_number = car.registration_number
    union
    select g.listing_id from car join private.gone_adverts g on g.vin = car.vin
  ),
  photographed as (select private.listings_with_photographs_of(p_vehicle_id) as id)
  select car.id, car.seller_id from car
  union
  select v.id, v.seller_id
  from car
  -- Arrays, not joins: the planner overrates the number of listings with the photographs and would scan the tables.
  join public.vehicles v on v.id = any (array(select a.id from alike a union select p.id from photographed p))
  where v.id <> car.id and v.model_id = car.model_id and abs(v.year - car.year) <= 1
    and v.listing_status not in ('draft', 'held') and v.taken_down_at is null
    and (
      v.seller_id = car.seller_id
      or (v.listing_status <> 'active' or car.registration_is_public and v.registration_is_public)
      and not private.is_disputed(v.id)
    )
  union
  select g.listing_id, g.seller_id
  from car
  join private.gone_adverts g
    on g.listing_id = any (array(select a.listing_id from gone_alike a union select p.id from photographed p))
  where g.model_id = car.model_id and abs(g.year - car.year) <= 1
    and (g.seller_id = car.seller_id or not g.is_disputed);
$$;
revoke all on function private.adverts_of_car from public;

-- Returns the public events of a listing since it was this car: holds and decisions of staff are left out.
create function private.public_events(p_listing_id uuid)
returns setof private.advert_events
language sql stable
set search_path = ''
as $$
  select e.* from private.advert_events e
  where e.listing_id = p_listing_id
    and e.payload ->> 'kind' not in ('held', 'released', 'removed', 'other_car')
    and e.id > coalesce((
      select max(o.id) from private.advert_events o
      where o.listing_id = p_listing_id and o.payload ->> 'kind' = 'other_car'
    ), 0);
$$;
revoke all on function private.public_events from public;

-- Returns what public.advert_history does. Definer: the events are private; it repeats the policies of vehicles.
create function private.advert_history(p_vehicle_id uuid)
returns table (advert integer, is_this boolean, is_same_seller boolean, kind text, at timestamptz, value jsonb)
language sql stable security definer
set search_path = ''
as $$
  with events as (
    select
      e.id, a.listing_id, a.listing_id = v.id as is_this, a.seller_id = v.seller_id as is_same_seller,
      e.payload ->> 'kind' as kind, (e.payload ->> 'at')::timestamptz as at, e.payload -> 'value' as value
    from public.vehicles v
    cross join lateral private.adverts_of_car(v.id) a
    cross join lateral private.public_events(a.listing_id) e
    where v.id = p_vehicle_id
      and (v.listing_status = 'active' or v.seller_id in (select private.my_seller_ids()) or (select private.is_staff()))
  ),
  begun as (
    select events.listing_id, row_number() over (order by min(events.at), events.listing_id)::integer as advert
    from events group by events.listing_id
  ),
  latest as (
    select b.advert, e.* from events e join begun b on b.listing_id = e.listing_id
    order by e.at desc, e.id desc limit 200
  )
  select l.advert, l.is_this, l.is_same_seller, l.kind, l.at, l.value
  from latest l
  order by l.at, l.id;
$$;
revoke all on function private.advert_history from public;
grant execute on function private.advert_history to anon, authenticated, service_role;

create function public.advert_history(p_vehicle_id uuid)
returns table (advert integer, is_this boolean, is_same_seller boolean, kind text, at timestamptz, value jsonb)
language sql stable
set search_path = ''
as $$
  select * from private.advert_history(p_vehicle_id);
$$;
comment on function public.advert_history
  is 'Returns the public events of a car''s adverts here, oldest first, the last 200 at most: the number of the advert, '
  'whether it is this one and of the same seller. Of a vehicle not for sale for its seller and staff alone. For every role.';
revoke all on function public.advert_history from public, anon, authenticated;
grant execute on function public.advert_history to anon, authenticated, service_role;

-- Returns what public.advert_openings does. Definer: as above.
create function private.advert_openings(p_vehicle_id uuid)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select (
    select coalesce(jsonb_agg(jsonb_build_object(
      'sequence', e.sequence, 'salt', e.salt, 'payload', e.payload::text
    ) order by e.sequence), '[]')
    from private.public_events(v.id) e where e.sequence is not null
  )
  from public.vehicles v
  where v.id = p_vehicle_id and v.listing_status = 'active';
$$;
revoke all on function private.advert_openings from public;
grant execute on function private.advert_openings to anon, authenticated, service_role;

create function public.advert_openings(p_vehicle_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.advert_openings(p_vehicle_id);
$$;
comment on function public.advert_openings
  is 'Returns the chained public events of a vehicle for sale with their salts, which open the leaves of the chain; null '
  'of another. For every role.';
revoke all on function public.advert_openings from public, anon, authenticated;
grant execute on function public.advert_openings to anon, authenticated, service_role;

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
    ),
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
    'second_factors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', f.friendly_name, 'status', f.status, 'created_at', f.created_at
      ) order by f.created_at), '[]')
      from auth.mfa_factors f where f.user_id = person
    )
  );
end;
$$;

select private.begin_adverts();
