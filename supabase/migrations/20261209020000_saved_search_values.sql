-- Limits the values of a saved search, so that no search holds up the matching of all others.
set lock_timeout = '4s';

-- Returns the keys under which a search is found; none if no car can match.
create or replace function private.keys_of_search(p private.prepared_filters)
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

-- Compiles a search. Raises 22P02 or 22023 for filters that search_vehicles would refuse, and 22023 for more values than
-- a list of the site has, as each is compared with each changed car. The condition is that of the list
-- (private.filter_conditions), with columns of `w` in place of its parameters.
create or replace function private.plan_search(p_id uuid, p_filters jsonb)
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

-- Compiles up to p_limit stale searches again and returns how many. One whose filters are refused by now is paused.
create or replace function private.replan_searches(p_limit integer)
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

-- Compares changed listings with the searches; see public.match_changed_listings. A call is one transaction under a lock:
-- one that is stopped changes nothing, two at once follow each other.
--
-- A car comes into a search if it matches now and did not before the first change since the search was last compared. A
-- pair that was told or seen is not new again while its row is kept; a car that left untold may come again.
--
-- Keys yield the pairs to compare, so that the cost grows with near matches; one statement compares all searches of a
-- shape. Definer: no role has rights on the functions of the filters.
create or replace function private.match_changed_listings(p_limit integer)
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
