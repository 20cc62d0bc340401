-- Defines the choices of a list's filters with their counts, what relaxing a filter would find, and the words of a
-- search.

-- Returns the features that a list offers, in the order of their bits, at most 63. Append new ones, then store all
-- rows again: select private.store_vehicle_facets(v) from public.vehicles v where v.listing_status = 'active'.
create function private.offered_features()
returns text[]
language sql immutable
set search_path = ''
as $$
  select array[
    'ISOFIX child seat points', 'Apple CarPlay', 'Android Auto', 'Satellite navigation', 'DAB radio', 'Bluetooth',
    'Digital instrument cluster', 'Head-up display', 'Wireless phone charging', 'Premium sound system',
    'Rear parking sensors', 'Front parking sensors', 'Reversing camera', '360-degree camera', 'Cruise control',
    'Adaptive cruise control', 'Lane keep assist', 'Blind spot monitor', 'Autonomous emergency braking',
    'Keyless entry', 'Air conditioning', 'Dual-zone climate control', 'Heated front seats', 'Heated steering wheel',
    'Leather upholstery', 'Panoramic roof', 'Powered tailgate', 'Roof rails', 'Tow bar', 'Alloy wheels',
    'LED headlights', 'Folding third row of seats', 'Heat pump', 'Rapid charging (CCS)'
  ];
$$;
revoke all on function private.offered_features from public;

-- Returns the bits of features; other features have none.
create function private.feature_bits(p_features text[])
returns bigint
language sql immutable
set search_path = ''
as $$
  select coalesce(bit_or(1::bigint << (offered.n::integer - 1)), 0)
  from unnest(private.offered_features()) with ordinality as offered (feature, n)
  where offered.feature = any (p_features);
$$;
revoke all on function private.feature_bits from public;

-- Stores one narrow row of each vehicle for sale, which the counts beside a list's choices read.
create table private.vehicle_facets (
  vehicle_id      uuid                     not null,
  model_id        uuid                     not null,
  feature_bits    bigint                   not null,
  price           integer                  not null,
  mileage         integer,
  fuel_type       public.fuel_type         not null,
  transmission    public.transmission_type not null,
  body_type       public.body_type         not null,
  seller_type     public.seller_type       not null,
  verdict         public.price_verdict     not null,
  year            smallint                 not null,
  doors           smallint,
  seats           smallint,
  owners          smallint,
  colour          public.vehicle_colour,
  service_history public.service_history,
  engine_size     numeric(3, 1),
  trim            text,
  outward_code    text,
  -- Counts read the seller in the narrow row too.
  seller_id       uuid                     not null,
  constraint vehicle_facets_pkey            primary key (vehicle_id),
  constraint vehicle_facets_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade
) with (
  -- Rows written since the last vacuum are read from the table too.
  autovacuum_vacuum_scale_factor = 0.005, autovacuum_vacuum_insert_scale_factor = 0.005
);
comment on table private.vehicle_facets is 'The vehicles for sale, as the counts read them; kept by triggers.';

create index vehicle_facets_seller_id_idx on private.vehicle_facets (seller_id);
-- Counts read these indexes alone, except those by trim, seller, road tax and features that no list offers. With a
-- million cars each takes 108 MB.
create index vehicle_facets_kind_idx on private.vehicle_facets (fuel_type, transmission, body_type, price)
  include (
    model_id, year, mileage, feature_bits, seller_type, verdict, doors, seats, owners, colour, service_history,
    engine_size, outward_code
  );
create index vehicle_facets_model_id_price_idx on private.vehicle_facets (model_id, price)
  include (
    year, mileage, fuel_type, transmission, body_type, feature_bits, seller_type, verdict, doors, seats, owners, colour,
    service_history, engine_size, outward_code
  );

-- Stores, replaces or removes the row of a vehicle.
create function private.store_vehicle_facets(p_vehicle public.vehicles)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if (p_vehicle).listing_status <> 'active' then
    delete from private.vehicle_facets where vehicle_id = (p_vehicle).id;
    return;
  end if;
  insert into private.vehicle_facets values (
    (p_vehicle).id, (p_vehicle).model_id, private.feature_bits((p_vehicle).features), (p_vehicle).price,
    (p_vehicle).mileage, (p_vehicle).fuel_type, (p_vehicle).transmission, (p_vehicle).body_type,
    (p_vehicle).seller_type,
    coalesce((select valued.verdict from public.vehicle_valuations valued where valued.vehicle_id = (p_vehicle).id), 'none'),
    (p_vehicle).year, (p_vehicle).doors, (p_vehicle).seats, (p_vehicle).owners, (p_vehicle).colour,
    (p_vehicle).service_history, (p_vehicle).engine_size, (p_vehicle).trim, (p_vehicle).outward_code, (p_vehicle).seller_id
  )
  on conflict (vehicle_id) do update set (
    model_id, feature_bits, price, mileage, fuel_type, transmission, body_type, seller_type, verdict, year, doors,
    seats, owners, colour, service_history, engine_size, trim, outward_code, seller_id
  ) = row (
    excluded.model_id, excluded.feature_bits, excluded.price, excluded.mileage, excluded.fuel_type, excluded.transmission,
    excluded.body_type, excluded.seller_type, excluded.verdict, excluded.year, excluded.doors, excluded.seats,
    excluded.owners, excluded.colour, excluded.service_history, excluded.engine_size, excluded.trim,
    excluded.outward_code, excluded.seller_id
  );
end;
$$;
revoke all on function private.store_vehicle_facets from public;

-- Trigger: the row follows the vehicle. Definer: the table is private.
create function private.keep_vehicle_facets()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.store_vehicle_facets(new);
  return null;
end;
$$;
revoke all on function private.keep_vehicle_facets from public;

create trigger keep_facets_of_new_vehicle
  after insert on public.vehicles
  for each row
  when (new.listing_status = 'active')
  execute function private.keep_vehicle_facets();

create trigger keep_vehicle_facets
  after update on public.vehicles
  for each row
  when (
    row (
      old.listing_status, old.model_id, old.features, old.price, old.mileage, old.fuel_type, old.transmission,
      old.body_type, old.seller_type, old.year, old.doors, old.seats, old.owners, old.colour, old.service_history,
      old.engine_size, old.trim, old.outward_code, old.seller_id
    ) is distinct from row (
      new.listing_status, new.model_id, new.features, new.price, new.mileage, new.fuel_type, new.transmission,
      new.body_type, new.seller_type, new.year, new.doors, new.seats, new.owners, new.colour, new.service_history,
      new.engine_size, new.trim, new.outward_code, new.seller_id
    )
  )
  execute function private.keep_vehicle_facets();

-- Trigger: the row follows the verdict. Definer: the table is private.
create function private.keep_facet_of_verdict()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.vehicle_facets
  set verdict = case when tg_op = 'DELETE' then 'none' else new.verdict end
  where vehicle_id = case when tg_op = 'DELETE' then old.vehicle_id else new.vehicle_id end;
  return null;
end;
$$;
revoke all on function private.keep_facet_of_verdict from public;

create trigger keep_facet_of_new_verdict
  after insert or delete on public.vehicle_valuations
  for each row execute function private.keep_facet_of_verdict();

create trigger keep_facet_of_verdict
  after update on public.vehicle_valuations
  for each row
  when (old.verdict is distinct from new.verdict)
  execute function private.keep_facet_of_verdict();

-- Gives the narrow rows the names that conditions of a search use. A query that names no features does not read
-- public.vehicles.
create view private.counted_vehicles as
select counted.*, counted.vehicle_id as id, listing.features
from private.vehicle_facets counted
left join public.vehicles listing on listing.id = counted.vehicle_id;

-- Returns the SQL expression of a facet's values, in text. For the functions below, which count the choices of a
-- list's filters, and what relaxing each filter would find.
create function private.facet_expression(p_facet text)
returns text
language sql stable
set search_path = ''
as $$
  select case p_facet
    -- Counts by model: their sum is the make's.
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
    -- Histograms have the sliders' ranges in 40 bars; the last bar of price and mileage is open. A year has one bar.
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
  -- Describes a range: its columns and keys, and how far its ends move.
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

-- Returns a condition on vehicles as one on private.counted_vehicles: features that a list offers are compared by
-- their bits. p_features are those of the filter itself.
create function private.counted_condition(p_condition text, p_features text[], p_terms private.search_term[])
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  condition text := p_condition;
begin
  if condition like 'v.features @> %' and p_features <@ private.offered_features() then
    return format('v.feature_bits & %s = %1$s', private.feature_bits(p_features));
  end if;
  for n in 1..coalesce(cardinality(p_terms), 0) loop
    continue when p_terms[n].features is null or not p_terms[n].features <@ private.offered_features();
    condition := replace(
      condition, format('v.features && (($4)[%s]).features', n),
      format('v.feature_bits & %s <> 0', private.feature_bits(p_terms[n].features))
    );
  end loop;
  return condition;
end;
$$;
revoke all on function private.counted_condition from public;

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

-- Returns the statement that counts the vehicles of a source by the filters that they miss, and by relaxation.
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

-- Counts the vehicles that miss one of the conditions alone, by its bit, and those of them that each relaxed filter
-- finds. A count without choices, and vehicles that miss one filter or two, are read by the indexes of vehicles: most
-- filters leave few rows.
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

-- Returns the bits of the first two conditions of which some vehicle meets neither, while it meets all others. Null if
-- there is no such vehicle, or if it takes so long that it is faster to read all vehicles.
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
      -- The statement counts: where nothing is found, "exists" takes the plan that finds the first row soonest.
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

-- Returns what counts read for conditions: the narrow rows, joined with vehicles only if a condition names a column of
-- vehicles. PostgreSQL could leave out a needless join, but would then not read an index alone.
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

-- Returns a condition on fuels, transmissions and body types for vehicle_facets_kind_idx, which is read by its first
-- columns: where a column without a condition stands before one with a condition in p_active, it lists all values of that
-- column. For the facet p_missed it lists the values that its own condition excludes.
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
  -- Vehicles that miss one of these alone stand in a part of an index that no other count reads.
  indexed  text[] := array(select f from unnest(p_active) f
                           where f = any (facets) and f in ('make', 'fuel', 'transmission', 'bodyType', 'price'));
  -- Vehicles that miss one of the other facets stand beside those that match, so one reading serves all these facets.
  judged   text[] := array(select f from unnest(p_active) f where f = any (facets) and f <> all (indexed));
  -- Takes the features 12 bits at a time: at most 4,096 groups.
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

  -- Leaves out unknown values, which are no choices. Facets of `indexed` have none.
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
          -- A price is never unknown, and the index serves this form alone.
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

  -- The total is the count of the largest group, which has all vehicles.
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

-- Counts the vehicles for sale by the values of facets. Each facet is counted with all filters but its own, so that a
-- count is what that choice alone would find: the vehicles that all filters find and those that miss only this one.
-- With p_relax and few results it also counts what changed filters would find. Choices are counted by the indexes of
-- vehicle_facets, a count without choices by those of vehicles. Definer for the reason given at find_vehicles;
-- returns only numbers. For every role.
create function private.count_facets(p_filters jsonb, p_facets text[], p_relax boolean)
returns jsonb
language plpgsql stable security definer
set search_path = ''
-- With less memory PostgreSQL would sort all rows, as it expects as many groups by 12 bits of features as by all bits.
set work_mem = '64MB'
as $$
declare
  prepared    private.prepared_filters := private.prepare_filters(p_filters, null);
  counted     text;
  -- Has the same vehicles with indexes, but without the bits of features, which are slow to compare as texts.
  indexed     text := '(select * from public.vehicles where listing_status = ''active'') v'
                      ' left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id';
  has_indexes boolean;
  -- A count without choices reads this one.
  source      text;
  -- Has every vehicle with the conditions that it misses, one bit each.
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
    -- Reads the narrow rows if a relaxation leaves only features that have bits.
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
revoke all on function private.count_facets from public;
grant execute on function private.count_facets to anon, authenticated, service_role;

create function public.search_facets(
  p_filters jsonb default '{}', p_facets text[] default '{}', p_relax boolean default true
)
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.count_facets(p_filters, p_facets, p_relax);
$$;
comment on function public.search_facets
  is 'Counts the vehicles for sale by the values of facets (p_facets: names of the list''s filters), each with '
  'all filters but its own; histograms for '
  'price (bars of £2,500), year and mileage (bars of 5,000); features: those that a list offers. Below six '
  'results, unless p_relax is false, relaxations: '
  'changes of p_filters (null: the filter left out) with exact counts; where none finds more, missed: the '
  'fewest filters that have to go. For every role.';
revoke all on function public.search_facets from public, anon, authenticated;
grant execute on function public.search_facets to anon, authenticated, service_role;

-- Returns trims and features of the vehicles for sale, most frequent first, and the models of each trim: what the
-- words of a search can mean, besides makes, models and places. '4' after a model that has no such trim means
-- nothing. Trims are read by their index, and of more than 100,000 for sale features by a sample of about so many,
-- which is the same each time: processes must understand a search alike. For every role; definer: a scan under row-
-- level security is slower.
create function private.count_vocabulary()
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with models as materialized (
    select v.trim as name, v.model_id, count(*) as vehicles
    from public.vehicles v
    where v.listing_status = 'active' and v.trim is not null
    group by v.trim, v.model_id
  ), trims as (
    select m.name, array_agg(m.model_id order by m.model_id) as models, sum(m.vehicles) as vehicles
    from models m
    group by m.name order by vehicles desc, m.name limit 2000
  ), features as (
    select feature as name, count(*) as vehicles
    from public.vehicles v tablesample system (
      -- Reads all rows of a table that was never analysed.
      (select least(100, 100 * 100000 / greatest(reltuples, 1)) from pg_catalog.pg_class
       where oid = 'private.vehicle_facets'::regclass)
    ) repeatable (1),
    unnest(v.features) feature
    where v.listing_status = 'active'
    group by feature order by vehicles desc, feature limit 400
  )
  select jsonb_build_object(
    'trims', (select coalesce(jsonb_agg(t.name order by t.vehicles desc, t.name), '[]') from trims t),
    'trim_models', (select coalesce(jsonb_object_agg(t.name, t.models), '{}') from trims t),
    'features', (select coalesce(jsonb_agg(f.name order by f.vehicles desc, f.name), '[]') from features f)
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
comment on function public.search_vocabulary
  is 'Returns the trims and features of the vehicles for sale, most frequent first: at most 2,000 and 400; and '
  'the models of each trim. For every role.';
revoke all on function public.search_vocabulary from public, anon, authenticated;
grant execute on function public.search_vocabulary to anon, authenticated, service_role;
