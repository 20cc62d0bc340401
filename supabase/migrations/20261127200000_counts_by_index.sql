-- The counts beside a list's choices read by two indexes the vehicles that the filters leave, where they read all
-- vehicles for sale twice before. So does the count of a list with features, which read them from each vehicle.

-- Counts read these indexes alone, except those by trim, seller, road tax and features that no list offers.
create index vehicle_facets_kind_idx on private.vehicle_facets (fuel_type, transmission, body_type, price)
  include (
    model_id, year, mileage, feature_bits, seller_type, verdict, doors, seats, owners, colour, service_history,
    engine_size, outward_code
  );
drop index private.vehicle_facets_model_id_idx;
create index vehicle_facets_model_id_price_idx on private.vehicle_facets (model_id, price)
  include (
    year, mileage, fuel_type, transmission, body_type, feature_bits, seller_type, verdict, doors, seats, owners, colour,
    service_history, engine_size, outward_code
  );
-- Rows written since the last vacuum are read from the table too.
alter table private.vehicle_facets set (
  autovacuum_vacuum_scale_factor = 0.005, autovacuum_vacuum_insert_scale_factor = 0.005
);

-- Returns what counts read for conditions: the narrow rows, and the vehicles only where a condition names something of
-- theirs. A join that is left out in planning keeps an index from being read alone.
create function private.counted_source(p_conditions text[])
returns text
language sql immutable
set search_path = ''
as $$
  select case
    when array_to_string(p_conditions, ' ') ~ 'v[.](features|id)\M' then 'private.counted_vehicles'
    else 'private.vehicle_facets'
  end || ' v cross join lateral (select v.verdict) as valuation';
$$;
revoke all on function private.counted_source from public;

-- Returns what the conditions of p_active leave of fuels, transmissions and body types, for vehicle_facets_kind_idx: a
-- column that has no condition is listed in full where one after it has, as the index is read by its first columns. Of
-- the facet p_missed it lists what its own condition excludes.
create function private.kind_condition(p private.prepared_filters, p_active text[], p_missed text default '')
returns text
language sql stable
set search_path = ''
as $$
  select coalesce(string_agg(
    format('v.%I = any (%L)', kind.name, array(select unnest(kind.every) except select unnest(kind.chosen))), ' and '
  ), 'true')
  from (values
    ('fuel', 'fuel_type', enum_range(null::public.fuel_type)::text[], ((p).filters).fuels::text[],
      '{transmission,bodyType,price,search}'::text[]),
    ('transmission', 'transmission', enum_range(null::public.transmission_type)::text[], ((p).filters).transmissions::text[],
      '{bodyType,price,search}'),
    ('bodyType', 'body_type', enum_range(null::public.body_type)::text[], ((p).filters).body_types::text[],
      '{price,search}')
  ) as kind (facet, name, every, chosen, later)
  where kind.facet = p_missed or kind.chosen is null and kind.later && p_active;
$$;
revoke all on function private.kind_condition from public;

-- Returns the statement that counts vehicles by the values of facets, in total and, if p_facets has 'features', by the
-- features that a list offers. Each facet is counted by what all conditions find and what misses only its own.
create function private.facets_statement(
  p private.prepared_filters, p_source text, p_active text[], p_conditions text[], p_facets text[]
)
returns text
language plpgsql stable
set search_path = ''
as $$
declare
  facets   text[] := array(select distinct f from unnest(p_facets) f where private.facet_expression(f) is not null);
  -- What misses one of these is in a part of an index that nothing else reads.
  indexed  text[] := array(select f from unnest(p_active) f
                           where f = any (facets) and f in ('make', 'fuel', 'transmission', 'bodyType', 'price'));
  -- What misses one of the others is beside what matches, and is read once for all of them.
  judged   text[] := array(select f from unnest(p_active) f where f = any (facets) and f <> all (indexed));
  -- The features, 12 bits at a time: at most 4,096 groups.
  bits     text[] := array(select format('v.feature_bits >> %s & 4095', 12 * n)
                           from generate_series(0, (cardinality(private.offered_features()) - 1) / 12) n
                           where 'features' = any (p_facets));
  sets     text;
  missed   text;
  counted  text;
  features text;
begin
  -- Facets of few values share a set, because each set takes a look-up for each vehicle.
  select string_agg(format('(%s), ', s.columns), '')
  into sets
  from (
    select string_agg(private.facet_expression(f), ', ') as columns
    from unnest(facets) f
    group by case
      when f in ('fuel', 'transmission', 'bodyType', 'year') then 'kind'
      when f in ('ulez', 'seatsMin', 'doors', 'sellerType', 'serviceHistory') then 'equipment'
      when f in ('colour', 'ownersMax', 'verdict') then 'history'
      else f
    end
    union all
    select b from unnest(bits) b
  ) s;

  if judged <> '{}' then
    select format(
      ', missed as materialized (select v.misses%s, count(*) as vehicles from (select v.*, %s as misses from %s where %s offset 0) v'
      ' cross join lateral (select v.verdict) as valuation where v.misses in (%s) group by %s)',
      string_agg(format(', case v.misses when %s then %s end as %I', bit, private.facet_expression(f), f), '' order by bit),
      string_agg(format('case when %s then 0 else %s end', p_conditions[array_position(p_active, f)], bit), ' + '),
      p_source,
      concat_ws(' and ', private.kind_condition(p, p_active), (
        select string_agg(p_conditions[n], ' and ') from generate_subscripts(p_active, 1) n where p_active[n] <> all (judged)
      )),
      string_agg(bit::text, ', '),
      (select string_agg(n::text, ', ') from generate_series(1, cardinality(judged) + 1) n)
    )
    into missed
    from unnest(judged) f, lateral (select 1 << array_position(judged, f) - 1) as place (bit);
  end if;

  -- An unknown value is no choice; those that index parts are read by are known.
  counted := concat_ws(' union all ',
    (
      select format('select e.facet, e.value, g.vehicles from %s g, lateral (values %s) e (facet, value) where e.value is not null',
        'matching', string_agg(format('(%L, g.%1$I::text)', f), ', '))
      from unnest(facets) f
      having count(*) > 0
    ),
    (
      select format('select e.facet, e.value, g.vehicles from %s g, lateral (values %s) e (facet, value) where e.value is not null',
        'missed', string_agg(format('(%L, g.%1$I::text)', f), ', '))
      from unnest(judged) f
      having count(*) > 0
    ),
    (
      select string_agg(format(
        'select %L, m.value::text, m.vehicles from (select %s as value, count(*) as vehicles from %s where %s group by 1) m',
        f, private.facet_expression(f), p_source, concat_ws(' and ',
          private.kind_condition(p, p_active, f),
          -- A price is never unknown, and is read by the index only so.
          format(case f when 'price' then 'not (%s)' else '(%s) is not true' end, p_conditions[array_position(p_active, f)]),
          (select string_agg(p_conditions[n], ' and ') from generate_subscripts(p_active, 1) n where p_active[n] <> f)
        )
      ), ' union all ')
      from unnest(indexed) f
    )
  );

  if bits <> '{}' then
    select format(
      '(select jsonb_object_agg(c.feature, c.vehicles) from unnest(private.offered_features(), (select array[%s] from matching g))'
      ' as c (feature, vehicles))',
      string_agg(format('coalesce(sum(g.vehicles) filter (where g.bits_%s & %s <> 0), 0)', (n - 1) / 12, 1 << (n - 1) % 12), ', ' order by n)
    )
    into features
    from generate_subscripts(private.offered_features(), 1) n;
  end if;

  -- The total is that of the largest group: all.
  return concat(
    'with matching as materialized (select count(*) as vehicles',
    (select string_agg(format(', %s as %I', private.facet_expression(f), f), '') from unnest(facets) f),
    (select string_agg(format(', %s as bits_%s', bits[n], n - 1), '') from generate_subscripts(bits, 1) n),
    ' from ', p_source, ' where ', concat_ws(' and ', private.kind_condition(p, p_active), nullif(array_to_string(p_conditions, ' and '), '')),
    ' group by grouping sets (', sets, '()))', missed,
    ' select ', case when facets = '{}' then 'null::jsonb' else concat(
      '(select jsonb_object_agg(c.facet, c.counts) from (select s.facet, jsonb_object_agg(s.value, s.vehicles) as counts from (',
      'select a.facet, a.value, sum(a.vehicles) as vehicles from (', counted, ') a group by 1, 2) s group by s.facet) c)'
    ) end,
    ', (select max(g.vehicles) from matching g), ', coalesce(features, 'null::jsonb')
  );
end;
$$;
revoke all on function private.facets_statement from public;

drop function private.count_statement;
drop function private.miss_statement;

-- As in 20261127090000_relaxations_by_index.sql, with facets_statement.
create or replace function private.count_facets(p_filters jsonb, p_facets text[], p_relax boolean)
returns jsonb
language plpgsql stable security definer
set search_path = ''
-- Else all would be sorted: the groups by 12 bits of features are estimated as those by all bits.
set work_mem = '64MB'
as $$
declare
  prepared    private.prepared_filters := private.prepare_filters(p_filters, null);
  counted     text;
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
  total       bigint;
  counts      jsonb;
  features    jsonb;
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
  counted := private.counted_source(conditions);
  source := case when has_indexes then indexed else counted end;
  judged := format(
    '(select v.*, %s as misses from %s offset 0) v cross join lateral (select v.verdict) as valuation',
    coalesce((select string_agg(format('case when %s then 0 else %s end', conditions[n], 1 << n - 1), ' + ')
     from generate_subscripts(conditions, 1) n), '0'),
    counted
  );
  matching := coalesce(' where ' || nullif(array_to_string(conditions, ' and '), ''), '');

  execute case
    when p_facets = '{}' then format('select ''{}''::jsonb, count(*), null::jsonb from %s%s', source, matching)
    else private.facets_statement(prepared, counted, active, conditions, p_facets)
  end
  into counts, total, features
  using (prepared).filters, (prepared).chosen, (prepared).named, (prepared).terms, (prepared).meant, (prepared).codes;
  result := jsonb_build_object('total', total, 'counts', coalesce(counts, '{}'), 'relaxations', '[]'::jsonb);
  if features is not null then
    result := result || jsonb_build_object('features', features);
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

-- As in 20261122224000_search_filters.sql, but features are counted by their bits.
create or replace function private.find_vehicles(
  p_filters jsonb, p_sort text, p_limit integer, p_offset integer,
  out ids uuid[], out total bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  prepared   private.prepared_filters := private.prepare_filters(p_filters, p_sort);
  verdicts   public.price_verdict[]   := ((prepared).filters).verdicts;
  may_lack   boolean := verdicts is null or 'none' = any (verdicts);
  source     text    := 'public.vehicles v';
  joins      text    := '';
  page_joins text;
  active     text[];
  conditions text;
  counted    text[];
  sorting    text;
begin
  ids := '{}';
  total := 0;
  select
    array_agg(given.facet),
    concat_ws(' and ', 'v.listing_status = ''active''', string_agg(given.condition, ' and ')),
    -- Null if no condition names features that a list offers.
    case when bool_or(judge.condition <> given.condition) then array_agg(judge.condition) end
  into active, conditions, counted
  from private.filter_conditions(prepared) given,
    private.counted_condition(given.condition, ((prepared).filters).features, (prepared).terms) as judge (condition);

  -- A vehicle without a valuation has no verdict; an inner join can use the indexes of valuations.
  if verdicts is not null then
    joins := format(
      ' %sjoin public.vehicle_valuations valuation on valuation.vehicle_id = v.id',
      case when may_lack then 'left ' end
    );
  end if;

  sorting := case p_sort
    when 'price_asc'    then 'v.price, v.id'
    when 'price_desc'   then 'v.price desc, v.id desc'
    when 'mileage_asc'  then 'v.mileage, v.id'
    when 'mileage_desc' then 'v.mileage desc nulls last, v.id desc'
    when 'year_asc'     then 'v.year, v.id'
    when 'year_desc'    then 'v.year desc, v.id desc'
    when 'verdict'      then 'ranked.price_ratio, v.id'
    else 'v.created_at desc, v.id desc'
  end;
  if p_sort = 'distance' and (prepared).codes is not null then
    source  := 'unnest($6) with ordinality as near (code, rank) join public.vehicles v on v.outward_code = near.code';
    sorting := 'near.rank, v.id';
  end if;

  p_limit  := least(greatest(coalesce(p_limit, 24), 1), 100);
  p_offset := greatest(coalesce(p_offset, 0), 0);

  -- By verdict, vehicles that have one come first: their index alone fills most pages.
  page_joins := joins;
  if p_sort = 'verdict' then
    page_joins := joins || ' join public.vehicle_valuations ranked on ranked.vehicle_id = v.id'
      || ' and ranked.price_ratio is not null';
  end if;
  for pass in 1..2 loop
    execute format(
      'select array(select v.id from %s%s where %s order by %s limit $7 offset $8)',
      source, page_joins, conditions, sorting
    )
    into ids
    using (prepared).filters, (prepared).chosen, (prepared).named, (prepared).terms, (prepared).meant,
          (prepared).codes, p_limit, p_offset;
    exit when p_sort is distinct from 'verdict' or not may_lack or cardinality(ids) = p_limit;
    page_joins := joins || ' left join public.vehicle_valuations ranked on ranked.vehicle_id = v.id';
  end loop;

  -- A page that is not full is the last one: no count needed.
  if cardinality(ids) between 1 and p_limit - 1 or cardinality(ids) = 0 and p_offset = 0 then
    total := p_offset + cardinality(ids);
  elsif cardinality(ids) > 0 then
    execute case
      when counted is null then format('select count(*) from public.vehicles v%s where %s', joins, conditions)
      -- By the bits of features: as texts they are read from each vehicle.
      else format(
        'select count(*) from %s where %s and %s', private.counted_source(counted),
        private.kind_condition(prepared, active), array_to_string(counted, ' and ')
      )
    end
    into total
    using (prepared).filters, (prepared).chosen, (prepared).named, (prepared).terms, (prepared).meant,
          (prepared).codes;
  end if;
end;
$$;
