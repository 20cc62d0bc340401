-- With few results the vehicles that miss one filter alone are read once, for the counts and the relaxations.
drop function private.count_relaxations;

-- Returns the changes of the active filters and what each adds as a condition, in one order.
create function private.relaxation_steps(p private.prepared_filters, p_active text[])
returns table (step bigint, facet text, misses integer, change jsonb, condition text)
language sql stable
set search_path = ''
as $$
  select row_number() over (order by n, relaxed.step), p_active[n], 1 << (n - 1), relaxed.change,
    private.counted_condition(
      relaxed.condition, array(select jsonb_array_elements_text(relaxed.change -> 'features')), (p).terms
    )
  from generate_subscripts(p_active, 1) n,
    private.relaxations_of(p, p_active[n]) with ordinality as relaxed (change, condition, step);
$$;
revoke all on function private.relaxation_steps from public;

-- Returns the statement that counts the vehicles of a source by their misses, and those of each relaxation.
create function private.relaxation_statement(p private.prepared_filters, p_source text, p_active text[])
returns text
language sql stable
set search_path = ''
as $$
  select format(
    'select jsonb_object_agg(m.misses, to_jsonb(m)) from ('
    'select v.misses, count(*) as vehicles, array[%s]::bigint[] as relaxed from %s group by v.misses) m',
    string_agg(format('count(*) filter (where v.misses = %s and %s)', s.misses, s.condition), ', ' order by s.step),
    p_source
  )
  from private.relaxation_steps(p, p_active) s;
$$;
revoke all on function private.relaxation_statement from public;

-- Returns what relaxation_statement counted as relaxations: the changes that find more than p_total vehicles.
create function private.read_relaxations(
  p private.prepared_filters, p_active text[], p_total bigint, p_counts jsonb
)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('relaxations', coalesce(
    jsonb_agg(jsonb_build_object('facet', found.facet, 'change', found.change, 'vehicles', p_total + found.more)
      order by found.misses, found.step),
    '[]'
  ))
  from (
    select p_active[n] as facet, 1 << (n - 1) as misses, 0 as step, null::jsonb as change,
      (p_counts -> (1 << (n - 1))::text ->> 'vehicles')::bigint as more
    from generate_subscripts(p_active, 1) n
    union all
    select s.facet, s.misses, s.step, s.change, (p_counts -> s.misses::text -> 'relaxed' ->> (s.step - 1)::integer)::bigint
    from private.relaxation_steps(p, p_active) s
  ) found
  where found.more > 0;
$$;
revoke all on function private.read_relaxations from public;

-- As in 20261123020500_vehicle_facets.sql; for every role.
create or replace function private.count_facets(p_filters jsonb, p_facets text[], p_relax boolean)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  prepared    private.prepared_filters := private.prepare_filters(p_filters, null);
  source      text := 'private.counted_vehicles v cross join lateral (select v.verdict) as valuation';
  -- Every vehicle with the conditions that it misses, one bit each.
  judged      text;
  active      text[];
  conditions  text[];
  facets      text[];
  total       bigint;
  counts      jsonb;
  missed      jsonb;
  relaxed     jsonb;
  near_misses text;
  statement   text;
  is_few      boolean;
  fewest      integer;
  result      jsonb;
begin
  select
    coalesce(array_agg(given.facet), '{}'),
    coalesce(array_agg(private.counted_condition(given.condition, ((prepared).filters).features, (prepared).terms)), '{}')
  into active, conditions
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
    when facets = '{}' then format('select ''{}''::jsonb, count(*) from %s', source)
    else private.count_statement(source, facets)
  end
  into counts, total
  using (prepared).filters, (prepared).chosen, (prepared).named, (prepared).terms, (prepared).meant, (prepared).codes;
  counts := coalesce(counts, '{}');

  facets := array(select f from unnest(facets) f where f = any (active));
  is_few := p_relax and total < 6 and active <> '{}';
  if facets <> '{}' or is_few then
    near_misses := 'near_misses v cross join lateral (select v.verdict) as valuation';
    statement := format(
      'select (%s), (%s)',
      case when facets <> '{}' then private.miss_statement(near_misses, active, facets) else 'null' end,
      case when is_few then private.relaxation_statement(prepared, near_misses, active) else 'null' end
    );
    -- What misses one condition alone is read once for both counts, with only the columns that they name.
    execute format(
      'with near_misses as %s (select %s v.misses from %s where v.misses in (%s)) %s',
      case when is_few then 'materialized' else 'not materialized' end,
      (select string_agg(format('v.%I, ', attname), '') from pg_catalog.pg_attribute
       where attrelid = 'private.counted_vehicles'::regclass and attnum > 0 and strpos(statement, 'v.' || attname) > 0),
      judged, (select string_agg((1 << n - 1)::text, ', ') from generate_subscripts(active, 1) n), statement
    )
    into missed, relaxed
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

  if is_few then
    result := result || private.read_relaxations(prepared, active, total, relaxed);
    if result -> 'relaxations' = '[]' then
      execute format(
        'select v.misses from %s where v.misses > 0 order by bit_count(v.misses::bit(32)), v.misses limit 1', judged
      )
      into fewest
      using (prepared).filters, (prepared).chosen, (prepared).named, (prepared).terms, (prepared).meant, (prepared).codes;
      result := result || jsonb_build_object('missed', array(
        select active[n] from generate_subscripts(active, 1) n where fewest & (1 << n - 1) > 0
      ));
    end if;
  end if;
  return result;
end;
$$;
