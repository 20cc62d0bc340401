-- The choices of a list's filters with their counts, and what relaxing each filter would find.

-- Returns the SQL expression of a facet's values, in text. For the functions below.
create function private.facet_expression(p_facet text)
returns text
language sql immutable
set search_path = ''
as $$
  select case p_facet
    -- By model: their sum is the make's.
    when 'make'           then 'v.model_id'
    when 'fuel'           then 'v.fuel_type'
    when 'transmission'   then 'v.transmission'
    when 'bodyType'       then 'v.body_type'
    when 'ulez'           then private.ulez_expression()
    when 'seatsMin'       then 'v.seats'
    when 'doors'          then 'v.doors'
    when 'colour'         then 'v.colour'
    when 'trim'           then 'v.trim'
    when 'engine'         then 'v.engine_size'
    when 'ownersMax'      then 'v.owners'
    when 'sellerType'     then 'v.seller_type'
    when 'serviceHistory' then 'v.service_history'
    when 'verdict'        then 'coalesce(valuation.verdict, ''none'')'
    -- Histograms: the sliders' ranges in 40 bars; the last bar of price and mileage is open. One bar a year.
    when 'price'          then 'least(v.price / 2500, 39)'
    when 'year'           then 'greatest(v.year, 2000)'
    -- Least ignores null, so an unknown mileage would stand in the last bar.
    when 'mileage'        then 'case when v.mileage is not null then least(v.mileage / 5000, 39) end'
  end;
$$;
revoke all on function private.facet_expression from public;

-- Returns small changes of one facet's filter that find more, smallest first: the keys of vehicle_filters
-- to change, and the changed condition, whose numbers are quoted literals.
create function private.relaxations_of(p private.prepared_filters, p_facet text)
returns table (change jsonb, condition text)
language plpgsql stable
set search_path = ''
as $$
declare
  f      public.vehicle_filters := (p).filters;
  -- A range's columns and keys, and how far its ends move.
  col    text := case p_facet when 'engine' then 'engine_size' when 'seatsMin' then 'seats' when 'ownersMax' then 'owners' else p_facet end;
  key    text := case p_facet when 'seatsMin' then 'seats' when 'ownersMax' then 'owners' else p_facet end;
  low    numeric := case p_facet when 'price' then f.price_min when 'year' then f.year_min when 'mileage' then f.mileage_min
                      when 'engine' then f.engine_min when 'seatsMin' then f.seats_min end;
  high   numeric := case p_facet when 'price' then f.price_max when 'year' then f.year_max when 'mileage' then f.mileage_max
                      when 'engine' then f.engine_max when 'ownersMax' then f.owners_max end;
  steps  numeric[] := case p_facet
                        when 'price'     then '{500,1000,2500,5000,10000}'
                        when 'year'      then '{1,2,3,5}'
                        when 'mileage'   then '{5000,10000,20000,50000}'
                        when 'engine'    then '{0.2,0.5,1}'
                        when 'seatsMin'  then '{1,2}'
                        when 'ownersMax' then '{1,2,3}'
                      end::numeric[];
begin
  if steps is not null then
    return query
    select jsonb_build_object(col_key.name, col_key.bound), concat_ws(' and ',
      format('v.%I %s %L::numeric', col, col_key.comparison, col_key.bound),
      case when col_key.other_bound is not null
        then format('v.%I %s %L::numeric', col, col_key.other_comparison, col_key.other_bound) end)
    from unnest(steps) step,
    lateral (values
      (key || '_max', high + step, '<=', '>=', low),
      (key || '_min', case when low is not null then greatest(low - step, 0) end, '>=', '<=', high)
    ) as col_key (name, bound, comparison, other_comparison, other_bound)
    where col_key.bound is not null
    order by step;
  elsif p_facet = 'taxMax' then
    return query
    select jsonb_build_object('tax_max', f.tax_max::bigint + step), format(
      'exists (select from public.vehicle_running_costs costs where costs.vehicle_id = v.id'
      ' and coalesce(costs.tax_typical, costs.tax_high) <= %s)', f.tax_max::bigint + step)
    from unnest('{25,50,100,200}'::integer[]) step;
  elsif p_facet = 'location' then
    return query
    select jsonb_build_object('radius_miles', f.radius_miles + step), format(
      'v.outward_code in (select near.outcode from private.outcodes_near(%L, %L, %L) near)',
      f.latitude, f.longitude, f.radius_miles + step)
    from unnest('{10,25,50,100}'::integer[]) step
    where f.radius_miles + step <= 200;
  elsif p_facet = 'features' and array_ndims(f.features) = 1 and cardinality(f.features) > 1 then
    return query
    select jsonb_build_object('features', array_remove(f.features, feature)),
      format('v.features @> array_remove(($1).features, ($1).features[%s])', n)
    from unnest(f.features) with ordinality as feature (feature, n);
  elsif p_facet = 'search' and cardinality((p).terms) > 1 then
    return query
    select jsonb_build_object('term', n - 1), private.terms_condition((p).terms, n)
    from generate_subscripts((p).terms, 1) n;
  end if;
end;
$$;
revoke all on function private.relaxations_of from public;

-- Returns the statement that counts vehicles by the values of facets, in total, and under changed conditions.
create function private.count_statement(p_facets text[], p_conditions text[], p_changed text[])
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  expressions text[] := array(select private.facet_expression(f) from unnest(p_facets) f);
  statement   text;
begin
  statement := concat(
    'with grouped as materialized (select ',
    (
      select concat('case ', string_agg(format('when grouping(%s) = 0 then %L ', expressions[n], p_facets[n]), ''),
        'end as facet, coalesce(', string_agg(format('(%s)::text', expressions[n]), ', '), ') as value')
      from generate_subscripts(p_facets, 1) n
      having count(*) > 0
    ),
    case when cardinality(p_facets) = 0 then 'null as facet, null as value' end,
    ', count(*) as vehicles, array[',
    (select string_agg(format('count(*) filter (where %s)', c), ', ') from unnest(p_changed) c),
    ']::bigint[] as relaxed from public.vehicles v @ where v.listing_status = ''active''',
    (select string_agg(' and ' || c, '') from unnest(p_conditions) c),
    ' group by grouping sets (', (select string_agg(format('(%s), ', e), '') from unnest(expressions) e), '()))',
    ' select (select jsonb_object_agg(c.facet, c.counts) from (select g.facet, jsonb_object_agg(g.value, g.vehicles) as counts',
    ' from grouped g where g.value is not null and g.facet is not null group by g.facet) c), g.vehicles, g.relaxed',
    ' from grouped g where g.facet is null'
  );
  return replace(statement, '@ where', case when strpos(statement, 'valuation.') > 0
    then 'left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id where' else 'where' end);
end;
$$;
revoke all on function private.count_statement from public;

-- Counts the vehicles for sale by the values of facets. Each facet is counted with all filters but its own, so
-- that a count is what that choice alone would find. With p_relax and below six results also counts what changed filters
-- would find. Definer for the reason given at find_vehicles; returns only numbers. For every role.
create function private.count_facets(p_filters jsonb, p_facets text[], p_relax boolean)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  prepared    private.prepared_filters := private.prepare_filters(p_filters, null);
  active      text[];
  conditions  text[];
  facets      text[];
  changes     jsonb[];
  changed     text[];
  counted     jsonb;
  vehicles    bigint;
  relaxed     bigint[];
  total       bigint;
  counts      jsonb := '{}';
  relaxations jsonb := '[]';
begin
  select coalesce(array_agg(given.facet), '{}'), coalesce(array_agg(given.condition), '{}')
  into active, conditions
  from private.filter_conditions(prepared) given;

  -- First with all filters, then without each one.
  for without in 0..cardinality(active) loop
    facets := array(
      select distinct f from unnest(p_facets) f
      where private.facet_expression(f) is not null
        and case when without = 0 then f <> all (active) else f = active[without] end
    );
    select array_agg(step.change), array_agg(step.condition) into changes, changed
    from private.relaxations_of(prepared, active[without]) step
    where p_relax and total < 6;
    continue when without > 0 and facets = '{}' and not (p_relax and total < 6);

    execute private.count_statement(
      facets, array(select c from unnest(conditions) with ordinality given (c, n) where n <> without), changed
    )
    into counted, vehicles, relaxed
    using (prepared).filters, (prepared).chosen, (prepared).named, (prepared).terms, (prepared).meant,
          (prepared).codes;

    counts := counts || coalesce(counted, '{}');
    if without = 0 then
      total := vehicles;
    elsif p_relax and vehicles > total and total < 6 then
      relaxations := relaxations || jsonb_build_object('facet', active[without], 'change', null, 'vehicles', vehicles)
        || coalesce((
          select jsonb_agg(jsonb_build_object('facet', active[without], 'change', changes[n], 'vehicles', relaxed[n]) order by n)
          from generate_subscripts(changes, 1) n
          where relaxed[n] > total
        ), '[]');
    end if;
  end loop;
  return jsonb_build_object('total', total, 'counts', counts, 'relaxations', relaxations);
end;
$$;
revoke all on function private.count_facets from public;
grant execute on function private.count_facets to anon, authenticated, service_role;

-- Counts the features of the vehicles that match, the 60 most frequent. Definer as above. For every role.
create function private.count_features(p_filters jsonb)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  prepared   private.prepared_filters := private.prepare_filters(p_filters, null);
  conditions text := (select string_agg(' and ' || given.condition, '') from private.filter_conditions(prepared) given);
  counted    jsonb;
begin
  execute concat(
    'select jsonb_object_agg(feature, vehicles) from (select feature, count(*) as vehicles from public.vehicles v',
    case when conditions like '%valuation.%'
      then ' left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id' end,
    ', unnest(v.features) feature where v.listing_status = ''active''', conditions,
    ' group by feature order by vehicles desc, feature limit 60) frequent'
  )
  into counted
  using (prepared).filters, (prepared).chosen, (prepared).named, (prepared).terms, (prepared).meant,
        (prepared).codes;
  return coalesce(counted, '{}');
end;
$$;
revoke all on function private.count_features from public;
grant execute on function private.count_features to anon, authenticated, service_role;

-- Returns the fewest filters that have to go for one vehicle to be found: the facets that the vehicle which
-- misses fewest misses. For where no single change finds more. Definer as above. For every role.
create function private.missed_facets(p_filters jsonb)
returns text[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  prepared private.prepared_filters := private.prepare_filters(p_filters, null);
  missed   text[];
begin
  execute concat(
    'select missed from (select array_remove(array[null',
    (
      select string_agg(format(', case when %s then null else %L end', given.condition, given.facet), '')
      from private.filter_conditions(prepared) given
    ),
    ']::text[], null) as missed from public.vehicles v',
    ' left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id',
    ' where v.listing_status = ''active'') every',
    ' where missed <> ''{}'' order by cardinality(missed), missed limit 1'
  )
  into missed
  using (prepared).filters, (prepared).chosen, (prepared).named, (prepared).terms, (prepared).meant,
        (prepared).codes;
  return coalesce(missed, '{}');
end;
$$;
revoke all on function private.missed_facets from public;
grant execute on function private.missed_facets to anon, authenticated, service_role;

create function public.search_facets(
  p_filters jsonb default '{}', p_facets text[] default '{}', p_relax boolean default true
)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  facets jsonb := '{}';
begin
  if p_facets <> '{features}' then
    facets := private.count_facets(p_filters, p_facets, p_relax);
  end if;
  if 'features' = any (p_facets) then
    facets := facets || jsonb_build_object('features', private.count_features(p_filters));
  end if;
  if p_relax and (facets ->> 'total')::integer < 6 and facets -> 'relaxations' = '[]' then
    facets := facets || jsonb_build_object('missed', private.missed_facets(p_filters));
  end if;
  return facets;
end;
$$;
comment on function public.search_facets is
  'Counts the vehicles for sale by the values of facets (p_facets: names of the list''s filters), each with all filters but its own; histograms for '
  'price (bars of £2,500), year and mileage (bars of 5,000). Below six results, unless p_relax is false, relaxations: changes of p_filters (null: the filter left out) with exact counts; where none finds more, missed: the fewest filters that have to go. For every role.';
revoke all on function public.search_facets from public, anon, authenticated;
grant execute on function public.search_facets to anon, authenticated;

-- Trims and features of the vehicles for sale, most frequent first: what the words of a search can mean,
-- besides makes, models and places. For every role; definer: a scan under row-level security is slower.
create function private.count_vocabulary()
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'trims', (
      select coalesce(jsonb_agg(t.name order by t.vehicles desc, t.name), '[]')
      from (
        select v.trim as name, count(*) as vehicles from public.vehicles v
        where v.listing_status = 'active' and v.trim is not null
        group by v.trim order by vehicles desc, v.trim limit 2000
      ) t
    ),
    'features', (
      select coalesce(jsonb_agg(f.name order by f.vehicles desc, f.name), '[]')
      from (
        select feature as name, count(*) as vehicles from public.vehicles v, unnest(v.features) feature
        where v.listing_status = 'active'
        group by feature order by vehicles desc, feature limit 400
      ) f
    )
  );
$$;
revoke all on function private.count_vocabulary from public;
grant execute on function private.count_vocabulary to anon, authenticated, service_role;

create function public.search_vocabulary()
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.count_vocabulary();
$$;
comment on function public.search_vocabulary is
  'Returns the trims and features of the vehicles for sale, most frequent first: at most 2,000 and 400. For every role.';
revoke all on function public.search_vocabulary from public, anon, authenticated;
grant execute on function public.search_vocabulary to anon, authenticated;

-- Counts read this index alone, except those by trim, features, verdict and road tax.
drop index public.vehicles_active_price_idx;
create index vehicles_active_price_idx on public.vehicles (price, id)
  include (
    year, mileage, fuel_type, transmission, body_type, model_id, outward_code, seats, doors, colour, owners,
    engine_size, seller_type, service_history
  )
  where listing_status = 'active';

-- Counts by verdict read this index alone.
create index vehicle_valuations_vehicle_id_verdict_idx on public.vehicle_valuations (vehicle_id) include (verdict);
