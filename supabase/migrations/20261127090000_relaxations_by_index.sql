-- A count without choices, and what misses one filter or two, are read by the indexes of vehicles, where the whole of
-- vehicle_facets was read before: most filters leave few rows. As in 20261123053000_near_misses.sql otherwise.

-- Counts what misses one of the conditions alone, and of that what each relaxed filter finds, by the condition's bit.
create function private.count_relaxations(
  p private.prepared_filters, p_active text[], p_source text, p_conditions text[]
)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  near_misses text;
  counts      jsonb;
begin
  select string_agg(format(
    'select v.*, %s as misses from %s where %s', 1 << n - 1, p_source,
    array_to_string(
      format('(%s) is not true', p_conditions[n]) || p_conditions[:n - 1] || p_conditions[n + 1:], ' and '
    )
  ), ' union all ')
  into near_misses
  from generate_subscripts(p_active, 1) n;
  execute private.relaxation_statement(p, format('(%s) v', near_misses), p_active)
  into counts
  using (p).filters, (p).chosen, (p).named, (p).terms, (p).meant, (p).codes;
  return counts;
end;
$$;
revoke all on function private.count_relaxations from public;

-- Returns the bits of the first two conditions that some vehicle misses alone; null if none does, or if all vehicles
-- are read faster than the pairs are tried.
create function private.missed_pair(p private.prepared_filters, p_source text, p_conditions text[])
returns integer
language plpgsql stable
set search_path = ''
as $$
declare
  started constant timestamptz := clock_timestamp();
  misses  bigint;
begin
  for later in 2..cardinality(p_conditions) loop
    for earlier in 1..later - 1 loop
      if clock_timestamp() - started > interval '200 milliseconds' then
        return null;
      end if;
      -- A count: where nothing is found, "exists" takes the plan that finds the first row soonest.
      execute format(
        'select count(*) from %s where %s', p_source,
        array_to_string(
          array[format('(%s) is not true', p_conditions[earlier]), format('(%s) is not true', p_conditions[later])]
            || p_conditions[:earlier - 1] || p_conditions[earlier + 1:later - 1] || p_conditions[later + 1:], ' and ')
      )
      into misses
      using (p).filters, (p).chosen, (p).named, (p).terms, (p).meant, (p).codes;
      if misses > 0 then
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
  prepared    private.prepared_filters := private.prepare_filters(p_filters, null);
  counted     text := 'private.counted_vehicles v cross join lateral (select v.verdict) as valuation';
  -- The same vehicles with indexes, but without the bits of features, which are slow to compare as texts.
  indexed     text := '(select * from public.vehicles where listing_status = ''active'') v'
                      ' left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id';
  has_indexes boolean;
  -- The one that a count without choices reads.
  source      text;
  -- Every vehicle with the conditions that it misses, one bit each.
  judged      text;
  matching    text;
  active      text[];
  conditions  text[];
  facets      text[];
  total       bigint;
  counts      jsonb;
  missed      jsonb;
  is_few      boolean;
  fewest      integer;
  result      jsonb;
begin
  select
    coalesce(array_agg(given.facet), '{}'),
    coalesce(array_agg(judge.condition), '{}'),
    coalesce(bool_and(judge.condition = given.condition), true)
  into active, conditions, has_indexes
  from private.filter_conditions(prepared) given,
    private.counted_condition(given.condition, ((prepared).filters).features, (prepared).terms) as judge (condition);
  source := case when has_indexes then indexed else counted end;
  judged := format(
    '(select v.*, %s as misses from %s offset 0) v cross join lateral (select v.verdict) as valuation',
    coalesce((select string_agg(format('case when %s then 0 else %s end', conditions[n], 1 << n - 1), ' + ')
     from generate_subscripts(conditions, 1) n), '0'),
    counted
  );
  matching := coalesce(' where ' || nullif(array_to_string(conditions, ' and '), ''), '');

  facets := array(select distinct f from unnest(p_facets) f where private.facet_expression(f) is not null);
  execute case
    when facets = '{}' then format('select ''{}''::jsonb, count(*) from %s%s', source, matching)
    else private.count_statement(counted || matching, facets)
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
      'select jsonb_object_agg(c.feature, c.vehicles) from unnest(private.offered_features(), (select array[%s] from %s%s))'
      ' as c (feature, vehicles)',
      (select string_agg(format('count(*) filter (where v.feature_bits & %s <> 0)', 1::bigint << n - 1), ', ' order by n)
       from generate_subscripts(private.offered_features(), 1) n),
      counted, matching
    )
    into counts
    using (prepared).filters, (prepared).chosen, (prepared).named, (prepared).terms, (prepared).meant, (prepared).codes;
    result := result || jsonb_build_object('features', coalesce(counts, '{}'));
  end if;

  is_few := p_relax and total < 6 and active <> '{}';
  if is_few then
    -- Without a feature that nobody offers the others may be compared by their bits.
    if exists (select from private.relaxation_steps(prepared, active) s where strpos(s.condition, 'v.feature_bits') > 0) then
      has_indexes := false;
      source := counted;
    end if;
    counts := private.count_relaxations(prepared, active, source, conditions);
    result := result || private.read_relaxations(prepared, active, total, counts);
    if result -> 'relaxations' = '[]' then
      if has_indexes then
        fewest := private.missed_pair(prepared, source, conditions);
      end if;
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
