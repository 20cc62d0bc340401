-- Defines how saved searches find new cars: the plan and the keys that a search's filters become, the queue of changed
-- listings that triggers fill, and `match_changed_listings`, which finds what came into which search.

-- Has what a search compiles to: `shape` is the condition of its list, and its values are the fields of
-- private.prepared_filters. Searches with the same filters set share a shape, and one statement compares all of them.
create table private.search_plans (
  search_id uuid     not null,
  shape     text     not null,
  filters   public.vehicle_filters not null,
  chosen    uuid[],
  named     uuid[],
  terms     private.search_term[],
  meant     uuid[],
  codes     text[],
  year      smallint not null,
  is_stale  boolean  not null default false,
  constraint search_plans_pkey           primary key (search_id),
  constraint search_plans_search_id_fkey foreign key (search_id) references public.saved_searches (id) on delete cascade
);
comment on table private.search_plans is
  'The compiled saved searches. `year` is that of the emission rule; a plan becomes stale when models change.';

create index search_plans_stale_idx on private.search_plans (search_id) where is_stale;
create index search_plans_year_idx on private.search_plans (year);

-- Has under which keys a search is found: those of its narrowest filter (seller, models, postcode areas, body types,
-- fuels, else '*'), with its ranges. A changed car is compared only with searches under its own keys.
create table private.search_keys (
  key         text    not null,
  search_id   uuid    not null,
  price_min   integer not null,
  price_max   integer not null,
  year_min    integer not null,
  year_max    integer not null,
  mileage_max integer not null,
  constraint search_keys_pkey           primary key (search_id, key),
  constraint search_keys_search_id_fkey foreign key (search_id) references public.saved_searches (id) on delete cascade
);

create index search_keys_key_idx on private.search_keys (key, price_max)
  include (price_min, year_min, year_max, mileage_max, search_id);

-- Stores each change of a listing until it is matched, with what a search could see of it before.
create table private.changed_listings (
  id         bigint      not null generated always as identity,
  vehicle_id uuid        not null,
  changed_at timestamptz not null default clock_timestamp(),
  before     jsonb,
  constraint changed_listings_pkey primary key (id)
);
comment on table private.changed_listings is
  'The queue of match_changed_listings, filled by triggers while a search is watched. `before` is null for a new car.';

create index changed_listings_vehicle_id_idx on private.changed_listings (vehicle_id);

-- Returns all that a condition of a search reads of a listing, its verdict and road tax too. Only the status and the
-- price of one that is not for sale count.
create function private.listing_state(p_vehicle public.vehicles)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('id', (p_vehicle).id, 'listing_status', (p_vehicle).listing_status, 'price', (p_vehicle).price)
    || case when (p_vehicle).listing_status <> 'active' then '{}' else jsonb_build_object(
      'seller_id', (p_vehicle).seller_id, 'model_id', (p_vehicle).model_id, 'trim', (p_vehicle).trim,
      'year', (p_vehicle).year, 'mileage', (p_vehicle).mileage, 'fuel_type', (p_vehicle).fuel_type,
      'transmission', (p_vehicle).transmission, 'body_type', (p_vehicle).body_type,
      'engine_size', (p_vehicle).engine_size, 'doors', (p_vehicle).doors, 'seats', (p_vehicle).seats,
      'colour', (p_vehicle).colour, 'owners', (p_vehicle).owners, 'service_history', (p_vehicle).service_history,
      'features', (p_vehicle).features, 'outward_code', (p_vehicle).outward_code,
      'seller_type', (p_vehicle).seller_type,
      'verdict', (select g.verdict from public.vehicle_valuations g where g.vehicle_id = (p_vehicle).id),
      'tax', (
        select coalesce(c.tax_typical, c.tax_high) from public.vehicle_running_costs c where c.vehicle_id = (p_vehicle).id
      )
    ) end;
$$;
revoke all on function private.listing_state from public;

-- Returns whether changed listings are compared with any search: if not, the triggers queue nothing.
create function private.has_watched_searches()
returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.saved_searches s where s.watched_since is not null);
$$;
revoke all on function private.has_watched_searches from public;

-- Trigger: queues a listing that is for sale now or was before. Definer: the queue is private.
create function private.queue_changed_listing()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.has_watched_searches() then
    insert into private.changed_listings (vehicle_id, before)
    values (new.id, case when tg_op = 'UPDATE' then private.listing_state(old) end);
  end if;
  return null;
end;
$$;
revoke all on function private.queue_changed_listing from public;

-- The names come before those of the triggers that change the verdict and the costs, because these queue their own
-- change, and the oldest state counts.
create trigger changed_listing_inserted
  after insert on public.vehicles
  for each row
  when (new.listing_status = 'active')
  execute function private.queue_changed_listing();

create trigger changed_listing
  after update on public.vehicles
  for each row
  when (
    (old.listing_status = 'active' or new.listing_status = 'active')
    and row (
      old.listing_status, old.model_id, old.features, old.price, old.mileage, old.fuel_type, old.transmission,
      old.body_type, old.seller_type, old.year, old.doors, old.seats, old.owners, old.colour, old.service_history,
      old.engine_size, old.trim, old.outward_code, old.seller_id
    ) is distinct from row (
      new.listing_status, new.model_id, new.features, new.price, new.mileage, new.fuel_type, new.transmission,
      new.body_type, new.seller_type, new.year, new.doors, new.seats, new.owners, new.colour, new.service_history,
      new.engine_size, new.trim, new.outward_code, new.seller_id
    )
  )
  execute function private.queue_changed_listing();

-- Trigger: queues a listing whose verdict changed. Definer: the queue is private.
create function private.queue_changed_verdict()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  vehicle constant uuid := case when tg_op = 'DELETE' then old.vehicle_id else new.vehicle_id end;
  earlier constant public.price_verdict := case when tg_op <> 'INSERT' then old.verdict end;
begin
  if private.has_watched_searches() then
    insert into private.changed_listings (vehicle_id, before)
    select v.id, private.listing_state(v) || jsonb_build_object('verdict', earlier)
    from public.vehicles v where v.id = vehicle and v.listing_status = 'active';
  end if;
  return null;
end;
$$;
revoke all on function private.queue_changed_verdict from public;

create trigger changed_listing_verdict_set
  after insert or delete on public.vehicle_valuations
  for each row execute function private.queue_changed_verdict();

create trigger changed_listing_verdict
  after update on public.vehicle_valuations
  for each row
  when (old.verdict is distinct from new.verdict)
  execute function private.queue_changed_verdict();

-- Trigger: queues a listing whose road tax changed. Definer: the queue is private.
create function private.queue_changed_tax()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  vehicle constant uuid := case when tg_op = 'DELETE' then old.vehicle_id else new.vehicle_id end;
  earlier constant integer := case when tg_op <> 'INSERT' then coalesce(old.tax_typical, old.tax_high) end;
begin
  if private.has_watched_searches() then
    insert into private.changed_listings (vehicle_id, before)
    select v.id, private.listing_state(v) || jsonb_build_object('tax', earlier)
    from public.vehicles v where v.id = vehicle and v.listing_status = 'active';
  end if;
  return null;
end;
$$;
revoke all on function private.queue_changed_tax from public;

create trigger changed_listing_tax_set
  after insert or delete on public.vehicle_running_costs
  for each row execute function private.queue_changed_tax();

create trigger changed_listing_tax
  after update on public.vehicle_running_costs
  for each row
  when (coalesce(old.tax_typical, old.tax_high) is distinct from coalesce(new.tax_typical, new.tax_high))
  execute function private.queue_changed_tax();

-- Returns the models that alone can match, or null where others can.
create function private.models_of_search(p private.prepared_filters)
returns uuid[]
language plpgsql stable
set search_path = ''
as $$
declare
  models uuid[] := (p).chosen;
  term   private.search_term;
  meant  uuid[];
begin
  if ((p).filters).search is null then
    return models;
  end if;
  if (p).terms is null then
    meant := (p).named;
  elsif (p).meant is not null then
    meant := (p).named || (p).meant;
  else
    -- A car matches every term, unless its name contains the text.
    foreach term in array (p).terms loop
      if term.models is not null and jsonb_strip_nulls(to_jsonb(term)) - 'models' = '{}' then
        meant := (p).named || array(
          select m.id from unnest(term.models) m (id) where meant is null or m.id = any (meant)
        );
      end if;
    end loop;
  end if;
  return case
    when meant is null then models
    when models is null then meant
    else array(select m.id from unnest(models) m (id) where m.id = any (meant))
  end;
end;
$$;
revoke all on function private.models_of_search from public;

-- Returns the keys under which a search is found; none if no car can match.
create function private.keys_of_search(p private.prepared_filters)
returns text[]
language plpgsql stable
set search_path = ''
as $$
declare
  f      constant public.vehicle_filters := (p).filters;
  models constant uuid[] := private.models_of_search(p);
begin
  return case
    when f.seller_id is not null then array['s:' || f.seller_id]
    when cardinality(models) <= 300 then array(select distinct 'm:' || m from unnest(models) m where m is not null)
    when f.radius_miles is not null then
      array(select distinct 'a:' || regexp_replace(code, '[0-9].*$', '') from unnest((p).codes) code)
    when f.body_types is not null then array(select distinct 'b:' || body from unnest(f.body_types) body where body is not null)
    when f.fuels is not null then array(select distinct 'f:' || fuel from unnest(f.fuels) fuel where fuel is not null)
    else array['*']
  end;
end;
$$;
revoke all on function private.keys_of_search from public;

-- Compiles a search. Raises 22P02 or 22023 for filters that search_vehicles would refuse, and 22023 for more values than
-- a list of the site has, as each is compared with each changed car. The condition is that of the list
-- (private.filter_conditions), with columns of `w` in place of its parameters.
create function private.plan_search(p_id uuid, p_filters jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  prepared constant private.prepared_filters := private.prepare_filters(p_filters, null);
  f        public.vehicle_filters := (prepared).filters;
  highest  constant integer := 2147483647;
  shape    text;
begin
  -- Ids do not count: the site excludes a model by the ids of all others.
  if (
    select count(*) > 1500 from jsonb_path_query(p_filters, 'strict $.**') value
    where jsonb_typeof(value) not in ('object', 'array') and char_length(value #>> '{}') <> 36
  ) then
    raise exception 'Too many values of a saved search' using errcode = '22023';
  end if;
  select coalesce(string_agg(given.condition, ' and '), 'true') into shape
  from private.filter_conditions(prepared) given;
  for n in 1..6 loop
    shape := replace(shape, '$' || n, 'w.' || (array['filters', 'chosen', 'named', 'terms', 'meant', 'codes'])[n]);
  end loop;

  -- No condition reads these, and each comparison would carry them.
  f.search := null;
  f.terms := null;
  f.make_ids := null;
  f.model_ids := null;
  insert into private.search_plans values (
    p_id, shape, f, (prepared).chosen, (prepared).named, (prepared).terms, (prepared).meant, (prepared).codes,
    extract(year from now()), false
  )
  on conflict (search_id) do update set (shape, filters, chosen, named, terms, meant, codes, year, is_stale) = row (
    excluded.shape, excluded.filters, excluded.chosen, excluded.named, excluded.terms, excluded.meant, excluded.codes,
    excluded.year, excluded.is_stale
  );
  delete from private.search_keys where search_id = p_id;
  insert into private.search_keys (key, search_id, price_min, price_max, year_min, year_max, mileage_max)
  select key, p_id, coalesce(f.price_min, 0), coalesce(f.price_max, highest), coalesce(f.year_min, 0),
    coalesce(f.year_max, highest), coalesce(f.mileage_max, highest)
  from unnest(private.keys_of_search(prepared)) key;
end;
$$;
revoke all on function private.plan_search from public;

-- Trigger: compiles a search as it is saved. Definer: the plans are private.
create function private.plan_saved_search()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.plan_search(new.id, new.filters);
  return null;
end;
$$;
revoke all on function private.plan_saved_search from public;

create trigger plan_saved_search
  after insert on public.saved_searches
  for each row execute function private.plan_saved_search();

-- Trigger: the models that a search means may be others now. Definer: the plans are private.
create function private.outdate_search_plans()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.search_plans set is_stale = true
  where not is_stale and num_nonnulls(chosen, named) > 0;
  return null;
end;
$$;
revoke all on function private.outdate_search_plans from public;

create trigger outdate_search_plans
  after insert or delete or update on public.vehicle_models
  for each statement execute function private.outdate_search_plans();

-- Compiles up to p_limit stale searches again and returns how many. One whose filters are refused by now is paused.
create function private.replan_searches(p_limit integer)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  search  record;
  planned integer := 0;
begin
  for search in
    select s.id, s.filters from private.search_plans plan
    join public.saved_searches s on s.id = plan.search_id
    where plan.is_stale or plan.year < extract(year from now())::smallint
    limit p_limit for update of plan skip locked
  loop
    planned := planned + 1;
    begin
      perform private.plan_search(search.id, search.filters);
    -- One search must not hold up all others.
    exception when data_exception or integrity_constraint_violation or feature_not_supported or program_limit_exceeded then
      update private.search_plans set is_stale = false, year = extract(year from now()), shape = 'false'
      where search_id = search.id;
      update public.saved_searches set is_paused = true where id = search.id;
    end;
  end loop;
  return planned;
end;
$$;
revoke all on function private.replan_searches from public;

-- Compares changed listings with the searches; see public.match_changed_listings. A call is one transaction under a lock:
-- one that is stopped changes nothing, two at once follow each other.
--
-- A car comes into a search if it matches now and did not before the first change since the search was last compared. A
-- pair that was told or seen is not new again while its row is kept; a car that left untold may come again.
--
-- Keys yield the pairs to compare, so that the cost grows with near matches; one statement compares all searches of a
-- shape. Definer: no role has rights on the functions of the filters.
create function private.match_changed_listings(p_limit integer)
returns integer
language plpgsql security definer
set search_path = ''
-- A plan made without the length of a batch compares each of its rows with each row of a new table.
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  batch    private.changed_listings[];
  -- These are the vehicles as they were before each change.
  earlier  public.vehicles[];
  wanted   record;
  searches uuid[];
  changes  bigint[];
  news     boolean[];
  -- These have all pairs that match now.
  hit_searches uuid[] := '{}';
  hit_changes  bigint[] := '{}';
  told_of      uuid[] := '{}';
begin
  perform pg_advisory_xact_lock(hashtextextended('match_changed_listings', 0));
  -- Each list is read once: as a subquery of the condition it might be read for each row.
  with late as materialized (
    select s.id from public.saved_searches s
    where s.confirmed_at is null and s.created_at < now() - interval '7 days'
    limit 100 for update skip locked
  )
  delete from public.saved_searches s using late where s.id = late.id;
  with late as materialized (
    select m.search_id, m.vehicle_id from public.saved_search_matches m
    where m.matched_at < now() - interval '90 days'
    limit 1000 for update skip locked
  )
  delete from public.saved_search_matches m using late
  where m.search_id = late.search_id and m.vehicle_id = late.vehicle_id;
  if private.replan_searches(1000) = 1000 then
    return 1000;
  end if;

  with taken as (
    delete from private.changed_listings
    where vehicle_id in (select c.vehicle_id from private.changed_listings c order by c.id limit p_limit)
    returning *
  )
  select array_agg(row (t.id, t.vehicle_id, t.changed_at, t.before)::private.changed_listings order by t.id) into batch
  from taken t;
  if batch is null then
    return 0;
  end if;

  select array_agg(jsonb_populate_record(null::public.vehicles, c.before) order by c.n) into earlier
  from unnest(batch) with ordinality as c (id, vehicle_id, changed_at, before, n);
  for wanted in
    select plan.shape, array_agg(s.id) as searches, array_agg(c.vehicle_id) as vehicles, array_agg(c.n) as changes
    from (
      select change.*, lag(change.changed_at) over (partition by change.vehicle_id order by change.id) as previous
      from unnest(batch) with ordinality as change (id, vehicle_id, changed_at, before, n)
    ) c
    join public.vehicles v on v.id = c.vehicle_id and v.listing_status = 'active'
    join private.search_keys k
      on k.key = any (array[
        '*', 's:' || v.seller_id, 'm:' || v.model_id, 'a:' || regexp_replace(v.outward_code, '[0-9].*$', ''),
        'b:' || v.body_type, 'f:' || v.fuel_type
      ])
      and v.price between k.price_min and k.price_max and v.year between k.year_min and k.year_max
      and coalesce(v.mileage, 0) <= k.mileage_max
    join public.saved_searches s on s.id = k.search_id
      and s.watched_since < c.changed_at and (c.previous is null or s.watched_since >= c.previous)
    join private.search_plans plan on plan.search_id = s.id
    group by plan.shape
  loop
    execute format(
      $statement$
        with w as materialized (
          -- Another array is read from its compressed form once, not for each pair.
          select plan.search_id, row ((plan.filters).*)::public.vehicle_filters as filters,
            plan.chosen || '{}' as chosen, plan.named || '{}' as named,
            plan.terms || '{}'::private.search_term[] as terms, plan.meant || '{}' as meant, plan.codes || '{}' as codes
          from private.search_plans plan where plan.search_id = any ($1)
        )
        select array_agg(pair.search_id), array_agg(pair.n), array_agg(not exists (
          select
          from (select earlier.*) v,
            (select (c.before ->> 'verdict')::public.price_verdict as verdict) valuation
          where v.listing_status = 'active' and (%s)
        ))
        from unnest($1, $2, $3) as pair (search_id, vehicle_id, n)
        join w on w.search_id = pair.search_id
        join public.vehicles v on v.id = pair.vehicle_id
        join unnest($4) with ordinality as c (id, vehicle_id, changed_at, before, n) on c.n = pair.n
        join unnest($5) with ordinality as earlier on earlier.ordinality = pair.n
        left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id
        where v.listing_status = 'active' and (%s)
      $statement$,
      -- The road tax of before stands with the rest.
      replace(
        wanted.shape, 'public.vehicle_running_costs costs',
        '(select v.id as vehicle_id, null::integer as tax_typical, (c.before ->> ''tax'')::integer as tax_high) costs'
      ),
      wanted.shape
    )
    into searches, changes, news
    using wanted.searches, wanted.vehicles, wanted.changes, batch, earlier;
    continue when searches is null;

    insert into public.saved_search_matches (search_id, vehicle_id, reason, old_price)
    select found.search_id, v.id,
      case
        when c.before is null or c.before ->> 'listing_status' in ('draft', 'held') then 'listed'
        when c.before ->> 'listing_status' <> 'active' then 'back'
        when v.price < (c.before ->> 'price')::integer then 'reduced'
        else 'changed'
      end::public.match_reason,
      case when v.price < (c.before ->> 'price')::integer and c.before ->> 'listing_status' not in ('draft', 'held')
        then (c.before ->> 'price')::integer end
    from unnest(searches, changes, news) as found (search_id, n, is_new)
    join unnest(batch) with ordinality as c (id, vehicle_id, changed_at, before, n) on c.n = found.n
    join public.vehicles v on v.id = c.vehicle_id
    where found.is_new
    on conflict do nothing;
    hit_searches := hit_searches || searches;
    hit_changes := hit_changes || changes;
    -- These have untold cars too that left and came back, and whose mail has become needless meanwhile.
    told_of := told_of || array(select distinct id from unnest(searches) id);
  end loop;

  delete from public.saved_search_matches where (search_id, vehicle_id) in (
    select m.search_id, m.vehicle_id
    from unnest(batch) c
    join public.saved_search_matches m on m.vehicle_id = c.vehicle_id
    join public.saved_searches s on s.id = m.search_id
    where m.told_at is null and m.seen_at is null and s.watched_since < c.changed_at
    except
    select hit.search_id, c.vehicle_id
    from unnest(hit_searches, hit_changes) as hit (search_id, n)
    join unnest(batch) with ordinality as c (id, vehicle_id, changed_at, before, n) on c.n = hit.n
  );
  perform private.queue_search_mails(told_of);
  return (select count(distinct c.vehicle_id) from unnest(batch) c);
end;
$$;
revoke all on function private.match_changed_listings from public;
grant execute on function private.match_changed_listings to service_role;

create function public.match_changed_listings(p_limit integer default 500)
returns integer
language sql
set search_path = ''
as $$
  select private.match_changed_listings(p_limit);
$$;
comment on function public.match_changed_listings
  is 'Compares up to p_limit changed listings with the saved searches, queues the mails about what came in, and returns '
  'how many it took; 0 when none waits. Deletes searches not confirmed for 7 days and matches of 90 days ago. For the '
  'server only.';
revoke all on function public.match_changed_listings from public, anon, authenticated;
grant execute on function public.match_changed_listings to service_role;
