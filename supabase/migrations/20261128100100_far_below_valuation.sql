-- An asking price below the 90% range, at any width, has a verdict of its own: no list promotes such a vehicle, and in
-- 'Furthest under valuation' it comes last.
alter table public.vehicle_valuations
  drop constraint vehicle_valuations_price_ratio,
  add constraint vehicle_valuations_price_ratio check ((verdict in ('none', 'far_below')) = (price_ratio is null));
comment on column public.vehicle_valuations.price_ratio is
  'The asking price divided by the value, to sort by; null without a verdict, and far below the range.';

-- Returns 'far_below' under the 90% range, 'none' if the 80% range is wider than 35% of the value, 'at' within 2% of it.
-- A draft may have no price. For every role. verdictOf in lib/listings/verdict.ts applies the same rule.
drop function private.price_verdict;
create function private.price_verdict(
  p_price integer, p_value integer, p_low_80 integer, p_high_80 integer, p_low_90 integer
)
returns public.price_verdict
language sql immutable
set search_path = ''
as $$
  select case
    when p_price < p_low_90 then 'far_below'
    when p_price is null or (p_high_80 - p_low_80)::bigint * 100 > p_value::bigint * 35 then 'none'
    when abs(p_price - p_value)::bigint * 50 <= p_value then 'at'
    when p_price < p_value then 'under'
    else 'over'
  end::public.price_verdict;
$$;
revoke all on function private.price_verdict from public;
grant execute on function private.price_verdict to anon, authenticated, service_role;

create or replace function private.judge_price()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  asked integer;
begin
  select v.price into asked from public.vehicles v where v.id = new.vehicle_id;
  new.verdict := private.price_verdict(asked, new.value, new.low_80, new.high_80, new.low_90);
  new.price_ratio := case when new.verdict not in ('none', 'far_below') then asked::double precision / new.value end;
  return new;
end;
$$;

-- Judges every price again.
update public.vehicle_valuations set value = value;

-- As before, but in order of the verdict those far below come last.
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
    when 'verdict'      then 'ranked.price_ratio, coalesce(ranked.verdict = ''far_below'', false), v.id'
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

-- As before, without those far below, and for a vehicle that is held.
create or replace function private.find_similar_vehicles(p_vehicle_id uuid, p_limit integer)
returns uuid[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  wanted record;
  models uuid[];
  ids    uuid[] := '{}';
begin
  select v.id, v.make_id, v.model_id, v.body_type, v.price, false as is_gone into wanted
  from public.vehicles v
  where v.id = p_vehicle_id and v.listing_status = 'active'
  union all
  select d.vehicle_id, m.make_id, d.model_id, d.body_type, d.price, true
  from public.vehicle_departures d
  join public.vehicle_models m on m.id = d.model_id
  where d.vehicle_id = p_vehicle_id and (
    d.is_final or exists (select from public.vehicles v where v.id = d.vehicle_id and v.listing_status::text = 'held')
  );
  if not found then
    return ids;
  end if;

  -- In place of one that is gone, others of its model.
  if wanted.is_gone then
    ids := array(
      select v.id from public.vehicles v
      where v.listing_status = 'active' and not exists (
        select from public.vehicle_valuations far where far.vehicle_id = v.id and far.verdict = 'far_below'
      ) and v.model_id = wanted.model_id
        and v.price between wanted.price / 2 and wanted.price * 3 / 2
      order by abs(v.price - wanted.price), v.id
      limit p_limit
    );
  end if;

  -- The same make, within half the price.
  models := array(select m.id from public.vehicle_models m where m.make_id = wanted.make_id);
  ids := ids || array(
    select v.id from public.vehicles v
    where v.listing_status = 'active' and not exists (
        select from public.vehicle_valuations far where far.vehicle_id = v.id and far.verdict = 'far_below'
      ) and v.body_type = wanted.body_type
      and v.model_id = any (models) and v.id <> all (ids || wanted.id)
      and v.price between wanted.price / 2 and wanted.price * 3 / 2
    order by abs(v.price - wanted.price), v.id
    limit p_limit - cardinality(ids)
  );
  if cardinality(ids) = p_limit then
    return ids;
  end if;

  -- Then other makes, nearest in price first.
  return ids || array(
    select near.id from (
      (select v.id, v.price from public.vehicles v
       where v.listing_status = 'active' and not exists (
        select from public.vehicle_valuations far where far.vehicle_id = v.id and far.verdict = 'far_below'
      ) and v.body_type = wanted.body_type
         and v.price >= wanted.price and v.make_id <> wanted.make_id
       order by v.price limit p_limit)
      union all
      (select v.id, v.price from public.vehicles v
       where v.listing_status = 'active' and not exists (
        select from public.vehicle_valuations far where far.vehicle_id = v.id and far.verdict = 'far_below'
      ) and v.body_type = wanted.body_type
         and v.price < wanted.price and v.make_id <> wanted.make_id
       order by v.price desc limit p_limit)
    ) near
    order by abs(near.price - wanted.price), near.id
    limit p_limit - cardinality(ids)
  );
end;
$$;

create or replace function private.find_comparable_vehicles(
  p_make text, p_model text, p_year integer, p_mileage integer, p_fuel public.fuel_type,
  p_transmission public.transmission_type, p_body_type public.body_type, p_value integer, p_limit integer
)
returns uuid[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  models uuid[];
  found  uuid[];
begin
  models := array(
    select m.id from public.vehicle_models m
    join public.vehicle_makes make on make.id = m.make_id
    where lower(make.name) = lower(p_make) and lower(m.name) = lower(p_model)
  );
  -- A year counts like 10,000 miles, another fuel or gearbox like two years.
  found := array(
    select v.id from public.vehicles v
    where v.listing_status = 'active' and not exists (
        select from public.vehicle_valuations far where far.vehicle_id = v.id and far.verdict = 'far_below'
      ) and v.model_id = any (models) and v.mileage is not null
    order by abs(v.year - p_year) + abs(v.mileage - p_mileage) / 10000.0
      + case when v.fuel_type = p_fuel then 0 else 2 end
      + case when v.transmission = p_transmission then 0 else 2 end, v.id
    limit p_limit
  );
  if cardinality(found) = p_limit then
    return found;
  end if;
  return found || array(
    select v.id from public.vehicles v
    where v.listing_status = 'active' and not exists (
        select from public.vehicle_valuations far where far.vehicle_id = v.id and far.verdict = 'far_below'
      ) and v.body_type = p_body_type and v.model_id <> all (models)
      and v.price between p_value * 3 / 4 and p_value * 5 / 4
    order by abs(v.price - p_value), v.id
    limit p_limit - cardinality(found)
  );
end;
$$;

-- As before, but those far below are no witnesses.
create or replace function public.vehicle_standing(p_vehicle_id uuid)
returns table (is_unbeaten boolean, rivals integer, beaten_by jsonb)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  select private.is_unbeaten(s, m), m.vehicles - 1, to_jsonb(array(
    select summary from private.summarise_vehicles(array(
      select rival.id from public.vehicles rival
      where rival.listing_status = 'active' and rival.mileage is not null and rival.model_id = v.model_id
        and rival.price < v.price and rival.year > v.year and rival.mileage < v.mileage
        and not exists (
        select from public.vehicle_valuations far where far.vehicle_id = rival.id and far.verdict = 'far_below'
      )
      order by rival.price, rival.id
      limit 5
    )) summary
  ))
  from public.vehicles v
  join public.vehicle_standings s on s.vehicle_id = v.id
  join public.model_standings m on m.model_id = s.model_id
  where v.id = p_vehicle_id and v.listing_status = 'active' and private.is_unbeaten(s, m) is not null;
end;
$$;
