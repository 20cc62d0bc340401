-- The counts beside a list's choices read one narrow row of each vehicle for sale.

-- Returns the SQL expression of whether a vehicle of this fuel and year meets London's emission standard:
-- 'meets', 'ask' or 'fails'. By whole years, so never surer than the vehicle's page (lib/running-costs/ulez.ts),
-- which also reads the number plate. Text, because a function with a search_path is never inlined; with the
-- present year as a number, because now() would be evaluated for each vehicle.
create or replace function private.ulez_expression()
returns text
language sql stable
set search_path = ''
as $$
  select replace(
    $expression$(case
      when v.fuel_type in ('electric', 'hydrogen') or v.year < :year - 41 then 'meets'
      when v.year = :year - 41 then 'ask'
      when v.fuel_type = 'diesel' and v.body_type in ('van', 'pickup') then
        case when v.year > 2017 then 'meets' when v.year < 2014 then 'fails' else 'ask' end
      when v.fuel_type = 'diesel' then
        case when v.year > 2016 then 'meets' when v.year < 2013 then 'fails' else 'ask' end
      when v.body_type in ('van', 'pickup') then
        case when v.year > 2006 then 'meets' when v.year < 2000 then 'fails' else 'ask' end
      else case when v.year > 2005 then 'meets' when v.year < 2000 then 'fails' else 'ask' end
    end)$expression$,
    ':year', extract(year from now())::text
  );
$$;
alter function private.facet_expression stable;
alter function private.term_condition stable;
alter function private.terms_condition stable;
alter function private.search_condition stable;
alter function private.filter_conditions stable;

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
  constraint vehicle_facets_pkey            primary key (vehicle_id),
  constraint vehicle_facets_vehicle_id_fkey foreign key (vehicle_id) references public.vehicles (id) on delete cascade
);
comment on table private.vehicle_facets is 'The vehicles for sale, as the counts read them; kept by triggers.';
create index vehicle_facets_model_id_idx on private.vehicle_facets (model_id);

-- The same with the names that conditions of a search use. A query that names no features does not read public.vehicles.
create view private.counted_vehicles as
select counted.*, counted.vehicle_id as id, listing.features
from private.vehicle_facets counted
left join public.vehicles listing on listing.id = counted.vehicle_id;

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
    (p_vehicle).service_history, (p_vehicle).engine_size, (p_vehicle).trim, (p_vehicle).outward_code
  )
  on conflict (vehicle_id) do update set (
    model_id, feature_bits, price, mileage, fuel_type, transmission, body_type, seller_type, verdict, year, doors,
    seats, owners, colour, service_history, engine_size, trim, outward_code
  ) = row (
    excluded.model_id, excluded.feature_bits, excluded.price, excluded.mileage, excluded.fuel_type, excluded.transmission,
    excluded.body_type, excluded.seller_type, excluded.verdict, excluded.year, excluded.doors, excluded.seats,
    excluded.owners, excluded.colour, excluded.service_history, excluded.engine_size, excluded.trim, excluded.outward_code
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
revoke all on function private.keep_vehicle_facets() from public;

create trigger keep_facets_of_new_vehicle
  after insert on public.vehicles
  for each row
  when (new.listing_status = 'active')
  execute function private.keep_vehicle_facets();

-- Not after each view, which updates views_count. After judge_changed_price (triggers run by name), so that the
-- rows of one vehicle are always locked in one order: vehicle, valuation, facets. A verdict is never lost, because
-- keep_valuations locks the vehicle before it writes.
create trigger keep_vehicle_facets
  after update on public.vehicles
  for each row
  when (
    row (
      old.listing_status, old.model_id, old.features, old.price, old.mileage, old.fuel_type, old.transmission,
      old.body_type, old.seller_type, old.year, old.doors, old.seats, old.owners, old.colour, old.service_history,
      old.engine_size, old.trim, old.outward_code
    ) is distinct from row (
      new.listing_status, new.model_id, new.features, new.price, new.mileage, new.fuel_type, new.transmission,
      new.body_type, new.seller_type, new.year, new.doors, new.seats, new.owners, new.colour, new.service_history,
      new.engine_size, new.trim, new.outward_code
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
revoke all on function private.keep_facet_of_verdict() from public;

create trigger keep_facet_of_new_verdict
  after insert or delete on public.vehicle_valuations
  for each row execute function private.keep_facet_of_verdict();

create trigger keep_facet_of_verdict
  after update on public.vehicle_valuations
  for each row
  when (old.verdict is distinct from new.verdict)
  execute function private.keep_facet_of_verdict();

select private.store_vehicle_facets(v) from public.vehicles v where v.listing_status = 'active';

drop function private.count_features;
drop function private.missed_facets;
drop function private.count_statement;

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

-- Returns the statement that counts the vehicles of a source by the values of facets (at least one), and in total.
create function private.count_statement(p_source text, p_facets text[])
returns text
language sql stable
set search_path = ''
as $$
  select concat(
    'with grouped as materialized (select case ', string_agg(format('when grouping(%s) = 0 then %L ', e.value, e.facet), ''),
    'end as facet, coalesce(', string_agg(format('(%s)::text', e.value), ', '), ') as value, count(*) as vehicles',
    ' from ', p_source, ' group by grouping sets (', string_agg(format('(%s), ', e.value), ''), '()))',
    ' select (select jsonb_object_agg(c.facet, c.counts) from (select g.facet, jsonb_object_agg(g.value, g.vehicles) as counts',
    ' from grouped g where g.value is not null and g.facet is not null group by g.facet) c),',
    ' (select g.vehicles from grouped g where g.facet is null)'
  )
  from (select f as facet, private.facet_expression(f) as value from unnest(p_facets) f) e;
$$;
revoke all on function private.count_statement from public;

-- Returns the statement that adds to counts ($7) of facets, by value, the vehicles that miss this facet's condition
-- alone. p_source: vehicles with misses, a bit for each of p_active.
create function private.miss_statement(p_source text, p_active text[], p_facets text[])
returns text
language sql stable
set search_path = ''
as $$
  with missed as (
    select facet, 1 << (array_position(p_active, facet) - 1) as bit, private.facet_expression(facet) as value
    from unnest(p_facets) facet
  )
  select concat(
    'with missed as materialized (select v.misses',
    string_agg(format(', case v.misses when %s then %s end as %I', bit, value, facet), '' order by bit),
    ', count(*) as vehicles from ', p_source, ' where v.misses in (', string_agg(bit::text, ', '), ')',
    ' group by ', (select string_agg(n::text, ', ') from generate_series(1, cardinality(p_facets) + 1) n), ')',
    ' select jsonb_object_agg(c.facet, c.counts) from (select s.facet, jsonb_object_agg(s.value, s.vehicles) as counts from (',
    ' select a.facet, a.value, sum(a.vehicles) as vehicles from (select case misses ',
    string_agg(format('when %s then %L ', bit, facet), ''), 'end as facet, coalesce(',
    string_agg(format('%I::text', facet), ', '), ') as value, vehicles from missed',
    ' union all select matched.facet, each.key, each.value::bigint from jsonb_each($7) as matched (facet, counts),',
    ' jsonb_each_text(matched.counts) each) a where a.value is not null group by a.facet, a.value) s group by s.facet) c'
  )
  from missed;
$$;
revoke all on function private.miss_statement from public;

-- Returns relaxations: the changes of filters that find more than p_total vehicles. Where none does, missed: the
-- filters that the vehicle misses which misses fewest. p_source: vehicles with misses, a bit for each of p_active.
create function private.count_relaxations(
  p private.prepared_filters, p_source text, p_active text[], p_total bigint
)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  facets      text[];
  changes     jsonb[];
  relaxed     text;
  counts      jsonb;
  fewest      integer;
  relaxations jsonb;
begin
  select array_agg(p_active[n]), array_agg(step.change), string_agg(format(
    'count(*) filter (where v.misses = %s and %s)', 1 << n - 1,
    private.counted_condition(
      step.condition, array(select jsonb_array_elements_text(step.change -> 'features')), (p).terms
    )
  ), ', ')
  into facets, changes, relaxed
  from generate_subscripts(p_active, 1) n, private.relaxations_of(p, p_active[n]) step;

  execute format(
    'select jsonb_object_agg(m.misses, to_jsonb(m)) from ('
    'select v.misses, count(*) as vehicles, array[%s]::bigint[] as relaxed from %s where v.misses in (%s) group by v.misses) m',
    relaxed, p_source, (select string_agg((1 << n - 1)::text, ', ') from generate_subscripts(p_active, 1) n)
  )
  into counts
  using (p).filters, (p).chosen, (p).named, (p).terms, (p).meant, (p).codes;

  select jsonb_agg(jsonb_build_object('facet', p_active[n], 'change', found.change, 'vehicles', p_total + found.more) order by n, found.step)
  into relaxations
  from generate_subscripts(p_active, 1) n
  cross join lateral (
    select 0 as step, null::jsonb as change, (counts -> (1 << n - 1)::text ->> 'vehicles')::bigint as more
    union all
    select step, changes[step], (counts -> (1 << n - 1)::text -> 'relaxed' ->> step - 1)::bigint
    from generate_subscripts(changes, 1) step
    where facets[step] = p_active[n]
  ) found
  where found.more > 0;

  if relaxations is not null then
    return jsonb_build_object('relaxations', relaxations);
  end if;
  execute format(
    'select v.misses from %s where v.misses > 0 order by bit_count(v.misses::bit(32)), v.misses limit 1', p_source
  )
  into fewest
  using (p).filters, (p).chosen, (p).named, (p).terms, (p).meant, (p).codes;
  return jsonb_build_object('missed', array(
    select p_active[n] from generate_subscripts(p_active, 1) n where fewest & (1 << n - 1) > 0
  ));
end;
$$;
revoke all on function private.count_relaxations from public;

-- Counts the vehicles for sale by the values of facets. Each facet is counted with all filters but its own, so
-- that a count is what that choice alone would find: the vehicles that all filters find and those that miss
-- only this one. Definer for the reason given at find_vehicles; returns only numbers. For every role.
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

  if p_relax and total < 6 and active <> '{}' then
    result := result || private.count_relaxations(prepared, judged, active, total);
  end if;
  return result;
end;
$$;

create or replace function public.search_facets(
  p_filters jsonb default '{}', p_facets text[] default '{}', p_relax boolean default true
)
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.count_facets(p_filters, p_facets, p_relax);
$$;
comment on function public.search_facets is
  'Counts the vehicles for sale by the values of facets (p_facets: names of the list''s filters), each with all filters but its own; histograms for '
  'price (bars of £2,500), year and mileage (bars of 5,000); features: those that a list offers. Below six results, unless p_relax is false, relaxations: '
  'changes of p_filters (null: the filter left out) with exact counts; where none finds more, missed: the fewest filters that have to go. For every role.';
