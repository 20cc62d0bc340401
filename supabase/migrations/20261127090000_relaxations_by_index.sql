-- A count without choices, and what misses one filter alone, are read by the indexes of vehicles: a list with few
-- results reads few rows, however many vehicles there are. As in 20261123053000_near_misses.sql otherwise.

create or replace function private.relaxation_steps(p private.prepared_filters, p_active text[])
returns table (step bigint, facet text, misses integer, change jsonb, condition text)
language sql stable
set search_path = ''
as $$
  select row_number() over (order by n, relaxed.step), p_active[n], 1 << (n - 1), relaxed.change, relaxed.condition
  from generate_subscripts(p_active, 1) n,
    private.relaxations_of(p, p_active[n]) with ordinality as relaxed (change, condition, step);
$$;

-- Counts what misses one of the conditions alone, and of that what each relaxed filter finds, by the condition's bit.
create function private.count_relaxations(p private.prepared_filters, p_active text[], p_conditions text[])
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  statement text := private.relaxation_statement(p, 'near_misses v', p_active);
  columns   text;
  counts    jsonb;
begin
  -- Only those that the statement names.
  select string_agg(format('v.%I, ', attname), '') into columns
  from pg_catalog.pg_attribute
  where attrelid = 'public.vehicles'::regclass and attnum > 0 and not attisdropped
    and strpos(statement, 'v.' || attname) > 0;
  execute format('with near_misses as materialized (%s) %s', (
    select string_agg(format(
      'select %s %s as misses from public.vehicles v'
      ' left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id where %s',
      columns, 1 << n - 1, array_to_string(
        array['v.listing_status = ''active''', format('(%s) is not true', p_conditions[n])]
          || p_conditions[:n - 1] || p_conditions[n + 1:], ' and ')
    ), ' union all ')
    from generate_subscripts(p_active, 1) n
  ), statement)
  into counts
  using (p).filters, (p).chosen, (p).named, (p).terms, (p).meant, (p).codes;
  return counts;
end;
$$;
revoke all on function private.count_relaxations from public;

-- Returns the bits of the first two conditions that some vehicle misses alone; null if none does.
create function private.missed_pair(p private.prepared_filters, p_conditions text[])
returns integer
language plpgsql stable
set search_path = ''
as $$
declare
  is_missed boolean;
begin
  for later in 2..coalesce(cardinality(p_conditions), 0) loop
    for earlier in 1..later - 1 loop
      execute format(
        'select exists (select from public.vehicles v'
        ' left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id where %s)',
        array_to_string(
          array['v.listing_status = ''active''', format('(%s) is not true', p_conditions[earlier]),
                format('(%s) is not true', p_conditions[later])]
            || p_conditions[:earlier - 1] || p_conditions[earlier + 1:later - 1] || p_conditions[later + 1:], ' and ')
      )
      into is_missed
      using (p).filters, (p).chosen, (p).named, (p).terms, (p).meant, (p).codes;
      if is_missed then
        return (1 << earlier - 1) + (1 << later - 1);
      end if;
    end loop;
  end loop;
  return null;
end;
$$;
revoke all on function private.missed_pair from public;

create or replace function private.count_facets(p_filters jsonb, p_facets text[], p_relax boolean)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  prepared   private.prepared_filters := private.prepare_filters(p_filters, null);
  source     text := 'private.counted_vehicles v cross join lateral (select v.verdict) as valuation';
  -- Every vehicle with the conditions that it misses, one bit each.
  judged     text;
  active     text[];
  listed     text[];
  conditions text[];
  facets     text[];
  total      bigint;
  counts     jsonb;
  missed     jsonb;
  is_few     boolean;
  fewest     integer;
  result     jsonb;
begin
  select
    coalesce(array_agg(given.facet), '{}'),
    coalesce(array_agg(given.condition), '{}'),
    coalesce(array_agg(private.counted_condition(given.condition, ((prepared).filters).features, (prepared).terms)), '{}')
  into active, listed, conditions
  from private.filter_conditions(prepared) given;
  judged := format(
    '(select v.*, %s as misses from %s offset 0) v cross join lateral (select v.verdict) as valuation',
    coalesce((select string_agg(format('case when %s then 0 else %s end', conditions[n], 1 << n - 1), ' + ')
     from generate_subscripts(conditions, 1) n), '0'),
    source
  );
  source := concat_ws(' where ', source, nullif(array_to_string(conditions, ' and '), ''));

  facets := array(select distinct f from unnest(p_facets) f where private.facet_expression(f) is not null);
  execute case
    when facets <> '{}' then private.count_statement(source, facets)
    else format(
      'select ''{}''::jsonb, count(*) from public.vehicles v'
      ' left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id where %s',
      array_to_string('v.listing_status = ''active'''::text || listed, ' and ')
    )
  end
  into counts, total
  using (prepared).filters, (prepared).chosen, (prepared).named, (prepared).terms, (prepared).meant, (prepared).codes;
  counts := coalesce(counts, '{}');

  facets := array(select f from unnest(facets) f where f = any (active));
  if facets <> '{}' then
    execute private.miss_statement(judged, active, facets)
    into missed
    using (prepared).filters, (prepared).chosen, (prepared).named, (prepared).terms, (prepared).meant, (prepared).codes,
          counts - array(select f from jsonb_object_keys(counts) f where f <> all (facets));
    counts := counts || coalesce(missed, '{}');
  end if;
  result := jsonb_build_object('total', total, 'counts', counts, 'relaxations', '[]'::jsonb);

  if 'features' = any (p_facets) then
    execute format(
      'select jsonb_object_agg(c.feature, c.vehicles) from unnest(private.offered_features(), (select array[%s] from %s))'
      ' as c (feature, vehicles)',
      (select string_agg(format('count(*) filter (where v.feature_bits & %s <> 0)', 1::bigint << n - 1), ', ' order by n)
       from generate_subscripts(private.offered_features(), 1) n),
      source
    )
    into counts
    using (prepared).filters, (prepared).chosen, (prepared).named, (prepared).terms, (prepared).meant, (prepared).codes;
    result := result || jsonb_build_object('features', coalesce(counts, '{}'));
  end if;

  is_few := p_relax and total < 6 and active <> '{}';
  if is_few then
    counts := private.count_relaxations(prepared, active, listed);
    result := result || private.read_relaxations(prepared, active, total, counts);
    if result -> 'relaxations' = '[]' then
      fewest := private.missed_pair(prepared, listed);
      if fewest is null then
        execute format(
          'select v.misses from %s where v.misses > 0 order by bit_count(v.misses::bit(32)), v.misses limit 1', judged
        )
        into fewest
        using (prepared).filters, (prepared).chosen, (prepared).named, (prepared).terms, (prepared).meant, (prepared).codes;
      end if;
      result := result || jsonb_build_object('missed', array(
        select active[n] from generate_subscripts(active, 1) n where fewest & (1 << n - 1) > 0
      ));
    end if;
  end if;
  return result;
end;
$$;
