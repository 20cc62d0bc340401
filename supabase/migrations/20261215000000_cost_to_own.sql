set lock_timeout = '4s';

-- The cost of owning a car for three years, by which lists can be sorted. It depends on mileage and condition too.
alter table public.vehicle_running_costs
  add column cost_to_own integer,
  add constraint vehicle_running_costs_cost_to_own check (cost_to_own between 0 and 10000000);
comment on column public.vehicle_running_costs.cost_to_own is
  'What three years of owning it cost in pounds at 8,000 miles a year, without insurance, by the middle of each part; '
  'null where the loss of value or the fuel is not known.';

create index vehicle_running_costs_cost_to_own_idx on public.vehicle_running_costs (cost_to_own, vehicle_id);

drop trigger forget_running_costs on public.vehicles;
create trigger forget_running_costs
  after update of make_id, model_id, year, mileage, fuel_type, transmission, body_type, condition, engine_size,
    registration_number, registration_is_public
  on public.vehicles
  for each row
  when ((old.make_id, old.model_id, old.year, old.mileage, old.fuel_type, old.transmission, old.body_type,
         old.condition, old.engine_size, old.public_registration)
        is distinct from
        (new.make_id, new.model_id, new.year, new.mileage, new.fuel_type, new.transmission, new.body_type,
         new.condition, new.engine_size, new.public_registration))
  execute function private.forget_running_costs();

create or replace function public.keep_running_costs(p_costs jsonb)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  stored integer;
begin
  insert into public.vehicle_running_costs (
    vehicle_id, tax_low, tax_high, tax_typical, tax_basis, mpg_low, mpg_high, rates_version, costed_on, cost_to_own
  )
  select v.id, g.tax_low, g.tax_high, g.tax_typical, g.tax_basis, g.mpg_low, g.mpg_high, g.rates_version, g.costed_on,
    g.cost_to_own
  from jsonb_to_recordset(p_costs) as g (
    vehicle_id uuid, make_id uuid, model_id uuid, year smallint, mileage integer, fuel_type public.fuel_type,
    transmission public.transmission_type, body_type public.body_type, condition public.vehicle_condition,
    engine_size numeric(3, 1), public_registration text,
    tax_low integer, tax_high integer, tax_typical integer, tax_basis text, mpg_low numeric(4,1), mpg_high numeric(4,1),
    rates_version text, costed_on date, cost_to_own integer
  )
  join public.vehicles v on v.id = g.vehicle_id
  where (v.make_id, v.model_id, v.year, v.fuel_type, v.transmission, v.body_type)
      = (g.make_id, g.model_id, g.year, g.fuel_type, g.transmission, g.body_type)
    and v.mileage is not distinct from g.mileage
    and v.condition is not distinct from g.condition
    and v.engine_size is not distinct from g.engine_size
    and v.public_registration is not distinct from g.public_registration
  for share of v
  on conflict (vehicle_id) do update set
    tax_low = excluded.tax_low, tax_high = excluded.tax_high, tax_typical = excluded.tax_typical,
    tax_basis = excluded.tax_basis,
    mpg_low = excluded.mpg_low, mpg_high = excluded.mpg_high,
    rates_version = excluded.rates_version, costed_on = excluded.costed_on, cost_to_own = excluded.cost_to_own;
  get diagnostics stored = row_count;
  return stored;
end;
$$;

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
    -- It is null if no condition names features that a list offers.
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
    when 'cost_asc'     then 'owned.cost_to_own, v.id'
    else 'v.created_at desc, v.id desc'
  end;
  if p_sort = 'distance' and (prepared).codes is not null then
    source  := 'unnest($6) with ordinality as near (code, rank) join public.vehicles v on v.outward_code = near.code';
    sorting := 'near.rank, v.id';
  end if;

  p_limit  := least(greatest(coalesce(p_limit, 24), 1), 100);
  p_offset := greatest(coalesce(p_offset, 0), 0);

  -- By verdict or by the cost to own, vehicles that have one come first: their index alone fills most pages.
  page_joins := joins;
  if p_sort = 'cost_asc' then
    page_joins := joins || ' join public.vehicle_running_costs owned on owned.vehicle_id = v.id'
      || ' and owned.cost_to_own is not null';
  end if;
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
    exit when cardinality(ids) = p_limit or p_sort is null or p_sort not in ('verdict', 'cost_asc')
      or p_sort = 'verdict' and not may_lack;
    page_joins := joins || case p_sort
      when 'verdict' then ' left join public.vehicle_valuations ranked on ranked.vehicle_id = v.id'
      else ' left join public.vehicle_running_costs owned on owned.vehicle_id = v.id'
    end;
  end loop;

  -- A page that is not full is the last one: it needs no count.
  if cardinality(ids) between 1 and p_limit - 1 or cardinality(ids) = 0 and p_offset = 0 then
    total := p_offset + cardinality(ids);
  elsif cardinality(ids) > 0 then
    execute case
      when counted is null then format('select count(*) from public.vehicles v%s where %s', joins, conditions)
      -- Compares features by their bits, because as texts they would be read from each vehicle.
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

comment on function public.search_vehicles
  is 'Returns one page of the vehicles for sale. For every role. p_filters: an object with keys of vehicle_filters. '
  'p_sort: newest (default), price_asc, price_desc, mileage_asc, mileage_desc, year_desc, year_asc, verdict '
  '(lowest against the valuation first), cost_asc (of three years of owning it), '
  'distance (with a place). p_limit: 1 to 100, 24 by default. A page beyond the last has no rows, so no total_count.';
